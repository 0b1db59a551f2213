### Help of the command line, and the window's title.
cli-window-title = Konter a Matt
cli-about = Konter a Matt, das Kartenspiel der Luxemburger
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
cli-words = Alle Wörter des Spiels in allen Sprachen auflisten
cli-equity = Zählen, wie Runden nach allen Regeln ausgehen, für die Tabelle der Gewinnaussichten
cli-train = Das Spiel von Grund auf gegen sich selbst lernen: das Netz der besten Stufe
cli-habits = Aus den Runden einer Stufe lernen, wie sie spielt, für die Tabelle der Gewohnheiten

## What each option of a command does

cli-cards-out = Das Bild, das geschrieben wird, als PNG
cli-pictures-out = Der Ordner für die Bilder
cli-sizes = Größen des Fensters, mit Komma getrennt; sonst alle, für die das Spiel gemacht ist
cli-langs = Sprachen, mit Komma getrennt; sonst alle
cli-scenes = Szenen, mit Komma getrennt, oder wie ihr Name beginnt: { $scenes }
cli-train-out = Die Datei, die geschrieben wird, auch zwischendurch
cli-words-out = Die Datei, die geschrieben wird: Markdown, wenn sie auf .md endet, sonst Werte zwischen Tabulatoren
cli-ns = Die erste Stufe, deren Striche gezählt werden
cli-ew = Die zweite Stufe
cli-deals = Wie viele Runden; jede wird zweimal gespielt, mit vertauschten Plätzen
cli-matches = Wie viele ganze Partien dazu
cli-deal-seed = Zahl, aus der die Karten gemischt werden
cli-threads = Wie viele Threads; 0 für alle Kerne
cli-json = Ein JSON-Objekt ausgeben
cli-player = Wer spielt
cli-games = Wie viele Runden
cli-default = { $help } (sonst: { $value })

## What stands for a value

cli-value-number = N
cli-value-folder = ORDNER
cli-value-size = BREITExHÖHE
cli-value-file = DATEI
cli-value-language = SPRACHE
cli-value-level = STUFE
cli-value-preset = REGELN
cli-value-speed = TEMPO
cli-value-name = NAME
cli-value-options = OPTIONEN
cli-value-command = BEFEHL
