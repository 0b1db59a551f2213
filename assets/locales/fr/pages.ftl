### The rules pages.

pages-title = Règles du jeu
pages-contents = Sommaire
pages-search = Chercher
pages-open = Règle
pages-key = Lire les règles
pages-example = Un exemple
pages-examples = Des exemples
pages-title-course = Le déroulement d’une donne
pages-title-seats = La table et les équipes
pages-title-cards = Les cartes et leurs points
pages-title-dealing = Mélanger, couper, distribuer
pages-title-naming = Choisir l’atout
pages-title-trumps = Les atouts
pages-title-announcing = Annoncer Konter et Matt
pages-title-following = Les cartes que l’on peut jouer
pages-title-tricks = Qui remporte le pli
pages-title-counting = Compter les points
pages-title-lee = La Lee
pages-title-claiming = Abattre son jeu
pages-title-misplays = Les fautes
pages-title-match = La partie et la revanche
pages-title-variants = Les règles de cette partie
pages-title-example = Une donne entière
pages-title-glossary = Les mots de la table

## How a deal goes

pages-course-aim = On joue à quatre, en deux équipes ; les partenaires sont assis face à face. L’équipe qui prend dans ses plis plus de la moitié des { $points } points gagne la donne et barre des traits sur la Lee, une ardoise. L’équipe qui n’y a plus de trait gagne la partie.
pages-course-deal = Le donneur [mélange](dealing), le joueur qui le précède coupe le paquet, et le suivant, le premier joueur, reçoit trois cartes.
pages-course-trump = Le premier joueur regarde ces trois cartes et [choisit l’atout](naming).
pages-course-rest = On distribue ensuite jusqu’à ce que chacun ait six cartes.
pages-course-announce = Qui a les bonnes dames peut [annoncer](announcing) _Konter_, _Matt_ ou les deux, et la donne vaut alors davantage.
pages-course-play = On joue six [plis](following). Le premier joueur entame le premier pli, puis à chaque fois celui qui a remporté le pli.
pages-course-count = Les deux équipes [comptent](counting) leurs points, et l’on marque sur la [Lee](lee).

## Table and teams

pages-seats-teams = On joue deux contre deux : les partenaires sont assis face à face et forment une équipe pendant toute la partie. Leurs plis et leurs points comptent ensemble.
pages-seats-clockwise = On tourne **dans le sens horaire** : après chaque joueur vient celui qui est à sa gauche.
pages-seats-counter-clockwise = On tourne **dans le sens antihoraire** : après chaque joueur vient celui qui est à sa droite.
pages-seats-turn = « Le suivant » et « le précédent » s’entendent toujours dans ce sens. On ne joue qu’à son tour.

## Cards and points

pages-cards-deck = Konter a Matt se joue avec { $cards } cartes : pique, cœur, carreau et trèfle, { $ranks } cartes par couleur. La valeur de chaque carte est indiquée dessous.
pages-cards-points = Cela fait { $suit } points par couleur et { $all } en tout. Les Luxembourgeois appellent ces points _Schrom_.
pages-cards-worth = Atout ou non, une carte compte toujours autant.

## Shuffling, cutting, dealing

pages-role-dealer = donneur
pages-role-cutter = coupe
pages-role-forehand = premier joueur
pages-role-partner = partenaire du donneur
pages-dealing-cut = Le donneur mélange. Le joueur qui le précède coupe le paquet : il soulève au moins { $least } et au plus { $most } cartes et les remet sous les autres.
pages-dealing-packets = On distribue les cartes { $packet } par { $packet }, les premières au premier joueur. On attend alors qu’il ait choisi l’atout. À la fin, chacun en a { $hand }.
pages-dealing-next = À la première donne d’une partie, le donneur est tiré au sort. Ensuite, c’est toujours le premier joueur de la donne précédente qui distribue.
pages-dealing-proof = Avant la coupe, le jeu montre une empreinte du paquet mélangé. Après la donne, on peut copier les cartes et les comparer avec elle : personne, pas même l’ordinateur, n’a rien déplacé.

## Naming trump

pages-naming-who = Le premier joueur regarde ses { $packet } cartes et doit choisir l’une des quatre couleurs : on ne peut pas passer, et le partenaire ne doit pas aider. Les autres cartes ne viennent qu’après.
pages-naming-risk = C’est un risque : si l’équipe qui a choisi l’atout perd, elle [ajoute des traits](lee) de son côté.
pages-naming-example = Un premier joueur a reçu ces cartes :
pages-naming-head-trump = Atout
pages-naming-head-count = Atouts
pages-naming-head-which = Lesquels
pages-naming-choice = Beaucoup choisiraient ici cette couleur : { $suit }.

## The trumps

pages-trumps-matadors = Trois dames sont toujours atout, quelle que soit la couleur choisie : les _matadors_.
pages-trumps-suit = Un matador n’appartient qu’aux atouts, jamais à la couleur imprimée sur lui : qui doit fournir du cœur et n’a que { $big } n’a pas de cœur. La dame de trèfle est un trèfle ordinaire.
pages-trumps-order = Au-dessus des matadors, il n’y a que l’as d’atout ; au-dessous, le reste de la couleur. De la plus forte à la plus faible :
pages-trumps-of =
    { $suit } : { $count } { $count ->
        [one] atout
       *[other] atouts
    }
pages-trumps-points = L’ordre dit seulement qui remporte le pli. Il ne change pas ce que [compte](cards) une carte.

## Announcing

pages-announcing-what = Qui a certaines dames peut les annoncer et augmenter ainsi la valeur de la donne. Rien n’y oblige. Les Luxembourgeois disent _schwätzen_, parler.
pages-announcing-head-call = Annonce
pages-announcing-head-needs = Il faut
pages-announcing-choice = Les cartes doivent être dans une même main. Qui a les trois dames peut annoncer Konter, Matt, les deux ou rien. On n’annonce qu’une seule fois.
pages-announcing-own-first-card = On annonce **au premier pli, à son tour**, avant sa carte. Après, il est trop tard.
pages-announcing-first-card-of-game = On annonce **avant la toute première carte** : chacun est interrogé à son tour, le premier joueur d’abord. Dès que cette carte est posée, il est trop tard.
pages-announcing-stake = Les annonces valent pour les deux équipes et s’additionnent, quel que soit celui qui parle. Voici ce que vaut la donne :
pages-announcing-head-said = Annoncé
pages-announcing-head-worth = Valeur
pages-announcing-shown = Une annonce montre ces cartes à tous. La première carte jouée n’est pas forcément l’une d’elles.
pages-announcing-example = Cette main a les trois dames. Elle peut dire :

## Which cards may be played

pages-following-lead = Qui entame peut jouer n’importe quelle carte.
pages-following-trump = Si l’**atout** est demandé, il faut jouer atout tant qu’on en a. Sans atout, on peut tout jouer.
pages-following-side = Si **une autre couleur** est demandée, on peut fournir ou couper. Qui n’a pas de cette couleur peut tout jouer.
pages-following-free = On n’est jamais obligé de couper ni de monter.
pages-following-matador = Un [matador](trumps) est un atout, pas une carte de la couleur imprimée sur lui.
pages-following-led = Atout : { $trump }. Entame : { $led }.
pages-following-why-trump = L’atout est demandé et cette main en a : eux seuls peuvent être joués.
pages-following-why-side = Il faut fournir ou couper : { $suit } ou un atout.
pages-following-why-void = Cette main n’a pas de { $suit } : elle peut tout jouer, couper ou se défausser.
pages-following-why-matador = { $card } est un atout et non une carte de { $suit }. Cette main peut donc tout jouer.

## Who wins a trick

pages-tricks-trump = Le plus fort [atout](trumps) remporte le pli.
pages-tricks-side = S’il n’y a pas d’atout, la plus forte carte de la couleur demandée l’emporte, dans cet ordre : { $ranks }. Une autre couleur ne gagne alors jamais.
pages-tricks-next = Le gagnant pose le pli face cachée auprès de ceux de son équipe et entame le suivant.
pages-tricks-last = On peut revoir le dernier pli jusqu’à la carte suivante.
pages-tricks-all = On peut revoir à tout moment tous les plis gagnés.
pages-tricks-why-plain = Il n’y a pas d’atout. La plus forte carte de la couleur demandée ({ $suit }) est { $card }.
pages-tricks-why-trumped = { $card } est le seul atout et remporte le pli.
pages-tricks-why-over = Il y a { $trumps } atouts dans le pli ; { $card } est le plus fort.
pages-tricks-worth =
    Le pli compte { $n } { $n ->
        [one] point
       *[other] points
    }.

## Counting

pages-counting-sum = Après six plis, chaque équipe compte les [points](cards) de ses plis ; ensemble, cela fait { $all }.
pages-counting-win = Avec **{ $least } ou plus**, la donne est gagnée.
pages-counting-stanner = **{ $half } à { $half }**, c’est un _Stänner_, aussi appelé _Rampo_ : personne ne gagne. Qui ajoute alors des traits, c’est dit à la [Lee](lee).
pages-counting-march = Qui remporte tous les plis a fait un _Duerchmarsch_. Pour les autres, c’est un **capot**.
pages-counting-kapo = Un pli sans points est aussi un pli : qui en a un n’est pas capot.

## The Lee

pages-lee-start =
    La Lee est une ardoise. Au début, chaque équipe y a { $lines } { $lines ->
        [one] trait
       *[other] traits
    }, par groupes de { $group }.
pages-lee-cross = Qui gagne la donne barre autant de traits qu’elle [vaut](announcing). Si les perdants avaient choisi l’atout, ils en ajoutent autant.
pages-lee-head-worth = Valeur
pages-lee-head-cross = Les gagnants barrent
pages-lee-head-maker = Les perdants ajoutent, s’ils avaient choisi l’atout
pages-lee-head-other = Sinon
pages-lee-kapo-both = En cas de **capot**, les gagnants barrent un trait de plus, et les perdants qui avaient choisi l’atout en ajoutent un de plus.
pages-lee-kapo-winners = En cas de **capot**, les gagnants barrent un trait de plus.
pages-lee-kapo-losers = En cas de **capot**, les perdants ajoutent un trait, quel que soit celui qui a choisi l’atout. Les gagnants n’en barrent pas plus pour autant.
pages-lee-kapo-off = Dans cette partie, un **capot** ne compte rien de plus.
pages-lee-stanner-by-stake = En cas de **Stänner**, l’équipe qui a choisi l’atout ajoute autant de traits que valait la donne.
pages-lee-stanner-one = En cas de **Stänner**, l’équipe qui a choisi l’atout ajoute un trait, quoi qu’on ait annoncé.
pages-lee-stanner-carry = En cas de **Stänner**, personne n’ajoute de trait, mais la valeur de la donne s’ajoute à la prochaine qui sera gagnée. Si un autre Stänner vient avant, il s’ajoute aussi.
pages-lee-end = On ne barre pas plus de traits qu’il n’y en a. Qui n’en a plus a gagné la [partie](match).

## Laying down the cards

pages-claiming-won = Une équipe qui a { $least } points ou plus peut abattre son jeu et dire « Nous avons { $least } ! » La donne est alors gagnée et terminée.
pages-claiming-kapo = Si les adversaires n’ont encore aucun pli, c’est renoncer au [capot](counting). Le jeu le dit avant.
pages-claiming-rest = Qui doit entamer et est certain de remporter tous les plis restants peut aussi abattre son jeu. Certain veut dire : avec ses seules cartes, quoi que jouent les autres.
pages-claiming-example =
    Atout : { $trump }. { $count ->
        [0] Les autres n’ont plus d’atout.
       *[other] Atouts que les autres peuvent avoir : { $cards }.
    }
pages-claiming-why = Ces cartes remportent à coup sûr tous les plis restants.

## Misplays

pages-misplays-prevented = Dans cette partie, une carte qui n’est pas [permise](following) ne peut pas être jouée : le jeu dit pourquoi. Il n’y a donc aucune faute à signaler.
pages-misplays-callable = Dans cette partie, on peut aussi jouer une carte qui n’est pas [permise](following). Chacun des quatre joueurs peut signaler la faute tant que la donne n’est pas comptée.
pages-misplays-right = **S’il y a eu faute**, la donne s’arrête aussitôt et l’équipe fautive la perd, en l’état à ce moment : toutes les annonces comptent, et le capot aussi si cette équipe n’avait encore aucun pli.
pages-misplays-wrong = **S’il n’y en a pas eu**, l’équipe de celui qui l’a signalée perd la donne de la même façon.
pages-misplays-none = **Si personne ne dit rien**, la donne compte comme elle a été jouée.
pages-misplays-computer = Les joueurs de l’ordinateur ne commettent de fautes qu’aux niveaux faibles et ne signalent que ce qu’ils ont pu voir.

## The match

pages-match-won =
    L’équipe qui la première n’a plus de trait sur la [Lee](lee) gagne la partie. Il y faut au moins { $deals } { $deals ->
        [one] donne
       *[other] donnes
    }.
pages-match-revanche = Les perdants peuvent alors demander une _revanche_ avec les mêmes équipes, au plus { $most } fois de suite.
pages-match-teams = Après une revanche, on peut changer les équipes : chacun reçoit un autre partenaire.

## The options

pages-variants-here = Cette partie se joue avec ces règles : **{ $name }**.
pages-variants-head-rule = Règle
pages-variants-head-value = Dans cette partie
pages-variants-others = Ailleurs, on joue autrement. Voici ce qui, dans les autres règles toutes prêtes, n’est pas comme ici :
pages-variants-one = **{ $rule }** : { $value }

## A whole deal

pages-deal-intro = Quatre joueurs de l’ordinateur ont joué cette donne. La flèche (→) montre qui entame ; la dernière colonne dit qui remporte le pli et ce qu’il compte.
pages-deal-dealer = Donneur : { $seat }
pages-deal-forehand = Premier joueur : { $seat }
pages-deal-trump = Atout : { $suit }
pages-deal-said = { $seat } : « { $call } »
pages-deal-head-trick = Pli
pages-deal-head-winner = Remporte le pli

## The words of the table

pages-glossary-intro = Voici les mots que l’on entend à table au Luxembourg.
pages-word-konter = **Konter** : la dame de cœur ({ $big }, la grosse) et la dame de carreau ({ $small }, la petite). Aussi l’annonce de qui a les deux.
pages-word-matt = **Matt** : la dame de pique ({ $matt }), aussi appelée Meedchen ou Midd. Aussi l’annonce de qui l’a.
pages-word-tromp = **Tromp** : l’atout, une carte qui bat toutes celles des autres couleurs.
pages-word-matador = **Matador** : l’une des trois dames qui sont toujours atout.
pages-word-schrom = **Schrom** : les points des cartes.
pages-word-lee = **Lee** : l’ardoise avec les traits.
pages-word-linn = **Linn**, ou **Stréch** : un trait sur la Lee, à barrer ou à ajouter.
pages-word-staenner = **Stänner** : l’égalité, les deux équipes ont autant de points.
pages-word-rampo = **Rampo** : un autre mot pour Stänner.
pages-word-kapo = **Kapo** : capot, l’équipe qui ne remporte pas un seul pli.
pages-word-duerchmarsch = **Duerchmarsch** : quand une équipe remporte tous les plis.
pages-word-schwaetzen = **Schwätzen**, ou **annoncéieren**, **konteren** : annoncer Konter ou Matt.
pages-word-ausdeeler = **Ausdeeler** : le donneur.
pages-word-ofhiewen = **Ofhiewen** : couper le paquet mélangé avant la donne.
pages-word-virhand = **Virhand** : le premier joueur, qui reçoit les premières cartes, choisit l’atout et entame.
pages-word-ausspillen = **Ausspillen** : entamer, jouer la première carte d’un pli.
pages-word-bekennen = **Bekennen** : fournir la couleur demandée.
pages-word-trompen = **Trompen** : couper, jouer atout sur une autre couleur.
pages-word-streech = **Streech** : un pli, quatre cartes, une de chaque joueur.
pages-word-opleeen = **Opleeën** : abattre son jeu parce que la donne est gagnée.
pages-word-feeler = **Feeler** : une faute, une carte qui n’était pas permise.
pages-word-ronn = **Ronn**, ou **Spill** : une donne de six plis.
pages-word-partie = **Partie** : la partie, jusqu’à ce qu’une équipe n’ait plus de trait.
pages-word-revanche = **Revanche** : encore une partie avec les mêmes équipes.
pages-word-faarwen = **Schëppen** ♠, **Häerzer** ♥, **Rauten** ♦, **Kräizer** ♣ : pique, cœur, carreau, trèfle.
pages-word-kaarten = **Ass**, **Kinnek**, **Damm**, **Bauer**, **Zéng**, **Néng** : as, roi, dame, valet, dix, neuf.
