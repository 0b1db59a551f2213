### The rules pages.

pages-title = Règles du jeu
pages-contents = Sommaire
pages-search = Chercher
pages-open = Règle
pages-key = Lire les règles
pages-title-course = Le déroulement d’une donne
pages-title-cards = Les cartes et leurs points
pages-title-trumps = Les atouts

## How a deal goes

pages-course-aim = On joue à quatre, en deux équipes ; les partenaires sont assis face à face. L’équipe qui prend dans ses plis plus de la moitié des { $points } points gagne la donne et barre des traits sur la Lee, une ardoise. L’équipe qui n’y a plus de trait gagne la partie.
pages-course-deal = Le donneur mélange, le joueur qui le précède coupe le paquet, et le suivant, le premier joueur, reçoit trois cartes.
pages-course-trump = Le premier joueur regarde ces trois cartes et choisit l’atout.
pages-course-rest = On distribue ensuite jusqu’à ce que chacun ait six cartes.
pages-course-announce = Qui a les bonnes dames peut annoncer _Konter_, _Matt_ ou les deux, et la donne vaut alors davantage.
pages-course-play = On joue six plis. Le premier joueur entame le premier, puis à chaque fois celui qui a remporté le pli.
pages-course-count = Les deux équipes comptent leurs points, et l’on marque sur la Lee.

## Cards and points

pages-cards-deck = Konter a Matt se joue avec { $cards } cartes : pique, cœur, carreau et trèfle, { $ranks } cartes par couleur. La valeur de chaque carte est indiquée dessous.
pages-cards-points = Cela fait { $suit } points par couleur et { $all } en tout. Les Luxembourgeois appellent ces points _Schrom_.
pages-cards-worth = Atout ou non, une carte compte toujours autant.

## The trumps

pages-trumps-matadors = Trois dames sont toujours atout, quelle que soit la couleur choisie : les _matadors_.
pages-trumps-suit = Un matador n’appartient qu’aux atouts, jamais à la couleur imprimée sur lui : qui doit fournir du cœur et n’a que { $big } n’a pas de cœur. La dame de trèfle est un trèfle ordinaire.
pages-trumps-order = Au-dessus des matadors, il n’y a que l’as d’atout ; au-dessous, le reste de la couleur. De la plus forte à la plus faible :
pages-trumps-head-trump = Atout
pages-trumps-head-order = Ordre
pages-trumps-head-count = Cartes
pages-trumps-points = L’ordre dit seulement qui remporte le pli. Il ne change pas ce que [compte](cards) une carte.
