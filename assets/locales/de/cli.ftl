### Help of the command line, and the window's title.
cli-window-title = Konter a Matt
cli-about = Konter a Matt, das Nationalkartenspiel Luxemburgs
cli-usage = Aufruf:
cli-options = Optionen:
cli-commands = Befehle:

## What each option does

cli-demo = Vier Computerspieler spielen von selbst
cli-seed = Zahl, aus der die Karten gemischt werden
cli-lang = Sprache: lb, de, fr, en oder pt
cli-rules = Regeln: wellkomm, wikipedia, letzebuerg oder rampo
cli-level = Wie gut der Computer spielt: { $levels }
cli-speed = Tempo der Animationen: slow, normal, fast oder off
cli-size = Größe des Fensters, zum Beispiel 1280x800
cli-data-dir = Ordner für Einstellungen, Partien und Protokolle
cli-exit-after-matches = Nach so vielen Partien beenden
cli-screenshots = Ordner für ein Bild jeder Phase
cli-help = Diese Hilfe zeigen
cli-version = Die Version zeigen

## What each command does

cli-engine = JSON-Zeilen beantworten, für andere Programme
cli-arena = Stufen gegeneinander spielen lassen und zählen
cli-cards = Die Karten als Bilder schreiben
cli-pictures = Bilder aller Seiten und Dialoge schreiben

## What stands for a value

cli-value-number = N
cli-value-folder = ORDNER
cli-value-size = BREITExHÖHE
