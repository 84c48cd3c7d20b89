"""What screens show: the state of the table as plain frozen values, each derived number with its parts."""
