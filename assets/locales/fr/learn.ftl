### The lessons: their list, what each teaches and asks, and why answers are right or wrong.
### $card, $high, $low: a card’s name with its article; $name: a player’s name; $suit: a suit with its symbol.

## The list

learn-title = Apprendre
learn-hint = De courtes leçons à la vraie table, dans l’ordre qui vous plaît.
learn-finished-of = { $n } sur { $all } terminées.
learn-step = Étape { $n } sur { $all }
learn-exercise = Exercice { $n } sur { $all }
learn-state-finished = Terminée
learn-state-next = La suivante
learn-state-new = Pas encore faite
learn-unreadable = Vos progrès dans les leçons n’ont pas pu être lus et repartent de zéro. L’ancien fichier s’appelle désormais { $kept }. ({ $reason })

## In every lesson

learn-leave = Retour aux leçons
learn-next-lesson = Leçon suivante
learn-check = Elles y sont toutes
learn-finished = Leçon terminée !
learn-finished-why = Vous pouvez la refaire à tout moment : les exercices seront nouveaux.
learn-right = C’est juste !
learn-wrong = Pas tout à fait.
learn-retry = Essayez encore une fois.
learn-and = { $first } et { $second }
learn-led = Entame : { $card } ({ $name })

## Cards and points

learn-name-points = Les cartes et leurs points
learn-points-1 = Dans chaque couleur, l’as compte 4 points, le roi 3, la dame 2 et le valet 1.
learn-points-2 = Le 10 et le 9 ne comptent rien du tout.
learn-points-3 = Celui qui remporte le pli gagne les points des quatre cartes. Le jeu entier en a 40.
learn-ask-most = Choisissez la carte qui compte le plus.
learn-ask-nothing = Quelles cartes ne comptent rien ? Marquez-les toutes.
learn-ask-trick-points = Combien de points font ces quatre cartes ensemble ?
learn-why-worth =
    { $card } compte { $n ->
        [0] zéro point
        [one] 1 point
       *[other] { $n } points
    }.
learn-why-sum =
    { $sum } = { $n } { $n ->
        [one] point
       *[other] points
    }.

## The three matadors

learn-name-matadors = Les trois matadors
learn-matadors-1 = Trois dames sont toujours atout, quelle que soit la couleur choisie. La plus haute est la dame de pique en or : la Matt.
learn-matadors-2 = Au-dessous viennent les deux Konter : la dame de cœur en argent, puis la dame de carreau en bronze.
learn-matadors-3 = La dame de trèfle n’en fait pas partie. C’est un trèfle ordinaire.
learn-ask-matt = Choisissez la Matt.
learn-ask-order = Choisissez les cartes l’une après l’autre, de la plus haute à la plus basse.
learn-ask-ordinary = Choisissez la dame qui n’est pas toujours atout.
learn-ask-trumps = Quelles cartes sont des atouts ? Marquez-les toutes.
learn-ask-highest = Choisissez la carte la plus haute.
learn-why-matt = { $card }, c’est la Matt, la plus haute des trois.
learn-why-konter = { $card }, c’est une Konter. La Matt, c’est la dame de pique.
learn-why-always = { $card } est toujours atout.
learn-why-trump = { $card } est de la couleur d’atout.
learn-why-no-trump = { $card } n’est pas un atout.
learn-why-club-queen = { $card } est un trèfle ordinaire, atout seulement si trèfle est atout.
learn-why-beats = { $high } bat { $low }.

## The order of the trumps

learn-name-order = L’ordre des atouts
learn-order-1 = Cœur est atout : en haut l’as, puis les trois dames, puis le roi, et en dessous le valet, le 10 et le 9.
learn-order-2 = Quand trèfle est atout, il y en a neuf : la dame de trèfle se place entre le roi et le valet.
learn-order-3 = Dans les autres couleurs, l’ordre est as, roi, dame, valet, 10, 9. Le pique n’y a pas de dame, car elle fait partie des atouts.

## Following suit and trumping

learn-name-follow = Fournir et couper
learn-follow-1 = Pique est demandé et vous en avez : jouez un pique ou un atout. On peut toujours couper.
learn-follow-2 = Atout est demandé : celui qui a un atout doit en jouer un.
learn-follow-3 = Cœur est demandé et vous n’en avez pas : vous pouvez tout jouer. Personne n’est obligé de couper.
learn-follow-4 = Cœur est demandé, pique est atout. Votre dame de cœur est un atout et non un cœur, mais vous avez un autre cœur.
learn-ask-play = À vous de jouer : jouez une carte permise.
learn-ask-legal = Quelles cartes pouvez-vous jouer ? Marquez-les toutes.
learn-why-illegal = Vous ne pouvez pas jouer { $card }.
learn-why-follows-trump = Avec { $card }, vous fournissez de l’atout.
learn-why-always-may = { $card } est toujours atout, et on peut toujours couper.
learn-why-may-trump = { $card } est un atout, et on peut toujours couper.
learn-why-follows = Avec { $card }, vous fournissez.
learn-why-free = Vous ne pouvez pas fournir : vous pouvez donc jouer { $card }.

## Who wins the trick?

learn-name-tricks = Qui remporte le pli ?
learn-tricks-1 = La plus haute carte de la couleur demandée remporte le pli, tant que personne ne coupe.
learn-tricks-2 = Le plus petit atout bat toutes les cartes des autres couleurs. Ici, trèfle est atout.
learn-tricks-3 = S’il y a plusieurs atouts, le plus haut remporte le pli.
learn-tricks-4 = L’as d’une couleur qui n’est pas demandée ne remporte rien, sauf si c’est un atout.
learn-ask-winner = Choisissez la carte qui remporte le pli.
learn-why-highest-trump = { $card } est le plus haut atout du pli.
learn-why-highest-led = { $card } est la plus haute carte de la couleur demandée, et personne n’a coupé.
learn-why-trump-beats = { $high } est un atout, pas { $low }.
learn-why-other-suit = { $card } n’est ni un atout ni de la couleur demandée.

## Choosing trump from three cards

learn-name-trump = Choisir l’atout sur trois cartes
learn-trump-1 = Le premier joueur ne voit que trois cartes et doit choisir l’atout. Beaucoup de cartes d’une couleur font beaucoup d’atouts.
learn-trump-2 = L’as d’atout est la plus haute carte de toutes. Une couleur avec son as est souvent la meilleure.
learn-trump-3 = Les trois dames sont atout de toute façon. Elles n’ont pas besoin de leur couleur : choisissez celle où vous avez d’autres cartes fortes.
learn-ask-trump = Quelle couleur choisissez-vous comme atout ?
learn-why-trump-lines =
    { $suit } : { $n ->
        [0] aucun atout
        [one] { $n } atout
       *[other] { $n } atouts
    } en main, en moyenne { $lines } traits.

## Announcing

learn-name-announce = Les annonces
learn-announce-1 = Celui qui a la dame de pique peut dire « Matt ». La donne vaut alors un trait de plus.
learn-announce-2 = Pour « Konter », il faut les deux : la dame de cœur et la dame de carreau. La donne vaut aussi un trait de plus.
learn-announce-3 = Une donne vaut 1 trait, 2 avec Matt ou Konter, 3 avec les deux, peu importe qui l’a dit. Ce que l’on annonce est montré à tous.
learn-announce-time-own = Vous pouvez annoncer jusqu’à votre première carte : quand c’est à vous dans le premier pli.
learn-announce-time-first = Tout le monde annonce avant la toute première carte. Dès qu’elle est posée, il est trop tard.
learn-ask-say = Que pouvez-vous annoncer de plus haut avec cette main ?
learn-ask-stake = Combien de traits vaut la donne ?
learn-ask-time = Vous n’avez encore rien dit. Pouvez-vous encore dire « Matt » ?
learn-said-matt = { $name } : « Matt ! »
learn-said-konter = { $name } : « Konter ! »
learn-said-both = { $name } : « Konter a Matt ! »
learn-said-nothing = Personne n’a rien annoncé.
learn-why-lacks = Pour cela, il vous faudrait aussi { $cards }.
learn-why-say-more = Vous avez { $cards } et pouvez annoncer plus.
learn-why-holds = Vous avez { $cards }.
learn-why-no-queen = Vous n’avez aucune des trois dames.
learn-why-one-konter = Pour Konter, il faut les deux dames rouges, et vous n’en avez qu’une.
learn-why-stake-none = Rien n’a été dit : 1 trait.
learn-why-stake-matt = 1 pour la donne et 1 pour Matt : 2 traits.
learn-why-stake-konter = 1 pour la donne et 1 pour Konter : 2 traits.
learn-why-stake-both = 1 pour la donne, 1 pour Matt et 1 pour Konter : 3 traits.
learn-why-time-own = Vous n’avez pas encore joué : il est encore temps.
learn-why-time-first = La première carte est déjà posée : il est trop tard.

## Counting to 21

learn-name-count = Compter jusqu’à 21
learn-count-1 = À la fin, chaque équipe compte les points de ses plis.
learn-count-2 = Il y a 40 points. Celui qui en a 21 ou plus gagne la donne.
learn-count-3 = Si les deux équipes ont 20, personne n’a gagné : c’est un Stänner.
learn-ask-count = Votre équipe a remporté ces plis. Combien de points font-ils ?
learn-ask-enough = Ces plis sont à nous, tous les autres à eux. Qui a gagné ?
learn-enough-won = Notre équipe
learn-enough-tie = Personne, c’est un Stänner
learn-enough-lost = L’autre équipe
learn-why-others-have =
    Les autres ont donc { $n } { $n ->
        [one] point
       *[other] points
    }. Il en faut 21 pour gagner.

## The Lee

learn-name-lee = La Lee
learn-lee-1 = Chaque équipe commence avec { $n } traits sur l’ardoise. Qui gagne une donne barre autant de ses traits qu’elle valait.
learn-lee-2 = Si les perdants avaient choisi l’atout, ils ajoutent autant de nouveaux traits.
learn-lee-3 = L’équipe qui n’a plus de trait a gagné la partie. On ne barre jamais plus de traits qu’il n’y en a.
learn-ask-lee = Qu’est-ce qui change sur la Lee ?
learn-why-cross =
    Les gagnants barrent { $n } { $n ->
        [one] trait
       *[other] traits
    }.
learn-why-draw =
    Les perdants avaient choisi l’atout : ils ajoutent { $n } { $n ->
        [one] trait
       *[other] traits
    }.
learn-why-draw-nothing = Les perdants n’avaient pas choisi l’atout : la valeur ne leur coûte rien.

## Kapo and Stänner

learn-name-kapo = Capot et Stänner
learn-kapo-1 = Une équipe qui ne remporte aucun pli est capot. Cela coûte un supplément.
learn-kapo-2 = À 20 à 20 (Stänner), tout dépend de qui a choisi l’atout.
learn-kapo-3 = Les autres n’ont remporté que ce pli, et il ne compte rien.
learn-ask-kapo = Sont-ils capot ?
learn-why-no-kapo = Un seul pli sauve du capot, même sans points.
learn-why-kapo-both = Pour le capot, les gagnants barrent un trait de plus ; les perdants qui avaient choisi l’atout en ajoutent aussi un de plus.
learn-why-kapo-winners = Pour le capot, les gagnants barrent un trait de plus.
learn-why-kapo-losers = Pour le capot, les perdants ajoutent un trait de plus.
learn-why-kapo-off = Dans ces règles, le capot ne coûte rien de plus.
learn-why-stanner-by-stake = Au Stänner, personne ne barre, et l’équipe de l’atout ajoute autant de traits que la donne valait.
learn-why-stanner-one = Au Stänner, personne ne barre, et l’équipe de l’atout ajoute un trait.
learn-why-stanner-carry = Au Stänner, personne ne barre ni n’ajoute ; la valeur compte dans la donne suivante.

## Misplays

learn-name-misplay = Les fautes
learn-misplay-1 = Celui qui ne fournit pas dit par là : « je n’en ai pas ». Une carte jouée plus tard peut prouver le contraire.
learn-misplay-callable = Dans vos règles, une telle carte peut être jouée, et quiconque le remarque peut la signaler.
learn-misplay-prevented = Dans vos règles, une telle carte est refusée. À l’ancienne, elle est jouée, et quiconque le remarque peut la signaler.
learn-misplay-2 = C’est pareil avec les atouts : celui qui ne fournit pas l’atout n’en a pas, pas même une dame qui l’est toujours.
learn-misplay-3 = Une faute signalée à raison met fin à la donne : l’équipe fautive l’a perdue. À tort, c’est l’équipe de celui qui la signale.
learn-ask-misplay = Choisissez la carte qui n’était pas permise.
learn-ask-wrong-call = Vous signalez une faute, et ce n’en était pas une. Qui a perdu la donne ?
learn-why-misplay = { $card }, c’était une faute : { $name } avait encore { $later }.
learn-why-led = { $card }, c’est l’entame, et on peut entamer avec n’importe quelle carte.
learn-why-may-trump-there = { $card } est un atout, et on peut toujours couper.
learn-why-not-proven = { $card } peut être en règle : rien de ce que { $name } a joué ensuite ne prouve le contraire.
learn-why-wrong-call = Celui qui signale à tort perd la donne avec son équipe.
learn-lead-tag = entame

## A first whole game

learn-name-game = Une première donne entière
learn-game-1 = Vous jouez maintenant une donne entière. Après chacune de vos décisions, un expert vous dit ce qu’il en pense, et entre-temps ce que le jeu des autres vous apprend.
learn-game-good = { $taken } : bon choix !
learn-game-better = Mieux que « { $taken } » : { $best }
# What happens at the table. $name: a player’s name; $card, $cards: with their articles; $suit: a suit with its symbol
learn-saw-announced = { $name } montre { $cards }.
learn-saw-leads-trump = { $name } entame atout : qui en a doit en fournir.
learn-saw-ruff = { $name } coupe à l’atout : { $card }.
learn-saw-ruff-why = On peut toujours couper, même quand on pourrait fournir.
learn-saw-void = { $name } ne fournit pas et ne coupe pas, et n’a donc plus rien dans cette couleur : { $suit }.
learn-saw-no-trump = { $name } ne fournit pas atout, et n’en a donc plus.
learn-saw-void-why = Voilà ce qu’on retient : on sait ainsi peu à peu qui a encore quoi en main.
learn-saw-feeds =
    Le pli est à vous pour l’instant, et { $name } y ajoute { $card } : { $n ->
        [one] 1 point
       *[other] { $n } points
    } pour notre camp.
learn-saw-feeds-why = C’est ainsi qu’on joue ensemble : on met les points là où son camp remporte le pli.
learn-saw-points = Jusqu’ici { $us } pour nous, { $them } pour eux.
learn-saw-points-why = Avec 21, la donne est gagnée.
learn-saw-won = Notre équipe a maintenant 21 points ou plus : la donne est gagnée.
learn-saw-lost = L’équipe adverse a maintenant 21 points ou plus : la donne est perdue.
learn-saw-kapo = Reste le capot : ceux qui n’ont encore aucun pli en feront-ils un ?
learn-saw-decided = Ce qui suit n’y change plus rien.
learn-finished-all = Vous savez tout ce qu’il faut. Le café vous attend !
