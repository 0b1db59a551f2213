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
cli-words = All Wierder vum Spill an all Sprooch opzielen
cli-equity = Zielen, wéi d’Ronnen no all Reegelen ausginn, fir d’Tabell vun de Chancen an der Partie
cli-train = D’Spill vun Ufank u géint sech selwer léieren: d’Netz vum beschten Niveau
cli-habits = Aus de Ronne vun engem Niveau léieren, wéi e spillt, fir d’Tabell vun de Gewunnechten

## What each option of a command does

cli-cards-out = D’Bild, dat geschriwwe gëtt, als PNG
cli-pictures-out = Den Dossier fir d’Biller
cli-sizes = Gréisste vun der Fënster, mat Komma getrennt; soss all, fir déi d’Spill gemaach ass
cli-langs = Sproochen, mat Komma getrennt; soss all
cli-scenes = Zeenen, mat Komma getrennt, oder wéi hiren Numm ufänkt: { $scenes }
cli-train-out = De Fichier, dee geschriwwe gëtt, och nach beim Léieren
cli-words-out = De Fichier, dee geschriwwe gëtt: Markdown, wann en op .md ophält, soss TSV
cli-ns = Deen éischten Niveau, deem seng Linne gezielt ginn
cli-ew = Deen zweeten Niveau
cli-deals = Wéi vill Ronnen; jiddwer Ronn gëtt zweemol gespillt, mat gewiesselte Plazen
cli-matches = Wéi vill ganz Partien derbäi
cli-deal-seed = Zuel, aus där d’Kaarte gemëscht ginn
cli-threads = Wéi vill Threads; 0 fir all Kären
cli-json = Een JSON-Objet ausginn
cli-player = Wie spillt
cli-games = Wéi vill Ronnen
cli-default = { $help } (soss: { $value })

## What stands for a value

cli-value-number = N
cli-value-folder = DOSSIER
cli-value-size = BREETxHÉICHT
cli-value-file = FICHIER
cli-value-language = SPROOCH
cli-value-level = NIVEAU
cli-value-preset = REEGELEN
cli-value-speed = TEMPO
cli-value-name = NUMM
cli-value-options = OPTIOUNEN
cli-value-command = COMMANDE
