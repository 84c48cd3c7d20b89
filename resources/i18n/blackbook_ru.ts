<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Close and show the shelf</source>
        <translation>Закрыть и показать полку</translation>
    </message>
    <message>
        <source>Drop the trial</source>
        <translation>Отбросить пробу</translation>
    </message>
    <message>
        <source>Find any action</source>
        <translation>Найти любое действие</translation>
    </message>
    <message>
        <source>Keep the trial</source>
        <translation>Сохранить пробу</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Крупнее текст</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Новая кампания</translation>
    </message>
    <message>
        <source>Open a campaign from another folder</source>
        <translation>Открыть кампанию из другой папки</translation>
    </message>
    <message>
        <source>Open the sample campaign</source>
        <translation>Открыть кампанию-пример</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Set up a story</source>
        <translation>Разложить историю</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Показать все клавиши</translation>
    </message>
    <message>
        <source>Show the check or fight</source>
        <translation>Показать проверку или бой</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Показать стол</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Мельче текст</translation>
    </message>
    <message>
        <source>Switch between English and Russian</source>
        <translation>Сменить язык: английский или русский</translation>
    </message>
    <message>
        <source>Switch between dark and light</source>
        <translation>Сменить тему: тёмная или светлая</translation>
    </message>
    <message>
        <source>Take a backup now</source>
        <translation>Сделать резервную копию</translation>
    </message>
    <message>
        <source>Try it in a copy</source>
        <translation>Попробовать в копии</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>AddDie</name>
    <message>
        <source>Add a die</source>
        <translation>Добавить кубик</translation>
    </message>
    <message>
        <source>Attack die</source>
        <translation>Кубик атаки</translation>
    </message>
    <message>
        <source>Defense die</source>
        <translation>Кубик защиты</translation>
    </message>
</context>
<context>
    <name>AddPopover</name>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Which item lies here?</source>
        <translation>Какой здесь предмет?</translation>
    </message>
    <message>
        <source>Which word card lies here?</source>
        <translation>Какая здесь карта слова?</translation>
    </message>
    <message>
        <source>unnamed ({pool})</source>
        <translation>{pool}, без имени</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>It is right as it is</source>
        <translation>Всё верно и так</translation>
    </message>
</context>
<context>
    <name>AutomationPage</name>
    <message>
        <source>Any step can also be ticked off by hand when it comes; here that is settled for good.</source>
        <translation>Любой шаг можно отметить сделанным, когда он наступит; здесь это решается насовсем.</translation>
    </message>
</context>
<context>
    <name>BarredList</name>
    <message numerus="yes">
        <source>%n barred by the rules…</source>
        <translation>
            <numerusform>%n запрещено правилами…</numerusform>
            <numerusform>%n запрещено правилами…</numerusform>
            <numerusform>%n запрещено правилами…</numerusform>
        </translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>Do it anyway: {what}</source>
        <translation>Всё равно сделать: {what}</translation>
    </message>
    <message>
        <source>The journal will mark it.</source>
        <translation>В журнале будет пометка.</translation>
    </message>
</context>
<context>
    <name>BestCardsPanel</name>
    <message>
        <source>Best of those compared ({compared} of {choices}): {percent} %</source>
        <translation>Лучшие из сравнённых наборов ({compared} из {choices}): {percent} %</translation>
    </message>
    <message>
        <source>Best of those compared, by sampling ({compared} of {choices}): about {percent} %</source>
        <translation>Лучшие из сравнённых наборов, по выборке бросков ({compared} из {choices}): около {percent} %</translation>
    </message>
    <message>
        <source>None of the choices compared is better ({compared} of {choices})</source>
        <translation>Среди сравнённых наборов нет лучшего ({compared} из {choices})</translation>
    </message>
    <message>
        <source>None of the choices compared is clearly better, by sampling ({compared} of {choices})</source>
        <translation>Среди сравнённых наборов нет явно лучшего, по выборке бросков ({compared} из {choices})</translation>
    </message>
    <message>
        <source>Put in the cards of {who}</source>
        <translation>Положить карты: {who}</translation>
    </message>
    <message>
        <source>The best cards: {percent} %</source>
        <translation>Лучшие карты: {percent} %</translation>
    </message>
    <message>
        <source>The cards lie as well as can be</source>
        <translation>Карты лежат как нельзя лучше</translation>
    </message>
    <message>
        <source>{who}: {cards}</source>
        <translation>{who}: {cards}</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>on turn</source>
        <translation>ходит</translation>
    </message>
</context>
<context>
    <name>BoardCards</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n в руке</numerusform>
            <numerusform>%n в руке</numerusform>
            <numerusform>%n в руке</numerusform>
        </translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Заговор</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Предметы</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} из {most}</translation>
    </message>
</context>
<context>
    <name>BoardDemons</name>
    <message numerus="yes">
        <source>%n awake</source>
        <translation>
            <numerusform>%n бодрствует</numerusform>
            <numerusform>%n бодрствуют</numerusform>
            <numerusform>%n бодрствуют</numerusform>
        </translation>
    </message>
    <message>
        <source>Demons</source>
        <translation>Бесы</translation>
    </message>
    <message numerus="yes">
        <source>jobs in hand: %n</source>
        <translation>
            <numerusform>работ в руке: %n</numerusform>
            <numerusform>работ в руке: %n</numerusform>
            <numerusform>работ в руке: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardFields</name>
    <message>
        <source>Starting word card {number}</source>
        <translation>Начальная карта слова {number}</translation>
    </message>
</context>
<context>
    <name>BoardHead</name>
    <message>
        <source>cursed</source>
        <translation>проклятие</translation>
    </message>
    <message>
        <source>nowhere yet</source>
        <translation>пока нигде</translation>
    </message>
    <message>
        <source>sins</source>
        <translation>грехи</translation>
    </message>
    <message>
        <source>{place}, defeated</source>
        <translation>{place}, поражение</translation>
    </message>
</context>
<context>
    <name>BoardHelpers</name>
    <message>
        <source>Helpers</source>
        <translation>Помощники</translation>
    </message>
    <message>
        <source>has helped already</source>
        <translation>уже помогает</translation>
    </message>
    <message>
        <source>{helper} (has helped)</source>
        <translation>{helper} (уже помогает)</translation>
    </message>
</context>
<context>
    <name>BoardNumbers</name>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>Rubles</source>
        <translation>Рубли</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Раны</translation>
    </message>
</context>
<context>
    <name>BoardsPage</name>
    <message>
        <source>Everything is known already.</source>
        <translation>Всё уже известно.</translation>
    </message>
    <message>
        <source>Fill in sample values, to try the program without the box</source>
        <translation>Заполнить примерными значениями, чтобы попробовать программу без коробки</translation>
    </message>
    <message>
        <source>Read it off once, and every later campaign knows it. Whatever is left open is asked for when it is needed.</source>
        <translation>Спишите один раз, и каждая следующая кампания это знает. О том, что не указано, программа спросит, когда понадобится.</translation>
    </message>
    <message>
        <source>What is printed on the boards?</source>
        <translation>Что напечатано на планшетах?</translation>
    </message>
</context>
<context>
    <name>BugDialog</name>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Копировать подробности</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Nothing of the last action was kept; the campaign is as it was, and play can go on.</source>
        <translation>Последнее действие отменено целиком; кампания такая, как была, и можно играть дальше.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>The details are in {file}.</source>
        <translation>Подробности в файле {file}.</translation>
    </message>
    <message>
        <source>The program has made a mistake</source>
        <translation>В программе случилась ошибка</translation>
    </message>
</context>
<context>
    <name>Campaigns</name>
    <message>
        <source>A backup is put on the shelf as a campaign of its own; nothing there is replaced.</source>
        <translation>Резервная копия встаёт на полку отдельной кампанией; ничего там не заменяется.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>Все резервные копии</translation>
    </message>
    <message>
        <source>Backup, {reason}</source>
        <translation>Копия: {reason}</translation>
    </message>
    <message>
        <source>Backups of {file}</source>
        <translation>Резервные копии: {file}</translation>
    </message>
    <message>
        <source>Campaigns (*{suffix})</source>
        <translation>Кампании (*{suffix})</translation>
    </message>
    <message>
        <source>Characters at the table</source>
        <translation>Персонажи за столом</translation>
    </message>
    <message>
        <source>Day {day}, {phase}</source>
        <translation>День {day}, {phase}</translation>
    </message>
    <message>
        <source>Documents (*.json)</source>
        <translation>Документы (*.json)</translation>
    </message>
    <message>
        <source>Export {file}</source>
        <translation>Выгрузить {file}</translation>
    </message>
    <message>
        <source>Import a document</source>
        <translation>Загрузить документ</translation>
    </message>
    <message>
        <source>Last action</source>
        <translation>Последнее действие</translation>
    </message>
    <message>
        <source>No story is on the table yet</source>
        <translation>На столе ещё нет истории</translation>
    </message>
    <message>
        <source>Nothing is lost: what came later stays in the journal, and a backup opens as a copy.</source>
        <translation>Ничего не теряется: более позднее остаётся в журнале, а резервная копия открывается отдельно.</translation>
    </message>
    <message>
        <source>Open a campaign</source>
        <translation>Открыть кампанию</translation>
    </message>
    <message>
        <source>Open there</source>
        <translation>Открыть отсюда</translation>
    </message>
    <message>
        <source>Open {file} at an earlier point</source>
        <translation>Открыть {file} на более ранней точке</translation>
    </message>
    <message>
        <source>Printed values told</source>
        <translation>Указано напечатанных значений</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>Stories played to the end</source>
        <translation>Пройденные истории</translation>
    </message>
    <message>
        <source>There is none yet. One is taken each time a campaign is opened.</source>
        <translation>Пока ни одной. Копия делается при каждом открытии кампании.</translation>
    </message>
    <message>
        <source>Written by version</source>
        <translation>Записано версией</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>пример</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>Файл {file} записан.</translation>
    </message>
    <message>
        <source>{file} lies among the backups now.</source>
        <translation>{file} теперь среди резервных копий.</translation>
    </message>
    <message>
        <source>{when} · entry {number}</source>
        <translation>{when} · запись {number}</translation>
    </message>
</context>
<context>
    <name>CardFrame</name>
    <message>
        <source>Export as a document…</source>
        <translation>Выгрузить документ…</translation>
    </message>
    <message>
        <source>More for this campaign</source>
        <translation>Ещё для этой кампании</translation>
    </message>
    <message>
        <source>More for {campaign}</source>
        <translation>Ещё для кампании: {campaign}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open at an earlier point…</source>
        <translation>Открыть на более ранней точке…</translation>
    </message>
    <message>
        <source>Open {campaign}</source>
        <translation>Открыть: {campaign}</translation>
    </message>
    <message>
        <source>Remove from the shelf</source>
        <translation>Убрать с полки</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Восстановить копию…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Сохранить копию…</translation>
    </message>
</context>
<context>
    <name>Chapters</name>
    <message>
        <source>Checks</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Defeat and ransom</source>
        <translation>Поражение и выкуп</translation>
    </message>
    <message>
        <source>Demons and jobs</source>
        <translation>Бесы и работы</translation>
    </message>
    <message>
        <source>Discontent</source>
        <translation>Недовольство</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Бои</translation>
    </message>
    <message>
        <source>It asks before each step</source>
        <translation>Спрашивает перед каждым шагом</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Предметы</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Локации</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>Personal requests</source>
        <translation>Личные просьбы</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Sins and deals</source>
        <translation>Грехи и сделки</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>История</translation>
    </message>
    <message>
        <source>The program does it</source>
        <translation>Делает программа</translation>
    </message>
    <message>
        <source>Turn and movement</source>
        <translation>Ход и перемещение</translation>
    </message>
    <message>
        <source>We do it by hand</source>
        <translation>Делаем вручную</translation>
    </message>
</context>
<context>
    <name>ComponentMenu</name>
    <message>
        <source>Correct…</source>
        <translation>Исправить…</translation>
    </message>
    <message>
        <source>It is not there: take it off</source>
        <translation>Здесь этого нет: убрать</translation>
    </message>
</context>
<context>
    <name>ConfirmPopover</name>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>CorrectPopover</name>
    <message>
        <source>Set</source>
        <translation>Задать</translation>
    </message>
</context>
<context>
    <name>DemonRow</name>
    <message>
        <source>at work</source>
        <translation>за работой</translation>
    </message>
    <message>
        <source>awake</source>
        <translation>бодрствует</translation>
    </message>
</context>
<context>
    <name>Dial</name>
    <message>
        <source>{unit}: {value} of {maximum}</source>
        <translation>{unit}: {value} из {maximum}</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>DiceBox</name>
    <message>
        <source>{dice}; put aside: {attack} attack, {defense} defense</source>
        <translation>{dice}; отложено: атака {attack}, защита {defense}</translation>
    </message>
    <message>
        <source>{label}: {attack} attack, {defense} defense</source>
        <translation>{label}: атака {attack}, защита {defense}</translation>
    </message>
</context>
<context>
    <name>Die</name>
    <message>
        <source>Attack die</source>
        <translation>Кубик атаки</translation>
    </message>
    <message>
        <source>Defense die</source>
        <translation>Кубик защиты</translation>
    </message>
    <message>
        <source>counts for nothing</source>
        <translation>ничего не даёт</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <translation>ещё не брошен</translation>
    </message>
    <message>
        <source>placed on a card</source>
        <translation>лежит на карте</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>выбран</translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>Look around in the sample campaign, or begin your own: a name, a story and the characters.</source>
        <translation>Осмотритесь в кампании-примере или начните свою: название, история и персонажи.</translation>
    </message>
    <message>
        <source>Look at the sample</source>
        <translation>Посмотреть пример</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Новая кампания</translation>
    </message>
    <message>
        <source>No campaign is on the shelf yet</source>
        <translation>На полке ещё нет кампаний</translation>
    </message>
</context>
<context>
    <name>EnemyCard</name>
    <message>
        <source>attack {attack}, health {left} of {health}</source>
        <translation>атака {attack}, здоровье {left} из {health}</translation>
    </message>
    <message>
        <source>attacks everyone</source>
        <translation>атакует всех</translation>
    </message>
    <message>
        <source>attacks {who}</source>
        <translation>атакует: {who}</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>побег</translation>
    </message>
    <message>
        <source>reward: {reward}</source>
        <translation>награда: {reward}</translation>
    </message>
    <message>
        <source>waits for somebody to take it over</source>
        <translation>ждёт, кто возьмёт на себя</translation>
    </message>
    <message>
        <source>−{damage}: beaten</source>
        <translation>−{damage}: победа</translation>
    </message>
    <message>
        <source>−{damage}: {left} left</source>
        <translation>−{damage}: осталось {left}</translation>
    </message>
</context>
<context>
    <name>EntryField</name>
    <message>
        <source>0 1 1 2 3 4</source>
        <translation>0 1 1 2 3 4</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>не указано</translation>
    </message>
</context>
<context>
    <name>EntryFields</name>
    <message>
        <source>Tell more…</source>
        <translation>Указать ещё…</translation>
    </message>
</context>
<context>
    <name>FacesPopover</name>
    <message>
        <source>All faces of one die, with spaces, as in 0 1 1 2 3 4.</source>
        <translation>Все грани одного кубика через пробел, например 0 1 1 2 3 4.</translation>
    </message>
    <message>
        <source>Attack die</source>
        <translation>Кубик атаки</translation>
    </message>
    <message>
        <source>Defense die</source>
        <translation>Кубик защиты</translation>
    </message>
    <message>
        <source>Faces of the dice</source>
        <translation>Грани кубиков</translation>
    </message>
    <message>
        <source>Remember these faces</source>
        <translation>Запомнить эти грани</translation>
    </message>
</context>
<context>
    <name>Gains</name>
    <message>
        <source>Adds nothing: {what}</source>
        <translation>Ничего не прибавит: {what}</translation>
    </message>
    <message>
        <source>In percentage points</source>
        <translation>В процентных пунктах</translation>
    </message>
    <message>
        <source>In percentage points: between {least} and {most}</source>
        <translation>В процентных пунктах: от {least} до {most}</translation>
    </message>
    <message>
        <source>More ({count})</source>
        <translation>Ещё ({count})</translation>
    </message>
    <message>
        <source>No clear change: {what}</source>
        <translation>Нет явной разницы: {what}</translation>
    </message>
    <message>
        <source>Nothing would change it</source>
        <translation>Ничто этого не изменит</translation>
    </message>
    <message>
        <source>Takes too long to count: {what}</source>
        <translation>Слишком долго считать: {what}</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Что это изменит</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>HealthBar</name>
    <message>
        <source>{value} of {maximum}</source>
        <translation>{value} из {maximum}</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Chances of {least} to {most}</source>
        <translation>Вероятности от {least} до {most}</translation>
    </message>
    <message>
        <source>No chances to show</source>
        <translation>Показать нечего</translation>
    </message>
    <message>
        <source>{number}: {percent} %</source>
        <translation>{number}: {percent} %</translation>
    </message>
    <message>
        <source>{percent} % reach {needed}</source>
        <translation>{percent} % наберут {needed}</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Do again, up to</source>
        <translation>Вернуть, вплоть до</translation>
    </message>
    <message>
        <source>Nothing has been done yet</source>
        <translation>Пока ничего не сделано</translation>
    </message>
    <message>
        <source>Take back, down to</source>
        <translation>Отменить, вплоть до</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Where the rulebook can be read in two ways, this campaign reads it so:</source>
        <translation>Где правила можно понять двояко, в этой кампании их понимают так:</translation>
    </message>
    <message>
        <source>{rule}; the first one is usual</source>
        <translation>{rule}; первое — обычное</translation>
    </message>
</context>
<context>
    <name>JobsPopover</name>
    <message>
        <source>No job</source>
        <translation>Нет работы</translation>
    </message>
    <message>
        <source>a deal is drawn</source>
        <translation>берётся сделка</translation>
    </message>
    <message>
        <source>awake: {demons}</source>
        <translation>бодрствуют: {demons}</translation>
    </message>
    <message>
        <source>nobody awake</source>
        <translation>никто не бодрствует</translation>
    </message>
</context>
<context>
    <name>JournalList</name>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message>
        <source>bookmark</source>
        <translation>закладка</translation>
    </message>
    <message>
        <source>despite a rule</source>
        <translation>вопреки правилу</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>отменено</translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message>
        <source>Abandoned lines</source>
        <translation>Оставленные ветви</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Bookmarks and abandoned lines</source>
        <translation>Закладки и оставленные ветви</translation>
    </message>
    <message>
        <source>Despite {rules}</source>
        <translation>Вопреки {rules}</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Пока нет</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Поиск в журнале</translation>
    </message>
    <message>
        <source>Set a bookmark here</source>
        <translation>Поставить закладку</translation>
    </message>
    <message>
        <source>The start of the campaign</source>
        <translation>Начало кампании</translation>
    </message>
</context>
<context>
    <name>KeysOverlay</name>
    <message>
        <source>Change the number in the ring</source>
        <translation>Изменить число в рамке</translation>
    </message>
    <message>
        <source>Close what lies on top</source>
        <translation>Закрыть то, что сверху</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Every action is also in the palette: Ctrl+K and a few letters.</source>
        <translation>Любое действие есть и в списке: Ctrl+K и несколько букв.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Press the button in the ring</source>
        <translation>Нажать кнопку в рамке</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Эта страница</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>К следующему полю или кнопке</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Русский</translation>
    </message>
</context>
<context>
    <name>LookMenu</name>
    <message>
        <source>Birch bark (light)</source>
        <translation>Береста (светлая)</translation>
    </message>
    <message>
        <source>Candle (dark)</source>
        <translation>Свеча (тёмная)</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Клавиши…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>Text {scale} %</source>
        <translation>Текст {scale} %</translation>
    </message>
    <message>
        <source>Try it in a copy…</source>
        <translation>Попробовать в копии…</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Birch bark (light)</source>
        <translation>Береста (светлая)</translation>
    </message>
    <message>
        <source>Candle (dark)</source>
        <translation>Свеча (тёмная)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>{scale} %</source>
        <translation>{scale} %</translation>
    </message>
</context>
<context>
    <name>MarketPage</name>
    <message>
        <source>First answer the question that waits at the table.</source>
        <translation>Сначала ответьте на вопрос, который ждёт на столе.</translation>
    </message>
    <message>
        <source>For a row that is ticked the program keeps what lies there; in another one it asks when you buy.</source>
        <translation>В отмеченном ряду программа помнит, что лежит; в остальных спрашивает при покупке.</translation>
    </message>
    <message>
        <source>No story is on the table yet.</source>
        <translation>На столе ещё нет истории.</translation>
    </message>
</context>
<context>
    <name>MarketPanel</name>
    <message numerus="yes">
        <source>%n discarded</source>
        <translation>
            <numerusform>в сбросе %n</numerusform>
            <numerusform>в сбросе %n</numerusform>
            <numerusform>в сбросе %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks and bags</source>
        <translation>Колоды и мешочки</translation>
    </message>
    <message>
        <source>Markers and counters</source>
        <translation>Маркеры и счётчики</translation>
    </message>
    <message>
        <source>Market: black word cards</source>
        <translation>Рынок: чёрные карты слова</translation>
    </message>
    <message>
        <source>Market: crafted items</source>
        <translation>Рынок: рукотворные предметы</translation>
    </message>
    <message>
        <source>Market: natural items</source>
        <translation>Рынок: природные предметы</translation>
    </message>
    <message>
        <source>Market: white word cards</source>
        <translation>Рынок: белые карты слова</translation>
    </message>
    <message>
        <source>Nobody has read the price yet</source>
        <translation>Цену ещё никто не прочитал</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Пока нет.</translation>
    </message>
    <message>
        <source>Nothing lies on the story board.</source>
        <translation>На планшете истории ничего нет.</translation>
    </message>
    <message>
        <source>Paragraph {number} · day {day}, {phase}</source>
        <translation>Параграф {number} · день {day}, {phase}</translation>
    </message>
    <message>
        <source>Paragraphs read</source>
        <translation>Прочитанные параграфы</translation>
    </message>
    <message>
        <source>Price of {name}</source>
        <translation>Цена: {name}</translation>
    </message>
    <message>
        <source>Price of {name}: not known</source>
        <translation>Цена неизвестна: {name}</translation>
    </message>
    <message>
        <source>This row is not kept: what is bought is told when it is bought.</source>
        <translation>Этот ряд не ведётся: о покупке говорят при покупке.</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>К оплате</translation>
    </message>
    <message>
        <source>{name} costs {price}</source>
        <translation>{name}: цена {price}</translation>
    </message>
</context>
<context>
    <name>NamePage</name>
    <message>
        <source>Name of the campaign</source>
        <translation>Название кампании</translation>
    </message>
    <message>
        <source>Our campaign</source>
        <translation>Наша кампания</translation>
    </message>
    <message>
        <source>The name on the shelf, such as the place you play at or the people you play with.</source>
        <translation>Имя на полке: например, место, где вы играете, или люди, с которыми играете.</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Введите название.</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Как её назвать?</translation>
    </message>
</context>
<context>
    <name>NewCampaign</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Begin the campaign</source>
        <translation>Начать кампанию</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Планшеты</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Персонажи</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Новая кампания</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Next story</source>
        <translation>Следующая история</translation>
    </message>
    <message>
        <source>Set it up</source>
        <translation>Разложить</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>История</translation>
    </message>
</context>
<context>
    <name>NightSteps</name>
    <message>
        <source>Step {number} of {count}: {step}</source>
        <translation>Шаг {number} из {count}: {step}</translation>
    </message>
</context>
<context>
    <name>NotSavedDialog</name>
    <message>
        <source>I have read it</source>
        <translation>Прочитано</translation>
    </message>
    <message>
        <source>It was taken back: the table on screen and the file are as they were before it.</source>
        <translation>Оно отменено: стол на экране и файл такие, как были до него.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Сохранить копию в другом месте…</translation>
    </message>
    <message>
        <source>The last action was not saved</source>
        <translation>Последнее действие не сохранено</translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>At: {place}.</source>
        <translation>Где: {place}.</translation>
    </message>
    <message>
        <source>Has moved.</source>
        <translation>Перемещение сделано.</translation>
    </message>
    <message>
        <source>Has not moved yet.</source>
        <translation>Перемещения ещё не было.</translation>
    </message>
    <message>
        <source>Nobody is on turn.</source>
        <translation>Сейчас ничей ход.</translation>
    </message>
    <message>
        <source>One action left.</source>
        <translation>Осталось действие.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Прочитать</translation>
    </message>
    <message>
        <source>Read a paragraph… (P)</source>
        <translation>Прочитать параграф… (P)</translation>
    </message>
    <message>
        <source>Something else happens… (H)</source>
        <translation>Что-то ещё… (H)</translation>
    </message>
    <message>
        <source>The action is taken.</source>
        <translation>Действие сделано.</translation>
    </message>
    <message>
        <source>The story has ended.</source>
        <translation>История окончена.</translation>
    </message>
    <message>
        <source>Which paragraph is read?</source>
        <translation>Какой параграф прочитан?</translation>
    </message>
    <message>
        <source>nowhere yet</source>
        <translation>пока нигде</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>of {maximum}</source>
        <translation>из {maximum}</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Before the roll</source>
        <translation>До броска</translation>
    </message>
    <message>
        <source>Before the roll it was {interval}</source>
        <translation>До броска было {interval}</translation>
    </message>
    <message>
        <source>Before the roll it was {percent} %</source>
        <translation>До броска было {percent} %</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Посчитать снова</translation>
    </message>
    <message>
        <source>Counting the chances</source>
        <translation>Идёт расчёт вероятностей</translation>
    </message>
    <message>
        <source>Counting was stopped.</source>
        <translation>Расчёт остановлен.</translation>
    </message>
    <message>
        <source>Counting was stopped; of what would help, {done} of {all} are counted.</source>
        <translation>Расчёт остановлен; из того, что может помочь, учтено {done} из {all}.</translation>
    </message>
    <message>
        <source>It is being counted more closely</source>
        <translation>Расчёт уточняется</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Прервать расчёт</translation>
    </message>
    <message>
        <source>Tell the faces of the dice to see the chances…</source>
        <translation>Укажите грани кубиков, чтобы увидеть вероятности…</translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation>Вероятности посчитать не удалось.</translation>
    </message>
    <message>
        <source>What would help: {done} of {all}</source>
        <translation>Что поможет: {done} из {all}</translation>
    </message>
    <message>
        <source>Word cards that nobody has read count as nothing.</source>
        <translation>Непрочитанные карты слова считаются пустыми.</translation>
    </message>
    <message>
        <source>Word cards: {done} of {all} choices</source>
        <translation>Карты слова: наборов {done} из {all}</translation>
    </message>
    <message>
        <source>about {percent} %</source>
        <translation>около {percent} %</translation>
    </message>
    <message>
        <source>between {low} % and {high} %, from {rolls} rolls</source>
        <translation>от {low} % до {high} %, бросков: {rolls}</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>точно</translation>
    </message>
    <message>
        <source>exactly {fraction}</source>
        <translation>ровно {fraction}</translation>
    </message>
    <message>
        <source>{low}–{high} %</source>
        <translation>{low}–{high} %</translation>
    </message>
    <message>
        <source>{percent} % to reach {difficulty}</source>
        <translation>{percent} % набрать {difficulty}</translation>
    </message>
    <message>
        <source>{percent} % to win</source>
        <translation>{percent} % на победу</translation>
    </message>
</context>
<context>
    <name>OffersList</name>
    <message>
        <source>Give items or rubles…</source>
        <translation>Отдать предмет, рубли…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Ещё…</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Name what lies face up…</source>
        <translation>Назвать открытое…</translation>
    </message>
    <message>
        <source>Use an item or a helper…</source>
        <translation>Предмет или помощник…</translation>
    </message>
    <message>
        <source>elsewhere… (M)</source>
        <translation>дальше… (M)</translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>Go on with what is proposed</source>
        <translation>Продолжить, как предложено</translation>
    </message>
    <message>
        <source>Let go of the die, or back to the table</source>
        <translation>Отпустить кубик или вернуться к столу</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Поиск в журнале</translation>
    </message>
    <message>
        <source>To the board on the left</source>
        <translation>К планшету слева</translation>
    </message>
    <message>
        <source>To the board on the right</source>
        <translation>К планшету справа</translation>
    </message>
    <message>
        <source>To the market, and back to the boards</source>
        <translation>К рынку и обратно к планшетам</translation>
    </message>
</context>
<context>
    <name>PaletteOverlay</name>
    <message>
        <source>Find an action</source>
        <translation>Найти действие</translation>
    </message>
    <message>
        <source>Nothing is called so. Try another word, in English or Russian.</source>
        <translation>Так ничего не называется. Попробуйте другое слово, по-русски или по-английски.</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>Что вы хотите сделать?</translation>
    </message>
</context>
<context>
    <name>PartyPage</name>
    <message>
        <source>Alone one plays exactly two characters.</source>
        <translation>В одиночку играют ровно двумя персонажами.</translation>
    </message>
    <message>
        <source>Characters in the order of their seats</source>
        <translation>Персонажи в порядке мест</translation>
    </message>
    <message>
        <source>Decide at the table</source>
        <translation>Решить за столом</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>На место ниже</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>На место выше</translation>
    </message>
    <message>
        <source>Tick two to four characters.</source>
        <translation>Отметьте от двух до четырёх персонажей.</translation>
    </message>
    <message>
        <source>Tick two to four characters. From top to bottom they sit clockwise around the table.</source>
        <translation>Отметьте от двух до четырёх персонажей. Сверху вниз — по часовой стрелке вокруг стола.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Кто играет?</translation>
    </message>
    <message>
        <source>Whoever sinned most recently; if that is disputed, chance.</source>
        <translation>Тот, кто согрешил последним; если есть спор — случай.</translation>
    </message>
</context>
<context>
    <name>PersonColumn</name>
    <message>
        <source>Conspiracy</source>
        <translation>Заговор</translation>
    </message>
    <message>
        <source>Items and helpers</source>
        <translation>Предметы и помощники</translation>
    </message>
</context>
<context>
    <name>PhasePills</name>
    <message>
        <source>{phase}, current</source>
        <translation>{phase}, сейчас</translation>
    </message>
</context>
<context>
    <name>PlaceLine</name>
    <message>
        <source>a port</source>
        <translation>пристань</translation>
    </message>
    <message>
        <source>holds the first-player token</source>
        <translation>жетон первого игрока здесь</translation>
    </message>
</context>
<context>
    <name>PlanCard</name>
    <message>
        <source>Way {number}: {title}</source>
        <translation>Способ {number}: {title}</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>провал</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>успех</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Import</source>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>Import {file}?</source>
        <translation>Загрузить {file}?</translation>
    </message>
    <message>
        <source>It becomes a campaign of its own; nothing on the shelf is changed.</source>
        <translation>Это станет отдельной кампанией; на полке ничего не изменится.</translation>
    </message>
    <message>
        <source>Its last actions</source>
        <translation>Последние действия</translation>
    </message>
</context>
<context>
    <name>QuestionForm</name>
    <message numerus="yes">
        <source>%n more to choose</source>
        <translation>
            <numerusform>выберите ещё %n</numerusform>
            <numerusform>выберите ещё %n</numerusform>
            <numerusform>выберите ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>лишних: %n</numerusform>
            <numerusform>лишних: %n</numerusform>
            <numerusform>лишних: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Done by hand</source>
        <translation>Сделано вручную</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Ввести</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Ничего из этого</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Поиск среди ответов</translation>
    </message>
    <message>
        <source>The group decides</source>
        <translation>Решают вместе</translation>
    </message>
    <message>
        <source>To the dice</source>
        <translation>К кубикам</translation>
    </message>
    <message>
        <source>You have done this step at the table yourselves: tick it off, nothing is changed.</source>
        <translation>Вы сделали этот шаг на столе сами: отметьте его, ничего не изменится.</translation>
    </message>
    <message>
        <source>{who}&apos;s player decides</source>
        <translation>Решает игрок: {who}</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message numerus="yes">
        <source>%n more to choose</source>
        <translation>
            <numerusform>выберите ещё %n</numerusform>
            <numerusform>выберите ещё %n</numerusform>
            <numerusform>выберите ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>лишних: %n</numerusform>
            <numerusform>лишних: %n</numerusform>
            <numerusform>лишних: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Despite the rule: {option}</source>
        <translation>Вопреки правилу: {option}</translation>
    </message>
    <message>
        <source>Despite the rule…</source>
        <translation>Вопреки правилу…</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>Do it anyway: {option}</source>
        <translation>Всё равно сделать: {option}</translation>
    </message>
    <message>
        <source>The journal will mark it.</source>
        <translation>В журнале будет пометка.</translation>
    </message>
</context>
<context>
    <name>RadarPanel</name>
    <message>
        <source>Do not forget</source>
        <translation>Не забыть</translation>
    </message>
</context>
<context>
    <name>RefusalDialog</name>
    <message>
        <source>A rule is against it</source>
        <translation>Правило против</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Rule {id}</source>
        <translation>Правило {id}</translation>
    </message>
</context>
<context>
    <name>RequestRow</name>
    <message>
        <source>, or </source>
        <translation>, или </translation>
    </message>
    <message>
        <source>can be fulfilled now</source>
        <translation>можно выполнить сейчас</translation>
    </message>
    <message>
        <source>place not known</source>
        <translation>место неизвестно</translation>
    </message>
</context>
<context>
    <name>Resolver</name>
    <message>
        <source>A die can be placed only on a card of its own character.</source>
        <translation>Кубик кладут только на карту его же персонажа.</translation>
    </message>
    <message>
        <source>Damage to {enemy}</source>
        <translation>Урон: {enemy}</translation>
    </message>
    <message>
        <source>Defense of {who}</source>
        <translation>Защита: {who}</translation>
    </message>
    <message>
        <source>First choose a die or a card that gives attack.</source>
        <translation>Сначала выберите кубик или карту, дающую атаку.</translation>
    </message>
    <message>
        <source>For nothing in a defense check: {dice}.</source>
        <translation>В проверке защиты не считаются: {dice}.</translation>
    </message>
    <message>
        <source>For nothing in an attack check: {dice}.</source>
        <translation>В проверке атаки не считаются: {dice}.</translation>
    </message>
    <message>
        <source>It goes on</source>
        <translation>Бой продолжается</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Успех</translation>
    </message>
    <message>
        <source>The {die} counts as {counted}.</source>
        <translation>{die} считается за {counted}.</translation>
    </message>
    <message>
        <source>The {die} lies on a card that is gone: it gives nothing.</source>
        <translation>{die}: карты, где лежит кубик, больше нет, он ничего не даёт.</translation>
    </message>
    <message>
        <source>Total of the check</source>
        <translation>Сумма проверки</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>against {enemy}</source>
        <translation>цель: {enemy}</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>атака</translation>
    </message>
    <message>
        <source>attack {value}</source>
        <translation>атака {value}</translation>
    </message>
    <message>
        <source>changes dice</source>
        <translation>меняет кубики</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>урон</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>защита</translation>
    </message>
    <message>
        <source>defense {value}</source>
        <translation>защита {value}</translation>
    </message>
    <message>
        <source>for {who}</source>
        <translation>для кого: {who}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободно</translation>
    </message>
    <message>
        <source>free: +{more} more</source>
        <translation>свободно: ещё +{more}</translation>
    </message>
    <message>
        <source>heals {amount}</source>
        <translation>исцеление {amount}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>no die fits</source>
        <translation>кубик не подходит</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>не здесь</translation>
    </message>
    <message>
        <source>not needed: the check already succeeds</source>
        <translation>не нужно: проверка и так пройдена</translation>
    </message>
    <message>
        <source>of {difficulty}</source>
        <translation>из {difficulty}</translation>
    </message>
    <message>
        <source>to change dice</source>
        <translation>чтобы изменить кубики</translation>
    </message>
    <message>
        <source>used</source>
        <translation>использовано</translation>
    </message>
    <message>
        <source>used against {enemy}</source>
        <translation>использовано, цель: {enemy}</translation>
    </message>
    <message>
        <source>used for {who}</source>
        <translation>использовано для: {who}</translation>
    </message>
    <message>
        <source>what it does is not known yet</source>
        <translation>что делает, ещё неизвестно</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>раны</translation>
    </message>
    <message>
        <source>{amount} attack</source>
        <translation>атака {amount}</translation>
    </message>
    <message>
        <source>{amount} defense</source>
        <translation>защита {amount}</translation>
    </message>
    <message>
        <source>{does} · adds nothing here</source>
        <translation>{does} · здесь ничего не даёт</translation>
    </message>
    <message>
        <source>{enemy}: beaten</source>
        <translation>{enemy}: победа</translation>
    </message>
    <message>
        <source>{enemy}: {left} health left</source>
        <translation>{enemy}: здоровья {left}</translation>
    </message>
    <message>
        <source>{short} short</source>
        <translation>не хватает {short}</translation>
    </message>
    <message>
        <source>{value} → {enemy}</source>
        <translation>{value} → {enemy}</translation>
    </message>
    <message>
        <source>{who} falls</source>
        <translation>{who} падает</translation>
    </message>
    <message>
        <source>{who}: defeated</source>
        <translation>{who}: поражение</translation>
    </message>
    <message>
        <source>{who}: no wound</source>
        <translation>{who}: без ран</translation>
    </message>
    <message>
        <source>{who}: wounds healed</source>
        <translation>{who}: исцелено ран</translation>
    </message>
    <message>
        <source>{who}: wounds to come</source>
        <translation>{who}: будет ран</translation>
    </message>
    <message>
        <source>{who}: {attack} against {defense}</source>
        <translation>{who}: {attack} против {defense}</translation>
    </message>
</context>
<context>
    <name>ResolverHeader</name>
    <message>
        <source>Attack</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>Click a die, then a card</source>
        <translation>Нажмите на кубик, затем на карту</translation>
    </message>
    <message>
        <source>Click a die, then a card or an enemy</source>
        <translation>Нажмите на кубик, затем на карту или нечисть</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Dice and aims</source>
        <translation>Кубики и цели</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Нечисть</translation>
    </message>
    <message>
        <source>Items and helpers may still be used</source>
        <translation>Ещё можно использовать предметы и помощников</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросок</translation>
    </message>
    <message>
        <source>Roll: the letter of the character, then d for defense or a for attack</source>
        <translation>Бросок: буква персонажа, затем з — защита или а — атака</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Type the roll, or click a die</source>
        <translation>Введите бросок или нажмите на кубик</translation>
    </message>
    <message>
        <source>of {rounds}</source>
        <translation>из {rounds}</translation>
    </message>
    <message>
        <source>printed {amount}</source>
        <translation>напечатано {amount}</translation>
    </message>
    <message>
        <source>printed {amount}, no demon in the way</source>
        <translation>напечатано {amount}, бесы не мешают</translation>
    </message>
    <message>
        <source>{what} +{amount}</source>
        <translation>{what} +{amount}</translation>
    </message>
    <message>
        <source>{who} d2 a4 a1</source>
        <translation>{who} з2 а4 а1</translation>
    </message>
</context>
<context>
    <name>ResolverPage</name>
    <message>
        <source>defeated</source>
        <translation>поражение</translation>
    </message>
    <message>
        <source>{wounds} of {health} wounds</source>
        <translation>ран {wounds} из {health}</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Accept the result</source>
        <translation>Принять результат</translation>
    </message>
    <message>
        <source>Back to the best</source>
        <translation>К лучшему</translation>
    </message>
    <message>
        <source>Hide the reasons</source>
        <translation>Скрыть объяснение</translation>
    </message>
    <message>
        <source>Keep open: someone may still help</source>
        <translation>Подождать: кто-нибудь ещё поможет</translation>
    </message>
    <message>
        <source>Keep the plan, go on later</source>
        <translation>Сохранить план, продолжить позже</translation>
    </message>
    <message>
        <source>Take the wounds</source>
        <translation>Принять раны</translation>
    </message>
    <message>
        <source>Tell the dice anew</source>
        <translation>Ввести кубики заново</translation>
    </message>
    <message>
        <source>Totals by hand</source>
        <translation>Суммы вручную</translation>
    </message>
    <message>
        <source>Use these, then look again</source>
        <translation>Использовать и взглянуть ещё раз</translation>
    </message>
    <message>
        <source>Use this plan</source>
        <translation>Принять этот план</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
</context>
<context>
    <name>Roll</name>
    <message>
        <source>{value} is more than a die can show.</source>
        <translation>{value}: столько на кубике не бывает.</translation>
    </message>
    <message>
        <source>“{word}” is no die: write d2 for a defense die of 2, a4 for an attack die of 4.</source>
        <translation>«{word}» — не кубик: пишите з2 для кубика защиты с 2, а4 для кубика атаки с 4.</translation>
    </message>
    <message>
        <source>“{word}” lacks a value: write it after the letter, as in {word}4.</source>
        <translation>«{word}»: не хватает значения, напишите его после буквы, например {word}4.</translation>
    </message>
</context>
<context>
    <name>RollEdit</name>
    <message>
        <source>Type the roll: d for defense, a for attack, then the value</source>
        <translation>Введите бросок: з — защита, а — атака, затем значение</translation>
    </message>
    <message>
        <source>d2 a4 a1</source>
        <translation>з2 а4 а1</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Tell only sums instead</source>
        <translation>Ввести только суммы</translation>
    </message>
    <message>
        <source>These are the dice</source>
        <translation>Вот эти кубики</translation>
    </message>
    <message>
        <source>{known} of {all} dice told</source>
        <translation>введено кубиков: {known} из {all}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Who does what</source>
        <translation>Кто что делает</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Backups…</source>
        <translation>Копии…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Загрузить…</translation>
    </message>
    <message>
        <source>Make a campaign from an exported document</source>
        <translation>Сделать кампанию из выгруженного документа</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Новая кампания</translation>
    </message>
    <message>
        <source>Open a campaign that lies in another folder</source>
        <translation>Открыть кампанию из другой папки</translation>
    </message>
    <message>
        <source>Open the sample campaign</source>
        <translation>Открыть кампанию-пример</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Restore a backup of any campaign, also of one that was removed</source>
        <translation>Восстановить резервную копию любой кампании, даже убранной</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Play on in a copy of the campaign; keep what comes of it, or drop it.</source>
        <translation>Играть дальше в копии кампании; сохранить то, что выйдет, или отбросить.</translation>
    </message>
    <message>
        <source>Try it in a copy…</source>
        <translation>Попробовать в копии…</translation>
    </message>
</context>
<context>
    <name>Slot</name>
    <message>
        <source>Empty slot</source>
        <translation>Пустое место</translation>
    </message>
    <message>
        <source>one too many</source>
        <translation>одно лишнее</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>Step {number}: {title}</source>
        <translation>Шаг {number}: {title}</translation>
    </message>
    <message>
        <source>current</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>done</source>
        <translation>сделано</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>впереди</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>In the recommended order. A first campaign begins with the first one.</source>
        <translation>В рекомендуемом порядке. Первая кампания начинается с первой истории.</translation>
    </message>
    <message>
        <source>Solo: one person plays two characters</source>
        <translation>Соло: один человек играет двумя персонажами</translation>
    </message>
    <message>
        <source>Which story?</source>
        <translation>Какая история?</translation>
    </message>
    <message>
        <source>{story} (waits for other stories)</source>
        <translation>{story} (ждёт других историй)</translation>
    </message>
</context>
<context>
    <name>SupplyMenu</name>
    <message>
        <source>Use it at once</source>
        <translation>Использовать сразу</translation>
    </message>
</context>
<context>
    <name>TableMenus</name>
    <message>
        <source>Another card lies here…</source>
        <translation>Здесь лежит другая карта…</translation>
    </message>
    <message>
        <source>Back to its deck</source>
        <translation>Обратно в колоду</translation>
    </message>
    <message>
        <source>Discard it: back to its bag</source>
        <translation>Сбросить: обратно в мешочек</translation>
    </message>
    <message>
        <source>In the conspiracy</source>
        <translation>В заговор</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>В руку</translation>
    </message>
    <message>
        <source>In the hand of {who}</source>
        <translation>В руку: {who}</translation>
    </message>
    <message>
        <source>In the inventory of {who}</source>
        <translation>В инвентарь: {who}</translation>
    </message>
    <message>
        <source>In the market</source>
        <translation>На рынок</translation>
    </message>
    <message>
        <source>Lay a card of the hand here</source>
        <translation>Положить сюда карту из руки</translation>
    </message>
    <message>
        <source>Lay it elsewhere</source>
        <translation>Переложить</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Вне игры</translation>
    </message>
    <message>
        <source>Printed price of {name}</source>
        <translation>Напечатанная цена: {name}</translation>
    </message>
    <message>
        <source>Put it to work</source>
        <translation>Отправить на работу</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Задать</translation>
    </message>
    <message>
        <source>Slot {number} of the conspiracy</source>
        <translation>Место {number} в заговоре</translation>
    </message>
    <message>
        <source>Take the job to the hand</source>
        <translation>Взять работу в руку</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Повернуть лицом вниз</translation>
    </message>
    <message>
        <source>Turn it face up</source>
        <translation>Повернуть лицом вверх</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Bookmark</source>
        <translation>Закладка</translation>
    </message>
    <message>
        <source>Bookmark this point</source>
        <translation>Поставить закладку сюда</translation>
    </message>
    <message>
        <source>Choose a story and who plays; the table is then laid step by step.</source>
        <translation>Выберите историю и кто играет; дальше стол раскладывается по шагам.</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Day {number}</source>
        <translation>День {number}</translation>
    </message>
    <message>
        <source>Discontent</source>
        <translation>Недовольство</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Go to this point?</source>
        <translation>Перейти к этой точке?</translation>
    </message>
    <message>
        <source>Is it {phase}?</source>
        <translation>Сейчас {phase}?</translation>
    </message>
    <message>
        <source>Jobs of {who}</source>
        <translation>Работы: {who}</translation>
    </message>
    <message>
        <source>No story is on the table</source>
        <translation>На столе нет истории</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Поставить</translation>
    </message>
    <message>
        <source>Set up a story</source>
        <translation>Разложить историю</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>This only puts the record right: nothing of the phases between is played.</source>
        <translation>Это только исправляет запись: пропущенное время дня не разыгрывается.</translation>
    </message>
    <message>
        <source>“{entry}” — what came after it is kept and can be gone back to.</source>
        <translation>«{entry}» — более позднее сохраняется, к нему можно вернуться.</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close the message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>Tonight</name>
    <message>
        <source>Tonight: {start} → {landing}</source>
        <translation>Этой ночью: {start} → {landing}</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>A copy</source>
        <translation>Копия</translation>
    </message>
    <message>
        <source>A trial: nothing of this counts</source>
        <translation>Проба: ничего из этого не считается</translation>
    </message>
    <message>
        <source>All campaigns</source>
        <translation>Все кампании</translation>
    </message>
    <message>
        <source>Day {number}</source>
        <translation>День {number}</translation>
    </message>
    <message>
        <source>Find any action</source>
        <translation>Найти любое действие</translation>
    </message>
    <message>
        <source>History: go back to any point</source>
        <translation>История действий: вернуться в любую точку</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>Lost in the final battle</source>
        <translation>Поражение в последней битве</translation>
    </message>
    <message>
        <source>Market, decks, markers and paragraphs read (T)</source>
        <translation>Рынок, колоды, маркеры и прочитанные параграфы (T)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>Nothing has been done yet</source>
        <translation>Пока ничего не сделано</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Возвращать нечего</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Отмены нет</translation>
    </message>
    <message>
        <source>Redo “{action}”</source>
        <translation>Вернуть «{action}»</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Saved {time} · entry {id}</source>
        <translation>Сохранено {time} · запись {id}</translation>
    </message>
    <message>
        <source>Theme, language and settings</source>
        <translation>Тема, язык и настройки</translation>
    </message>
    <message>
        <source>Undo “{action}”</source>
        <translation>Отменить «{action}»</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>chapter {number}</source>
        <translation>гл. {number}</translation>
    </message>
</context>
<context>
    <name>TotalsPanel</name>
    <message>
        <source>Accept this sum</source>
        <translation>Принять эту сумму</translation>
    </message>
    <message>
        <source>Back to the dice</source>
        <translation>Обратно к кубикам</translation>
    </message>
    <message>
        <source>Failed, whatever the sum is</source>
        <translation>Провалена, какой бы ни была сумма</translation>
    </message>
    <message>
        <source>Go on with these sums</source>
        <translation>Продолжить с этими суммами</translation>
    </message>
    <message>
        <source>Passed, whatever the sum is</source>
        <translation>Пройдена, какой бы ни была сумма</translation>
    </message>
    <message>
        <source>Totals by hand</source>
        <translation>Суммы вручную</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Track: marker on {marker} of {last}</source>
        <translation>Шкала: маркер на {marker} из {last}</translation>
    </message>
</context>
<context>
    <name>TrackBar</name>
    <message>
        <source>At dawn</source>
        <translation>На рассвете</translation>
    </message>
    <message>
        <source>Discontent</source>
        <translation>Недовольство</translation>
    </message>
    <message>
        <source>Discontent tonight</source>
        <translation>Недовольство этой ночью</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>The steps of this night are a proposal: nobody has read them off the story board.</source>
        <translation>Шаги этой ночи — предложение: с планшета истории их никто не списал.</translation>
    </message>
</context>
<context>
    <name>TrackSpace</name>
    <message>
        <source>Space {number}</source>
        <translation>Клетка {number}</translation>
    </message>
    <message>
        <source>final</source>
        <translation>последняя</translation>
    </message>
    <message>
        <source>forecast</source>
        <translation>прогноз</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пройдено</translation>
    </message>
    <message>
        <source>the marker is here</source>
        <translation>маркер здесь</translation>
    </message>
    <message>
        <source>token face down</source>
        <translation>жетон лицом вниз</translation>
    </message>
    <message>
        <source>token face up</source>
        <translation>жетон лицом вверх</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>A trial: nothing of this counts</source>
        <translation>Проба: ничего из этого не считается</translation>
    </message>
    <message>
        <source>Do all of this in the campaign</source>
        <translation>Сделать всё это в кампании</translation>
    </message>
    <message>
        <source>Drop it (F8)</source>
        <translation>Отбросить (F8)</translation>
    </message>
    <message>
        <source>Go back to where the campaign was</source>
        <translation>Вернуться туда, где была кампания</translation>
    </message>
    <message>
        <source>Keep it (F7)</source>
        <translation>Сохранить (F7)</translation>
    </message>
</context>
<context>
    <name>TypedRolls</name>
    <message>
        <source>No dice follow “{who}”: write them after the name, as in {who} d2 a4.</source>
        <translation>После «{who}» нет кубиков: пишите их после имени, например {who} з2 а4.</translation>
    </message>
    <message>
        <source>Nobody here is called “{who}”: {names}.</source>
        <translation>Никого не зовут «{who}»: {names}.</translation>
    </message>
    <message>
        <source>Say whose dice these are: {names}.</source>
        <translation>Напишите, чьи это кубики: {names}.</translation>
    </message>
    <message>
        <source>“{who}” may be {names}: write more of the name.</source>
        <translation>«{who}» может быть: {names}. Допишите имя.</translation>
    </message>
</context>
<context>
    <name>ValueField</name>
    <message>
        <source>One less</source>
        <translation>На один меньше</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>На один больше</translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>More ways ({count})</source>
        <translation>Ещё способы ({count})</translation>
    </message>
    <message>
        <source>Other ways</source>
        <translation>Другие способы</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>Dropped: the campaign is as it was</source>
        <translation>Отброшено: кампания такая, как была</translation>
    </message>
    <message>
        <source>Kept: it counts now</source>
        <translation>Сохранено: теперь это считается</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Black Book</source>
        <translation>Чёрная книга</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>The backup {file} is written.</source>
        <translation>Резервная копия {file} записана.</translation>
    </message>
    <message>
        <source>{campaign} — Black Book</source>
        <translation>{campaign} — Чёрная книга</translation>
    </message>
    <message>
        <source>{campaign}: a trial — Black Book</source>
        <translation>{campaign}: проба — Чёрная книга</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>Файл {file} записан.</translation>
    </message>
</context>
<context>
    <name>WordCard</name>
    <message>
        <source>Empty place for a card</source>
        <translation>Пустое место для карты</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>лицом вниз</translation>
    </message>
</context>
<context>
    <name>WordRow</name>
    <message>
        <source>a die could be placed here</source>
        <translation>сюда можно положить кубик</translation>
    </message>
    <message>
        <source>gives nothing here</source>
        <translation>здесь ничего не даёт</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Black words</source>
        <translation>Чёрные слова</translation>
    </message>
    <message>
        <source>Crafted items</source>
        <translation>Рукотворные</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Сделки</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Нечисть</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Вечер</translation>
    </message>
    <message>
        <source>Helpers</source>
        <translation>Помощники</translation>
    </message>
    <message>
        <source>Main requests</source>
        <translation>Основные просьбы</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Утро</translation>
    </message>
    <message>
        <source>Natural items</source>
        <translation>Природные</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>Noon</source>
        <translation>Полдень</translation>
    </message>
    <message>
        <source>Special requests</source>
        <translation>Особые просьбы</translation>
    </message>
    <message>
        <source>Strong enemies</source>
        <translation>Сильная нечисть</translation>
    </message>
    <message>
        <source>Useless jobs</source>
        <translation>Бесполезные работы</translation>
    </message>
    <message>
        <source>White words</source>
        <translation>Белые слова</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>атака</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрная</translation>
    </message>
    <message>
        <source>church</source>
        <translation>церковный</translation>
    </message>
    <message>
        <source>crafted</source>
        <translation>рукотворный</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>защита</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>сложная</translation>
    </message>
    <message>
        <source>incendiary</source>
        <translation>горючий</translation>
    </message>
    <message>
        <source>key</source>
        <translation>ключ</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>природный</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>обычная</translation>
    </message>
    <message>
        <source>order</source>
        <translation>приказ</translation>
    </message>
    <message>
        <source>plant</source>
        <translation>растение</translation>
    </message>
    <message>
        <source>sorcerous</source>
        <translation>колдовской</translation>
    </message>
    <message>
        <source>valuable</source>
        <translation>ценный</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>очень сложная</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белая</translation>
    </message>
</context>
<context>
    <name>blackbook</name>
    <message>
        <source>  awake: {demons}</source>
        <translation>  бодрствуют: {demons}</translation>
    </message>
    <message>
        <source>  conspiracy: {cards}</source>
        <translation>  заговор: {cards}</translation>
    </message>
    <message>
        <source>  in hand: {cards}</source>
        <translation>  в руке: {cards}</translation>
    </message>
    <message>
        <source>  items: {items}</source>
        <translation>  предметы: {items}</translation>
    </message>
    <message>
        <source>  request: {request} ({place})</source>
        <translation>  просьба: {request} ({place})</translation>
    </message>
    <message>
        <source>  wounds {wounds} of {health}, sins {sins}, rubles {rubles}, dice {attack} attack {defense} defense</source>
        <translation>  раны {wounds} из {health}, грехи {sins}, рубли {rubles}, кубики: атака {attack}, защита {defense}</translation>
    </message>
    <message>
        <source>  {id}: {label}</source>
        <translation>  {id}: {label}</translation>
    </message>
    <message>
        <source>  {id}: {label} (barred by {rule}: {reason})</source>
        <translation>  {id}: {label} (запрещено, {rule}: {reason})</translation>
    </message>
    <message>
        <source>  {name}: {label} ({kind})</source>
        <translation>  {name}: {label} ({kind})</translation>
    </message>
    <message>
        <source> showing {value}</source>
        <translation> со значением {value}</translation>
    </message>
    <message>
        <source>&quot;{die}&quot; is no die: write d2 for a defense die, a4 for an attack die.</source>
        <translation>«{die}» — не кубик: пишите d2 для кубика защиты, a4 для кубика атаки.</translation>
    </message>
    <message>
        <source>&quot;{field}&quot; cannot be empty.</source>
        <translation>«{field}» не может быть пустым.</translation>
    </message>
    <message>
        <source>&quot;{field}&quot; goes up to {maximum}.</source>
        <translation>«{field}» — не больше {maximum}.</translation>
    </message>
    <message>
        <source>&quot;{field}&quot; must be a {kind}.</source>
        <translation>«{field}»: нужно значение другого вида ({kind}).</translation>
    </message>
    <message>
        <source>&quot;{field}&quot; must be at least {minimum}.</source>
        <translation>«{field}» должно быть не меньше {minimum}.</translation>
    </message>
    <message>
        <source>&quot;{field}&quot; must be one of {known}.</source>
        <translation>«{field}» должно быть одним из {known}.</translation>
    </message>
    <message>
        <source>&quot;{id}&quot; has not been released.</source>
        <translation>«{id}» ещё не достали из конверта.</translation>
    </message>
    <message>
        <source>&quot;{id}&quot; is not among the answers: {known}.</source>
        <translation>Нет ответа «{id}»; есть: {known}.</translation>
    </message>
    <message>
        <source>&quot;{id}&quot; is not in this game.</source>
        <translation>«{id}» нет в этой игре.</translation>
    </message>
    <message>
        <source>&quot;{id}&quot; names nothing on the table.</source>
        <translation>На столе нет ничего с именем «{id}».</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is there already, or is no name.</source>
        <translation>«{key}» уже есть, или это не имя.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is missing: {label}</source>
        <translation>Не указано «{name}»: {label}</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not marked.</source>
        <translation>«{name}» не отмечено.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; must be a list of the numbers on the faces.</source>
        <translation>«{name}» должно быть списком чисел на гранях.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; must be a text.</source>
        <translation>«{name}» должно быть текстом.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; must be a whole number.</source>
        <translation>«{name}» должно быть целым числом.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; must be at least {minimum}.</source>
        <translation>«{name}» должно быть не меньше {minimum}.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; must be at most {maximum}.</source>
        <translation>«{name}» должно быть не больше {maximum}.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; must be one of: {known}.</source>
        <translation>«{name}» должно быть одним из: {known}.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; must tell a number for each.</source>
        <translation>«{name}»: нужно число для каждого.</translation>
    </message>
    <message>
        <source>&quot;{subject}&quot; adds up: there is nothing to accept.</source>
        <translation>«{subject}»: всё сходится, принимать нечего.</translation>
    </message>
    <message numerus="yes">
        <source>%n crafted item(s)</source>
        <translation>
            <numerusform>%n рукотворный предмет</numerusform>
            <numerusform>%n рукотворных предмета</numerusform>
            <numerusform>%n рукотворных предметов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer defeated</source>
        <translation>
            <numerusform>поражений меньше на %n</numerusform>
            <numerusform>поражений меньше на %n</numerusform>
            <numerusform>поражений меньше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer item(s) or helper(s) used</source>
        <translation>
            <numerusform>предметов и помощников меньше на %n</numerusform>
            <numerusform>предметов и помощников меньше на %n</numerusform>
            <numerusform>предметов и помощников меньше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer of the enemies left</source>
        <translation>
            <numerusform>нечисти остаётся меньше на %n</numerusform>
            <numerusform>нечисти остаётся меньше на %n</numerusform>
            <numerusform>нечисти остаётся меньше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer wound(s)</source>
        <translation>
            <numerusform>ран меньше на %n</numerusform>
            <numerusform>ран меньше на %n</numerusform>
            <numerusform>ран меньше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are lost in total</source>
        <translation>
            <numerusform>Всего теряется %n предмет</numerusform>
            <numerusform>Всего теряется %n предмета</numerusform>
            <numerusform>Всего теряется %n предметов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) or helper(s) fewer</source>
        <translation>
            <numerusform>предметов и помощников меньше на %n</numerusform>
            <numerusform>предметов и помощников меньше на %n</numerusform>
            <numerusform>предметов и помощников меньше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) or helper(s) more</source>
        <translation>
            <numerusform>предметов и помощников больше на %n</numerusform>
            <numerusform>предметов и помощников больше на %n</numerusform>
            <numerusform>предметов и помощников больше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less health left on enemies</source>
        <translation>
            <numerusform>у нечисти здоровья меньше на %n</numerusform>
            <numerusform>у нечисти здоровья меньше на %n</numerusform>
            <numerusform>у нечисти здоровья меньше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s) defeated</source>
        <translation>
            <numerusform>поражений больше на %n</numerusform>
            <numerusform>поражений больше на %n</numerusform>
            <numerusform>поражений больше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more defeated</source>
        <translation>
            <numerusform>поражений больше на %n</numerusform>
            <numerusform>поражений больше на %n</numerusform>
            <numerusform>поражений больше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more fulfilled request(s) would avert it</source>
        <translation>
            <numerusform>ещё %n выполненная просьба — и этого не будет</numerusform>
            <numerusform>ещё %n выполненные просьбы — и этого не будет</numerusform>
            <numerusform>ещё %n выполненных просьб — и этого не будет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more fulfilled request(s) would save the story</source>
        <translation>
            <numerusform>ещё %n выполненная просьба — и история спасена</numerusform>
            <numerusform>ещё %n выполненные просьбы — и история спасена</numerusform>
            <numerusform>ещё %n выполненных просьб — и история спасена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more health left on enemies</source>
        <translation>
            <numerusform>у нечисти здоровья больше на %n</numerusform>
            <numerusform>у нечисти здоровья больше на %n</numerusform>
            <numerusform>у нечисти здоровья больше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more item(s) or helper(s) used</source>
        <translation>
            <numerusform>предметов и помощников больше на %n</numerusform>
            <numerusform>предметов и помощников больше на %n</numerusform>
            <numerusform>предметов и помощников больше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of the enemies left</source>
        <translation>
            <numerusform>нечисти остаётся больше на %n</numerusform>
            <numerusform>нечисти остаётся больше на %n</numerusform>
            <numerusform>нечисти остаётся больше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wound(s)</source>
        <translation>
            <numerusform>ран больше на %n</numerusform>
            <numerusform>ран больше на %n</numerusform>
            <numerusform>ран больше на %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n natural item(s)</source>
        <translation>
            <numerusform>%n природный предмет</numerusform>
            <numerusform>%n природных предмета</numerusform>
            <numerusform>%n природных предметов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruble(s) are lost in total</source>
        <translation>
            <numerusform>Всего теряется %n рубль</numerusform>
            <numerusform>Всего теряется %n рубля</numerusform>
            <numerusform>Всего теряется %n рублей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruble(s) are lost in total: how many does {who} bear?</source>
        <translation>
            <numerusform>Всего теряется %n рубль: сколько берёт на себя {who}?</numerusform>
            <numerusform>Всего теряется %n рубля: сколько берёт на себя {who}?</numerusform>
            <numerusform>Всего теряется %n рублей: сколько берёт на себя {who}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) on the board</source>
        <translation>
            <numerusform>%n жетон на поле</numerusform>
            <numerusform>%n жетона на поле</numerusform>
            <numerusform>%n жетонов на поле</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s)</source>
        <translation>
            <numerusform>%n карта слова</numerusform>
            <numerusform>%n карты слова</numerusform>
            <numerusform>%n карт слова</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s) are lost in total</source>
        <translation>
            <numerusform>Всего теряется %n карта слова</numerusform>
            <numerusform>Всего теряется %n карты слова</numerusform>
            <numerusform>Всего теряется %n карт слова</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word card(s){kinds} face down</source>
        <translation>
            <numerusform>%n карта слова{kinds} лицом вниз</numerusform>
            <numerusform>%n карты слова{kinds} лицом вниз</numerusform>
            <numerusform>%n карт слова{kinds} лицом вниз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) fewer</source>
        <translation>
            <numerusform>на %n рану меньше</numerusform>
            <numerusform>на %n раны меньше</numerusform>
            <numerusform>на %n ран меньше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) healed</source>
        <translation>
            <numerusform>исцелена %n рана</numerusform>
            <numerusform>исцелены %n раны</numerusform>
            <numerusform>исцелено %n ран</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) more</source>
        <translation>
            <numerusform>на %n рану больше</numerusform>
            <numerusform>на %n раны больше</numerusform>
            <numerusform>на %n ран больше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n ruble(s)</source>
        <translation>
            <numerusform>+%n рубль</numerusform>
            <numerusform>+%n рубля</numerusform>
            <numerusform>+%n рублей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n sin(s)</source>
        <translation>
            <numerusform>+%n грех</numerusform>
            <numerusform>+%n греха</numerusform>
            <numerusform>+%n грехов</numerusform>
        </translation>
    </message>
    <message>
        <source>+{amount} {kind}</source>
        <translation>{kind} +{amount}</translation>
    </message>
    <message>
        <source>A campaign cannot be copied onto itself. Choose another name.</source>
        <translation>Кампанию нельзя скопировать в её же файл. Выберите другое имя.</translation>
    </message>
    <message>
        <source>A campaign cannot be exported onto itself. Choose another name.</source>
        <translation>Кампанию нельзя выгрузить в её же файл. Выберите другое имя.</translation>
    </message>
    <message>
        <source>A campaign needs a name.</source>
        <translation>У кампании должно быть название.</translation>
    </message>
    <message>
        <source>A card of another deck is among the deals.</source>
        <translation>Среди сделок — карта другой колоды.</translation>
    </message>
    <message>
        <source>A card was bought or lost without being entered.</source>
        <translation>Карту купили или потеряли, а это не указано.</translation>
    </message>
    <message>
        <source>A card was entered that did not come from its deck.</source>
        <translation>Указана карта, которую не брали из её колоды.</translation>
    </message>
    <message>
        <source>A chapter can be {modes}.</source>
        <translation>Раздел может быть: {modes}.</translation>
    </message>
    <message>
        <source>A check is made</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>A command is an object with its name under &quot;command&quot;.</source>
        <translation>Команда — это объект с именем в поле &quot;command&quot;.</translation>
    </message>
    <message>
        <source>A component comes out of the envelope</source>
        <translation>Компонент достают из конверта</translation>
    </message>
    <message>
        <source>A deal card is revealed for the defeat of {who}</source>
        <translation>{who}: за поражение открывается карта сделки</translation>
    </message>
    <message>
        <source>A deal card was not put back at the bottom of its deck.</source>
        <translation>Карту сделки не положили под низ колоды.</translation>
    </message>
    <message>
        <source>A defense die</source>
        <translation>Кубик защиты</translation>
    </message>
    <message>
        <source>A demon holds the character up: {place} is too far today.</source>
        <translation>Бес удерживает персонажа: {place} — сегодня слишком далеко.</translation>
    </message>
    <message>
        <source>A demon whose job is taken back by day stays quiet until the night</source>
        <translation>Бес, у которого днём забрали работу, спокоен до ночи</translation>
    </message>
    <message>
        <source>A demon whose job is taken back by day wakes at once</source>
        <translation>Бес, у которого днём забрали работу, сразу просыпается</translation>
    </message>
    <message>
        <source>A die has at least two faces.</source>
        <translation>У кубика не меньше двух граней.</translation>
    </message>
    <message>
        <source>A die lies on one card only; take it from {card} first.</source>
        <translation>Кубик лежит только на одной карте; сначала снимите его с карты «{card}».</translation>
    </message>
    <message>
        <source>A job card</source>
        <translation>Карта работы</translation>
    </message>
    <message>
        <source>A marker or token of the story</source>
        <translation>Маркер или жетон истории</translation>
    </message>
    <message>
        <source>A plan is an object with placements, used and targets.</source>
        <translation>План — это объект с полями placements, used и targets.</translation>
    </message>
    <message>
        <source>A proposal of the program, not printed.</source>
        <translation>Предложение программы, не напечатано.</translation>
    </message>
    <message>
        <source>A request had to be drawn and its deck is empty.</source>
        <translation>Нужно взять просьбу, а её колода пуста.</translation>
    </message>
    <message>
        <source>A seventh item must be given away or discarded (R-ITEM-2).</source>
        <translation>Седьмой предмет нужно отдать или сбросить (R-ITEM-2).</translation>
    </message>
    <message>
        <source>A seventh item: {who} got {item}</source>
        <translation>Седьмой предмет: {item} ({who})</translation>
    </message>
    <message>
        <source>A source of {who} is aimed at two enemies.</source>
        <translation>{who}: один источник нацелен сразу на две цели.</translation>
    </message>
    <message>
        <source>A special enemy is fought</source>
        <translation>Бой с особой нечистью</translation>
    </message>
    <message>
        <source>A starting word card</source>
        <translation>Начальная карта слова</translation>
    </message>
    <message>
        <source>A story achievement is gained</source>
        <translation>Получено достижение истории</translation>
    </message>
    <message>
        <source>A token did not go back to its bag, or lies in an inventory that was not entered.</source>
        <translation>Жетон не вернулся в мешочек или лежит у кого-то, а это не указано.</translation>
    </message>
    <message>
        <source>A token that was passed by day is read, even if the marker has gone back</source>
        <translation>Жетон, пройденный днём, читается, даже если маркер отступил</translation>
    </message>
    <message>
        <source>A token was entered that did not come out of its bag, or is still with its former owner.</source>
        <translation>Указан жетон, который не вынимали из мешочка или который ещё у прежнего владельца.</translation>
    </message>
    <message>
        <source>A useless job comes back to the hand like any other</source>
        <translation>Бесполезная работа возвращается в руку, как любая другая</translation>
    </message>
    <message>
        <source>A useless job goes back to the pile once it is done</source>
        <translation>Бесполезная работа после выполнения идёт в стопку</translation>
    </message>
    <message>
        <source>A useless job was entered that is still in the pile.</source>
        <translation>Указана бесполезная работа, которая ещё в стопке.</translation>
    </message>
    <message>
        <source>A useless job was taken without being entered.</source>
        <translation>Бесполезную работу взяли, а это не указано.</translation>
    </message>
    <message>
        <source>A word card</source>
        <translation>Карта слова</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Способность</translation>
    </message>
    <message>
        <source>Ability: usable at</source>
        <translation>Способность: где действует</translation>
    </message>
    <message>
        <source>Accept the gift</source>
        <translation>Принять дар</translation>
    </message>
    <message>
        <source>Accept the result</source>
        <translation>Принять результат</translation>
    </message>
    <message>
        <source>Accept: {difference}</source>
        <translation>Принять: {difference}</translation>
    </message>
    <message>
        <source>Accepted: {difference}</source>
        <translation>Принято: {difference}</translation>
    </message>
    <message>
        <source>Accepting</source>
        <translation>Согласие</translation>
    </message>
    <message>
        <source>Achievement: {name}</source>
        <translation>Достижение: {name}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Action at {place}</source>
        <translation>Действие: {place}</translation>
    </message>
    <message>
        <source>After the battle with {enemy}</source>
        <translation>После битвы: {enemy}</translation>
    </message>
    <message>
        <source>After the check or fight</source>
        <translation>После проверки или боя</translation>
    </message>
    <message>
        <source>After the round</source>
        <translation>После раунда</translation>
    </message>
    <message>
        <source>Aim an attack</source>
        <translation>Куда направить атаку</translation>
    </message>
    <message>
        <source>All in the location take part in a fight.</source>
        <translation>В бою участвуют все, кто в локации.</translation>
    </message>
    <message>
        <source>All items and helpers are kept</source>
        <translation>Все предметы и помощники сохранены</translation>
    </message>
    <message>
        <source>All players together lose this in total</source>
        <translation>Это теряют все игроки вместе</translation>
    </message>
    <message>
        <source>Alone one plays exactly two characters.</source>
        <translation>В одиночку играют ровно двумя персонажами.</translation>
    </message>
    <message>
        <source>An answer is named twice.</source>
        <translation>Один ответ назван дважды.</translation>
    </message>
    <message>
        <source>An attack die</source>
        <translation>Кубик атаки</translation>
    </message>
    <message>
        <source>An effect that must be done is left.</source>
        <translation>Остался обязательный эффект.</translation>
    </message>
    <message>
        <source>An enemy</source>
        <translation>Нечисть</translation>
    </message>
    <message>
        <source>An enemy of the envelope was put in before it was released.</source>
        <translation>Нечисть из конверта замешали раньше срока.</translation>
    </message>
    <message>
        <source>An enemy was not put on its discard pile after a fight.</source>
        <translation>После боя нечисть не положили в сброс.</translation>
    </message>
    <message>
        <source>An example of the rulebook, without its name.</source>
        <translation>Пример из правил, без имени.</translation>
    </message>
    <message>
        <source>Another chapter begins</source>
        <translation>Начинается другая глава</translation>
    </message>
    <message>
        <source>Another {thing}</source>
        <translation>Другое: {thing}</translation>
    </message>
    <message>
        <source>Another, by its name</source>
        <translation>Другая, по имени</translation>
    </message>
    <message>
        <source>Another: its text is told for this once</source>
        <translation>Другая: её текст вводится на этот раз</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответить</translation>
    </message>
    <message>
        <source>Assign the enemies</source>
        <translation>Распределить нечисть</translation>
    </message>
    <message>
        <source>At least one enemy is for the active character.</source>
        <translation>Хотя бы одна нечисть — для персонажа, чей ход.</translation>
    </message>
    <message>
        <source>At night nobody takes a turn.</source>
        <translation>Ночью никто не ходит.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>Attack and health of {enemy}</source>
        <translation>{enemy}: атака и здоровье</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Кубики атаки</translation>
    </message>
    <message>
        <source>Attack dice (black)</source>
        <translation>Кубики атаки (чёрные)</translation>
    </message>
    <message>
        <source>Back into the envelope: {component}</source>
        <translation>Обратно в конверт: {component}</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Мешочек</translation>
    </message>
    <message>
        <source>Bears the market symbol</source>
        <translation>Со значком рынка</translation>
    </message>
    <message>
        <source>Beat {enemy}</source>
        <translation>Одолеть: {enemy}</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Перед первым раундом</translation>
    </message>
    <message>
        <source>Begin the campaign anew</source>
        <translation>Начать кампанию заново</translation>
    </message>
    <message>
        <source>Begin the next day</source>
        <translation>Начать следующий день</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Чьё</translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation>Лучший план</translation>
    </message>
    <message>
        <source>Black word cards</source>
        <translation>Чёрные карты слова</translation>
    </message>
    <message>
        <source>Buy nothing more</source>
        <translation>Больше ничего не покупать</translation>
    </message>
    <message>
        <source>By how much the sins become fewer</source>
        <translation>На сколько меньше грехов</translation>
    </message>
    <message>
        <source>Cannot be counted before the roll: {what}</source>
        <translation>До броска не посчитать: {what}</translation>
    </message>
    <message>
        <source>Chance makes {who} first player (seed {seed})</source>
        <translation>Случай выбирает первым: {who} (зерно {seed})</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Глава</translation>
    </message>
    <message>
        <source>Chapter {chapter}</source>
        <translation>Глава {chapter}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Check of attack</source>
        <translation>Проверка атаки</translation>
    </message>
    <message>
        <source>Check of attack: accept the result?</source>
        <translation>Проверка атаки: принять результат?</translation>
    </message>
    <message>
        <source>Check of defense</source>
        <translation>Проверка защиты</translation>
    </message>
    <message>
        <source>Check of defense: accept the result?</source>
        <translation>Проверка защиты: принять результат?</translation>
    </message>
    <message>
        <source>Check: {place}</source>
        <translation>Проверка: {place}</translation>
    </message>
    <message>
        <source>Choose from {least} to {most} of the answers.</source>
        <translation>Выберите ответов: от {least} до {most}.</translation>
    </message>
    <message>
        <source>Choose the characters.</source>
        <translation>Выберите персонажей.</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Убрать со стола</translation>
    </message>
    <message>
        <source>Clear the table for the next story</source>
        <translation>Освободить стол для следующей истории</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Components of other characters, cards and helpers not used are back in the box</source>
        <translation>Компоненты других персонажей, лишние карты и помощники — в коробке</translation>
    </message>
    <message>
        <source>Connected with</source>
        <translation>Соседние локации</translation>
    </message>
    <message>
        <source>Corrected: {subject} is not there</source>
        <translation>Исправлено: нет — {subject}</translation>
    </message>
    <message>
        <source>Corrected: {subject} → {place}, {who}</source>
        <translation>Исправлено: {subject} → {place}, {who}</translation>
    </message>
    <message>
        <source>Corrected: {subject}, {field} = {value}</source>
        <translation>Исправлено: {subject}, {field} = {value}</translation>
    </message>
    <message>
        <source>Corrected: {thing} is added</source>
        <translation>Исправлено: добавлено — {thing}</translation>
    </message>
    <message>
        <source>Crafted items</source>
        <translation>Рукотворные предметы</translation>
    </message>
    <message>
        <source>Damage to each enemy, if only sums are told</source>
        <translation>Урон каждой нечисти, если известны только суммы</translation>
    </message>
    <message>
        <source>Day {day} begins</source>
        <translation>Начинается день {day}</translation>
    </message>
    <message>
        <source>Day {day}, {phase}</source>
        <translation>День {day}, {phase}</translation>
    </message>
    <message>
        <source>Deal cards</source>
        <translation>Карты сделок</translation>
    </message>
    <message>
        <source>Deal with the demons</source>
        <translation>Разобраться с бесами</translation>
    </message>
    <message>
        <source>Deals of those who reached 13 sins</source>
        <translation>Сделки тех, у кого 13 грехов</translation>
    </message>
    <message>
        <source>Deals, useless jobs, enemies and strong enemies are shuffled, each by itself</source>
        <translation>Сделки, бесполезные работы, нечисть и сильная нечисть замешаны по отдельности</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Defense counts in full in both enemy steps of a round</source>
        <translation>В обоих шагах нечисти за раунд защита действует сполна</translation>
    </message>
    <message>
        <source>Defense dice</source>
        <translation>Кубики защиты</translation>
    </message>
    <message>
        <source>Defense dice (white)</source>
        <translation>Кубики защиты (белые)</translation>
    </message>
    <message>
        <source>Defense left</source>
        <translation>Осталось защиты</translation>
    </message>
    <message>
        <source>Defense of each character, if only sums are told</source>
        <translation>Защита каждого персонажа, если известны только суммы</translation>
    </message>
    <message>
        <source>Defense used against enemies that attack first is used up for the round</source>
        <translation>Защита, потраченная на нечисть, атакующую раньше, на раунд израсходована</translation>
    </message>
    <message>
        <source>Demon {demon}</source>
        <translation>бес «{demon}»</translation>
    </message>
    <message>
        <source>Dice of each character, such as d2 a4</source>
        <translation>Кубики каждого персонажа, например d2 a4</translation>
    </message>
    <message>
        <source>Dice on cards, aims, items and helpers used</source>
        <translation>Кубики на картах, цели, использованные предметы и помощники</translation>
    </message>
    <message>
        <source>Dice on cards, items and helpers used</source>
        <translation>Кубики на картах, использованные предметы и помощники</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Difficulty of the check</source>
        <translation>Сложность проверки</translation>
    </message>
    <message>
        <source>Discard requests</source>
        <translation>Сбросить просьбы</translation>
    </message>
    <message>
        <source>Discard requests: discontent +1 for each, and for each cursed character</source>
        <translation>Сбросить просьбы: недовольство +1 за каждую и за каждого проклятого</translation>
    </message>
    <message>
        <source>Discard {item}</source>
        <translation>Сбросить: {item}</translation>
    </message>
    <message>
        <source>Discontent moves</source>
        <translation>Недовольство сдвигается</translation>
    </message>
    <message>
        <source>Discontent moves by</source>
        <translation>Сдвиг недовольства</translation>
    </message>
    <message>
        <source>Discontent {before} → {after}</source>
        <translation>Недовольство {before} → {after}</translation>
    </message>
    <message>
        <source>Discontent {change}</source>
        <translation>Недовольство {change}</translation>
    </message>
    <message>
        <source>Discontent {marker} of {final}</source>
        <translation>Недовольство {marker} из {final}</translation>
    </message>
    <message>
        <source>Discontent, negative for less</source>
        <translation>Недовольство, с минусом — меньше</translation>
    </message>
    <message>
        <source>Discontent, with a minus for less</source>
        <translation>Недовольство, с минусом — меньше</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Выполнить</translation>
    </message>
    <message>
        <source>Does the story end with this battle?</source>
        <translation>Кончается ли история этой битвой?</translation>
    </message>
    <message>
        <source>Does {enemy} flee?</source>
        <translation>Убегает ли {enemy}?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Done by hand</source>
        <translation>Сделано вручную</translation>
    </message>
    <message>
        <source>Done by hand: {step}</source>
        <translation>Сделано вручную: {step}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Draw a deal card</source>
        <translation>Взять карту сделки</translation>
    </message>
    <message>
        <source>Drawn: {names} (seed {seed})</source>
        <translation>Вытянуто: {names} (зерно {seed})</translation>
    </message>
    <message>
        <source>Each character has its board, standee, request token, two reminders, a sin counter</source>
        <translation>У каждого персонажа планшет, фигурка, жетон просьбы, две памятки, счётчик грехов</translation>
    </message>
    <message>
        <source>Each other player takes</source>
        <translation>Остальные берут</translation>
    </message>
    <message>
        <source>Each player takes a different character.</source>
        <translation>У каждого игрока свой персонаж.</translation>
    </message>
    <message>
        <source>Effects of the enemies in this round</source>
        <translation>Эффекты нечисти в этом раунде</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Конец раунда</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Нечисть</translation>
    </message>
    <message>
        <source>Enemies are drawn and fought</source>
        <translation>Нечисть открывается, начинается бой</translation>
    </message>
    <message>
        <source>Enemies that attack first</source>
        <translation>Нечисть, атакующая раньше</translation>
    </message>
    <message>
        <source>Enemies that attack first are about to strike</source>
        <translation>Нечисть, атакующая раньше, готова ударить</translation>
    </message>
    <message>
        <source>Every die strikes as hard as it can</source>
        <translation>Каждый кубик бьёт изо всех сил</translation>
    </message>
    <message>
        <source>Every enemy whose attack was part of the damage has dealt damage</source>
        <translation>Урон нанесла всякая нечисть, чья атака входит в него</translation>
    </message>
    <message>
        <source>Every player loses this</source>
        <translation>Это теряет каждый игрок</translation>
    </message>
    <message>
        <source>Everyone in the location takes part in a check</source>
        <translation>В проверке участвуют все, кто в локации</translation>
    </message>
    <message>
        <source>Everything that adds to the check is used</source>
        <translation>Используется всё, что прибавляет к проверке</translation>
    </message>
    <message>
        <source>Faces of a defense die (white)</source>
        <translation>Грани кубика защиты (белого)</translation>
    </message>
    <message>
        <source>Faces of an attack die (black)</source>
        <translation>Грани кубика атаки (чёрного)</translation>
    </message>
    <message>
        <source>Failed, whatever the sum is</source>
        <translation>Провалена, какой бы ни была сумма</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Провал</translation>
    </message>
    <message>
        <source>Fewest wounds</source>
        <translation>Меньше всего ран</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Бой</translation>
    </message>
    <message>
        <source>Fight: {place}</source>
        <translation>Бой: {place}</translation>
    </message>
    <message>
        <source>Final space reached after the track event: ask</source>
        <translation>Последняя клетка после события шкалы: спросить</translation>
    </message>
    <message>
        <source>Final space reached after the track event: lost</source>
        <translation>Последняя клетка после события шкалы: поражение</translation>
    </message>
    <message>
        <source>Final space reached after the track event: play on</source>
        <translation>Последняя клетка после события шкалы: играть дальше</translation>
    </message>
    <message>
        <source>First answer: {question}</source>
        <translation>Сначала ответьте: {question}</translation>
    </message>
    <message>
        <source>Fixed step of the night</source>
        <translation>Обязательный шаг ночи</translation>
    </message>
    <message>
        <source>From the bag</source>
        <translation>Из мешочка</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>Из колоды</translation>
    </message>
    <message>
        <source>From the market</source>
        <translation>С рынка</translation>
    </message>
    <message>
        <source>Fulfil {request}</source>
        <translation>Выполнить: {request}</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Выполнено</translation>
    </message>
    <message>
        <source>Gain character achievements</source>
        <translation>Получить достижения персонажей</translation>
    </message>
    <message>
        <source>Give {item} to {who}</source>
        <translation>Отдать: {item} → {who}</translation>
    </message>
    <message>
        <source>Given by {what}</source>
        <translation>От карты «{what}»</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Go on with this plan</source>
        <translation>Действовать по этому плану</translation>
    </message>
    <message>
        <source>Greatest total</source>
        <translation>Наибольшая сумма</translation>
    </message>
    <message>
        <source>Heal most</source>
        <translation>Больше исцеления</translation>
    </message>
    <message>
        <source>Healed by {what}</source>
        <translation>Исцеление: {what}</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Здоровье</translation>
    </message>
    <message>
        <source>Helpers</source>
        <translation>Помощники</translation>
    </message>
    <message>
        <source>House rule {id}: {reading}</source>
        <translation>Домашнее правило {id}: {reading}</translation>
    </message>
    <message>
        <source>How did the check end?</source>
        <translation>Чем кончилась проверка?</translation>
    </message>
    <message>
        <source>How did the fight end?</source>
        <translation>Чем кончился бой?</translation>
    </message>
    <message>
        <source>How is {request} fulfilled?</source>
        <translation>Как выполняется: {request}?</translation>
    </message>
    <message>
        <source>How it went, for the chronicle</source>
        <translation>Как прошло — для летописи</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>How many cards are in the request decks of the story?</source>
        <translation>Сколько карт в колодах просьб этой истории?</translation>
    </message>
    <message>
        <source>How many each</source>
        <translation>По сколько каждый</translation>
    </message>
    <message>
        <source>In a campaign this story is played again (R-END-2).</source>
        <translation>В кампании эта история играется заново (R-END-2).</translation>
    </message>
    <message>
        <source>Is it so? {question}</source>
        <translation>Так ли это? {question}</translation>
    </message>
    <message>
        <source>It belongs to no deck or bag.</source>
        <translation>Это не из колоды и не из мешочка.</translation>
    </message>
    <message>
        <source>It cannot be paid in full: {reason}</source>
        <translation>Сполна не заплатить: {reason}</translation>
    </message>
    <message>
        <source>It costs {due}; {who} has {have} of the rubles.</source>
        <translation>Цена {due}; {who}: рублей {have}.</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Считается за</translation>
    </message>
    <message>
        <source>It does something</source>
        <translation>Что-то делает</translation>
    </message>
    <message>
        <source>It flees</source>
        <translation>Побег</translation>
    </message>
    <message>
        <source>It happens</source>
        <translation>Происходит</translation>
    </message>
    <message>
        <source>It has attacked and wounded nobody.</source>
        <translation>После атаки никто не ранен.</translation>
    </message>
    <message>
        <source>It has been dealt with</source>
        <translation>Это уже разыграно</translation>
    </message>
    <message>
        <source>It has been tried in this turn.</source>
        <translation>В этом ходу попытка уже была.</translation>
    </message>
    <message>
        <source>It is disputed: let chance decide</source>
        <translation>Есть спор: пусть решит случай</translation>
    </message>
    <message>
        <source>It is in play already.</source>
        <translation>Уже в игре.</translation>
    </message>
    <message>
        <source>It is in the campaign envelope and has not been released.</source>
        <translation>Ещё в конверте кампании, рано.</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn.</source>
        <translation>Сейчас ничей ход.</translation>
    </message>
    <message>
        <source>It is not the turn of {who}.</source>
        <translation>Сейчас не ходит {who}.</translation>
    </message>
    <message>
        <source>It is out of the envelope already.</source>
        <translation>Уже не в конверте.</translation>
    </message>
    <message>
        <source>It is still in the campaign envelope.</source>
        <translation>Ещё в конверте кампании.</translation>
    </message>
    <message>
        <source>It is still in the envelope.</source>
        <translation>Ещё в конверте.</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Остаётся</translation>
    </message>
    <message>
        <source>It stays unnamed</source>
        <translation>Имя не указано</translation>
    </message>
    <message>
        <source>It was given on or discarded without being entered, or another component was meant.</source>
        <translation>Это передали или сбросили, не указав, либо имелось в виду другое.</translation>
    </message>
    <message>
        <source>It works in</source>
        <translation>Действует в</translation>
    </message>
    <message>
        <source>Items and helpers used</source>
        <translation>Использованные предметы и помощники</translation>
    </message>
    <message>
        <source>Items at the start</source>
        <translation>Предметы в начале</translation>
    </message>
    <message>
        <source>Items from the market</source>
        <translation>Предметы с рынка</translation>
    </message>
    <message>
        <source>Items lost</source>
        <translation>Потеряно предметов</translation>
    </message>
    <message>
        <source>Its location, if the card is new</source>
        <translation>Её локация, если карта новая</translation>
    </message>
    <message>
        <source>Its name, as it is printed</source>
        <translation>Название, как напечатано</translation>
    </message>
    <message>
        <source>Its name, if it is not in the list</source>
        <translation>Имя, если его нет в списке</translation>
    </message>
    <message>
        <source>Its name, if it is told</source>
        <translation>Имя, если оно названо</translation>
    </message>
    <message>
        <source>Its property</source>
        <translation>Свойство</translation>
    </message>
    <message>
        <source>Job cards</source>
        <translation>Карты работы</translation>
    </message>
    <message>
        <source>Keep it open: somebody may still help</source>
        <translation>Подождать: кто-нибудь ещё может помочь</translation>
    </message>
    <message>
        <source>Keep the market: {row}</source>
        <translation>Вести рынок: {row}</translation>
    </message>
    <message>
        <source>Keep the plan, go on later</source>
        <translation>Сохранить план, продолжить позже</translation>
    </message>
    <message>
        <source>Keep these values</source>
        <translation>Запомнить эти значения</translation>
    </message>
    <message>
        <source>Keep {what}</source>
        <translation>Сберечь: {what}</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Lay it out without the program</source>
        <translation>Разложить без программы</translation>
    </message>
    <message>
        <source>Lay out the market: six word cards, six items</source>
        <translation>Разложите рынок: шесть карт слова, шесть предметов</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Leave it open for now</source>
        <translation>Пока не указывать</translation>
    </message>
    <message>
        <source>Leave the market alone: {row}</source>
        <translation>Не вести рынок: {row}</translation>
    </message>
    <message>
        <source>Leave the sheet</source>
        <translation>Оставить лист как есть</translation>
    </message>
    <message>
        <source>Leave the space empty</source>
        <translation>Оставить место пустым</translation>
    </message>
    <message>
        <source>Let the program draw</source>
        <translation>Пусть вытянет программа</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Буква</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Локация</translation>
    </message>
    <message>
        <source>Location, if it lies on one</source>
        <translation>Локация, если лежит на ней</translation>
    </message>
    <message>
        <source>Look at the board whether it fits.</source>
        <translation>Подходит ли — взгляните на поле.</translation>
    </message>
    <message>
        <source>Main requests</source>
        <translation>Основные просьбы</translation>
    </message>
    <message>
        <source>Mark again</source>
        <translation>Отметить ещё раз</translation>
    </message>
    <message>
        <source>More than the die, or the fixed number</source>
        <translation>Сверх кубика или постоянное число</translation>
    </message>
    <message>
        <source>More than there is: the gift must be accepted</source>
        <translation>Больше, чем есть: дар придётся принять</translation>
    </message>
    <message>
        <source>More were entered than there are: look who has fewer than the program says.</source>
        <translation>Указано больше, чем есть: проверьте, у кого меньше, чем в программе.</translation>
    </message>
    <message>
        <source>Move elsewhere</source>
        <translation>Пойти в другое место</translation>
    </message>
    <message>
        <source>Movement comes before the action.</source>
        <translation>Перемещение — до действия.</translation>
    </message>
    <message>
        <source>Name of card {number}</source>
        <translation>Название карты {number}</translation>
    </message>
    <message>
        <source>Name {thing}</source>
        <translation>Назвать: {thing}</translation>
    </message>
    <message numerus="yes">
        <source>Names of %n more job card(s), with commas between them</source>
        <translation>
            <numerusform>Название ещё %n карты работы</numerusform>
            <numerusform>Названия ещё %n карт работы через запятую</numerusform>
            <numerusform>Названия ещё %n карт работы через запятую</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural items</source>
        <translation>Природные предметы</translation>
    </message>
    <message>
        <source>Night falls</source>
        <translation>Наступает ночь</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>No achievement: {name}</source>
        <translation>Нет достижения: {name}</translation>
    </message>
    <message>
        <source>No character has the item {id}.</source>
        <translation>Ни у кого нет предмета {id}.</translation>
    </message>
    <message>
        <source>No check or fight is going on.</source>
        <translation>Сейчас нет ни проверки, ни боя.</translation>
    </message>
    <message>
        <source>No event of the track tonight</source>
        <translation>Сегодня ночью событий шкалы нет</translation>
    </message>
    <message>
        <source>No folder for a copy can be made: {reason}.</source>
        <translation>Не удаётся создать папку для копии: {reason}.</translation>
    </message>
    <message>
        <source>No pack has {id} among its {kind}; add it to a pack</source>
        <translation>Ни в одном наборе нет {id} среди {kind}; добавьте его в набор</translation>
    </message>
    <message>
        <source>No question waits for an answer.</source>
        <translation>Ни один вопрос не ждёт ответа.</translation>
    </message>
    <message>
        <source>No story is on the table yet: set one up first.</source>
        <translation>На столе ещё нет истории: сначала разложите её.</translation>
    </message>
    <message>
        <source>No story is on the table.</source>
        <translation>На столе нет истории.</translation>
    </message>
    <message>
        <source>Nobody gives things to themselves.</source>
        <translation>Самому себе ничего не отдают.</translation>
    </message>
    <message>
        <source>Nobody is hurt more than must be</source>
        <translation>Лишних ран нет ни у кого</translation>
    </message>
    <message>
        <source>None of it is possible</source>
        <translation>Ничего из этого нельзя</translation>
    </message>
    <message>
        <source>Not fulfilled</source>
        <translation>Не выполнено</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Nothing after all</source>
        <translation>Всё-таки ничего</translation>
    </message>
    <message>
        <source>Nothing comes out better on the whole</source>
        <translation>В целом лучше не выйдет</translation>
    </message>
    <message>
        <source>Nothing known has the id &quot;{id}&quot;; give its name.</source>
        <translation>Под id «{id}» ничего не известно; укажите имя.</translation>
    </message>
    <message>
        <source>Nothing waits to be done.</source>
        <translation>Ждать нечего: всё сделано.</translation>
    </message>
    <message>
        <source>Number in the lower right corner</source>
        <translation>Число в правом нижнем углу</translation>
    </message>
    <message>
        <source>One of them belongs in the hand.</source>
        <translation>Одной из них место в руке.</translation>
    </message>
    <message>
        <source>One of them lies in another slot or in the hand.</source>
        <translation>Одна из них на другом месте или в руке.</translation>
    </message>
    <message>
        <source>One that stays unnamed</source>
        <translation>Одну, без имени</translation>
    </message>
    <message>
        <source>Only cards, items, jobs, helpers and requests lie in places.</source>
        <translation>По местам лежат только карты, предметы, работы, помощники и просьбы.</translation>
    </message>
    <message>
        <source>Only sums will be told</source>
        <translation>Будут введены только суммы</translation>
    </message>
    <message>
        <source>Only tokens at or below the marker at night are read</source>
        <translation>Читаются только жетоны не выше маркера на ночь</translation>
    </message>
    <message>
        <source>Or defeat so many enemies</source>
        <translation>Или одолеть столько нечисти</translation>
    </message>
    <message>
        <source>Or defeat so many strong enemies</source>
        <translation>Или одолеть столько сильной нечисти</translation>
    </message>
    <message>
        <source>Out of the envelope: {component}</source>
        <translation>Из конверта: {component}</translation>
    </message>
    <message>
        <source>Paragraph if it is beaten</source>
        <translation>Параграф при победе</translation>
    </message>
    <message>
        <source>Paragraph if it is not</source>
        <translation>Параграф без победы</translation>
    </message>
    <message>
        <source>Paragraph {paragraph} was read</source>
        <translation>Прочитан параграф {paragraph}</translation>
    </message>
    <message>
        <source>Pass a check of</source>
        <translation>Пройти проверку</translation>
    </message>
    <message>
        <source>Pass the first-player token</source>
        <translation>Передать жетон первого игрока</translation>
    </message>
    <message>
        <source>Passed, whatever the sum is</source>
        <translation>Пройдена, какой бы ни была сумма</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Наказание</translation>
    </message>
    <message>
        <source>Penalty of the kind</source>
        <translation>Вид наказания</translation>
    </message>
    <message>
        <source>Play on until the next track event</source>
        <translation>Играть до следующего события шкалы</translation>
    </message>
    <message>
        <source>Port (anchor in the lower left corner)</source>
        <translation>Пристань (якорь в левом нижнем углу)</translation>
    </message>
    <message>
        <source>Prepare the table</source>
        <translation>Подготовка стола</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Напечатано</translation>
    </message>
    <message>
        <source>Printed on {component}: {fields}</source>
        <translation>Напечатано, {component}: {fields}</translation>
    </message>
    <message>
        <source>Printed price</source>
        <translation>Напечатанная цена</translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation>Положить туда</translation>
    </message>
    <message>
        <source>Question ({rule}): {text}</source>
        <translation>Вопрос ({rule}): {text}</translation>
    </message>
    <message>
        <source>Ransom</source>
        <translation>Выкуп</translation>
    </message>
    <message>
        <source>Ransom paid by</source>
        <translation>Кто платит выкуп</translation>
    </message>
    <message>
        <source>Read and carried out</source>
        <translation>Прочитано и выполнено</translation>
    </message>
    <message>
        <source>Read how the word card works</source>
        <translation>Прочитать, как действует карта слова</translation>
    </message>
    <message>
        <source>Read paragraph {paragraph}</source>
        <translation>Прочитать параграф {paragraph}</translation>
    </message>
    <message>
        <source>Read paragraph {paragraph}: {why}</source>
        <translation>Прочитать параграф {paragraph}: {why}</translation>
    </message>
    <message>
        <source>Read the card aloud, with its conditions</source>
        <translation>Прочитайте карту вслух вместе с условиями</translation>
    </message>
    <message>
        <source>Read the paragraph of {place}</source>
        <translation>Прочитать параграф локации: {place}</translation>
    </message>
    <message>
        <source>Read the prologue of {story} and lay out its board and components</source>
        <translation>Прочитайте пролог истории «{story}», разложите её планшет и компоненты</translation>
    </message>
    <message>
        <source>Read the word cards that are not known yet</source>
        <translation>Прочитать ещё неизвестные карты слова</translation>
    </message>
    <message>
        <source>Redone: {text}</source>
        <translation>Возвращено: {text}</translation>
    </message>
    <message>
        <source>Refill the market</source>
        <translation>Пополнить рынок</translation>
    </message>
    <message>
        <source>Refuse the gift</source>
        <translation>Отказаться от дара</translation>
    </message>
    <message>
        <source>Refusing</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Refusing: sins lowered by</source>
        <translation>Отказ: на сколько меньше грехов</translation>
    </message>
    <message>
        <source>Regular enemies</source>
        <translation>Обычная нечисть</translation>
    </message>
    <message>
        <source>Remove result {id}</source>
        <translation>Убрать итог {id}</translation>
    </message>
    <message>
        <source>Remove ruling {id}</source>
        <translation>Убрать решение {id}</translation>
    </message>
    <message>
        <source>Requests drawn by each</source>
        <translation>По сколько просьб каждому</translation>
    </message>
    <message>
        <source>Restore helpers</source>
        <translation>Восстановить помощников</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Награда</translation>
    </message>
    <message>
        <source>Roll the dice: {names}</source>
        <translation>Бросьте кубики: {names}</translation>
    </message>
    <message>
        <source>Roll: {attack} attack, {defense} defense</source>
        <translation>Бросок: атака {attack}, защита {defense}</translation>
    </message>
    <message>
        <source>Rolled: attack {attack}, defense {defense} (seed {seed})</source>
        <translation>Выпало: атака {attack}, защита {defense} (зерно {seed})</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Round {number}: place dice and aim</source>
        <translation>Раунд {number}: кубики и цели</translation>
    </message>
    <message>
        <source>Row {row} of {table} points to a row of {parent} that is not there.</source>
        <translation>Строка {row} таблицы {table} ссылается на строку таблицы {parent}, которой нет.</translation>
    </message>
    <message>
        <source>Rubles</source>
        <translation>Рубли</translation>
    </message>
    <message>
        <source>Rubles at the start</source>
        <translation>Рубли в начале</translation>
    </message>
    <message>
        <source>Rubles gained</source>
        <translation>Получено рублей</translation>
    </message>
    <message>
        <source>Rubles lost</source>
        <translation>Потеряно рублей</translation>
    </message>
    <message>
        <source>Rubles of {who}</source>
        <translation>Рубли: {who}</translation>
    </message>
    <message>
        <source>Rubles, with a minus for a loss</source>
        <translation>Рубли, с минусом — потеря</translation>
    </message>
    <message>
        <source>Rubles, wounds, sins or discontent change</source>
        <translation>Меняются рубли, раны, грехи или недовольство</translation>
    </message>
    <message>
        <source>Rules of {enemy}</source>
        <translation>Правила: {enemy}</translation>
    </message>
    <message>
        <source>Rules, {chapter}: {mode}</source>
        <translation>Правила, {chapter}: {mode}</translation>
    </message>
    <message>
        <source>Ruling on {rule}: {decision}</source>
        <translation>Решение по правилу {rule}: {decision}</translation>
    </message>
    <message>
        <source>Say what happens.</source>
        <translation>Напишите, что происходит.</translation>
    </message>
    <message>
        <source>Say what was decided.</source>
        <translation>Напишите, что решено.</translation>
    </message>
    <message>
        <source>Say whether it is a job, a word card or an enemy.</source>
        <translation>Укажите: работа, карта слова или нечисть.</translation>
    </message>
    <message>
        <source>Second type symbol</source>
        <translation>Второй значок типа</translation>
    </message>
    <message>
        <source>Set up {story} with {who}</source>
        <translation>Разложить историю «{story}»: {who}</translation>
    </message>
    <message>
        <source>Sins at the start</source>
        <translation>Грехи в начале</translation>
    </message>
    <message>
        <source>Sins of the job</source>
        <translation>Грехи за работу</translation>
    </message>
    <message>
        <source>Sins, with a minus for fewer</source>
        <translation>Грехи, с минусом — меньше</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Some lie where the program does not know of them: enter who has them.</source>
        <translation>Часть лежит там, где программа о них не знает: укажите, у кого они.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Другое</translation>
    </message>
    <message>
        <source>Something else happens</source>
        <translation>Происходит что-то ещё</translation>
    </message>
    <message>
        <source>Something else, in words</source>
        <translation>Другое, словами</translation>
    </message>
    <message>
        <source>Something that waits to be done needs it: finish that, or tick it off first.</source>
        <translation>Это нужно для того, что ещё ждёт: закончите его или отметьте сделанным.</translation>
    </message>
    <message>
        <source>Special requests</source>
        <translation>Особые просьбы</translation>
    </message>
    <message>
        <source>Spend nothing</source>
        <translation>Ничего не тратить</translation>
    </message>
    <message>
        <source>Start of combat for {who}</source>
        <translation>Начало боя: {who}</translation>
    </message>
    <message>
        <source>Starting location</source>
        <translation>Начальная локация</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>Step {number} of the night is done</source>
        <translation>Шаг ночи {number} сделан</translation>
    </message>
    <message>
        <source>Steps of the night, with commas between them: {names}; &quot;discontent 1&quot;; or other words</source>
        <translation>Шаги ночи через запятую: {names}; «discontent 1»; или другие слова</translation>
    </message>
    <message>
        <source>Still standing</source>
        <translation>Держится</translation>
    </message>
    <message>
        <source>Story action</source>
        <translation>Действие истории</translation>
    </message>
    <message>
        <source>Story action with lightning</source>
        <translation>Действие истории с молнией</translation>
    </message>
    <message>
        <source>Story: {effects}</source>
        <translation>История: {effects}</translation>
    </message>
    <message>
        <source>Strike hardest</source>
        <translation>Самый сильный удар</translation>
    </message>
    <message>
        <source>Strong enemies</source>
        <translation>Сильная нечисть</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Успех</translation>
    </message>
    <message>
        <source>Supply: {white} white and {black} black dice, rubles, wounds, a counter</source>
        <translation>Запас: кубиков белых {white}, чёрных {black}, рубли, раны, счётчик</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Take requests</source>
        <translation>Взять просьбы</translation>
    </message>
    <message>
        <source>Take the wounds</source>
        <translation>Принять раны</translation>
    </message>
    <message>
        <source>Take these cards</source>
        <translation>Взять эти карты</translation>
    </message>
    <message>
        <source>Take these jobs</source>
        <translation>Взять эти работы</translation>
    </message>
    <message>
        <source>Takes a die of</source>
        <translation>Принимает кубик</translation>
    </message>
    <message>
        <source>Tell it later</source>
        <translation>Сказать потом</translation>
    </message>
    <message>
        <source>Tell the dice anew</source>
        <translation>Ввести кубики заново</translation>
    </message>
    <message>
        <source>Tell the dice of each character, or choose to tell sums only.</source>
        <translation>Введите кубики каждого персонажа или выберите ввод сумм.</translation>
    </message>
    <message>
        <source>Tell the program what lies there</source>
        <translation>Указать, что там лежит</translation>
    </message>
    <message>
        <source>Tell these values too: {names}.</source>
        <translation>Укажите и эти значения: {names}.</translation>
    </message>
    <message>
        <source>That point lies before the campaign was imported or updated. Open a backup to go back to it.</source>
        <translation>Эта точка раньше загрузки или обновления кампании. Чтобы вернуться к ней, откройте резервную копию.</translation>
    </message>
    <message>
        <source>The achievement, as it is printed</source>
        <translation>Достижение, как напечатано</translation>
    </message>
    <message>
        <source>The action of this turn has been taken.</source>
        <translation>Действие в этом ходу уже сделано.</translation>
    </message>
    <message>
        <source>The backup {file} could not be read again. Check the disk.</source>
        <translation>Резервная копия {file} не читается. Проверьте диск.</translation>
    </message>
    <message>
        <source>The campaign has gone on since the trial began; what was tried cannot be kept.</source>
        <translation>С начала пробы кампания ушла вперёд; сохранить пробу нельзя.</translation>
    </message>
    <message>
        <source>The campaign is called {name}</source>
        <translation>Кампания называется «{name}»</translation>
    </message>
    <message>
        <source>The campaign was replaced by the document {file}</source>
        <translation>Кампания заменена документом {file}</translation>
    </message>
    <message>
        <source>The card is for: {phases}.</source>
        <translation>Карта на время: {phases}.</translation>
    </message>
    <message>
        <source>The chapters are {chapters}.</source>
        <translation>Разделы: {chapters}.</translation>
    </message>
    <message>
        <source>The character is in no location.</source>
        <translation>Персонаж ни в одной локации.</translation>
    </message>
    <message>
        <source>The characters strike</source>
        <translation>Персонажи наносят удар</translation>
    </message>
    <message>
        <source>The check fails: {total} of {difficulty}</source>
        <translation>Проверка провалена: {total} из {difficulty}</translation>
    </message>
    <message>
        <source>The check succeeds with the fewest wounds left</source>
        <translation>Проверка пройдена, и ран остаётся меньше всего</translation>
    </message>
    <message>
        <source>The check succeeds: {total} of {difficulty}</source>
        <translation>Проверка пройдена: {total} из {difficulty}</translation>
    </message>
    <message>
        <source>The condition of the story action does not hold here.</source>
        <translation>Условие действия истории здесь не выполнено.</translation>
    </message>
    <message>
        <source>The condition of this trigger does not hold.</source>
        <translation>Условие этого события не выполнено.</translation>
    </message>
    <message>
        <source>The conspiracy of {who} has {number} cards</source>
        <translation>{who}: карт в заговоре — {number}</translation>
    </message>
    <message>
        <source>The demons of {who} at the start of combat</source>
        <translation>{who}: бесы в начале боя</translation>
    </message>
    <message>
        <source>The dice are placed</source>
        <translation>Кубики размещены</translation>
    </message>
    <message>
        <source>The dice of {who} can be changed in several ways; show how they lie.</source>
        <translation>{who}: кубики можно изменить по-разному; покажите, как они лежат.</translation>
    </message>
    <message>
        <source>The dice of {who} cannot be brought to lie like this.</source>
        <translation>{who}: кубики не могут лечь так.</translation>
    </message>
    <message>
        <source>The dice of {who} must be a list.</source>
        <translation>{who}: кубики должны быть списком.</translation>
    </message>
    <message>
        <source>The die becomes</source>
        <translation>Кубик становится</translation>
    </message>
    <message>
        <source>The discontent has passed {token}.</source>
        <translation>Недовольство прошло жетон {token}.</translation>
    </message>
    <message>
        <source>The discontent has reached the final space after the track event</source>
        <translation>Недовольство на последней клетке после события шкалы</translation>
    </message>
    <message>
        <source>The discontent is on the final space at night.</source>
        <translation>Ночью недовольство на последней клетке.</translation>
    </message>
    <message>
        <source>The effects</source>
        <translation>Эффекты</translation>
    </message>
    <message>
        <source>The effects of a card go round in a circle; do this step by hand.</source>
        <translation>Эффекты карты идут по кругу; выполните этот шаг вручную.</translation>
    </message>
    <message>
        <source>The enemies are about to strike</source>
        <translation>Нечисть готова ударить</translation>
    </message>
    <message>
        <source>The enemies attack</source>
        <translation>Нечисть атакует</translation>
    </message>
    <message>
        <source>The enemies&apos; turn</source>
        <translation>Ход нечисти</translation>
    </message>
    <message>
        <source>The envelope has no &quot;{id}&quot;.</source>
        <translation>В конверте нет «{id}».</translation>
    </message>
    <message>
        <source>The faces of the {kind} dice are not known: tell them, or roll at the table.</source>
        <translation>Грани кубиков неизвестны ({kind}): укажите их или бросьте на столе.</translation>
    </message>
    <message>
        <source>The file is damaged: {detail}</source>
        <translation>Файл повреждён: {detail}</translation>
    </message>
    <message>
        <source>The file is not marked as a campaign of this game.</source>
        <translation>Файл не помечен как кампания этой игры.</translation>
    </message>
    <message>
        <source>The final battle lasts three rounds like any other</source>
        <translation>Последняя битва длится три раунда, как любой бой</translation>
    </message>
    <message>
        <source>The final battle lasts until one side is beaten</source>
        <translation>Последняя битва длится, пока одна сторона не падёт</translation>
    </message>
    <message>
        <source>The first jobs are placed</source>
        <translation>Первые работы разложены</translation>
    </message>
    <message>
        <source>The first player draws a request of the deck</source>
        <translation>Первый игрок тянет просьбу из колоды</translation>
    </message>
    <message>
        <source>The first player is on turn</source>
        <translation>Ход первого игрока</translation>
    </message>
    <message>
        <source>The first player must be one of the characters.</source>
        <translation>Первым игроком может быть один из этих персонажей.</translation>
    </message>
    <message>
        <source>The first player takes</source>
        <translation>Первый игрок берёт</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be created: {reason}. Make room or set {variable} to another folder.</source>
        <translation>Не удаётся создать папку {folder}: {reason}. Освободите место или задайте в {variable} другую папку.</translation>
    </message>
    <message>
        <source>The helper is gone</source>
        <translation>Помощника больше нет</translation>
    </message>
    <message>
        <source>The history must be a list of actions.</source>
        <translation>История должна быть списком действий.</translation>
    </message>
    <message>
        <source>The idle demons of {who} do their mischief</source>
        <translation>{who}: бесы без дела пакостят</translation>
    </message>
    <message>
        <source>The item is gone</source>
        <translation>Предмета больше нет</translation>
    </message>
    <message>
        <source>The job gives</source>
        <translation>Работа даёт</translation>
    </message>
    <message>
        <source>The jobs of {who}: which is done first?</source>
        <translation>{who}: какая работа выполняется первой?</translation>
    </message>
    <message>
        <source>The jobs that are done come back to the hands</source>
        <translation>Выполненные работы возвращаются в руку</translation>
    </message>
    <message>
        <source>The journal has no entry {entry}.</source>
        <translation>В журнале нет записи {entry}.</translation>
    </message>
    <message>
        <source>The key gives</source>
        <translation>Ключ даёт</translation>
    </message>
    <message>
        <source>The location underlined on the board</source>
        <translation>Подчёркнутая на планшете локация</translation>
    </message>
    <message>
        <source>The market is filled up: which {thing} came?</source>
        <translation>Рынок пополняется: что пришло — {thing}?</translation>
    </message>
    <message>
        <source>The movement of this turn is over.</source>
        <translation>Перемещение этого хода окончено.</translation>
    </message>
    <message>
        <source>The next character is on turn</source>
        <translation>Ход переходит к следующему персонажу</translation>
    </message>
    <message>
        <source>The next day begins</source>
        <translation>Наступает следующий день</translation>
    </message>
    <message>
        <source>The night comes first.</source>
        <translation>Сначала ночь.</translation>
    </message>
    <message>
        <source>The night is over</source>
        <translation>Ночь прошла</translation>
    </message>
    <message>
        <source>The night of chapter {chapter} is written down</source>
        <translation>Ночь главы {chapter} записана</translation>
    </message>
    <message>
        <source>The others draw requests of the deck</source>
        <translation>Остальные тянут просьбы из колоды</translation>
    </message>
    <message>
        <source>The plan cannot be read: {reason}.</source>
        <translation>План не читается: {reason}.</translation>
    </message>
    <message>
        <source>The players choose who takes part in a check</source>
        <translation>Игроки выбирают, кто участвует в проверке</translation>
    </message>
    <message>
        <source>The players say which enemies have dealt the damage</source>
        <translation>Игроки говорят, какая нечисть нанесла урон</translation>
    </message>
    <message>
        <source>The program has made a mistake; nothing was changed. The details are in {file}.</source>
        <translation>В программе случилась ошибка; ничего не изменено. Подробности — в файле {file}.</translation>
    </message>
    <message>
        <source>The request is fulfilled</source>
        <translation>Просьба выполнена</translation>
    </message>
    <message>
        <source>The request is gone</source>
        <translation>Просьбы больше нет</translation>
    </message>
    <message>
        <source>The result of the check</source>
        <translation>Результат проверки</translation>
    </message>
    <message>
        <source>The sample campaign is not in this installation: install the program again.</source>
        <translation>Кампании-примера в этой установке нет: установите программу заново.</translation>
    </message>
    <message>
        <source>The sins of some jobs are not known.</source>
        <translation>Грехи некоторых работ неизвестны.</translation>
    </message>
    <message>
        <source>The steps of the night</source>
        <translation>Шаги ночи</translation>
    </message>
    <message>
        <source>The story board has no action {number}.</source>
        <translation>На планшете истории нет действия {number}.</translation>
    </message>
    <message>
        <source>The story board has no trigger {number}.</source>
        <translation>На планшете истории нет события {number}.</translation>
    </message>
    <message>
        <source>The story board says otherwise: play on</source>
        <translation>На планшете истории иначе: играем дальше</translation>
    </message>
    <message>
        <source>The story ends</source>
        <translation>История кончается</translation>
    </message>
    <message>
        <source>The story ends: lost in the final battle</source>
        <translation>История кончается поражением в последней битве</translation>
    </message>
    <message>
        <source>The story ends: won</source>
        <translation>История кончается победой</translation>
    </message>
    <message>
        <source>The story goes on</source>
        <translation>История продолжается</translation>
    </message>
    <message>
        <source>The story has ended.</source>
        <translation>История окончена.</translation>
    </message>
    <message>
        <source>The story has ended: {outcome}</source>
        <translation>История окончена: {outcome}</translation>
    </message>
    <message>
        <source>The story is lost</source>
        <translation>История проиграна</translation>
    </message>
    <message>
        <source>The story is lost: read paragraph {paragraph}</source>
        <translation>История проиграна: прочитайте параграф {paragraph}</translation>
    </message>
    <message>
        <source>The story is lost; it has not been completed.</source>
        <translation>История проиграна: она не пройдена.</translation>
    </message>
    <message>
        <source>The story is {outcome}</source>
        <translation>Исход истории: {outcome}</translation>
    </message>
    <message>
        <source>The story on the table has no result yet.</source>
        <translation>У истории на столе ещё нет исхода.</translation>
    </message>
    <message>
        <source>The table {table} is missing.</source>
        <translation>Нет таблицы {table}.</translation>
    </message>
    <message>
        <source>The table {table} must be a list of rows.</source>
        <translation>Таблица {table} должна быть списком строк.</translation>
    </message>
    <message>
        <source>The text says something else: resolve it by hand</source>
        <translation>В тексте другое: разыграйте сами</translation>
    </message>
    <message>
        <source>The time token moves on</source>
        <translation>Жетон времени сдвигается</translation>
    </message>
    <message>
        <source>The total, if only the sum is told</source>
        <translation>Сумма, если известна только она</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>Ход кончается</translation>
    </message>
    <message>
        <source>The usual steps</source>
        <translation>Обычные шаги</translation>
    </message>
    <message>
        <source>The word card is gone</source>
        <translation>Карты слова больше нет</translation>
    </message>
    <message>
        <source>There are no &quot;{what}&quot; to correct.</source>
        <translation>Нет «{what}», чтобы исправить.</translation>
    </message>
    <message>
        <source>There is already a die on {card}.</source>
        <translation>На карте «{card}» уже есть кубик.</translation>
    </message>
    <message>
        <source>There is no character &quot;{id}&quot;.</source>
        <translation>Нет персонажа «{id}».</translation>
    </message>
    <message>
        <source>There is no character {id} here; choose one of those who take part.</source>
        <translation>Здесь нет персонажа {id}; выберите того, кто участвует.</translation>
    </message>
    <message>
        <source>There is no command &quot;{name}&quot;.</source>
        <translation>Нет команды «{name}».</translation>
    </message>
    <message>
        <source>There is no deck &quot;{deck}&quot;.</source>
        <translation>Нет колоды «{deck}».</translation>
    </message>
    <message>
        <source>There is no file {file}. It may have been moved or renamed.</source>
        <translation>Файла {file} нет. Возможно, он перемещён или переименован.</translation>
    </message>
    <message>
        <source>There is no free slot.</source>
        <translation>Свободного места нет.</translation>
    </message>
    <message>
        <source>There is no helper {id}.</source>
        <translation>Нет помощника {id}.</translation>
    </message>
    <message>
        <source>There is no house rule &quot;{id}&quot;.</source>
        <translation>Нет домашнего правила «{id}».</translation>
    </message>
    <message>
        <source>There is no living enemy {id} here; aim at one that is.</source>
        <translation>Здесь нет живой нечисти {id}; выберите живую.</translation>
    </message>
    <message>
        <source>There is no location &quot;{id}&quot;.</source>
        <translation>Нет локации «{id}».</translation>
    </message>
    <message>
        <source>There is no request {id} in a hand.</source>
        <translation>В руках нет просьбы {id}.</translation>
    </message>
    <message>
        <source>There is no result {id}.</source>
        <translation>Нет итога {id}.</translation>
    </message>
    <message>
        <source>There is no room left on the disk for {file}. What was being saved was taken back; free some room and do it again.</source>
        <translation>На диске нет места для {file}. Несохранённое отменено; освободите место и повторите.</translation>
    </message>
    <message>
        <source>There is no ruling {id}.</source>
        <translation>Нет решения {id}.</translation>
    </message>
    <message>
        <source>There is no story &quot;{id}&quot;.</source>
        <translation>Нет истории «{id}».</translation>
    </message>
    <message>
        <source>There is no table {table}.</source>
        <translation>Таблицы {table} не бывает.</translation>
    </message>
    <message>
        <source>There is no value &quot;{what}&quot; to correct.</source>
        <translation>Нет значения «{what}», которое можно исправить.</translation>
    </message>
    <message>
        <source>There is no {table} &quot;{id}&quot;.</source>
        <translation>Нет такого: {table} «{id}».</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Их нет</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Возвращать нечего.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>There is nothing with the number {row} to be named.</source>
        <translation>Под номером {row} называть нечего.</translation>
    </message>
    <message>
        <source>These are no characters: {names}.</source>
        <translation>Нет таких персонажей: {names}.</translation>
    </message>
    <message>
        <source>These are no effects: {faults}</source>
        <translation>Это не эффекты: {faults}</translation>
    </message>
    <message>
        <source>These are no values of it: {names}.</source>
        <translation>Таких значений здесь нет: {names}.</translation>
    </message>
    <message>
        <source>These stories must be completed first: {stories}.</source>
        <translation>Сначала нужно завершить истории: {stories}.</translation>
    </message>
    <message>
        <source>These values were not asked for: {names}.</source>
        <translation>Этих значений не спрашивали: {names}.</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Это</translation>
    </message>
    <message>
        <source>This cannot be taken away; clear the table instead.</source>
        <translation>Это убрать нельзя; освободите вместо этого стол.</translation>
    </message>
    <message>
        <source>This document is of version {version}, which the program can no longer read.</source>
        <translation>Документ версии {version}: программа его уже не читает.</translation>
    </message>
    <message>
        <source>This document of version {version} is not whole: {detail}</source>
        <translation>Документ версии {version} неполон: {detail}</translation>
    </message>
    <message>
        <source>This has been set off already.</source>
        <translation>Это уже сработало.</translation>
    </message>
    <message>
        <source>This is no JSON: {reason}</source>
        <translation>Это не JSON: {reason}</translation>
    </message>
    <message>
        <source>This is not JSON: {text} ({error})</source>
        <translation>Это не JSON: {text} ({error})</translation>
    </message>
    <message>
        <source>This item does not help here; it helps in: {scenes}.</source>
        <translation>Здесь предмет не поможет, только: {scenes}.</translation>
    </message>
    <message>
        <source>This paragraph always means loss.</source>
        <translation>Этот параграф всегда означает поражение.</translation>
    </message>
    <message>
        <source>This story was completed before: mark the characters again?</source>
        <translation>Эта история уже пройдена: отметить персонажей ещё раз?</translation>
    </message>
    <message>
        <source>Tidy up after the check or fight</source>
        <translation>Прибрать после проверки или боя</translation>
    </message>
    <message>
        <source>Told by the players</source>
        <translation>Со слов игроков</translation>
    </message>
    <message>
        <source>Total {total} against {difficulty}: success</source>
        <translation>Сумма {total} при сложности {difficulty}: успех</translation>
    </message>
    <message>
        <source>Total {total} against {difficulty}: {short} short</source>
        <translation>Сумма {total} при сложности {difficulty}: не хватает {short}</translation>
    </message>
    <message>
        <source>Track event</source>
        <translation>Событие шкалы</translation>
    </message>
    <message>
        <source>Track token {token} is turned face down</source>
        <translation>Жетон шкалы {token} ложится лицом вниз</translation>
    </message>
    <message>
        <source>Track tokens 4 and 7 lie with their numbers up; the marker is on space {space}</source>
        <translation>Жетоны 4 и 7 лежат на шкале числами вверх; маркер на клетке {space}</translation>
    </message>
    <message>
        <source>Two to four characters are in play.</source>
        <translation>В игре от двух до четырёх персонажей.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Type symbol</source>
        <translation>Значок типа</translation>
    </message>
    <message>
        <source>Type the printed name, or choose from the list.</source>
        <translation>Введите напечатанное имя или выберите из списка.</translation>
    </message>
    <message>
        <source>Undone: {text}</source>
        <translation>Отменено: {text}</translation>
    </message>
    <message>
        <source>Use items or helpers, then look again</source>
        <translation>Использовать предметы или помощников, потом взглянуть ещё раз</translation>
    </message>
    <message>
        <source>Use the ability</source>
        <translation>Использовать способность</translation>
    </message>
    <message>
        <source>Useless jobs</source>
        <translation>Бесполезные работы</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>What does it cost to refuse {deal}?</source>
        <translation>Чего стоит отказ: {deal}?</translation>
    </message>
    <message>
        <source>What does the gift of {deal} bring?</source>
        <translation>Что даёт дар: {deal}?</translation>
    </message>
    <message>
        <source>What does {what} give?</source>
        <translation>{what}: что это даёт?</translation>
    </message>
    <message>
        <source>What happens at the start of combat concerns everyone who takes part</source>
        <translation>Начало боя касается всех, кто участвует</translation>
    </message>
    <message>
        <source>What happens at the start of combat concerns only whom the enemy is assigned to</source>
        <translation>Начало боя касается только того, кому досталась нечисть</translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation>Что происходит?</translation>
    </message>
    <message>
        <source>What is printed on {component}?</source>
        <translation>Что напечатано: {component}?</translation>
    </message>
    <message>
        <source>What is the ransom of {deal}?</source>
        <translation>Каков выкуп: {deal}?</translation>
    </message>
    <message>
        <source>What it brings is asked for next.</source>
        <translation>Дальше — что он даёт.</translation>
    </message>
    <message>
        <source>What it costs is asked for next.</source>
        <translation>Дальше — чего это стоит.</translation>
    </message>
    <message>
        <source>What the story calls it, such as a checkmark</source>
        <translation>Как это зовётся в истории, например галочка</translation>
    </message>
    <message>
        <source>What was tried cannot be done in the campaign: {reason}</source>
        <translation>Пробу не повторить в кампании: {reason}</translation>
    </message>
    <message>
        <source>What was tried does not come the same in the campaign; it is not kept.</source>
        <translation>В кампании проба выходит иначе; она не сохранена.</translation>
    </message>
    <message>
        <source>Where does {who} go?</source>
        <translation>{who}: куда идти?</translation>
    </message>
    <message>
        <source>Where does {who} move?</source>
        <translation>{who}: куда переместиться?</translation>
    </message>
    <message>
        <source>Where is {marker} flipped?</source>
        <translation>{marker}: где перевернуть?</translation>
    </message>
    <message>
        <source>Where is {marker} put?</source>
        <translation>{marker}: куда положить?</translation>
    </message>
    <message>
        <source>Where is {marker} taken away?</source>
        <translation>{marker}: откуда убрать?</translation>
    </message>
    <message>
        <source>Which deal card is drawn for {who}?</source>
        <translation>{who}: какая карта сделки взята?</translation>
    </message>
    <message>
        <source>Which demon is printed on slot {slot} of {who}, and what does it do?</source>
        <translation>{who}, место {slot}: какой бес напечатан и что он делает?</translation>
    </message>
    <message>
        <source>Which demons of {who} go to work?</source>
        <translation>{who}: какие бесы идут на работу?</translation>
    </message>
    <message>
        <source>Which die of {who}?</source>
        <translation>{who}: какой кубик?</translation>
    </message>
    <message>
        <source>Which enemies have wounded {who}?</source>
        <translation>{who}: какая нечисть нанесла раны?</translation>
    </message>
    <message>
        <source>Which enemy does {what} hit?</source>
        <translation>{what}: в какую нечисть?</translation>
    </message>
    <message>
        <source>Which enemy is revealed?</source>
        <translation>Какая нечисть открыта?</translation>
    </message>
    <message>
        <source>Which jobs do the demons of {who} get?</source>
        <translation>{who}: какие работы получают бесы?</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Что именно</translation>
    </message>
    <message>
        <source>Which one is it: {thing}?</source>
        <translation>Что это: {thing}?</translation>
    </message>
    <message>
        <source>Which place is underlined on the board of {who}?</source>
        <translation>{who}: какое место подчёркнуто на планшете?</translation>
    </message>
    <message>
        <source>Which requests are taken at night?</source>
        <translation>Какие просьбы берутся ночью?</translation>
    </message>
    <message>
        <source>Which requests that were taken in the course of this day are kept?</source>
        <translation>Какие из взятых за день просьб остаются?</translation>
    </message>
    <message>
        <source>Which steps does the story board list for the night? Choose them in their order.</source>
        <translation>Какие шаги ночи перечислены на планшете истории? Выберите по порядку.</translation>
    </message>
    <message>
        <source>Which strong enemy is revealed?</source>
        <translation>Какая сильная нечисть открыта?</translation>
    </message>
    <message>
        <source>Which word cards are in the conspiracy of {who}?</source>
        <translation>{who}: какие карты слова в заговоре?</translation>
    </message>
    <message>
        <source>White word cards</source>
        <translation>Белые карты слова</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Who fights {enemy}?</source>
        <translation>{enemy}: кто сражается?</translation>
    </message>
    <message>
        <source>Who sinned most recently? That player is first</source>
        <translation>Кто согрешил последним? Тот и первый игрок</translation>
    </message>
    <message>
        <source>Who takes over {enemy}?</source>
        <translation>{enemy}: кто берёт на себя?</translation>
    </message>
    <message>
        <source>Who takes part in the check?</source>
        <translation>Кто участвует в проверке?</translation>
    </message>
    <message>
        <source>Whom does it concern: {effects}?</source>
        <translation>Кого это касается: {effects}?</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>Чьё это</translation>
    </message>
    <message>
        <source>Word cards lost</source>
        <translation>Потеряно карт слова</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Раны</translation>
    </message>
    <message>
        <source>Wounds before</source>
        <translation>Ран было</translation>
    </message>
    <message>
        <source>Wounds healed</source>
        <translation>Исцелено ран</translation>
    </message>
    <message>
        <source>Wounds, with a minus for healing</source>
        <translation>Раны, с минусом — исцеление</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>a check or fight</source>
        <translation>проверка или бой</translation>
    </message>
    <message>
        <source>a deal is due</source>
        <translation>ждёт сделка</translation>
    </message>
    <message>
        <source>a defeat</source>
        <translation>поражение</translation>
    </message>
    <message>
        <source>a demon</source>
        <translation>бес</translation>
    </message>
    <message>
        <source>a draw counts as</source>
        <translation>ничья считается за</translation>
    </message>
    <message>
        <source>a failure</source>
        <translation>провал</translation>
    </message>
    <message>
        <source>a fixed number</source>
        <translation>постоянное число</translation>
    </message>
    <message>
        <source>a job</source>
        <translation>работа</translation>
    </message>
    <message>
        <source>a place that is not known</source>
        <translation>место неизвестно</translation>
    </message>
    <message>
        <source>a port</source>
        <translation>с пристанью</translation>
    </message>
    <message>
        <source>a value is needed</source>
        <translation>нужно значение</translation>
    </message>
    <message>
        <source>a victory</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>acted last</source>
        <translation>последний ход</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>all in total</source>
        <translation>все вместе</translation>
    </message>
    <message>
        <source>all of: {conditions}</source>
        <translation>всё сразу: {conditions}</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>все вместе</translation>
    </message>
    <message>
        <source>all wounds healed</source>
        <translation>исцелены все раны</translation>
    </message>
    <message>
        <source>an adjacent location</source>
        <translation>соседняя локация</translation>
    </message>
    <message>
        <source>any</source>
        <translation>любой</translation>
    </message>
    <message>
        <source>any location</source>
        <translation>любая локация</translation>
    </message>
    <message>
        <source>assigned to</source>
        <translation>против кого</translation>
    </message>
    <message>
        <source>at the start of combat</source>
        <translation>в начале боя</translation>
    </message>
    <message>
        <source>at {phases}</source>
        <translation>время: {phases}</translation>
    </message>
    <message>
        <source>at {place}</source>
        <translation>место: {place}</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>атака</translation>
    </message>
    <message>
        <source>attack dice</source>
        <translation>кубики атаки</translation>
    </message>
    <message>
        <source>attack {value}</source>
        <translation>атака {value}</translation>
    </message>
    <message>
        <source>attacks first</source>
        <translation>атакует раньше</translation>
    </message>
    <message>
        <source>automation</source>
        <translation>автоматика</translation>
    </message>
    <message>
        <source>bag</source>
        <translation>мешочек</translation>
    </message>
    <message>
        <source>become cursed</source>
        <translation>стать проклятым</translation>
    </message>
    <message>
        <source>before a document was imported</source>
        <translation>перед загрузкой документа</translation>
    </message>
    <message>
        <source>before a newer version of the program opened it</source>
        <translation>перед открытием в более новой версии программы</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрная</translation>
    </message>
    <message>
        <source>black word card</source>
        <translation>чёрная карта слова</translation>
    </message>
    <message>
        <source>buy up to {wares}</source>
        <translation>купить не больше: {wares}</translation>
    </message>
    <message>
        <source>campaign</source>
        <translation>кампания</translation>
    </message>
    <message>
        <source>cannot be opened: {reason}</source>
        <translation>не открывается: {reason}</translation>
    </message>
    <message>
        <source>cannot be told from the dice; answer it, and give the effect only if it holds</source>
        <translation>по кубикам не узнать; ответьте сами и укажите эффект, только если условие выполнено</translation>
    </message>
    <message>
        <source>cannot be weighed with dice; resolve it by hand and leave it out</source>
        <translation>нельзя рассчитать по кубикам; разыграйте сами и не указывайте</translation>
    </message>
    <message>
        <source>card in play</source>
        <translation>карта в игре</translation>
    </message>
    <message>
        <source>changes dice and gives more at once; that cannot be weighed</source>
        <translation>меняет кубики и даёт ещё что-то; рассчитать нельзя</translation>
    </message>
    <message>
        <source>chapter</source>
        <translation>глава</translation>
    </message>
    <message>
        <source>character</source>
        <translation>персонаж</translation>
    </message>
    <message>
        <source>character sheet</source>
        <translation>лист персонажа</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>персонажи</translation>
    </message>
    <message>
        <source>check</source>
        <translation>проверка</translation>
    </message>
    <message>
        <source>check of</source>
        <translation>проверка чего</translation>
    </message>
    <message>
        <source>check: {kind} {difficulty}</source>
        <translation>проверка: {kind} {difficulty}</translation>
    </message>
    <message>
        <source>checkmark</source>
        <translation>галочка</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>проверки</translation>
    </message>
    <message>
        <source>checks ({kind}) +{plus}</source>
        <translation>проверки ({kind}) +{plus}</translation>
    </message>
    <message>
        <source>checks and fights</source>
        <translation>проверки и бои</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>выбор</translation>
    </message>
    <message>
        <source>church</source>
        <translation>церковный</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>бой</translation>
    </message>
    <message>
        <source>conditions met</source>
        <translation>выполненные условия</translation>
    </message>
    <message>
        <source>conspiracy</source>
        <translation>заговор</translation>
    </message>
    <message>
        <source>count</source>
        <translation>число</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>счётчик</translation>
    </message>
    <message>
        <source>crafted</source>
        <translation>рукотворный</translation>
    </message>
    <message>
        <source>crafted item</source>
        <translation>рукотворный предмет</translation>
    </message>
    <message>
        <source>crafted items from the bag</source>
        <translation>рукотворные предметы из мешочка</translation>
    </message>
    <message>
        <source>cursed</source>
        <translation>проклятый</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>урон</translation>
    </message>
    <message>
        <source>damages all characters</source>
        <translation>наносит урон всем персонажам</translation>
    </message>
    <message>
        <source>day</source>
        <translation>день</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>сделки</translation>
    </message>
    <message>
        <source>decided by</source>
        <translation>кто решает</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>решение</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>deck or bag</source>
        <translation>колода или мешочек</translation>
    </message>
    <message>
        <source>defeat and ransom</source>
        <translation>поражение и выкуп</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>поражение нанесено</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>защита</translation>
    </message>
    <message>
        <source>defense dice</source>
        <translation>кубики защиты</translation>
    </message>
    <message>
        <source>defense spent</source>
        <translation>потраченная защита</translation>
    </message>
    <message>
        <source>defense {value}</source>
        <translation>защита {value}</translation>
    </message>
    <message>
        <source>demon slot</source>
        <translation>место беса</translation>
    </message>
    <message>
        <source>demon that turned it</source>
        <translation>перевернувший бес</translation>
    </message>
    <message>
        <source>demon {slot}</source>
        <translation>бес {slot}</translation>
    </message>
    <message>
        <source>demons and jobs</source>
        <translation>бесы и работы</translation>
    </message>
    <message>
        <source>demons of the buyer</source>
        <translation>бесы покупателя</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>кубики</translation>
    </message>
    <message>
        <source>dice ({kind}) +{amount}</source>
        <translation>кубики ({kind}) +{amount}</translation>
    </message>
    <message>
        <source>dice ({kind}) −{amount}</source>
        <translation>кубики ({kind}) −{amount}</translation>
    </message>
    <message>
        <source>dice ({kind}) −{minus}</source>
        <translation>кубики ({kind}) −{minus}</translation>
    </message>
    <message>
        <source>dice ({kind}){showing} become {turned}</source>
        <translation>кубики ({kind}){showing} становятся: {turned}</translation>
    </message>
    <message>
        <source>dice ({kind}){showing} count {value}</source>
        <translation>кубики ({kind}){showing} считаются за {value}</translation>
    </message>
    <message>
        <source>dice ({kind}){showing} count {value} more</source>
        <translation>кубики ({kind}){showing} дают на {value} больше</translation>
    </message>
    <message>
        <source>dice on cards</source>
        <translation>кубики на картах</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>сложность</translation>
    </message>
    <message numerus="yes">
        <source>discard %n item(s){kinds}</source>
        <translation>
            <numerusform>сбросить %n предмет{kinds}</numerusform>
            <numerusform>сбросить %n предмета{kinds}</numerusform>
            <numerusform>сбросить %n предметов{kinds}</numerusform>
        </translation>
    </message>
    <message>
        <source>discard items{kinds}: {amount}</source>
        <translation>сбросить предметы{kinds}: {amount}</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>сброс</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>в сбросе</translation>
    </message>
    <message>
        <source>discontent</source>
        <translation>недовольство</translation>
    </message>
    <message>
        <source>discontent +{more}</source>
        <translation>недовольство +{more}</translation>
    </message>
    <message>
        <source>discontent gained</source>
        <translation>прирост недовольства</translation>
    </message>
    <message>
        <source>discontent −{less}</source>
        <translation>недовольство −{less}</translation>
    </message>
    <message>
        <source>discontent: {amount}</source>
        <translation>недовольство: {amount}</translation>
    </message>
    <message>
        <source>does not attack</source>
        <translation>не атакует</translation>
    </message>
    <message>
        <source>done by hand</source>
        <translation>делаем вручную</translation>
    </message>
    <message>
        <source>draw {draw} items{kinds}{source}, keep {keep}</source>
        <translation>взять предметы{kinds}{source}: {draw}, оставить: {keep}</translation>
    </message>
    <message>
        <source>during combat</source>
        <translation>во время боя</translation>
    </message>
    <message>
        <source>each character</source>
        <translation>каждый персонаж</translation>
    </message>
    <message>
        <source>each character here</source>
        <translation>каждый персонаж здесь</translation>
    </message>
    <message>
        <source>each character it damaged</source>
        <translation>каждый, кому нанесён урон</translation>
    </message>
    <message>
        <source>each of the players</source>
        <translation>каждый из игроков</translation>
    </message>
    <message>
        <source>either changes dice or gives more; that cannot be weighed</source>
        <translation>или меняет кубики, или даёт ещё что-то; рассчитать нельзя</translation>
    </message>
    <message>
        <source>enemies: {amount}</source>
        <translation>нечисть: {amount}</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>нечисть</translation>
    </message>
    <message>
        <source>enemy in play</source>
        <translation>нечисть в игре</translation>
    </message>
    <message>
        <source>enterprise</source>
        <translation>промысел</translation>
    </message>
    <message>
        <source>evening</source>
        <translation>вечер</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>лицом вниз</translation>
    </message>
    <message>
        <source>face down: it gives nothing</source>
        <translation>лицом вниз: не действует</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>лицом вверх</translation>
    </message>
    <message>
        <source>fell in the final battle</source>
        <translation>поражение в последней битве получено</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>бой</translation>
    </message>
    <message>
        <source>fight ({foes})</source>
        <translation>бой ({foes})</translation>
    </message>
    <message>
        <source>fights</source>
        <translation>бои</translation>
    </message>
    <message>
        <source>final</source>
        <translation>последняя битва</translation>
    </message>
    <message>
        <source>final battle</source>
        <translation>последняя битва</translation>
    </message>
    <message>
        <source>final space</source>
        <translation>последняя клетка</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>первый игрок</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>первый раунд</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>да или нет</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>побег</translation>
    </message>
    <message>
        <source>flees after attacking</source>
        <translation>убегает после атаки</translation>
    </message>
    <message>
        <source>flip word cards{kinds}: {amount}</source>
        <translation>перевернуть карты слова{kinds}: {amount}</translation>
    </message>
    <message>
        <source>from the bag</source>
        <translation>из мешочка</translation>
    </message>
    <message>
        <source>from the deck</source>
        <translation>из колоды</translation>
    </message>
    <message>
        <source>from the market</source>
        <translation>с рынка</translation>
    </message>
    <message numerus="yes">
        <source>gain %n item(s){kinds}{source}</source>
        <translation>
            <numerusform>получить %n предмет{kinds}{source}</numerusform>
            <numerusform>получить %n предмета{kinds}{source}</numerusform>
            <numerusform>получить %n предметов{kinds}{source}</numerusform>
        </translation>
    </message>
    <message>
        <source>gain character achievements</source>
        <translation>получить достижения персонажей</translation>
    </message>
    <message>
        <source>gain helpers: {amount}</source>
        <translation>получить помощников: {amount}</translation>
    </message>
    <message>
        <source>gain items{kinds}{source}: {amount}</source>
        <translation>получить предметы{kinds}{source}: {amount}</translation>
    </message>
    <message>
        <source>gain the achievement “{name}”</source>
        <translation>получить достижение «{name}»</translation>
    </message>
    <message>
        <source>gain word cards{kinds}: {amount}</source>
        <translation>получить карты слова{kinds}: {amount}</translation>
    </message>
    <message>
        <source>give word cards{kinds} to another: {amount}</source>
        <translation>отдать карты слова{kinds} другому: {amount}</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>рука</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>сложная</translation>
    </message>
    <message>
        <source>has attacked</source>
        <translation>атака сделана</translation>
    </message>
    <message>
        <source>has dealt damage</source>
        <translation>урон нанесён</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>перемещение сделано</translation>
    </message>
    <message>
        <source>has rolled</source>
        <translation>кубики брошены</translation>
    </message>
    <message>
        <source>has taken the action</source>
        <translation>действие сделано</translation>
    </message>
    <message>
        <source>has used the ability</source>
        <translation>способность использована</translation>
    </message>
    <message>
        <source>have no word cards with which the chance can be told</source>
        <translation>не имеют карт слова, с которыми можно назвать шанс</translation>
    </message>
    <message numerus="yes">
        <source>heal %n wound(s)</source>
        <translation>
            <numerusform>исцелить %n рану</numerusform>
            <numerusform>исцелить %n раны</numerusform>
            <numerusform>исцелить %n ран</numerusform>
        </translation>
    </message>
    <message>
        <source>heal all wounds</source>
        <translation>исцелить все раны</translation>
    </message>
    <message>
        <source>health</source>
        <translation>здоровье</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>помощник</translation>
    </message>
    <message>
        <source>helper card</source>
        <translation>карта помощника</translation>
    </message>
    <message>
        <source>helpers</source>
        <translation>помощники</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>highest space since the last track event</source>
        <translation>высшая клетка с последнего события шкалы</translation>
    </message>
    <message>
        <source>history, action {number}: it is not whole.</source>
        <translation>история, действие {number}: запись неполная.</translation>
    </message>
    <message>
        <source>holds a number that is too large</source>
        <translation>содержит слишком большое число</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>домашние правила</translation>
    </message>
    <message>
        <source>how it went</source>
        <translation>как прошло</translation>
    </message>
    <message>
        <source>id: a component keeps its id.</source>
        <translation>id: у компонента остаётся его id.</translation>
    </message>
    <message>
        <source>if it dealt damage</source>
        <translation>при нанесённом уроне</translation>
    </message>
    <message>
        <source>in a check</source>
        <translation>в проверке</translation>
    </message>
    <message>
        <source>in combat</source>
        <translation>в бою</translation>
    </message>
    <message>
        <source>in each round</source>
        <translation>в каждом раунде</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>в руке</translation>
    </message>
    <message>
        <source>in round 1</source>
        <translation>в раунде 1</translation>
    </message>
    <message>
        <source>in round {rounds}</source>
        <translation>раунд: {rounds}</translation>
    </message>
    <message>
        <source>in the conspiracy</source>
        <translation>в заговоре</translation>
    </message>
    <message>
        <source>in the final battle</source>
        <translation>в последней битве</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>в руке</translation>
    </message>
    <message>
        <source>in the same place</source>
        <translation>в той же локации</translation>
    </message>
    <message>
        <source>incendiary</source>
        <translation>горючий</translation>
    </message>
    <message>
        <source>inventory</source>
        <translation>инвентарь</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>is missing; a plan needs dice that have been rolled</source>
        <translation>отсутствует; для плана нужны брошенные кубики</translation>
    </message>
    <message>
        <source>is missing; dice that are not rolled need the faces of the dice</source>
        <translation>отсутствует; для небросавшихся кубиков нужны их грани</translation>
    </message>
    <message>
        <source>is missing; these dice have still to be rolled</source>
        <translation>отсутствует; эти кубики ещё не брошены</translation>
    </message>
    <message>
        <source>is nested too deeply</source>
        <translation>слишком глубоко вложен</translation>
    </message>
    <message>
        <source>is no JSON: {reason}</source>
        <translation>не JSON: {reason}</translation>
    </message>
    <message>
        <source>is no table of a pack; those are {known}</source>
        <translation>нет такой таблицы в наборе; есть {known}</translation>
    </message>
    <message>
        <source>is not a field known here; known are {known}</source>
        <translation>здесь такого поля нет; есть {known}</translation>
    </message>
    <message>
        <source>is not a text in UTF-8</source>
        <translation>не текст в UTF-8</translation>
    </message>
    <message>
        <source>is not known here</source>
        <translation>здесь неизвестно</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>слишком велико</translation>
    </message>
    <message>
        <source>item</source>
        <translation>предмет</translation>
    </message>
    <message>
        <source>item token</source>
        <translation>жетон предмета</translation>
    </message>
    <message>
        <source>items</source>
        <translation>предметы</translation>
    </message>
    <message numerus="yes">
        <source>items cost %n ruble(s) more</source>
        <translation>
            <numerusform>предметы дороже на %n рубль</numerusform>
            <numerusform>предметы дороже на %n рубля</numerusform>
            <numerusform>предметы дороже на %n рублей</numerusform>
        </translation>
    </message>
    <message>
        <source>items lost</source>
        <translation>потеряно предметов</translation>
    </message>
    <message>
        <source>its character has fallen</source>
        <translation>персонаж пал</translation>
    </message>
    <message>
        <source>its values are samples</source>
        <translation>значения — пример</translation>
    </message>
    <message>
        <source>job</source>
        <translation>работа</translation>
    </message>
    <message>
        <source>job card</source>
        <translation>карта работы</translation>
    </message>
    <message>
        <source>job cards back to the hand: {amount}</source>
        <translation>вернуть карты работы в руку: {amount}</translation>
    </message>
    <message>
        <source>joined in round</source>
        <translation>с какого раунда</translation>
    </message>
    <message>
        <source>joined in round {round}</source>
        <translation>с раунда {round}</translation>
    </message>
    <message>
        <source>joined later</source>
        <translation>позже остальных</translation>
    </message>
    <message>
        <source>joined: {what}</source>
        <translation>благодаря: {what}</translation>
    </message>
    <message>
        <source>json</source>
        <translation>json</translation>
    </message>
    <message>
        <source>key</source>
        <translation>ключ</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>вид</translation>
    </message>
    <message>
        <source>kind of die</source>
        <translation>вид кубика</translation>
    </message>
    <message>
        <source>last attempt failed on</source>
        <translation>последняя неудачная попытка</translation>
    </message>
    <message>
        <source>left</source>
        <translation>осталось</translation>
    </message>
    <message>
        <source>location</source>
        <translation>локация</translation>
    </message>
    <message>
        <source>location marker</source>
        <translation>жетон на локации</translation>
    </message>
    <message>
        <source>locations</source>
        <translation>локации</translation>
    </message>
    <message numerus="yes">
        <source>lose %n ruble(s)</source>
        <translation>
            <numerusform>потерять %n рубль</numerusform>
            <numerusform>потерять %n рубля</numerusform>
            <numerusform>потерять %n рублей</numerusform>
        </translation>
    </message>
    <message>
        <source>lose all rubles</source>
        <translation>потерять все рубли</translation>
    </message>
    <message>
        <source>lose word cards{kinds}: {amount}</source>
        <translation>потерять карты слова{kinds}: {amount}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>поражение</translation>
    </message>
    <message>
        <source>lost in the final battle</source>
        <translation>поражение в последней битве</translation>
    </message>
    <message>
        <source>lowest space</source>
        <translation>нижняя клетка</translation>
    </message>
    <message>
        <source>main</source>
        <translation>основная</translation>
    </message>
    <message>
        <source>main requests</source>
        <translation>основные просьбы</translation>
    </message>
    <message>
        <source>marked boxes</source>
        <translation>отмеченные клетки</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>маркер</translation>
    </message>
    <message>
        <source>market</source>
        <translation>рынок</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation>можно пропустить</translation>
    </message>
    <message>
        <source>may {effects}</source>
        <translation>можно: {effects}</translation>
    </message>
    <message>
        <source>moment of the round</source>
        <translation>этап раунда</translation>
    </message>
    <message>
        <source>more enemies left: {more}</source>
        <translation>нечисти остаётся больше: {more}</translation>
    </message>
    <message>
        <source>morning</source>
        <translation>утро</translation>
    </message>
    <message numerus="yes">
        <source>move %n step(s)</source>
        <translation>
            <numerusform>сделать %n шаг</numerusform>
            <numerusform>сделать %n шага</numerusform>
            <numerusform>сделать %n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>move to {place}</source>
        <translation>перейти: {place}</translation>
    </message>
    <message>
        <source>movement {change}</source>
        <translation>перемещение {change}</translation>
    </message>
    <message>
        <source>must be a condition, such as {example}</source>
        <translation>должно быть условием, например {example}</translation>
    </message>
    <message>
        <source>must be a keyword or a modifier, such as {example}</source>
        <translation>должно быть ключевым словом или модификатором, например {example}</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>должно быть списком</translation>
    </message>
    <message>
        <source>must be a number, &quot;all&quot; or an amount, such as {example}</source>
        <translation>должно быть числом, &quot;all&quot; или количеством, например {example}</translation>
    </message>
    <message>
        <source>must be a number, &quot;curse&quot; or {example}</source>
        <translation>должно быть числом, &quot;curse&quot; или {example}</translation>
    </message>
    <message>
        <source>must be a table</source>
        <translation>должно быть таблицей</translation>
    </message>
    <message>
        <source>must be a table whose do is fight, check or pay</source>
        <translation>должно быть таблицей, где do — fight, check или pay</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>должно быть текстом</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>должно быть целым числом</translation>
    </message>
    <message>
        <source>must be an effect: a table with one of {operations}</source>
        <translation>должно быть эффектом: таблицей с одним из действий {operations}</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>должно быть объектом</translation>
    </message>
    <message>
        <source>must be at least {least}</source>
        <translation>должно быть не меньше {least}</translation>
    </message>
    <message>
        <source>must be at most {most}</source>
        <translation>должно быть не больше {most}</translation>
    </message>
    <message>
        <source>must be done</source>
        <translation>обязательно</translation>
    </message>
    <message>
        <source>must be given, or a pool of dice that are not rolled, but not both</source>
        <translation>нужно указать это или запас небросавшихся кубиков, но не то и другое</translation>
    </message>
    <message>
        <source>must be the id of a character of the case</source>
        <translation>должно быть id персонажа этого случая</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>должно быть true или false</translation>
    </message>
    <message>
        <source>must be used and rolled first; leave it out then</source>
        <translation>нужно сначала использовать и бросить; тогда не указывайте</translation>
    </message>
    <message>
        <source>must be {choices}</source>
        <translation>должно быть {choices}</translation>
    </message>
    <message>
        <source>must be {least} or more</source>
        <translation>должно быть {least} или больше</translation>
    </message>
    <message>
        <source>must be {words} or {last}</source>
        <translation>должно быть {words} или {last}</translation>
    </message>
    <message>
        <source>must differ from the other ids</source>
        <translation>должно отличаться от других id</translation>
    </message>
    <message>
        <source>must have at least {least} entries</source>
        <translation>записей должно быть не меньше {least}</translation>
    </message>
    <message>
        <source>must have at most {most} entries</source>
        <translation>записей должно быть не больше {most}</translation>
    </message>
    <message>
        <source>must have rolled if the others have, and not if they have not</source>
        <translation>кубики должны быть брошены, если брошены у остальных, и не брошены, если нет</translation>
    </message>
    <message>
        <source>must heal; what a die gives stands among the yields</source>
        <translation>должно исцелять; что даёт кубик, стоит в yields</translation>
    </message>
    <message>
        <source>must hold one condition</source>
        <translation>должно быть ровно одно условие</translation>
    </message>
    <message>
        <source>must hold one effect</source>
        <translation>должен быть ровно один эффект</translation>
    </message>
    <message>
        <source>must leave no choice but how dice are changed</source>
        <translation>выбор возможен только в том, как меняются кубики</translation>
    </message>
    <message>
        <source>must name at least one character</source>
        <translation>нужен хотя бы один персонаж</translation>
    </message>
    <message>
        <source>must name at least one enemy</source>
        <translation>нужна хотя бы одна нечисть</translation>
    </message>
    <message>
        <source>must not hold more than {most}</source>
        <translation>должно быть не больше {most}</translation>
    </message>
    <message>
        <source>must offer something to choose from</source>
        <translation>должно предлагать, из чего выбрать</translation>
    </message>
    <message>
        <source>must set, plus or turn dice, add or reroll them</source>
        <translation>должно менять значение, прибавлять, превращать, добавлять или перебрасывать кубики</translation>
    </message>
    <message>
        <source>name of the campaign</source>
        <translation>название кампании</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>природный</translation>
    </message>
    <message>
        <source>natural item</source>
        <translation>природный предмет</translation>
    </message>
    <message>
        <source>natural items from the bag</source>
        <translation>природные предметы из мешочка</translation>
    </message>
    <message numerus="yes">
        <source>needs %n ruble(s)</source>
        <translation>
            <numerusform>нужен %n рубль</numerusform>
            <numerusform>нужно %n рубля</numerusform>
            <numerusform>нужно %n рублей</numerusform>
        </translation>
    </message>
    <message>
        <source>needs at least one of {fields}</source>
        <translation>нужно хотя бы одно из полей: {fields}</translation>
    </message>
    <message>
        <source>needs exactly one of {fields}</source>
        <translation>нужно ровно одно из полей: {fields}</translation>
    </message>
    <message>
        <source>needs round1 or each_round as its time</source>
        <translation>время должно быть round1 или each_round</translation>
    </message>
    <message>
        <source>night</source>
        <translation>ночь</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>no pack has {id} among its {kind}</source>
        <translation>ни в одном наборе нет {id} среди {kind}</translation>
    </message>
    <message>
        <source>no port</source>
        <translation>без пристани</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>nobody: a useless job</source>
        <translation>ничья: бесполезная работа</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>noon</source>
        <translation>полдень</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>обычная</translation>
    </message>
    <message>
        <source>not cursed</source>
        <translation>не проклятый</translation>
    </message>
    <message>
        <source>not: {condition}</source>
        <translation>не выполнено: {condition}</translation>
    </message>
    <message>
        <source>note</source>
        <translation>заметка</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>заметки</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>nothing special</source>
        <translation>ничего особого</translation>
    </message>
    <message>
        <source>nothing will be read</source>
        <translation>ничего не читается</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>нигде</translation>
    </message>
    <message>
        <source>nowhere yet</source>
        <translation>пока нигде</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>на столе</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>one character</source>
        <translation>один персонаж</translation>
    </message>
    <message>
        <source>one character here</source>
        <translation>один персонаж здесь</translation>
    </message>
    <message>
        <source>one of: {conditions}</source>
        <translation>что-то одно: {conditions}</translation>
    </message>
    <message>
        <source>one of: {options}</source>
        <translation>что-то одно: {options}</translation>
    </message>
    <message>
        <source>one player</source>
        <translation>один игрок</translation>
    </message>
    <message>
        <source>order</source>
        <translation>приказ</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>исход</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>владелец</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>параграф</translation>
    </message>
    <message>
        <source>paragraph read</source>
        <translation>прочитанный параграф</translation>
    </message>
    <message>
        <source>paragraph {number}</source>
        <translation>параграф {number}</translation>
    </message>
    <message>
        <source>paragraph {number} will be read</source>
        <translation>читается параграф {number}</translation>
    </message>
    <message>
        <source>paragraph {number} will be read: the story is lost</source>
        <translation>читается параграф {number}: история проиграна</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>участник</translation>
    </message>
    <message>
        <source>pay ({costs})</source>
        <translation>заплатить ({costs})</translation>
    </message>
    <message>
        <source>pay ({costs}) → {effects}</source>
        <translation>заплатить ({costs}) → {effects}</translation>
    </message>
    <message>
        <source>personal requests</source>
        <translation>личные просьбы</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>время дня</translation>
    </message>
    <message>
        <source>place</source>
        <translation>место</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>план</translation>
    </message>
    <message>
        <source>plant</source>
        <translation>растение</translation>
    </message>
    <message>
        <source>printed price</source>
        <translation>напечатанная цена</translation>
    </message>
    <message>
        <source>properties</source>
        <translation>свойства</translation>
    </message>
    <message>
        <source>put the token “{marker}”: {place}</source>
        <translation>положить жетон «{marker}»: {place}</translation>
    </message>
    <message>
        <source>read paragraph {number}</source>
        <translation>прочитать параграф {number}</translation>
    </message>
    <message>
        <source>read the location&apos;s paragraph</source>
        <translation>прочитать параграф локации</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>причина</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>обычная</translation>
    </message>
    <message>
        <source>released</source>
        <translation>извлечённое из конверта</translation>
    </message>
    <message>
        <source>request</source>
        <translation>просьба</translation>
    </message>
    <message>
        <source>request at {place}</source>
        <translation>просьба ({place})</translation>
    </message>
    <message>
        <source>request card</source>
        <translation>карта просьбы</translation>
    </message>
    <message>
        <source>reroll dice ({kind}): {amount}</source>
        <translation>перебросить кубики ({kind}): {amount}</translation>
    </message>
    <message>
        <source>restore helpers: {amount}</source>
        <translation>восстановить помощников: {amount}</translation>
    </message>
    <message>
        <source>result</source>
        <translation>результат</translation>
    </message>
    <message>
        <source>result of {story}</source>
        <translation>итог истории «{story}»</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>награда</translation>
    </message>
    <message>
        <source>round</source>
        <translation>раунд</translation>
    </message>
    <message>
        <source>rubles</source>
        <translation>рубли</translation>
    </message>
    <message>
        <source>rubles gained</source>
        <translation>получено рублей</translation>
    </message>
    <message>
        <source>rubles lost</source>
        <translation>потеряно рублей</translation>
    </message>
    <message>
        <source>rubles: {amount}</source>
        <translation>рубли: {amount}</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>правило</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>решение</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>проверка или бой</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>место за столом</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>место {number}</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>отложено</translation>
    </message>
    <message>
        <source>set aside because of</source>
        <translation>отложен из-за</translation>
    </message>
    <message>
        <source>set aside by</source>
        <translation>кем отложен</translation>
    </message>
    <message>
        <source>set aside die</source>
        <translation>отложенный кубик</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>поселение</translation>
    </message>
    <message>
        <source>sins</source>
        <translation>грехи</translation>
    </message>
    <message>
        <source>sins and deals</source>
        <translation>грехи и сделки</translation>
    </message>
    <message>
        <source>sins become {value}</source>
        <translation>счётчик грехов на {value}</translation>
    </message>
    <message>
        <source>sins gained</source>
        <translation>получено грехов</translation>
    </message>
    <message>
        <source>sins not known</source>
        <translation>грехи неизвестны</translation>
    </message>
    <message>
        <source>sins {change} → {after}</source>
        <translation>грехи {change} → {after}</translation>
    </message>
    <message>
        <source>slot</source>
        <translation>номер места</translation>
    </message>
    <message>
        <source>sorcerous</source>
        <translation>колдовской</translation>
    </message>
    <message>
        <source>special</source>
        <translation>особая</translation>
    </message>
    <message>
        <source>special requests</source>
        <translation>особые просьбы</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>в бою</translation>
    </message>
    <message>
        <source>stands in the table&apos;s name already</source>
        <translation>уже указано в имени таблицы</translation>
    </message>
    <message>
        <source>start of combat</source>
        <translation>начало боя</translation>
    </message>
    <message>
        <source>start of combat has been applied</source>
        <translation>начало боя применено</translation>
    </message>
    <message>
        <source>start of combat: {effects}</source>
        <translation>начало боя: {effects}</translation>
    </message>
    <message>
        <source>state</source>
        <translation>состояние</translation>
    </message>
    <message>
        <source>stood after moving at</source>
        <translation>после перемещения здесь</translation>
    </message>
    <message>
        <source>stories that are played</source>
        <translation>какие истории играются</translation>
    </message>
    <message>
        <source>story</source>
        <translation>история</translation>
    </message>
    <message>
        <source>story achievement</source>
        <translation>достижение истории</translation>
    </message>
    <message>
        <source>story game</source>
        <translation>партия истории</translation>
    </message>
    <message>
        <source>story requests</source>
        <translation>просьбы истории</translation>
    </message>
    <message>
        <source>story result</source>
        <translation>итог истории</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>сильная</translation>
    </message>
    <message>
        <source>strong enemies: {amount}</source>
        <translation>сильная нечисть: {amount}</translation>
    </message>
    <message numerus="yes">
        <source>suffer %n wound(s)</source>
        <translation>
            <numerusform>получить %n рану</numerusform>
            <numerusform>получить %n раны</numerusform>
            <numerusform>получить %n ран</numerusform>
        </translation>
    </message>
    <message>
        <source>take the token “{marker}”: {place}</source>
        <translation>убрать жетон «{marker}»: {place}</translation>
    </message>
    <message>
        <source>take {card} from the envelope</source>
        <translation>взять из конверта: {card}</translation>
    </message>
    <message>
        <source>taken by hand</source>
        <translation>вручную</translation>
    </message>
    <message>
        <source>taken for the day</source>
        <translation>на какой день взята</translation>
    </message>
    <message>
        <source>taken in the middle of the day</source>
        <translation>взята посреди дня</translation>
    </message>
    <message>
        <source>takes no damage</source>
        <translation>не получает урона</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>не участвует</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>the chance cannot be told in reasonable time; try it with fewer enemies</source>
        <translation>вероятность нельзя посчитать за разумное время; попробуйте с меньшим числом врагов</translation>
    </message>
    <message>
        <source>the chance is between {low} % and {high} %; to tell it closer takes too long</source>
        <translation>вероятность от {low} % до {high} %; посчитать её точнее слишком долго</translation>
    </message>
    <message>
        <source>the character</source>
        <translation>этот персонаж</translation>
    </message>
    <message>
        <source>the character whose enemy it is</source>
        <translation>персонаж, с которым сражается эта нечисть</translation>
    </message>
    <message>
        <source>the check fails</source>
        <translation>проверка провалена</translation>
    </message>
    <message>
        <source>the check is theirs</source>
        <translation>ведёт проверку</translation>
    </message>
    <message>
        <source>the deal card</source>
        <translation>карта сделки</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>кубики</translation>
    </message>
    <message>
        <source>the die&apos;s value</source>
        <translation>значение кубика</translation>
    </message>
    <message>
        <source>the enemy</source>
        <translation>нечисть</translation>
    </message>
    <message>
        <source>the fight is theirs</source>
        <translation>ведёт бой</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>первый игрок</translation>
    </message>
    <message>
        <source>the number of characters</source>
        <translation>число персонажей</translation>
    </message>
    <message>
        <source>the number of items</source>
        <translation>число предметов</translation>
    </message>
    <message>
        <source>the number of rubles</source>
        <translation>число рублей</translation>
    </message>
    <message>
        <source>the number of sins</source>
        <translation>число грехов</translation>
    </message>
    <message>
        <source>the number of word cards</source>
        <translation>число карт слова</translation>
    </message>
    <message>
        <source>the number of wounds</source>
        <translation>число ран</translation>
    </message>
    <message>
        <source>the program asks before each step</source>
        <translation>программа спрашивает перед каждым шагом</translation>
    </message>
    <message>
        <source>the program does it</source>
        <translation>делает программа</translation>
    </message>
    <message>
        <source>the story book</source>
        <translation>книга историй</translation>
    </message>
    <message>
        <source>the story is lost</source>
        <translation>история проиграна</translation>
    </message>
    <message>
        <source>the story is won</source>
        <translation>история выиграна</translation>
    </message>
    <message>
        <source>the text is longer than {length} letters</source>
        <translation>текст длиннее, чем {length} букв</translation>
    </message>
    <message>
        <source>the value of the die and more</source>
        <translation>значение кубика и ещё</translation>
    </message>
    <message>
        <source>this slot is taken by {demon}</source>
        <translation>это место уже занято: {demon}</translation>
    </message>
    <message>
        <source>token 4 is up</source>
        <translation>жетон 4 лицом вверх</translation>
    </message>
    <message>
        <source>token 7 is up</source>
        <translation>жетон 7 лицом вверх</translation>
    </message>
    <message>
        <source>tokens on board</source>
        <translation>жетоны на поле</translation>
    </message>
    <message>
        <source>total {by} higher</source>
        <translation>сумма больше на {by}</translation>
    </message>
    <message>
        <source>total {by} lower</source>
        <translation>сумма меньше на {by}</translation>
    </message>
    <message>
        <source>track</source>
        <translation>шкала недовольства</translation>
    </message>
    <message>
        <source>trigger fired</source>
        <translation>сработавшее событие</translation>
    </message>
    <message>
        <source>turn and movement</source>
        <translation>ход и перемещение</translation>
    </message>
    <message>
        <source>turn the token “{marker}”: {place}</source>
        <translation>перевернуть жетон «{marker}»: {place}</translation>
    </message>
    <message>
        <source>turned down by</source>
        <translation>кем перевёрнута</translation>
    </message>
    <message>
        <source>used items and helpers</source>
        <translation>использованные предметы и помощники</translation>
    </message>
    <message>
        <source>useless</source>
        <translation>бесполезные работы</translation>
    </message>
    <message>
        <source>useless jobs: {amount}</source>
        <translation>бесполезные работы: {amount}</translation>
    </message>
    <message>
        <source>valuable</source>
        <translation>ценный</translation>
    </message>
    <message>
        <source>version of the rules</source>
        <translation>версия правил</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>очень сложная</translation>
    </message>
    <message>
        <source>waits for a space</source>
        <translation>ждёт свободного места</translation>
    </message>
    <message>
        <source>was at 13 sins</source>
        <translation>было 13 грехов</translation>
    </message>
    <message>
        <source>was read aloud</source>
        <translation>прочитана вслух</translation>
    </message>
    <message>
        <source>what it does is not known yet</source>
        <translation>что делает, ещё неизвестно</translation>
    </message>
    <message>
        <source>when it was opened</source>
        <translation>при открытии</translation>
    </message>
    <message>
        <source>when it was removed from the shelf</source>
        <translation>при снятии с полки</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белая</translation>
    </message>
    <message>
        <source>white word card</source>
        <translation>белая карта слова</translation>
    </message>
    <message>
        <source>wildland</source>
        <translation>глушь</translation>
    </message>
    <message numerus="yes">
        <source>with %n item(s){kinds}</source>
        <translation>
            <numerusform>есть %n предмет{kinds}</numerusform>
            <numerusform>есть %n предмета{kinds}</numerusform>
            <numerusform>есть %n предметов{kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n ruble(s)</source>
        <translation>
            <numerusform>есть %n рубль</numerusform>
            <numerusform>есть %n рубля</numerusform>
            <numerusform>есть %n рублей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n word card(s){kinds}</source>
        <translation>
            <numerusform>есть %n карта слова{kinds}</numerusform>
            <numerusform>есть %n карты слова{kinds}</numerusform>
            <numerusform>есть %n карт слова{kinds}</numerusform>
        </translation>
    </message>
    <message>
        <source>with the token “{marker}”</source>
        <translation>с жетоном «{marker}»</translation>
    </message>
    <message>
        <source>without the token “{marker}”</source>
        <translation>без жетона «{marker}»</translation>
    </message>
    <message>
        <source>won</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>word card</source>
        <translation>карта слова</translation>
    </message>
    <message numerus="yes">
        <source>word cards cost %n ruble(s) more</source>
        <translation>
            <numerusform>карты слова дороже на %n рубль</numerusform>
            <numerusform>карты слова дороже на %n рубля</numerusform>
            <numerusform>карты слова дороже на %n рублей</numerusform>
        </translation>
    </message>
    <message>
        <source>word cards lost</source>
        <translation>потеряно карт слова</translation>
    </message>
    <message>
        <source>works only {condition}</source>
        <translation>действует, если {condition}</translation>
    </message>
    <message>
        <source>works only {scenes}</source>
        <translation>действует только {scenes}</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>раны</translation>
    </message>
    <message>
        <source>wounds healed</source>
        <translation>исцелено ран</translation>
    </message>
    <message>
        <source>wounds that are taken while dice are placed cannot be weighed; only healing can</source>
        <translation>раны, получаемые при размещении кубиков, рассчитать нельзя; только исцеление</translation>
    </message>
    <message>
        <source>wounds: {amount}</source>
        <translation>раны: {amount}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>you are defeated</source>
        <translation>вы терпите поражение</translation>
    </message>
    <message>
        <source>{ability}: do what the board says</source>
        <translation>{ability}: выполните то, что на планшете</translation>
    </message>
    <message>
        <source>{action}: do what is printed there</source>
        <translation>{action}: сделайте, что там напечатано</translation>
    </message>
    <message>
        <source>{amount} attack</source>
        <translation>атака {amount}</translation>
    </message>
    <message>
        <source>{amount} defense</source>
        <translation>защита {amount}</translation>
    </message>
    <message>
        <source>{amount} {kind}</source>
        <translation>{kind} {amount}</translation>
    </message>
    <message>
        <source>{before} is {name}</source>
        <translation>{before} — это {name}</translation>
    </message>
    <message>
        <source>{campaign} is in {file}</source>
        <translation>{campaign}: файл {file}</translation>
    </message>
    <message>
        <source>{card} does not accept such a die.</source>
        <translation>Карта «{card}» не принимает такой кубик.</translation>
    </message>
    <message>
        <source>{card} is no order of {who} that is face up.</source>
        <translation>{card} — не приказ лицом вверх в заговоре ({who}).</translation>
    </message>
    <message>
        <source>{card} is turned face down</source>
        <translation>{card}: лицом вниз</translation>
    </message>
    <message>
        <source>{card} is turned face up</source>
        <translation>{card}: лицом вверх</translation>
    </message>
    <message>
        <source>{card} of {who}</source>
        <translation>{card} ({who})</translation>
    </message>
    <message>
        <source>{card} to {who}</source>
        <translation>{card} → {who}</translation>
    </message>
    <message>
        <source>{card}, by hand: {effect}</source>
        <translation>{card}, вручную: {effect}</translation>
    </message>
    <message>
        <source>{card}, unnamed</source>
        <translation>{card}, без имени</translation>
    </message>
    <message>
        <source>{card}: dice may be rolled again</source>
        <translation>{card}: кубики можно перебросить</translation>
    </message>
    <message>
        <source>{card}: what it does is not known</source>
        <translation>{card}: что делает, неизвестно</translation>
    </message>
    <message>
        <source>{check}; failure: {effects}</source>
        <translation>{check}; провал: {effects}</translation>
    </message>
    <message>
        <source>{check}; success: {effects}</source>
        <translation>{check}; успех: {effects}</translation>
    </message>
    <message>
        <source>{command}: {faults}</source>
        <translation>{command}: {faults}</translation>
    </message>
    <message>
        <source>{component} comes out of the envelope: {reason}</source>
        <translation>Из конверта: {component} ({reason})</translation>
    </message>
    <message>
        <source>{condition}: {effects}</source>
        <translation>{condition}: {effects}</translation>
    </message>
    <message>
        <source>{condition}: {effects}; else {otherwise}</source>
        <translation>{condition}: {effects}; иначе {otherwise}</translation>
    </message>
    <message>
        <source>{counter} at least {least}</source>
        <translation>{counter}: не меньше {least}</translation>
    </message>
    <message>
        <source>{deal} goes to the bottom of the deal deck</source>
        <translation>{deal}: под низ колоды сделок</translation>
    </message>
    <message>
        <source>{demon} goes to work: {job}</source>
        <translation>{demon} идёт на работу: {job}</translation>
    </message>
    <message>
        <source>{demon} takes a die of {who}: {kind}</source>
        <translation>{demon} забирает кубик ({who}): {kind}</translation>
    </message>
    <message>
        <source>{demon}: which die does {who} set aside?</source>
        <translation>{demon}: какой кубик откладывает {who}?</translation>
    </message>
    <message>
        <source>{demon}: which word card of {who} is turned face down?</source>
        <translation>{demon}: какая карта слова ложится лицом вниз ({who})?</translation>
    </message>
    <message>
        <source>{die} die → {yields}</source>
        <translation>кубик ({die}) → {yields}</translation>
    </message>
    <message>
        <source>{does}; sins +{sins}</source>
        <translation>{does}; грехи +{sins}</translation>
    </message>
    <message>
        <source>{enemy} attacks</source>
        <translation>{enemy} атакует</translation>
    </message>
    <message>
        <source>{enemy} attacks first</source>
        <translation>{enemy} атакует раньше</translation>
    </message>
    <message>
        <source>{enemy} blocks crafted items</source>
        <translation>{enemy}: рукотворные предметы не использовать</translation>
    </message>
    <message>
        <source>{enemy} blocks crafted items.</source>
        <translation>{enemy} не даёт использовать рукотворные предметы.</translation>
    </message>
    <message>
        <source>{enemy} blocks natural items</source>
        <translation>{enemy}: природные предметы не использовать</translation>
    </message>
    <message>
        <source>{enemy} blocks natural items.</source>
        <translation>{enemy} не даёт использовать природные предметы.</translation>
    </message>
    <message>
        <source>{enemy} does not attack now</source>
        <translation>{enemy} сейчас не атакует</translation>
    </message>
    <message>
        <source>{enemy} falls for certain</source>
        <translation>{enemy}: победа наверняка</translation>
    </message>
    <message>
        <source>{enemy} flees</source>
        <translation>{enemy} убегает</translation>
    </message>
    <message>
        <source>{enemy} flees after its attack</source>
        <translation>{enemy} убегает после атаки</translation>
    </message>
    <message>
        <source>{enemy} has as much damage as health: defeated?</source>
        <translation>{enemy}: урона столько же, сколько здоровья. Победа?</translation>
    </message>
    <message>
        <source>{enemy} has {left} health left</source>
        <translation>{enemy}: остаётся здоровья {left}</translation>
    </message>
    <message>
        <source>{enemy} hits everyone</source>
        <translation>{enemy} бьёт всех</translation>
    </message>
    <message>
        <source>{enemy} is assigned to {who}</source>
        <translation>{enemy} против: {who}</translation>
    </message>
    <message>
        <source>{enemy} is beaten</source>
        <translation>Победа: {enemy}</translation>
    </message>
    <message>
        <source>{enemy} is defeated</source>
        <translation>Победа: {enemy}</translation>
    </message>
    <message>
        <source>{enemy} is revealed: attack {attack}, health {health}</source>
        <translation>Открыто: {enemy} — атака {attack}, здоровье {health}</translation>
    </message>
    <message>
        <source>{enemy} takes no damage</source>
        <translation>{enemy} не получает урона</translation>
    </message>
    <message>
        <source>{enemy} takes no damage now</source>
        <translation>{enemy} сейчас не получает урона</translation>
    </message>
    <message>
        <source>{enemy} takes no damage now.</source>
        <translation>{enemy} сейчас не получает урона.</translation>
    </message>
    <message>
        <source>{enemy}: attack {attack}, health {health}</source>
        <translation>{enemy}: атака {attack}, здоровье {health}</translation>
    </message>
    <message>
        <source>{enemy}: damage {damage}, {left} left</source>
        <translation>{enemy}: урон {damage}, осталось {left}</translation>
    </message>
    <message>
        <source>{enemy}: if it deals damage</source>
        <translation>{enemy}: если нанесён урон</translation>
    </message>
    <message>
        <source>{enemy}: in every round</source>
        <translation>{enemy}: в каждом раунде</translation>
    </message>
    <message>
        <source>{enemy}: in the first round</source>
        <translation>{enemy}: в первом раунде</translation>
    </message>
    <message>
        <source>{field} cannot stand beside {key}</source>
        <translation>{field} не может стоять рядом с {key}</translation>
    </message>
    <message>
        <source>{field} stands beside {key}, not in it</source>
        <translation>{field} стоит рядом с {key}, а не внутри</translation>
    </message>
    <message>
        <source>{field}: {faults}</source>
        <translation>{field}: {faults}</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}: {problem}</translation>
    </message>
    <message>
        <source>{fight} → {reward}</source>
        <translation>{fight} → {reward}</translation>
    </message>
    <message>
        <source>{fight}, a draw is {result}</source>
        <translation>{fight}, ничья — {result}</translation>
    </message>
    <message numerus="yes">
        <source>{file} cannot be imported; nothing was changed. %n fault(s): {faults}</source>
        <translation>
            <numerusform>Файл {file} не загружен, ничего не изменено. %n ошибка: {faults}</numerusform>
            <numerusform>Файл {file} не загружен, ничего не изменено. %n ошибки: {faults}</numerusform>
            <numerusform>Файл {file} не загружен, ничего не изменено. %n ошибок: {faults}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} cannot be moved: {reason}.</source>
        <translation>Не удаётся переместить {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read or written. Check that its disk is connected and its folder writable, and try again.</source>
        <translation>Не удаётся прочитать или записать {file}. Проверьте, что диск подключён, а в папку можно писать, и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {reason}. Check the disk and try again.</source>
        <translation>Не удаётся прочитать или записать {file}: {reason}. Проверьте диск и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>Не удаётся прочитать {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>Не удаётся прочитать {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>Не удаётся записать {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} does not say of which version it is. Export it again.</source>
        <translation>В файле {file} не указана версия. Выгрузите документ заново.</translation>
    </message>
    <message>
        <source>{file} exists already. Choose another name.</source>
        <translation>Файл {file} уже есть. Выберите другое имя.</translation>
    </message>
    <message>
        <source>{file} holds an empty campaign. Choose another document.</source>
        <translation>В файле {file} пустая кампания. Выберите другой документ.</translation>
    </message>
    <message>
        <source>{file} holds no tables. Export it again.</source>
        <translation>В файле {file} нет таблиц. Выгрузите документ заново.</translation>
    </message>
    <message>
        <source>{file} holds the campaign now.</source>
        <translation>Кампания теперь в файле {file}.</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a campaign file in it.</source>
        <translation>{file} — папка. Выберите в ней файл кампании.</translation>
    </message>
    <message>
        <source>{file} is damaged. Open its newest backup; the damaged file stays as it is.</source>
        <translation>Файл {file} повреждён. Откройте его последнюю резервную копию; повреждённый файл останется как есть.</translation>
    </message>
    <message>
        <source>{file} is empty. Open its newest backup instead.</source>
        <translation>Файл {file} пуст. Откройте вместо него последнюю резервную копию.</translation>
    </message>
    <message>
        <source>{file} is no UTF-8 text; save it as UTF-8</source>
        <translation>{file} — не текст в UTF-8; сохраните его в UTF-8</translation>
    </message>
    <message>
        <source>{file} is not a JSON document: {detail}. Choose another file.</source>
        <translation>{file} — не документ JSON: {detail}. Выберите другой файл.</translation>
    </message>
    <message>
        <source>{file} is not a campaign document of this game. Choose another file.</source>
        <translation>{file} — не документ кампании этой игры. Выберите другой файл.</translation>
    </message>
    <message>
        <source>{file} is not a campaign of this game. Choose another file.</source>
        <translation>{file} — не кампания этой игры. Выберите другой файл.</translation>
    </message>
    <message>
        <source>{file} is of version {version}, which this program can no longer read. Open it with an older program first.</source>
        <translation>Файл {file} версии {version}: эта программа его уже не читает. Сначала откройте его в более старой программе.</translation>
    </message>
    <message>
        <source>{file} is open in another program. Close it there and try again.</source>
        <translation>Файл {file} открыт в другой программе. Закройте его там и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>{file} is open on {host} by process {pid} ({program}). Close it there and try again.</source>
        <translation>Файл {file} открыт на компьютере {host}, процесс {pid} ({program}). Закройте его там и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>{file} is open on {host} by process {pid} ({program}). Close it there. If nobody has it open there any more, delete {lock} and try again.</source>
        <translation>Файл {file} открыт на компьютере {host}, процесс {pid} ({program}). Закройте его там. Если он больше нигде не открыт, удалите {lock} и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>{file} is read-only or lies in a read-only folder. Make it writable, or copy it to a folder of your own and open the copy.</source>
        <translation>Файл {file} доступен только для чтения или лежит в такой папке. Разрешите запись или скопируйте его в свою папку и откройте копию.</translation>
    </message>
    <message>
        <source>{file} is sound.</source>
        <translation>{file}: файл исправен.</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>Файл {file} записан.</translation>
    </message>
    <message>
        <source>{file} was not closed properly. Open it for play once; that mends it.</source>
        <translation>Файл {file} не был закрыт как следует. Откройте его один раз для игры — это его исправит.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program. Update the program to import it.</source>
        <translation>Файл {file} записан более новой версией программы. Обновите программу, чтобы загрузить его.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program. Update the program to open it.</source>
        <translation>Файл {file} записан более новой версией программы. Обновите программу, чтобы открыть его.</translation>
    </message>
    <message>
        <source>{file} was written by an older version of the program. Open it for play once.</source>
        <translation>Файл {file} записан старой версией программы. Откройте его один раз для игры.</translation>
    </message>
    <message>
        <source>{file}, line {line}, {field}: {problem}</source>
        <translation>{file}, строка {line}, {field}: {problem}</translation>
    </message>
    <message numerus="yes">
        <source>{file}, line {line}, {field}: {problem} (and %n more problem(s))</source>
        <translation>
            <numerusform>{file}, строка {line}, {field}: {problem} (и ещё %n ошибка)</numerusform>
            <numerusform>{file}, строка {line}, {field}: {problem} (и ещё %n ошибки)</numerusform>
            <numerusform>{file}, строка {line}, {field}: {problem} (и ещё %n ошибок)</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}</source>
        <translation>{file}, строка {line}: {problem}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n row(s), {actions} actions</source>
        <translation>
            <numerusform>{file}: %n строка, действий: {actions}</numerusform>
            <numerusform>{file}: %n строки, действий: {actions}</numerusform>
            <numerusform>{file}: %n строк, действий: {actions}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: a plan has one table, campaign</source>
        <translation>{file}: в плане одна таблица, campaign</translation>
    </message>
    <message>
        <source>{gain}, and it comes out no worse</source>
        <translation>{gain}, и выходит не хуже</translation>
    </message>
    <message>
        <source>{gain}; against the best plan: {differences}</source>
        <translation>{gain}; по сравнению с лучшим планом: {differences}</translation>
    </message>
    <message>
        <source>{giver} and {taker} are not in the same location.</source>
        <translation>{giver} и {taker} в разных локациях.</translation>
    </message>
    <message>
        <source>{giver} gives {item} to {taker}</source>
        <translation>{giver} → {taker}: {item}</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {taker} %n ruble(s)</source>
        <translation>
            <numerusform>{giver} → {taker}: %n рубль</numerusform>
            <numerusform>{giver} → {taker}: %n рубля</numerusform>
            <numerusform>{giver} → {taker}: %n рублей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{goal} sins: in reach in %n night(s)</source>
        <translation>
            <numerusform>Грехов {goal}: достижимо за %n ночь</numerusform>
            <numerusform>Грехов {goal}: достижимо за %n ночи</numerusform>
            <numerusform>Грехов {goal}: достижимо за %n ночей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{goal} sins: out of reach by jobs for %n night(s)</source>
        <translation>
            <numerusform>Грехов {goal}: работами не достичь за %n ночь</numerusform>
            <numerusform>Грехов {goal}: работами не достичь за %n ночи</numerusform>
            <numerusform>Грехов {goal}: работами не достичь за %n ночей</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal} sins: reached</source>
        <translation>Грехов {goal}: достигнуто</translation>
    </message>
    <message>
        <source>{helper} can help again</source>
        <translation>{helper} снова может помогать</translation>
    </message>
    <message>
        <source>{helper} has helped today already.</source>
        <translation>{helper}: сегодня помощь уже была.</translation>
    </message>
    <message>
        <source>{helper} helps only in: {scenes}.</source>
        <translation>{helper} помогает только: {scenes}.</translation>
    </message>
    <message>
        <source>{helper} helps somebody already.</source>
        <translation>{helper} уже кому-то помогает.</translation>
    </message>
    <message>
        <source>{helper} of {who} helps {other}</source>
        <translation>{helper} ({who}) помогает: {other}</translation>
    </message>
    <message>
        <source>{id} can be read as {readings}.</source>
        <translation>{id} можно понять так: {readings}.</translation>
    </message>
    <message>
        <source>{id}: {faults}</source>
        <translation>{id}: {faults}</translation>
    </message>
    <message>
        <source>{item} goes back to the bag</source>
        <translation>{item}: обратно в мешочек</translation>
    </message>
    <message>
        <source>{item} of {who}</source>
        <translation>{item} ({who})</translation>
    </message>
    <message>
        <source>{item}, unnamed</source>
        <translation>{item}, без имени</translation>
    </message>
    <message>
        <source>{key} must be a table</source>
        <translation>{key} должно быть таблицей</translation>
    </message>
    <message>
        <source>{kind} is no kind of component: {known}.</source>
        <translation>{kind} — такого вида нет; есть {known}.</translation>
    </message>
    <message>
        <source>{kind} is no table of a pack</source>
        <translation>{kind} — не таблица набора</translation>
    </message>
    <message>
        <source>{kind}, same value</source>
        <translation>{kind}, то же значение</translation>
    </message>
    <message>
        <source>{kind}, value {change}</source>
        <translation>{kind}, значение {change}</translation>
    </message>
    <message>
        <source>{less} less</source>
        <translation>на {less} меньше</translation>
    </message>
    <message>
        <source>{less} less damage</source>
        <translation>урон меньше на {less}</translation>
    </message>
    <message>
        <source>{marker} is put on {place}</source>
        <translation>{marker}: положено, {place}</translation>
    </message>
    <message>
        <source>{marker} is taken from {place}</source>
        <translation>{marker}: убрано, {place}</translation>
    </message>
    <message>
        <source>{marker} on {place} is flipped</source>
        <translation>{marker}: перевёрнуто, {place}</translation>
    </message>
    <message>
        <source>{marker}: no location fits</source>
        <translation>{marker}: подходящей локации нет</translation>
    </message>
    <message>
        <source>{measure} + {number}</source>
        <translation>{measure} + {number}</translation>
    </message>
    <message>
        <source>{measure} − {number}</source>
        <translation>{measure} − {number}</translation>
    </message>
    <message>
        <source>{more} more</source>
        <translation>на {more} больше</translation>
    </message>
    <message>
        <source>{more} more damage</source>
        <translation>урон больше на {more}</translation>
    </message>
    <message>
        <source>{name} cannot lie here.</source>
        <translation>{name} здесь лежать не может.</translation>
    </message>
    <message>
        <source>{name} lies in {number} places, but there is only {copies}</source>
        <translation>{name}: указано мест — {number}, а в коробке — {copies}</translation>
    </message>
    <message>
        <source>{name} {change}</source>
        <translation>{name} {change}</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}: {before} → {after}</translation>
    </message>
    <message>
        <source>{needs}; {who} could lend {lent}</source>
        <translation>{needs}; может одолжить {who}: {lent}</translation>
    </message>
    <message>
        <source>{neighbour} does not name it among its neighbours</source>
        <translation>{neighbour}: среди соседей нет этой локации</translation>
    </message>
    <message>
        <source>{order}, {condition}</source>
        <translation>{order}, {condition}</translation>
    </message>
    <message>
        <source>{order}; else {yields}</source>
        <translation>{order}; иначе {yields}</translation>
    </message>
    <message>
        <source>{path}: {message}</source>
        <translation>{path}: {message}</translation>
    </message>
    <message>
        <source>{place} has no action.</source>
        <translation>{place}: действия нет.</translation>
    </message>
    <message>
        <source>{place} is more than {steps} connected locations away.</source>
        <translation>{place} — дальше, чем {steps} соседних локаций.</translation>
    </message>
    <message>
        <source>{place}: its condition does not hold.</source>
        <translation>{place}: условие не выполнено.</translation>
    </message>
    <message>
        <source>{place}: not for a cursed character.</source>
        <translation>{place}: не для проклятых.</translation>
    </message>
    <message>
        <source>{pool} items cannot be used</source>
        <translation>предметы нельзя использовать: {pool}</translation>
    </message>
    <message>
        <source>{question} Yes</source>
        <translation>{question} Да</translation>
    </message>
    <message>
        <source>{question} — {answer}</source>
        <translation>{question} — {answer}</translation>
    </message>
    <message>
        <source>{request}: fulfilled</source>
        <translation>{request}: выполнено</translation>
    </message>
    <message>
        <source>{request}: not fulfilled</source>
        <translation>{request}: не выполнено</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} или {last}</translation>
    </message>
    <message>
        <source>{source} hits {enemy} for {amount}</source>
        <translation>{source} → {enemy}: урон {amount}</translation>
    </message>
    <message>
        <source>{step} needs its value, in a table</source>
        <translation>{step} требует своего значения, в таблице</translation>
    </message>
    <message>
        <source>{step} takes no value</source>
        <translation>{step} не берёт значения</translation>
    </message>
    <message>
        <source>{story} is no other story of this campaign</source>
        <translation>{story} — не другая история этой кампании</translation>
    </message>
    <message>
        <source>{story}, chapter {chapter}, {difficulty}: day {day}, {phase}</source>
        <translation>{story}, глава {chapter}, {difficulty}: день {day}, {phase}</translation>
    </message>
    <message>
        <source>{story}: {outcome}</source>
        <translation>{story}: {outcome}</translation>
    </message>
    <message>
        <source>{subject} is on the table</source>
        <translation>На столе: {subject}</translation>
    </message>
    <message>
        <source>{table}, row {row}, {field}: there is no such field.</source>
        <translation>{table}, строка {row}, {field}: такого поля нет.</translation>
    </message>
    <message>
        <source>{table}, row {row}, {field}: {reason}.</source>
        <translation>{table}, строка {row}, {field}: {reason}.</translation>
    </message>
    <message>
        <source>{table}, row {row}: it points to a row of {parent} that is not there.</source>
        <translation>{table}, строка {row}: ссылка на строку таблицы {parent}, которой нет.</translation>
    </message>
    <message>
        <source>{table}, row {row}: row {other} has the same key.</source>
        <translation>{table}, строка {row}: у строки {other} тот же ключ.</translation>
    </message>
    <message>
        <source>{table}, row {row}: this is not a row with fields.</source>
        <translation>{table}, строка {row}: это не строка с полями.</translation>
    </message>
    <message>
        <source>{table}, row {row}: {reason}.</source>
        <translation>{table}, строка {row}: {reason}.</translation>
    </message>
    <message>
        <source>{thing} for {due}</source>
        <translation>{thing} за {due}</translation>
    </message>
    <message>
        <source>{thing} of {who}</source>
        <translation>{thing} ({who})</translation>
    </message>
    <message>
        <source>{thing}, price not known yet</source>
        <translation>{thing}, цена ещё неизвестна</translation>
    </message>
    <message>
        <source>{thing}, unnamed</source>
        <translation>{thing}, без имени</translation>
    </message>
    <message>
        <source>{times} × {measure}</source>
        <translation>{times} × {measure}</translation>
    </message>
    <message>
        <source>{value} is neither true nor false</source>
        <translation>{value} — не true и не false</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} — не число</translation>
    </message>
    <message>
        <source>{value} is not a whole number</source>
        <translation>{value} — не целое число</translation>
    </message>
    <message>
        <source>{value} is not base64</source>
        <translation>{value} — не base64</translation>
    </message>
    <message>
        <source>{value} is not text</source>
        <translation>{value} — не текст</translation>
    </message>
    <message>
        <source>{value} is not valid here</source>
        <translation>{value} здесь не подходит</translation>
    </message>
    <message>
        <source>{what} (names with commas between them)</source>
        <translation>{what} (названия через запятую)</translation>
    </message>
    <message>
        <source>{what} cannot be used by {who} now, or not once more.</source>
        <translation>{who}: «{what}» сейчас не использовать, или уже использовано.</translation>
    </message>
    <message>
        <source>{what} cannot be used that way; choose another.</source>
        <translation>«{what}» так не использовать; выберите другое.</translation>
    </message>
    <message>
        <source>{what} is kept for later</source>
        <translation>Остаётся на потом: {what}</translation>
    </message>
    <message>
        <source>{what} strikes no enemy; choose a character of those who take part.</source>
        <translation>«{what}» не бьёт нечисть; выберите персонажа из тех, кто участвует.</translation>
    </message>
    <message>
        <source>{what}: in words</source>
        <translation>{what}: словами</translation>
    </message>
    <message>
        <source>{what}: {counted} instead of {expected}</source>
        <translation>{what}: {counted} вместо {expected}</translation>
    </message>
    <message>
        <source>{what}: {part}</source>
        <translation>{what}: {part}</translation>
    </message>
    <message>
        <source>{who} alone</source>
        <translation>{who}, без других</translation>
    </message>
    <message>
        <source>{who} and {other} are not in the same location.</source>
        <translation>{who} и {other} в разных локациях.</translation>
    </message>
    <message>
        <source>{who} at {place} {state}</source>
        <translation>{who}, {place} {state}</translation>
    </message>
    <message>
        <source>{who} at {place}: which effect is next?</source>
        <translation>{who}, {place}: какой эффект следующий?</translation>
    </message>
    <message numerus="yes">
        <source>{who} borrows %n ruble(s)</source>
        <translation>
            <numerusform>{who} занимает %n рубль</numerusform>
            <numerusform>{who} занимает %n рубля</numerusform>
            <numerusform>{who} занимает %n рублей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} buys on the market with %n ruble(s)</source>
        <translation>
            <numerusform>{who} покупает на рынке: есть %n рубль</numerusform>
            <numerusform>{who} покупает на рынке: есть %n рубля</numerusform>
            <numerusform>{who} покупает на рынке: есть %n рублей</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} buys {thing} for {total}</source>
        <translation>{who} покупает: {thing} за {total}</translation>
    </message>
    <message>
        <source>{who} buys {thing} for {total} = {base} + {extra}</source>
        <translation>{who} покупает: {thing} за {total} = {base} + {extra}</translation>
    </message>
    <message>
        <source>{who} came here by the action, not by moving.</source>
        <translation>{who}: персонаж пришёл сюда действием, а не перемещением.</translation>
    </message>
    <message>
        <source>{who} can use the ability at {places}.</source>
        <translation>{who}: способность действует здесь: {places}.</translation>
    </message>
    <message>
        <source>{who} cannot pay for a job; who is there may give first.</source>
        <translation>{who}: за работу нечем платить; кто рядом, может сначала отдать.</translation>
    </message>
    <message>
        <source>{who} chooses</source>
        <translation>{who} выбирает</translation>
    </message>
    <message>
        <source>{who} did not fulfil {request}</source>
        <translation>{who}: не выполнено — {request}</translation>
    </message>
    <message>
        <source>{who} discards {item}</source>
        <translation>{who} сбрасывает: {item}</translation>
    </message>
    <message>
        <source>{who} does not take part.</source>
        <translation>{who} не участвует.</translation>
    </message>
    <message>
        <source>{who} does {job}</source>
        <translation>{who}, работа: {job}</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n item(s)</source>
        <translation>
            <numerusform>{who} тянет %n предмет</numerusform>
            <numerusform>{who} тянет %n предмета</numerusform>
            <numerusform>{who} тянет %n предметов</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} draws until an item of that kind shows: {type}</source>
        <translation>{who} тянет, пока не выйдет такой предмет: {type}</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws {draw} and keeps %n item(s)</source>
        <translation>
            <numerusform>{who} тянет {draw}, оставляет %n предмет</numerusform>
            <numerusform>{who} тянет {draw}, оставляет %n предмета</numerusform>
            <numerusform>{who} тянет {draw}, оставляет %n предметов</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} ends the turn</source>
        <translation>{who} завершает ход</translation>
    </message>
    <message>
        <source>{who} falls before striking</source>
        <translation>{who}: поражение до удара</translation>
    </message>
    <message>
        <source>{who} finds none; what was drawn goes back to the bag</source>
        <translation>{who}: не нашлось; вытянутое возвращается в мешочек</translation>
    </message>
    <message>
        <source>{who} gets a helper: which?</source>
        <translation>{who} получает помощника: какого?</translation>
    </message>
    <message>
        <source>{who} gets a word card: from where?</source>
        <translation>{who} получает карту слова: откуда?</translation>
    </message>
    <message>
        <source>{who} gets a word card: which?</source>
        <translation>{who} получает карту слова: какую?</translation>
    </message>
    <message>
        <source>{who} gets no word card: none is left</source>
        <translation>{who} не получает карту слова: их не осталось</translation>
    </message>
    <message>
        <source>{who} gets nothing: none is left</source>
        <translation>{who} не получает ничего: не осталось</translation>
    </message>
    <message>
        <source>{who} gets the helper {helper}</source>
        <translation>{who}: новый помощник — {helper}</translation>
    </message>
    <message>
        <source>{who} gets {card}</source>
        <translation>{who} получает карту: {card}</translation>
    </message>
    <message>
        <source>{who} gets {item}</source>
        <translation>{who} получает: {item}</translation>
    </message>
    <message>
        <source>{who} gives a word card away</source>
        <translation>{who} отдаёт карту слова</translation>
    </message>
    <message>
        <source>{who} gives {item} away</source>
        <translation>{who} отдаёт: {item}</translation>
    </message>
    <message>
        <source>{who} goes to {place}</source>
        <translation>{who} → {place}</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n wound(s)</source>
        <translation>
            <numerusform>{who}: %n рана</numerusform>
            <numerusform>{who}: %n раны</numerusform>
            <numerusform>{who}: %n ран</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has as many wounds as health: defeated?</source>
        <translation>{who}: ран столько же, сколько здоровья. Поражение?</translation>
    </message>
    <message>
        <source>{who} has no die {number}; choose one that lies there.</source>
        <translation>{who}: нет кубика {number}; выберите из тех, что лежат.</translation>
    </message>
    <message>
        <source>{who} has no such helper.</source>
        <translation>{who}: такого помощника нет.</translation>
    </message>
    <message>
        <source>{who} has no such item.</source>
        <translation>{who}: такого предмета нет.</translation>
    </message>
    <message>
        <source>{who} has no such source of attack; aim one that gives attack.</source>
        <translation>{who}: такого источника атаки нет; выберите тот, что даёт атаку.</translation>
    </message>
    <message>
        <source>{who} has not fulfilled {request}</source>
        <translation>{who}: не выполнено — {request}</translation>
    </message>
    <message numerus="yes">
        <source>{who} has only %n ruble(s).</source>
        <translation>
            <numerusform>{who}: есть только %n рубль.</numerusform>
            <numerusform>{who}: есть только %n рубля.</numerusform>
            <numerusform>{who}: есть только %n рублей.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has several cards in slot {slot}: {names}</source>
        <translation>{who}: несколько карт на месте {slot}: {names}</translation>
    </message>
    <message>
        <source>{who} has the die back: {kind}</source>
        <translation>{who} получает кубик назад: {kind}</translation>
    </message>
    <message>
        <source>{who} has the first-player token</source>
        <translation>Жетон первого игрока: {who}</translation>
    </message>
    <message>
        <source>{who} has used the ability in this turn.</source>
        <translation>{who}: способность в этом ходу уже использована.</translation>
    </message>
    <message>
        <source>{who} has {have} of {due} fitting items.</source>
        <translation>{who}: подходящих предметов {have} из {due}.</translation>
    </message>
    <message>
        <source>{who} has {have} of {due} fitting word cards.</source>
        <translation>{who}: подходящих карт слова {have} из {due}.</translation>
    </message>
    <message>
        <source>{who} has {have} of {due} jobs on the board.</source>
        <translation>{who}: работ на планшете {have} из {due}.</translation>
    </message>
    <message>
        <source>{who} has {have} of {due} rubles.</source>
        <translation>{who}: рублей {have} из {due}.</translation>
    </message>
    <message>
        <source>{who} has {number} items, and room for {most}</source>
        <translation>{who}: предметов {number}, а места на {most}</translation>
    </message>
    <message>
        <source>{who} is at 13 sins: is a deal card due?</source>
        <translation>{who}: 13 грехов. Пора брать карту сделки?</translation>
    </message>
    <message>
        <source>{who} is attacked by {enemies}: {attack} against {defense}</source>
        <translation>{who} под ударом: {enemies} — атака {attack}, защита {defense}</translation>
    </message>
    <message>
        <source>{who} is carried home and healed</source>
        <translation>Домой и исцеление: {who}</translation>
    </message>
    <message>
        <source>{who} is cursed</source>
        <translation>{who}: проклятие</translation>
    </message>
    <message>
        <source>{who} is defeated</source>
        <translation>{who}: поражение</translation>
    </message>
    <message>
        <source>{who} is defeated and cannot be helped.</source>
        <translation>{who}: поражение, помочь уже нельзя.</translation>
    </message>
    <message>
        <source>{who} is defeated and may only give items away.</source>
        <translation>{who}: поражение, можно только отдавать предметы.</translation>
    </message>
    <message>
        <source>{who} is defeated.</source>
        <translation>{who}: поражение.</translation>
    </message>
    <message>
        <source>{who} is defeated: no own items, no healing.</source>
        <translation>{who}: поражение, поэтому без своих предметов и исцеления.</translation>
    </message>
    <message>
        <source>{who} is helped by {helper}</source>
        <translation>{who}: помогает {helper}</translation>
    </message>
    <message>
        <source>{who} is not at {place}.</source>
        <translation>{who}: локация другая, а не {place}.</translation>
    </message>
    <message>
        <source>{who} is not in the location.</source>
        <translation>{who}: другая локация.</translation>
    </message>
    <message>
        <source>{who} is on turn</source>
        <translation>Ход: {who}</translation>
    </message>
    <message>
        <source>{who} is out of it</source>
        <translation>{who} выбывает</translation>
    </message>
    <message>
        <source>{who} joined in round {round}</source>
        <translation>{who}: в бою с раунда {round}</translation>
    </message>
    <message>
        <source>{who} joins</source>
        <translation>с участием: {who}</translation>
    </message>
    <message>
        <source>{who} joins in</source>
        <translation>{who} присоединяется</translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n item(s)</source>
        <translation>
            <numerusform>{who} теряет %n предмет</numerusform>
            <numerusform>{who} теряет %n предмета</numerusform>
            <numerusform>{who} теряет %n предметов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n word card(s)</source>
        <translation>
            <numerusform>{who} теряет %n карту слова</numerusform>
            <numerusform>{who} теряет %n карты слова</numerusform>
            <numerusform>{who} теряет %n карт слова</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} loses {card}</source>
        <translation>{who} теряет карту: {card}</translation>
    </message>
    <message>
        <source>{who} makes the check harder by {plus}</source>
        <translation>{who}: проверка сложнее на {plus}</translation>
    </message>
    <message>
        <source>{who} may: {effects}</source>
        <translation>{who} может: {effects}</translation>
    </message>
    <message>
        <source>{who} moves</source>
        <translation>{who} перемещается</translation>
    </message>
    <message>
        <source>{who} moves to {place}</source>
        <translation>{who} → {place}</translation>
    </message>
    <message>
        <source>{who} moves {start} → {place}</source>
        <translation>{who}: {start} → {place}</translation>
    </message>
    <message>
        <source>{who} puts {card} in the conspiracy</source>
        <translation>{who} кладёт в заговор: {card}</translation>
    </message>
    <message>
        <source>{who} reached 13 sins: a deal card is drawn</source>
        <translation>{who}: 13 грехов, берётся карта сделки</translation>
    </message>
    <message>
        <source>{who} rolls a die fewer</source>
        <translation>{who} бросает на кубик меньше</translation>
    </message>
    <message>
        <source>{who} rolls {attack} attack and {defense} defense dice.</source>
        <translation>{who} бросает кубики: атаки {attack}, защиты {defense}.</translation>
    </message>
    <message>
        <source>{who} rolls {dice}</source>
        <translation>{who}: бросок — {dice}</translation>
    </message>
    <message>
        <source>{who} sets a die aside</source>
        <translation>{who} откладывает кубик</translation>
    </message>
    <message>
        <source>{who} stays: no location fits</source>
        <translation>{who} остаётся: подходящей локации нет</translation>
    </message>
    <message>
        <source>{who} succeeds without the others</source>
        <translation>{who}: успех без помощи других</translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n item(s) from the market</source>
        <translation>
            <numerusform>{who} берёт с рынка %n предмет</numerusform>
            <numerusform>{who} берёт с рынка %n предмета</numerusform>
            <numerusform>{who} берёт с рынка %n предметов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n job(s) back</source>
        <translation>
            <numerusform>{who} возвращает в руку %n работу</numerusform>
            <numerusform>{who} возвращает в руку %n работы</numerusform>
            <numerusform>{who} возвращает в руку %n работ</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} takes a card of the envelope for: {achievement}</source>
        <translation>{who} берёт карту из конверта за достижение: {achievement}</translation>
    </message>
    <message>
        <source>{who} takes a die back</source>
        <translation>{who} забирает кубик назад</translation>
    </message>
    <message>
        <source>{who} takes a request: which?</source>
        <translation>{who} берёт просьбу: какую?</translation>
    </message>
    <message>
        <source>{who} takes a special request: which?</source>
        <translation>{who} берёт особую просьбу: какую?</translation>
    </message>
    <message>
        <source>{who} takes a useless job</source>
        <translation>{who} берёт бесполезную работу</translation>
    </message>
    <message>
        <source>{who} takes a word card from the market</source>
        <translation>{who} берёт карту слова с рынка</translation>
    </message>
    <message>
        <source>{who} takes no part</source>
        <translation>{who} не участвует</translation>
    </message>
    <message>
        <source>{who} takes over {enemy}</source>
        <translation>{who} берёт на себя: {enemy}</translation>
    </message>
    <message>
        <source>{who} takes part</source>
        <translation>{who} участвует</translation>
    </message>
    <message>
        <source>{who} takes the job cards</source>
        <translation>{who} берёт карты работы</translation>
    </message>
    <message>
        <source>{who} takes {item} out of its bag</source>
        <translation>{who} берёт из мешочка: {item}</translation>
    </message>
    <message>
        <source>{who} takes {job} back</source>
        <translation>{who} возвращает в руку: {job}</translation>
    </message>
    <message>
        <source>{who} takes {request}</source>
        <translation>{who} берёт: {request}</translation>
    </message>
    <message>
        <source>{who} tries to fulfil {request}</source>
        <translation>{who}: попытка выполнить — {request}</translation>
    </message>
    <message numerus="yes">
        <source>{who} turns %n helper(s) face up</source>
        <translation>
            <numerusform>{who} переворачивает лицом вверх %n помощника</numerusform>
            <numerusform>{who} переворачивает лицом вверх %n помощников</numerusform>
            <numerusform>{who} переворачивает лицом вверх %n помощников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} turns %n word card(s) face down</source>
        <translation>
            <numerusform>{who} кладёт %n карту слова лицом вниз</numerusform>
            <numerusform>{who} кладёт %n карты слова лицом вниз</numerusform>
            <numerusform>{who} кладёт %n карт слова лицом вниз</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} uses the ability</source>
        <translation>{who} использует способность</translation>
    </message>
    <message>
        <source>{who} uses {item}</source>
        <translation>{who} использует: {item}</translation>
    </message>
    <message>
        <source>{who} uses {item} for {other}</source>
        <translation>{who} использует для другого ({other}): {item}</translation>
    </message>
    <message>
        <source>{who} uses {what}</source>
        <translation>{who} использует: {what}</translation>
    </message>
    <message>
        <source>{who} uses {what} for {friend}: {given}</source>
        <translation>{who}: «{what}» — для кого: {friend} — {given}</translation>
    </message>
    <message>
        <source>{who} uses {what} on {enemy} and for {friend}: {given}</source>
        <translation>{who}: «{what}» — цель {enemy}, для кого: {friend} — {given}</translation>
    </message>
    <message>
        <source>{who} uses {what} on {enemy}: {given}</source>
        <translation>{who}: «{what}» — цель {enemy} — {given}</translation>
    </message>
    <message>
        <source>{who} uses {what} to change dice</source>
        <translation>{who}: «{what}» меняет кубики</translation>
    </message>
    <message>
        <source>{who} uses {what}: {given}</source>
        <translation>{who}: «{what}» — {given}</translation>
    </message>
    <message>
        <source>{who} was defeated: the turn ends</source>
        <translation>{who}: поражение, ход кончается</translation>
    </message>
    <message>
        <source>{who} was too late for {request}</source>
        <translation>{who}: опоздание — {request}</translation>
    </message>
    <message>
        <source>{who} → {place}</source>
        <translation>{who} → {place}</translation>
    </message>
    <message>
        <source>{who}, by hand: {effects}</source>
        <translation>{who}, вручную: {effects}</translation>
    </message>
    <message>
        <source>{who}: a check</source>
        <translation>{who}: проверка</translation>
    </message>
    <message>
        <source>{who}: a fight</source>
        <translation>{who}: бой</translation>
    </message>
    <message>
        <source>{who}: accept or refuse the gift of {deal}?</source>
        <translation>{who}: принять дар или отказаться? ({deal})</translation>
    </message>
    <message>
        <source>{who}: action at {place}</source>
        <translation>{who}: действие, {place}</translation>
    </message>
    <message>
        <source>{who}: attack {value} on {card} gives {given}</source>
        <translation>{who}: атака {value} на карту «{card}» — {given}</translation>
    </message>
    <message>
        <source>{who}: box {number} is marked</source>
        <translation>{who}: отмечена клетка {number}</translation>
    </message>
    <message>
        <source>{who}: defense {value} on {card} gives {given}</source>
        <translation>{who}: защита {value} на карту «{card}» — {given}</translation>
    </message>
    <message>
        <source>{who}: do as the gift of {deal} says</source>
        <translation>{who}: сделайте, что сказано в даре «{deal}»</translation>
    </message>
    <message>
        <source>{who}: do as {job} says</source>
        <translation>{who}: сделайте, что сказано в работе «{job}»</translation>
    </message>
    <message>
        <source>{who}: do what the story board says</source>
        <translation>{who}: сделайте, что сказано на планшете истории</translation>
    </message>
    <message>
        <source>{who}: do what {card} says</source>
        <translation>{who}: сделайте, что сказано на карте «{card}»</translation>
    </message>
    <message>
        <source>{who}: done by hand</source>
        <translation>{who}: сделано вручную</translation>
    </message>
    <message>
        <source>{who}: place, dice, sins, rubles and items as on the board</source>
        <translation>{who}: место, кубики, грехи, рубли и предметы как на планшете</translation>
    </message>
    <message>
        <source>{who}: rubles +{number}</source>
        <translation>{who}: рубли +{number}</translation>
    </message>
    <message>
        <source>{who}: rubles −{number}</source>
        <translation>{who}: рубли −{number}</translation>
    </message>
    <message>
        <source>{who}: sins {before} → {after}</source>
        <translation>{who}: грехи {before} → {after}</translation>
    </message>
    <message>
        <source>{who}: story action</source>
        <translation>{who}: действие истории</translation>
    </message>
    <message>
        <source>{who}: story action {number}</source>
        <translation>{who}: действие истории {number}</translation>
    </message>
    <message>
        <source>{who}: two starting word cards</source>
        <translation>{who}: две начальные карты слова</translation>
    </message>
    <message>
        <source>{who}: unplaced dice give {amount} attack</source>
        <translation>{who}: кубики без карты — атака {amount}</translation>
    </message>
    <message>
        <source>{who}: unplaced dice give {amount} defense</source>
        <translation>{who}: кубики без карты — защита {amount}</translation>
    </message>
    <message>
        <source>{who}: unplaced die</source>
        <translation>{who}: кубик без карты</translation>
    </message>
    <message>
        <source>{who}: wounds +{number}</source>
        <translation>{who}: раны +{number}</translation>
    </message>
    <message>
        <source>{who}: wounds −{number}</source>
        <translation>{who}: раны −{number}</translation>
    </message>
    <message>
        <source>{who}: {achievement}</source>
        <translation>{who}: {achievement}</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>{who}: {card} gives {amount} attack</source>
        <translation>{who}: карта «{card}» — атака {amount}</translation>
    </message>
    <message>
        <source>{who}: {card} gives {amount} defense</source>
        <translation>{who}: карта «{card}» — защита {amount}</translation>
    </message>
    <message>
        <source>{who}: {effects}</source>
        <translation>{who}: {effects}</translation>
    </message>
    <message>
        <source>{who}: {job}</source>
        <translation>{who}: {job}</translation>
    </message>
    <message>
        <source>{who}: {note}</source>
        <translation>{who}: {note}</translation>
    </message>
    <message>
        <source>{who}: {request}</source>
        <translation>{who}: {request}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>−%n sin(s)</source>
        <translation>
            <numerusform>−%n грех</numerusform>
            <numerusform>−%n греха</numerusform>
            <numerusform>−%n грехов</numerusform>
        </translation>
    </message>
</context>
</TS>
