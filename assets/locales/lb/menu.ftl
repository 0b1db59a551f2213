### Everything around the table: title, new match, pause, settings, keys.

## The title

menu-continue = Weiderspillen
menu-continue-why = Ronn { $deal }, { $us } zu { $them } Linnen
menu-play-now = Spillen
menu-new-match = Nei Partie
menu-settings = Astellungen
menu-keys = Tastatur
menu-quit = Spill verloossen
menu-version = Versioun { $version }

## Pause

menu-pause = Paus
menu-resume = Weiderspillen
menu-to-title = Haaptmenü
menu-saved = D’Partie gëtt no all Kaart gespäichert.

## Questions

menu-sure = Sécher?
menu-ask-new = Et leeft nach eng Partie. Trotzdeem eng nei ufänken?
menu-ask-new-yes = Nei Partie ufänken
menu-ask-quit = D’Spill verloossen? D’Partie bleift gespäichert.
menu-ask-reset = Alles op den Ufank zerécksetzen?

## A new match

menu-start = Kaarten ausdeelen
menu-options = Eenzel Reegelen änneren
menu-difficulty = Schwieregkeet
menu-difficulty-all = Fir all dräi d’selwecht
menu-seed = Startzuel
menu-seed-why = Déi selwecht Zuel gëtt ëmmer déi selwecht Kaarten. Eidel loosse fir eng nei.
menu-custom-rules = Eege Reegelen
menu-preset-wellkomm = Café
menu-preset-wellkomm-why = Sou wéi et am Café geléiert gëtt: der Auer no, e Stänner kascht eng Linn.
menu-preset-wikipedia = Wikipedia
menu-preset-wikipedia-why = Sou wéi et am Lexikon steet: géint d’Auer, e Stänner kascht de ganze Wäert.
menu-preset-letzebuerg = Al Schoul
menu-preset-letzebuerg-why = Keen hält eng falsch Kaart op: wien et mierkt, reklaméiert. Geschwat gëtt virun der éischter Kaart.
menu-preset-rampo = Rampo
menu-preset-rampo-why = Wéi am Lexikon, mee no engem Stänner ass déi nächst Ronn méi wäert.

## The single rules: the rule, a line that explains it, and its values

menu-rule-direction = Spillrichtung
menu-rule-direction-why = A wéi eng Richtung ausgedeelt a gespillt gëtt.
menu-rule-direction-clockwise = Der Auer no
menu-rule-direction-counter-clockwise = Géint d’Auer
menu-rule-announce-deadline = Annoncen
menu-rule-announce-deadline-why = Bis wéini ee Konter a Matt soen däerf.
menu-rule-announce-deadline-own-first-card = Virun der éischter eegener Kaart
menu-rule-announce-deadline-first-card-of-game = Virun der alleréischter Kaart
menu-rule-kapo = Kapo
menu-rule-kapo-why = Wat et kascht, kee Streech ze kréien.
menu-rule-kapo-both = Gewënner maachen eng méi aus; hunn d’Verléierer Tromp gemaach, kréie si eng méi bäi
menu-rule-kapo-winners = Gewënner maachen eng méi aus
menu-rule-kapo-losers = Verléierer kréien eng méi bäi
menu-rule-kapo-off = Zielt näischt extra
menu-rule-stanner = Stänner
menu-rule-stanner-why = Wat geschitt, wann déi zwou Ekippen 20 Punkten hunn.
menu-rule-stanner-by-stake = D’Tromp-Ekipp kritt de ganze Wäert bäi
menu-rule-stanner-one = D’Tromp-Ekipp kritt eng Linn bäi
menu-rule-stanner-carry = De Wäert geet an déi nächst Ronn mat
menu-rule-start-lines = Linnen um Ufank
menu-rule-start-lines-why = Wéi vill Linnen all Ekipp auszemaachen huet.
menu-rule-inspect-tricks = Gewonne Streech kucken
menu-rule-inspect-tricks-why = Wéi eng vun de verdeckte Streech een nach eng Kéier kucken däerf.
menu-rule-inspect-tricks-false = Just dee leschten
menu-rule-inspect-tricks-true = All
menu-rule-misplay = Falsch Kaarten
menu-rule-misplay-why = Ob een eng Kaart spille kann, déi net erlaabt ass.
menu-rule-misplay-prevented = Ginn net ugeholl
menu-rule-misplay-callable = Gi gespillt, a jidderee ka se reklaméieren

## Settings

menu-language = Sprooch
menu-language-auto = Wéi de System
menu-index = Buschtawen op de Kaarten
menu-index-auto = Wéi d’Sprooch
menu-index-kdb = A K D B
menu-index-rdv = A R D V
menu-index-kqj = A K Q J
menu-four-colour = Véier verschidde Faarwen
menu-large-index = Grouss Buschtawen
menu-back = Récksäiten
menu-back-roses = Rousen
menu-back-lion = Roude Léiw
menu-back-lattice = Gitter
menu-felt = Filz
menu-felt-green = Gréng
menu-felt-blue = Blo
menu-felt-wine = Wäirout
menu-speed = Tempo
menu-speed-slow = Lues
menu-speed-normal = Normal
menu-speed-fast = Séier
menu-speed-off = Ouni Animatioun
menu-sound = Toun
menu-volume = Lautstäerkt
menu-text-size = Textgréisst
menu-colours = Faarwen
menu-colours-normal = Normal
menu-colours-high-contrast = Héije Kontrast
menu-colours-colour-blind = Fir Faarweblanner
menu-reduced-motion = Manner Beweegung
menu-fullscreen = Vollbild
menu-names = Numm vum Spiller
menu-your-name = Däin Numm
menu-group-game = Spill
menu-group-cards = Kaarten an Dësch
menu-group-sound = Toun
menu-group-display = Usiicht
menu-reset = Zerécksetzen

## Keys: what they do

menu-key-play-number = Déi éischt bis déi sechst Kaart spillen
menu-key-choose = Eng Kaart auswielen
menu-key-play = Déi gewielte Kaart spillen
menu-key-skip = Iwwersprangen, wat sech beweegt
menu-key-trump-spades = Schëppen als Tromp
menu-key-trump-hearts = Häerzer als Tromp
menu-key-trump-diamonds = Rauten als Tromp
menu-key-trump-clubs = Kräizer als Tromp
menu-key-announce-konter = Konter soen
menu-key-announce-matt = Matt soen
menu-key-announce-both = Konter a Matt soen
menu-key-announce-none = Näischt soen
menu-key-last-trick = De leschte Streech kucken
menu-key-claim = Kaarten opleeën
menu-key-misplay = Feeler reklaméieren
menu-key-pause = Paus
menu-key-mute = Toun un oder aus
menu-key-fullscreen = Vollbild un oder aus
menu-key-help = Dës Taste weisen
menu-key-confirm = Confirméieren
menu-key-cut = D’Plaz fir ofzehiewe réckelen

## Keys: what stands on them

menu-keyname-space = Espace
menu-keyname-enter = Enter
menu-keyname-escape = Esc
menu-keyname-tab = Tab
menu-keyname-left = ←
menu-keyname-right = →
menu-keyname-up = ↑
