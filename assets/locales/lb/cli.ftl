### Help of the command line, and the window's title.
cli-window-title = Konter a Matt
cli-about = Konter a Matt, d’Kaartespill vun de Lëtzebuerger
cli-usage = Gebrauch:
cli-options = Optiounen:
cli-commands = Commanden:

## What each option does

cli-demo = Véier Computerspiller spille vum selwen
cli-seed = Zuel, aus där d’Kaarte gemëscht ginn
cli-lang = Sprooch: lb, de, fr, en oder pt
cli-rules = Reegelen: wellkomm, wikipedia, letzebuerg oder rampo
cli-level = Wéi gutt de Computer spillt: { $levels }
cli-speed = Tempo vun den Animatiounen: slow, normal, fast oder off
cli-size = Gréisst vun der Fënster, zum Beispill 1280x800
cli-data-dir = Dossier fir Astellungen, Partien a Logbicher
cli-exit-after-matches = No sou vill Partië verloossen
cli-screenshots = Dossier fir e Bild vun all Phas
cli-help = Dës Hëllef weisen
cli-version = D’Versioun weisen

## What each command does

cli-engine = JSON-Zeile beäntweren, fir aner Programmer
cli-arena = Niveaue géintenee spille loossen an zielen
cli-cards = D’Kaarten als Biller schreiwen
cli-pictures = Biller vun all Säit an all Dialog schreiwen

## What stands for a value

cli-value-number = N
cli-value-folder = DOSSIER
cli-value-size = BREETxHÉICHT
