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
cli-words = List all words of the game in every language
cli-equity = Count how games end under each set of rules, for the table of match equity
cli-train = Learn the game from nothing by self-play: the network of the best level
cli-habits = Learn how a level plays from its games, for the table of habits

## What each option of a command does

cli-cards-out = The picture to write, a PNG
cli-pictures-out = The folder for the pictures
cli-sizes = Sizes of the window, separated by commas; all that the game is made for
cli-langs = Languages, separated by commas; all
# $scenes: the names of the scenes, separated by commas
cli-scenes = Scenes, separated by commas, or how their names begin: { $scenes }
cli-train-out = The file to write, now and then while learning too
cli-words-out = The file to write: Markdown if it ends in .md, otherwise tab-separated values
cli-ns = The first level, whose net lines are counted
cli-ew = The second level
cli-deals = How many deals, each played twice with the teams changing seats
cli-matches = How many whole matches besides
cli-deal-seed = Number that the deals come from
cli-threads = How many threads; 0 for all cores
cli-json = Print one JSON object
cli-player = Who plays
cli-games = How many games
# $help: what an option does; $value: its value where none is given
cli-default = { $help } (if not given: { $value })

## What stands for a value

cli-value-number = N
cli-value-folder = FOLDER
cli-value-size = WIDTHxHEIGHT
cli-value-file = FILE
cli-value-language = LANGUAGE
cli-value-level = LEVEL
cli-value-preset = RULES
cli-value-speed = SPEED
cli-value-name = NAME
# Stands for any options and for a command, as in: konter-a-matt [COMMAND] [OPTIONS]
cli-value-options = OPTIONS
cli-value-command = COMMAND
