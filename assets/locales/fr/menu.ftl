### Everything around the table: title, new match, pause, settings, keys.

## The title

menu-continue = Reprendre
menu-continue-why = Donne { $deal }, traits { $us } à { $them }
menu-play-now = Jouer
menu-new-match = Nouvelle partie
menu-settings = Paramètres
menu-keys = Clavier
menu-quit = Quitter
menu-version = Version { $version }

## Pause

menu-pause = Pause
menu-resume = Reprendre
menu-to-title = Menu principal
menu-saved = La partie est enregistrée après chaque carte.

## Questions

menu-sure = Sûr ?
menu-ask-new = Une partie est en cours. En commencer une autre quand même ?
menu-ask-new-yes = Commencer une partie
menu-ask-quit = Quitter le jeu ? La partie reste enregistrée.
menu-ask-reset = Tout remettre comme au début ?

## A new match

menu-start = Distribuer
menu-options = Modifier les règles une à une
menu-difficulty = Difficulté
menu-difficulty-all = La même pour les trois
menu-seed = Graine
menu-seed-why = Le même nombre donne toujours les mêmes cartes. Laissez vide pour en tirer un.
menu-custom-rules = Règles personnelles
menu-preset-wellkomm = Café
menu-preset-wellkomm-why = Comme on l’enseigne dans les cafés : sens horaire, un Stänner coûte un trait.
menu-preset-wikipedia = Wikipedia
menu-preset-wikipedia-why = Comme dans l’encyclopédie : sens antihoraire, un Stänner coûte toute la valeur.
menu-preset-letzebuerg = À l’ancienne
menu-preset-letzebuerg-why = Rien n’empêche une carte interdite : à vous de la signaler. On annonce avant la première carte.
menu-preset-rampo = Rampo
menu-preset-rampo-why = Comme dans l’encyclopédie, mais après un Stänner la donne suivante vaut plus.

## The single rules: the rule, a line that explains it, and its values

menu-rule-direction = Sens du jeu
menu-rule-direction-why = Dans quel sens on distribue et joue.
menu-rule-direction-clockwise = Sens horaire
menu-rule-direction-counter-clockwise = Sens antihoraire
menu-rule-announce-deadline = Annonces
menu-rule-announce-deadline-why = Jusqu’à quand on peut annoncer Konter et Matt.
menu-rule-announce-deadline-own-first-card = Avant sa première carte
menu-rule-announce-deadline-first-card-of-game = Avant la toute première carte
menu-rule-kapo = Capot
menu-rule-kapo-why = Ce qu’il en coûte de ne faire aucun pli.
menu-rule-kapo-both = Les gagnants barrent un trait de plus ; les perdants en ajoutent un de plus s’ils ont choisi l’atout
menu-rule-kapo-winners = Les gagnants barrent un trait de plus
menu-rule-kapo-losers = Les perdants ajoutent un trait de plus
menu-rule-kapo-off = Ne compte pas
menu-rule-stanner = Stänner
menu-rule-stanner-why = Ce qui se passe quand les deux équipes ont 20 points.
menu-rule-stanner-by-stake = L’équipe d’atout ajoute toute la valeur
menu-rule-stanner-one = L’équipe d’atout ajoute un trait
menu-rule-stanner-carry = La valeur est reportée à la donne suivante
menu-rule-start-lines = Traits au départ
menu-rule-start-lines-why = Combien de traits chaque équipe doit barrer.
menu-rule-inspect-tricks = Revoir les plis gagnés
menu-rule-inspect-tricks-why = Quels plis retournés on peut revoir.
menu-rule-inspect-tricks-false = Seulement le dernier
menu-rule-inspect-tricks-true = Tous
menu-rule-misplay = Cartes interdites
menu-rule-misplay-why = Peut-on jouer une carte que les règles interdisent ?
menu-rule-misplay-prevented = Sont refusées
menu-rule-misplay-callable = Peuvent être jouées, et signalées par chacun

## Settings

menu-language = Langue
menu-language-auto = Selon le système
menu-index = Lettres sur les cartes
menu-index-auto = Selon la langue
menu-index-kdb = A K D B
menu-index-rdv = A R D V
menu-index-kqj = A K Q J
menu-four-colour = Quatre couleurs différentes
menu-large-index = Grandes lettres
menu-back = Dos
menu-back-roses = Roses
menu-back-lion = Lion rouge
menu-back-lattice = Treillis
menu-felt = Tapis
menu-felt-green = Vert
menu-felt-blue = Bleu
menu-felt-wine = Bordeaux
menu-speed = Vitesse
menu-speed-slow = Lente
menu-speed-normal = Normale
menu-speed-fast = Rapide
menu-speed-off = Sans animation
menu-sound = Son
menu-volume = Volume
menu-text-size = Taille du texte
menu-colours = Couleurs
menu-colours-normal = Normales
menu-colours-high-contrast = Contraste élevé
menu-colours-colour-blind = Pour daltoniens
menu-reduced-motion = Moins de mouvement
menu-fullscreen = Plein écran
menu-names = Nom du joueur
menu-your-name = Votre nom
menu-group-game = Jeu
menu-group-cards = Cartes et table
menu-group-sound = Son
menu-group-display = Affichage
menu-reset = Réinitialiser

## Keys: what they do

menu-key-play-number = Jouer la première à la sixième carte
menu-key-choose = Choisir une carte
menu-key-play = Jouer la carte choisie
menu-key-skip = Terminer le mouvement en cours
menu-key-trump-spades = Atout pique
menu-key-trump-hearts = Atout cœur
menu-key-trump-diamonds = Atout carreau
menu-key-trump-clubs = Atout trèfle
menu-key-announce-konter = Annoncer Konter
menu-key-announce-matt = Annoncer Matt
menu-key-announce-both = Annoncer Konter a Matt
menu-key-announce-none = Ne rien annoncer
menu-key-last-trick = Revoir le dernier pli
menu-key-claim = Abattre son jeu
menu-key-misplay = Signaler une faute
menu-key-pause = Pause
menu-key-mute = Couper ou rétablir le son
menu-key-fullscreen = Plein écran ou fenêtre
menu-key-help = Montrer ces touches
menu-key-confirm = Confirmer
menu-key-cut = Déplacer la coupe

## Keys: what stands on them

menu-keyname-space = Espace
menu-keyname-enter = Entrée
menu-keyname-escape = Échap
menu-keyname-tab = Tab
menu-keyname-left = ←
menu-keyname-right = →
menu-keyname-up = ↑
