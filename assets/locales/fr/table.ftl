### The table: whose turn it is, what may be done, what is said, and why something is not possible.

## Whose turn it is. $name: the player's name

table-your-turn = À vous de jouer
table-your-lead = Entamez le pli
table-their-turn = { $name } joue
table-you-cut = À vous de couper le paquet : où le séparer ?
table-cut-here = Couper le paquet ici
table-cut-anywhere = Couper au hasard
table-they-cut = { $name } coupe le paquet
table-cut-position =
    { $n } { $n ->
        [one] carte prise
       *[other] cartes prises
    }

## Naming trump

table-name-trump = Choisissez l’atout
table-name-trump-hint = Vous ne connaissez que ces trois cartes ; les trois autres viennent ensuite.
table-say-spades = Atout pique !
table-say-hearts = Atout cœur !
table-say-diamonds = Atout carreau !
table-say-clubs = Atout trèfle !

## The badge that shows the trump suit and what the deal is worth

table-trump = Atout
table-trump-is = Atout : { $suit }
table-last-trick = Dernier pli : { $name }
table-stake = ×{ $n }
table-stake-is =
    { $n } { $n ->
        [one] trait
       *[other] traits
    } en jeu

## Announcing

table-announce-prompt = Une annonce ?
table-announce-konter = Konter
table-announce-matt = Matt
table-announce-both = Konter a Matt
table-announce-none = Rien
table-announce-shows = révèle { $cards } à tous
table-say-konter = Konter !
table-say-matt = Matt !
table-say-both = Konter a Matt !
table-say-none = Rien.

## The trick

table-takes-trick =
    { $name } remporte le pli : { $points } { $points ->
        [one] point
       *[other] points
    }
table-you-take-trick =
    Le pli est à vous : { $points } { $points ->
        [one] point
       *[other] points
    }

## Why a card or an action is refused

table-refused-follow-spades = Pique est demandé et vous en avez : fournissez ou coupez.
table-refused-follow-hearts = Cœur est demandé et vous en avez : fournissez ou coupez.
table-refused-follow-diamonds = Carreau est demandé et vous en avez : fournissez ou coupez.
table-refused-follow-clubs = Trèfle est demandé et vous en avez : fournissez ou coupez.
table-refused-follow-trump = Atout est demandé et vous en avez : jouez atout.
table-refused-not-your-turn = Ce n’est pas encore à vous.
table-refused-not-held = Cette carte n’est pas dans votre main.
table-refused-not-now = Ce n’est pas possible maintenant.
table-refused-cut = Il faut au moins une carte de chaque côté de la coupe.
table-refused-announce-late = Trop tard pour annoncer.
table-refused-announce-early = Pas encore : vous annoncez à votre tour dans le premier pli.
table-refused-announced-already = Vous avez déjà annoncé.
table-refused-announce-cards = Vous n’avez pas les dames qu’il faut.
table-refused-claim-points = Il faut 21 points pour abattre ; notre équipe en a { $points }.
table-refused-claim-rest = Les derniers plis ne sont pas encore tous acquis.
table-refused-no-misplay = Il n’y a pas de faute à signaler ici.

## Claiming

table-claim-won = Abattre : nous avons { $points }
table-claim-rest = Abattre son jeu
table-claim-kapo = Les adversaires n’ont encore aucun pli. Abattre maintenant, c’est renoncer au capot.
table-claim-anyway = Abattre quand même
table-claim-yes = Abattre
table-claim-why = La donne est alors gagnée et comptée aussitôt.
table-claim-rest-why = Tous les plis restants vont à notre équipe.
table-play-on = Continuer à jouer
table-say-claim = Nous avons { $points } !
table-say-claim-rest = Le reste est à nous !

## Misplays

table-misplay-call = Signaler une faute
table-misplay-whose = Qui a mal joué ?
table-misplay-warning = S’il n’y a pas eu de faute, notre équipe perd la donne.
table-say-misplay = Faute !
table-count-prompt = Toutes les cartes sont jouées
table-count-why = Une fois les points comptés, plus aucune faute ne peut être signalée.
table-count = Compter

## Name plates

table-plate-dealer = Donneur

## Around the table

table-menu = Menu
table-fingerprint = Empreinte du paquet : { $hash }
