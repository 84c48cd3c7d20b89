<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BarredList</name>
    <message numerus="yes">
        <source>%n barred by the rules…</source>
        <translation>
            <numerusform>%n barred by the rules…</numerusform>
            <numerusform>%n barred by the rules…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardCards</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardDemons</name>
    <message numerus="yes">
        <source>%n awake</source>
        <translation>
            <numerusform>%n awake</numerusform>
            <numerusform>%n awake</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>jobs in hand: %n</source>
        <translation>
            <numerusform>jobs in hand: %n</numerusform>
            <numerusform>jobs in hand: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarketPanel</name>
    <message numerus="yes">
        <source>%n discarded</source>
        <translation>
            <numerusform>%n discarded</numerusform>
            <numerusform>%n discarded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionForm</name>
    <message numerus="yes">
        <source>%n more to choose</source>
        <translation>
            <numerusform>%n more to choose</numerusform>
            <numerusform>%n more to choose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message numerus="yes">
        <source>%n more to choose</source>
        <translation>
            <numerusform>%n more to choose</numerusform>
            <numerusform>%n more to choose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blackbook</name>
    <message numerus="yes">
        <source>%n crafted item(s)</source>
        <translation>
            <numerusform>%n crafted item</numerusform>
            <numerusform>%n crafted items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer defeated</source>
        <translation>
            <numerusform>%n fewer defeated</numerusform>
            <numerusform>%n fewer defeated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer item(s) or helper(s) used</source>
        <translation>
            <numerusform>%n fewer item or helper used</numerusform>
            <numerusform>%n fewer items or helpers used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer of the enemies left</source>
        <translation>
            <numerusform>%n fewer of the enemies left</numerusform>
            <numerusform>%n fewer of the enemies left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer wound(s)</source>
        <translation>
            <numerusform>%n fewer wound</numerusform>
            <numerusform>%n fewer wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are lost in total</source>
        <translation>
            <numerusform>%n item is lost in total</numerusform>
            <numerusform>%n items are lost in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) or helper(s) fewer</source>
        <translation>
            <numerusform>%n item or helper fewer</numerusform>
            <numerusform>%n items or helpers fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) or helper(s) more</source>
        <translation>
            <numerusform>%n item or helper more</numerusform>
            <numerusform>%n items or helpers more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less health left on enemies</source>
        <translation>
            <numerusform>%n less health left on enemies</numerusform>
            <numerusform>%n less health left on enemies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s) defeated</source>
        <translation>
            <numerusform>%n more character defeated</numerusform>
            <numerusform>%n more characters defeated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more defeated</source>
        <translation>
            <numerusform>%n more defeated</numerusform>
            <numerusform>%n more defeated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more fulfilled request(s) would avert it</source>
        <translation>
            <numerusform>%n more fulfilled request would avert it</numerusform>
            <numerusform>%n more fulfilled requests would avert it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more fulfilled request(s) would save the story</source>
        <translation>
            <numerusform>%n more fulfilled request would save the story</numerusform>
            <numerusform>%n more fulfilled requests would save the story</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more health left on enemies</source>
        <translation>
            <numerusform>%n more health left on enemies</numerusform>
            <numerusform>%n more health left on enemies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) or helper(s) used</source>
        <translation>
            <numerusform>%n more item or helper used</numerusform>
            <numerusform>%n more items or helpers used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of the enemies left</source>
        <translation>
            <numerusform>%n more of the enemies left</numerusform>
            <numerusform>%n more of the enemies left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wound(s)</source>
        <translation>
            <numerusform>%n more wound</numerusform>
            <numerusform>%n more wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n natural item(s)</source>
        <translation>
            <numerusform>%n natural item</numerusform>
            <numerusform>%n natural items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruble(s) are lost in total</source>
        <translation>
            <numerusform>%n ruble is lost in total</numerusform>
            <numerusform>%n rubles are lost in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruble(s) are lost in total: how many does {who} bear?</source>
        <translation>
            <numerusform>%n ruble is lost in total: how many does {who} bear?</numerusform>
            <numerusform>%n rubles are lost in total: how many does {who} bear?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) on the board</source>
        <translation>
            <numerusform>%n token on the board</numerusform>
            <numerusform>%n tokens on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s)</source>
        <translation>
            <numerusform>%n word card</numerusform>
            <numerusform>%n word cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s) are lost in total</source>
        <translation>
            <numerusform>%n word card is lost in total</numerusform>
            <numerusform>%n word cards are lost in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s){kinds} face down</source>
        <translation>
            <numerusform>%n word card{kinds} face down</numerusform>
            <numerusform>%n word cards{kinds} face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) fewer</source>
        <translation>
            <numerusform>%n wound fewer</numerusform>
            <numerusform>%n wounds fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) healed</source>
        <translation>
            <numerusform>%n wound healed</numerusform>
            <numerusform>%n wounds healed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) more</source>
        <translation>
            <numerusform>%n wound more</numerusform>
            <numerusform>%n wounds more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n ruble(s)</source>
        <translation>
            <numerusform>+%n ruble</numerusform>
            <numerusform>+%n rubles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n sin(s)</source>
        <translation>
            <numerusform>+%n sin</numerusform>
            <numerusform>+%n sins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Names of %n more job card(s), with commas between them</source>
        <translation>
            <numerusform>Name of %n more job card</numerusform>
            <numerusform>Names of %n more job cards, with commas between them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard %n item(s){kinds}</source>
        <translation>
            <numerusform>discard %n item{kinds}</numerusform>
            <numerusform>discard %n items{kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n item(s){kinds}{source}</source>
        <translation>
            <numerusform>gain %n item{kinds}{source}</numerusform>
            <numerusform>gain %n items{kinds}{source}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>heal %n wound(s)</source>
        <translation>
            <numerusform>heal %n wound</numerusform>
            <numerusform>heal %n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>items cost %n ruble(s) more</source>
        <translation>
            <numerusform>items cost %n ruble more</numerusform>
            <numerusform>items cost %n rubles more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n ruble(s)</source>
        <translation>
            <numerusform>lose %n ruble</numerusform>
            <numerusform>lose %n rubles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n step(s)</source>
        <translation>
            <numerusform>move %n step</numerusform>
            <numerusform>move %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n ruble(s)</source>
        <translation>
            <numerusform>needs %n ruble</numerusform>
            <numerusform>needs %n rubles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>suffer %n wound(s)</source>
        <translation>
            <numerusform>suffer %n wound</numerusform>
            <numerusform>suffer %n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n item(s){kinds}</source>
        <translation>
            <numerusform>with %n item{kinds}</numerusform>
            <numerusform>with %n items{kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n ruble(s)</source>
        <translation>
            <numerusform>with %n ruble</numerusform>
            <numerusform>with %n rubles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n word card(s){kinds}</source>
        <translation>
            <numerusform>with %n word card{kinds}</numerusform>
            <numerusform>with %n word cards{kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>word cards cost %n ruble(s) more</source>
        <translation>
            <numerusform>word cards cost %n ruble more</numerusform>
            <numerusform>word cards cost %n rubles more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} cannot be imported; nothing was changed. %n fault(s): {faults}</source>
        <translation>
            <numerusform>{file} cannot be imported; nothing was changed. %n fault: {faults}</numerusform>
            <numerusform>{file} cannot be imported; nothing was changed. %n faults: {faults}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}, line {line}, {field}: {problem} (and %n more problem(s))</source>
        <translation>
            <numerusform>{file}, line {line}, {field}: {problem} (and %n more problem)</numerusform>
            <numerusform>{file}, line {line}, {field}: {problem} (and %n more problems)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n row(s), {actions} actions</source>
        <translation>
            <numerusform>{file}: %n row, {actions} actions</numerusform>
            <numerusform>{file}: %n rows, {actions} actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {taker} %n ruble(s)</source>
        <translation>
            <numerusform>{giver} gives {taker} %n ruble</numerusform>
            <numerusform>{giver} gives {taker} %n rubles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{goal} sins: in reach in %n night(s)</source>
        <translation>
            <numerusform>{goal} sins: in reach in %n night</numerusform>
            <numerusform>{goal} sins: in reach in %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{goal} sins: out of reach by jobs for %n night(s)</source>
        <translation>
            <numerusform>{goal} sins: out of reach by jobs for %n night</numerusform>
            <numerusform>{goal} sins: out of reach by jobs for %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} borrows %n ruble(s)</source>
        <translation>
            <numerusform>{who} borrows %n ruble</numerusform>
            <numerusform>{who} borrows %n rubles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} buys on the market with %n ruble(s)</source>
        <translation>
            <numerusform>{who} buys on the market with %n ruble</numerusform>
            <numerusform>{who} buys on the market with %n rubles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n item(s)</source>
        <translation>
            <numerusform>{who} draws %n item</numerusform>
            <numerusform>{who} draws %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws {draw} and keeps %n item(s)</source>
        <translation>
            <numerusform>{who} draws {draw} and keeps %n item</numerusform>
            <numerusform>{who} draws {draw} and keeps %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n wound(s)</source>
        <translation>
            <numerusform>{who} has %n wound</numerusform>
            <numerusform>{who} has %n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has only %n ruble(s).</source>
        <translation>
            <numerusform>{who} has only %n ruble.</numerusform>
            <numerusform>{who} has only %n rubles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n item(s)</source>
        <translation>
            <numerusform>{who} loses %n item</numerusform>
            <numerusform>{who} loses %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n word card(s)</source>
        <translation>
            <numerusform>{who} loses %n word card</numerusform>
            <numerusform>{who} loses %n word cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n item(s) from the market</source>
        <translation>
            <numerusform>{who} takes %n item from the market</numerusform>
            <numerusform>{who} takes %n items from the market</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n job(s) back</source>
        <translation>
            <numerusform>{who} takes %n job back</numerusform>
            <numerusform>{who} takes %n jobs back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} turns %n helper(s) face up</source>
        <translation>
            <numerusform>{who} turns %n helper face up</numerusform>
            <numerusform>{who} turns %n helpers face up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} turns %n word card(s) face down</source>
        <translation>
            <numerusform>{who} turns %n word card face down</numerusform>
            <numerusform>{who} turns %n word cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n sin(s)</source>
        <translation>
            <numerusform>−%n sin</numerusform>
            <numerusform>−%n sins</numerusform>
        </translation>
    </message>
</context>
</TS>
