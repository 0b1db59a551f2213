### What the game is made of: cards, seats, teams, counts, levels, and the words of every dialog.

## The game

common-title = Konter a Matt
common-subtitle = Le jeu de cartes national du Luxembourg

common-language = Français

## Suits and ranks, as names in a list

common-suit-spades = pique
common-suit-hearts = cœur
common-suit-diamonds = carreau
common-suit-clubs = trèfle
common-rank-ace = as
common-rank-king = roi
common-rank-queen = dame
common-rank-jack = valet
common-rank-ten = dix
common-rank-nine = neuf

## The letters in the corners of the cards

common-index-ace = A
common-index-king = R
common-index-queen = D
common-index-jack = V
common-index-ten = 10
common-index-nine = 9

## The three queens that are always trumps

common-matt = Matt
common-big-konter = grosse Konter
common-small-konter = petite Konter

## Cards without an article.

common-card-ace-of-spades = as de pique
common-card-king-of-spades = roi de pique
common-card-queen-of-spades = dame de pique
common-card-jack-of-spades = valet de pique
common-card-ten-of-spades = dix de pique
common-card-nine-of-spades = neuf de pique
common-card-ace-of-hearts = as de cœur
common-card-king-of-hearts = roi de cœur
common-card-queen-of-hearts = dame de cœur
common-card-jack-of-hearts = valet de cœur
common-card-ten-of-hearts = dix de cœur
common-card-nine-of-hearts = neuf de cœur
common-card-ace-of-diamonds = as de carreau
common-card-king-of-diamonds = roi de carreau
common-card-queen-of-diamonds = dame de carreau
common-card-jack-of-diamonds = valet de carreau
common-card-ten-of-diamonds = dix de carreau
common-card-nine-of-diamonds = neuf de carreau
common-card-ace-of-clubs = as de trèfle
common-card-king-of-clubs = roi de trèfle
common-card-queen-of-clubs = dame de trèfle
common-card-jack-of-clubs = valet de trèfle
common-card-ten-of-clubs = dix de trèfle
common-card-nine-of-clubs = neuf de trèfle

## Cards with their article, as they stand in a sentence.

common-the-card-ace-of-spades = l’as de pique
common-the-card-king-of-spades = le roi de pique
common-the-card-queen-of-spades = la dame de pique
common-the-card-jack-of-spades = le valet de pique
common-the-card-ten-of-spades = le dix de pique
common-the-card-nine-of-spades = le neuf de pique
common-the-card-ace-of-hearts = l’as de cœur
common-the-card-king-of-hearts = le roi de cœur
common-the-card-queen-of-hearts = la dame de cœur
common-the-card-jack-of-hearts = le valet de cœur
common-the-card-ten-of-hearts = le dix de cœur
common-the-card-nine-of-hearts = le neuf de cœur
common-the-card-ace-of-diamonds = l’as de carreau
common-the-card-king-of-diamonds = le roi de carreau
common-the-card-queen-of-diamonds = la dame de carreau
common-the-card-jack-of-diamonds = le valet de carreau
common-the-card-ten-of-diamonds = le dix de carreau
common-the-card-nine-of-diamonds = le neuf de carreau
common-the-card-ace-of-clubs = l’as de trèfle
common-the-card-king-of-clubs = le roi de trèfle
common-the-card-queen-of-clubs = la dame de trèfle
common-the-card-jack-of-clubs = le valet de trèfle
common-the-card-ten-of-clubs = le dix de trèfle
common-the-card-nine-of-clubs = le neuf de trèfle

## Seats and teams, seen by the player at the bottom of the table

common-seat-south = Vous
common-seat-west = À gauche
common-seat-north = En face
common-seat-east = À droite
common-partner = Partenaire
common-opponent = Adversaire
common-our-team = Notre équipe
common-their-team = L’équipe adverse
common-player-names = Nicolas, Josée, Pol, Léonie, Jempi, Maisy, Mett, Marie-Louise, Änder, Cathy, Fränz, Yvonne
common-you = Vous

## Counts. $n: the number, never negative

common-points =
    { $n } { $n ->
        [one] point
       *[other] points
    }
common-lines =
    { $n } { $n ->
        [one] trait
       *[other] traits
    }

## How well the computer plays

common-level-rule = Règles simples
common-level-beginner = Débutant
common-level-casual = Occasionnel
common-level-regular = Habitué
common-level-expert = Expert
common-level-master = Maître

## Answers and buttons of every dialog

common-ok = OK
common-yes = Oui
common-no = Non
common-close = Fermer
common-back = Retour
common-next = Suivant
common-on = Activé
common-off = Désactivé
