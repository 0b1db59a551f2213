### Everything around the table: title, new match, pause, settings, keys.

## The title

menu-continue = Weiterspielen
menu-continue-why = Runde { $deal }, Striche { $us } zu { $them }
menu-play-now = Spielen
menu-new-match = Neue Partie
menu-settings = Einstellungen
menu-keys = Tastatur
menu-quit = Spiel beenden
menu-version = Version { $version }

## Pause

menu-pause = Pause
menu-resume = Weiterspielen
menu-to-title = Hauptmenü
menu-saved = Die Partie wird nach jeder Karte gespeichert.

## Questions

menu-sure = Sicher?
menu-ask-new = Es läuft noch eine Partie. Trotzdem eine neue beginnen?
menu-ask-new-yes = Neue Partie beginnen
menu-ask-quit = Spiel beenden? Die Partie bleibt gespeichert.
menu-ask-reset = Alles auf den Anfang zurücksetzen?

## A new match

menu-start = Karten geben
menu-options = Einzelne Regeln ändern
menu-difficulty = Schwierigkeit
menu-difficulty-all = Für alle drei dieselbe
menu-seed = Startzahl
menu-seed-why = Dieselbe Zahl gibt immer dieselben Karten. Leer lassen für eine neue.
menu-custom-rules = Eigene Regeln
menu-preset-wellkomm = Café
menu-preset-wellkomm-why = Wie es in den Cafés gelehrt wird: im Uhrzeigersinn, ein Stänner kostet einen Strich.
menu-preset-wikipedia = Wikipedia
menu-preset-wikipedia-why = Wie es im Lexikon steht: gegen den Uhrzeigersinn, ein Stänner kostet den ganzen Wert.
menu-preset-letzebuerg = Alte Schule
menu-preset-letzebuerg-why = Niemand verhindert eine falsche Karte: Wer es merkt, reklamiert. Angesagt wird vor der ersten Karte.
menu-preset-rampo = Rampo
menu-preset-rampo-why = Wie im Lexikon, aber nach einem Stänner ist die nächste Runde mehr wert.

## The single rules: the rule, a line that explains it, and its values

menu-rule-direction = Spielrichtung
menu-rule-direction-why = Wie herum gegeben und gespielt wird.
menu-rule-direction-clockwise = Im Uhrzeigersinn
menu-rule-direction-counter-clockwise = Gegen den Uhrzeigersinn
menu-rule-announce-deadline = Ansagen
menu-rule-announce-deadline-why = Bis wann Konter und Matt angesagt werden dürfen.
menu-rule-announce-deadline-own-first-card = Vor der eigenen ersten Karte
menu-rule-announce-deadline-first-card-of-game = Vor der allerersten Karte
menu-rule-kapo = Kapo
menu-rule-kapo-why = Was es kostet, keinen Stich zu machen.
menu-rule-kapo-both = Gewinner streichen einen mehr; haben die Verlierer Trumpf bestimmt, schreiben sie einen mehr dazu
menu-rule-kapo-winners = Gewinner streichen einen mehr
menu-rule-kapo-losers = Verlierer schreiben einen mehr dazu
menu-rule-kapo-off = Zählt nichts extra
menu-rule-stanner = Stänner
menu-rule-stanner-why = Was geschieht, wenn beide Teams 20 Punkte haben.
menu-rule-stanner-by-stake = Das Trumpf-Team schreibt den ganzen Wert dazu
menu-rule-stanner-one = Das Trumpf-Team schreibt einen Strich dazu
menu-rule-stanner-carry = Der Wert geht in die nächste Runde mit
menu-rule-start-lines = Striche am Anfang
menu-rule-start-lines-why = Wie viele Striche jedes Team zu streichen hat.
menu-rule-inspect-tricks = Gewonnene Stiche ansehen
menu-rule-inspect-tricks-why = Welche der verdeckten Stiche man noch einmal ansehen darf.
menu-rule-inspect-tricks-false = Nur den letzten
menu-rule-inspect-tricks-true = Alle
menu-rule-misplay = Falsche Karten
menu-rule-misplay-why = Ob man eine Karte spielen kann, die nicht erlaubt ist.
menu-rule-misplay-prevented = Werden nicht angenommen
menu-rule-misplay-callable = Können gespielt und von jedem reklamiert werden

## Settings

menu-language = Sprache
menu-language-auto = Wie das System
menu-index = Buchstaben auf den Karten
menu-index-auto = Wie die Sprache
menu-index-kdb = A K D B
menu-index-rdv = A R D V
menu-index-kqj = A K Q J
menu-four-colour = Vier verschiedene Farben
menu-large-index = Große Buchstaben
menu-back = Rückseiten
menu-back-roses = Rosen
menu-back-lion = Roter Löwe
menu-back-lattice = Gitter
menu-felt = Filz
menu-felt-green = Grün
menu-felt-blue = Blau
menu-felt-wine = Weinrot
menu-speed = Tempo
menu-speed-slow = Langsam
menu-speed-normal = Normal
menu-speed-fast = Schnell
menu-speed-off = Ohne Animation
menu-sound = Ton
menu-volume = Lautstärke
menu-text-size = Textgröße
menu-colours = Farben
menu-colours-normal = Normal
menu-colours-high-contrast = Hoher Kontrast
menu-colours-colour-blind = Für Farbenblinde
menu-reduced-motion = Weniger Bewegung
menu-fullscreen = Vollbild
menu-names = Name des Spielers
menu-your-name = Dein Name
menu-group-game = Spiel
menu-group-cards = Karten und Tisch
menu-group-sound = Ton
menu-group-display = Anzeige
menu-reset = Zurücksetzen

## Keys: what they do

menu-key-play-number = Die erste bis sechste Karte spielen
menu-key-choose = Eine Karte auswählen
menu-key-play = Die gewählte Karte spielen
menu-key-skip = Überspringen, was sich bewegt
menu-key-trump-spades = Pik als Trumpf
menu-key-trump-hearts = Herz als Trumpf
menu-key-trump-diamonds = Karo als Trumpf
menu-key-trump-clubs = Kreuz als Trumpf
menu-key-announce-konter = Konter ansagen
menu-key-announce-matt = Matt ansagen
menu-key-announce-both = Konter a Matt ansagen
menu-key-announce-none = Nichts ansagen
menu-key-last-trick = Den letzten Stich ansehen
menu-key-claim = Karten auflegen
menu-key-misplay = Fehler reklamieren
menu-key-pause = Pause
menu-key-mute = Ton an oder aus
menu-key-fullscreen = Vollbild an oder aus
menu-key-help = Diese Tasten zeigen
menu-key-confirm = Bestätigen
menu-key-cut = Die Stelle zum Abheben verschieben

## Keys: what stands on them

menu-keyname-space = Leertaste
menu-keyname-enter = Eingabe
menu-keyname-escape = Esc
menu-keyname-tab = Tab
menu-keyname-left = ←
menu-keyname-right = →
menu-keyname-up = ↑
