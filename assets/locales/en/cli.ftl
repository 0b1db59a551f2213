### Help of the command line, and the window's title.
cli-window-title = Konter a Matt
cli-about = Konter a Matt, Luxembourg’s national card game
cli-usage = Usage:
cli-options = Options:
cli-commands = Commands:

## What each option does

cli-demo = Four computer players play on by themselves
cli-seed = Number that the cards are dealt from
cli-lang = Language: lb, de, fr, en or pt
cli-rules = Rules: wellkomm, wikipedia, letzebuerg or rampo
# $levels: the names of the levels, separated by commas
cli-level = How well the computer plays: { $levels }
cli-speed = Speed of what moves: slow, normal, fast or off
cli-size = Size of the window, such as 1280x800
cli-data-dir = Folder for settings, saves and logs
cli-exit-after-matches = Quit after so many matches
cli-screenshots = Folder for a picture of each phase
cli-help = Show this help
cli-version = Show the version

## What each command does

cli-engine = Answer lines of JSON, for other programs
cli-arena = Let levels play against each other and count
cli-cards = Write the cards as pictures
cli-pictures = Write pictures of every page and dialog

## What stands for a value

cli-value-number = N
cli-value-folder = FOLDER
cli-value-size = WIDTHxHEIGHT
