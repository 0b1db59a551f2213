### The rules pages.

pages-title = Regras do jogo
pages-contents = Índice
pages-search = Procurar
pages-open = Regra
pages-key = Ler as regras
pages-example = Um exemplo
pages-examples = Exemplos
pages-title-course = Como decorre uma ronda
pages-title-seats = A mesa e as equipas
pages-title-cards = Cartas e pontos
pages-title-dealing = Baralhar, cortar, distribuir
pages-title-naming = Escolher o trunfo
pages-title-trumps = Os trunfos
pages-title-announcing = Anunciar Konter e Matt
pages-title-following = Que cartas se podem jogar
pages-title-tricks = Quem ganha a vaza
pages-title-counting = Contar os pontos
pages-title-lee = A Lee
pages-title-claiming = Mostrar o jogo
pages-title-misplays = Faltas
pages-title-match = Partida e desforra
pages-title-variants = As regras desta partida
pages-title-example = Uma ronda inteira
pages-title-glossary = As palavras da mesa

## How a deal goes

pages-course-aim = Quatro pessoas jogam em duas equipas; os parceiros sentam-se frente a frente. A equipa que reunir nas suas vazas mais de metade dos { $points } pontos ganha a ronda e risca traços na Lee, uma ardósia. A equipa que já não tiver aí nenhum traço ganha a partida.
pages-course-deal = O dador [baralha](dealing), o jogador anterior corta e o seguinte, o primeiro jogador, recebe três cartas.
pages-course-trump = O primeiro jogador vê estas três cartas e [escolhe o naipe de trunfo](naming).
pages-course-rest = Depois distribuem-se cartas até todos terem seis.
pages-course-announce = Quem tiver as damas certas pode [anunciar](announcing) _Konter_, _Matt_ ou ambos, e a ronda passa a valer mais.
pages-course-play = Jogam-se seis [vazas](following). O primeiro jogador sai na primeira e, depois, sai sempre quem ganhou a vaza.
pages-course-count = As duas equipas [contam](counting) os seus pontos e escreve-se na [Lee](lee).

## Table and teams

pages-seats-teams = Jogam dois contra dois: os parceiros sentam-se frente a frente e são uma equipa durante toda a partida. As suas vazas e os seus pontos contam em conjunto.
pages-seats-clockwise = Joga-se **no sentido horário**: a seguir a cada jogador vem o que está à sua esquerda.
pages-seats-counter-clockwise = Joga-se **no sentido anti-horário**: a seguir a cada jogador vem o que está à sua direita.
pages-seats-turn = «O seguinte» e «o anterior» entendem-se sempre neste sentido. Quem não é a jogar espera.

## Cards and points

pages-cards-deck = O Konter a Matt joga-se com { $cards } cartas: espadas, copas, ouros e paus, com { $ranks } cartas cada. O valor de cada carta está por baixo dela.
pages-cards-points = São { $suit } pontos em cada naipe e { $all } ao todo. Os luxemburgueses chamam _Schrom_ a estes pontos.
pages-cards-worth = Trunfo ou não, uma carta vale sempre o mesmo.

## Shuffling, cutting, dealing

pages-role-dealer = dador
pages-role-cutter = corta
pages-role-forehand = primeiro jogador
pages-role-partner = parceiro do dador
pages-dealing-cut = O dador baralha. O jogador anterior corta: levanta pelo menos { $least } e no máximo { $most } cartas e põe-nas por baixo das restantes.
pages-dealing-packets = Dão-se sempre { $packet } cartas de cada vez, as primeiras ao primeiro jogador. Depois espera-se até ele escolher o trunfo. No fim, cada um tem { $hand }.
pages-dealing-next = Na primeira ronda de uma partida, o dador é sorteado. Depois, dá sempre quem foi o primeiro jogador da ronda anterior.
pages-dealing-proof = Antes do corte, o jogo mostra uma impressão digital do baralho. Depois da ronda podem copiar-se as cartas e compará-las com ela: ninguém, nem o computador, mudou nada de sítio.

## Naming trump

pages-naming-who = O primeiro jogador vê as suas { $packet } cartas e tem de escolher um dos quatro naipes: não se pode passar e o parceiro não pode ajudar. As outras cartas só vêm depois.
pages-naming-risk = É um risco: se a equipa que escolheu o trunfo perder, [acrescenta traços](lee) do seu lado.
pages-naming-example = Um primeiro jogador recebeu estas cartas:
pages-naming-head-trump = Trunfo
pages-naming-head-count = Trunfos
pages-naming-head-which = Quais
pages-naming-choice = Muitos escolheriam aqui este naipe: { $suit }.

## The trumps

pages-trumps-matadors = Há três damas que são sempre trunfo, seja qual for o naipe escolhido: os _matadores_.
pages-trumps-suit = Um matador pertence apenas aos trunfos, nunca ao naipe que tem impresso: quem deve assistir a copas e só tem { $big } não tem copas. A dama de paus é uma carta de paus normal.
pages-trumps-order = Acima dos matadores está apenas o ás de trunfo; abaixo deles, o resto do naipe. Da mais alta à mais baixa:
pages-trumps-of =
    { $suit }: { $count } { $count ->
        [one] trunfo
       *[other] trunfos
    }
pages-trumps-points = A ordem só diz quem ganha a vaza. Não altera o que uma carta [vale](cards).

## Announcing

pages-announcing-what = Quem tem certas damas pode anunciá-las e aumentar assim o valor da ronda. Ninguém é obrigado. Os luxemburgueses dizem _schwätzen_, falar.
pages-announcing-head-call = Anúncio
pages-announcing-head-needs = É preciso
pages-announcing-choice = As cartas têm de estar na mesma mão. Quem tem as três damas pode anunciar Konter, Matt, ambos ou nada. Só se pode anunciar uma vez.
pages-announcing-own-first-card = Anuncia-se **na primeira vaza, na sua vez**, antes da própria carta. Depois é demasiado tarde.
pages-announcing-first-card-of-game = Anuncia-se **antes da primeiríssima carta**: pergunta-se a todos por ordem, primeiro ao primeiro jogador. Com essa carta na mesa, é demasiado tarde.
pages-announcing-stake = O que se anuncia vale para as duas equipas e soma-se, seja quem for que o diga. A ronda vale então:
pages-announcing-head-said = Anunciado
pages-announcing-head-worth = Valor
pages-announcing-shown = Um anúncio mostra estas cartas a todos. A primeira carta jogada não tem de ser uma delas.
pages-announcing-example = Esta mão tem as três damas. Pode dizer:

## Which cards may be played

pages-following-lead = Quem sai pode jogar qualquer carta.
pages-following-trump = Se saiu **trunfo**, é preciso jogar trunfo enquanto se tiver. Sem trunfos, pode jogar-se tudo.
pages-following-side = Se foi puxado **outro naipe**, pode assistir-se ou trunfar. Quem não tem desse naipe pode jogar tudo.
pages-following-free = Nunca se é obrigado a trunfar nem a ultrapassar.
pages-following-matador = Um [matador](trumps) é um trunfo, não uma carta do naipe que tem impresso.
pages-following-led = Trunfo: { $trump }. Saiu: { $led }.
pages-following-why-trump = Saiu trunfo e esta mão tem trunfos: só esses se podem jogar.
pages-following-why-side = Aqui é assistir ou trunfar: { $suit } ou um trunfo.
pages-following-why-void = Esta mão não tem { $suit }: pode jogar tudo, trunfar ou descartar.
pages-following-why-matador = { $card } é um trunfo e não uma carta de { $suit }. Por isso, esta mão pode jogar tudo.

## Who wins a trick

pages-tricks-trump = O [trunfo](trumps) mais alto ganha a vaza.
pages-tricks-side = Se não houver trunfos, ganha a carta mais alta do naipe puxado, por esta ordem: { $ranks }. Outro naipe nunca ganha então.
pages-tricks-next = O vencedor põe a vaza virada para baixo junto das da sua equipa e sai na seguinte.
pages-tricks-last = Pode ver-se a última vaza até à carta seguinte.
pages-tricks-all = Podem rever-se a qualquer momento todas as vazas ganhas.
pages-tricks-why-plain = Não há trunfos. A carta mais alta do naipe puxado ({ $suit }) é { $card }.
pages-tricks-why-trumped = { $card } é o único trunfo e ganha a vaza.
pages-tricks-why-over = Há { $trumps } trunfos na vaza; { $card } é o mais alto.
pages-tricks-worth =
    A vaza vale { $n } { $n ->
        [one] ponto
       *[other] pontos
    }.

## Counting

pages-counting-sum = Depois de seis vazas, cada equipa conta os [pontos](cards) das suas; ao todo são { $all }.
pages-counting-win = Com **{ $least } ou mais** ganha-se a ronda.
pages-counting-stanner = **{ $half } a { $half }** é um _Stänner_, também chamado _Rampo_: ninguém ganha. Quem acrescenta então traços, diz-se na [Lee](lee).
pages-counting-march = Quem ganha todas as vazas fez um _Duerchmarsch_. Para os outros é um **Kapo**.
pages-counting-kapo = Uma vaza sem pontos também é uma vaza: quem tem uma não fica Kapo.

## The Lee

pages-lee-start =
    A Lee é uma ardósia. No início, cada equipa tem aí { $lines } { $lines ->
        [one] traço
       *[other] traços
    }, em grupos de { $group }.
pages-lee-cross = Quem ganha a ronda risca tantos traços quantos ela [vale](announcing). Se os derrotados escolheram o trunfo, acrescentam outros tantos.
pages-lee-head-worth = Valor
pages-lee-head-cross = Vencedores riscam
pages-lee-head-maker = Derrotados que escolheram o trunfo acrescentam
pages-lee-head-other = Outros derrotados acrescentam
pages-lee-kapo-both = Num **Kapo**, os vencedores riscam mais um traço e os derrotados que escolheram o trunfo acrescentam mais um.
pages-lee-kapo-winners = Num **Kapo**, os vencedores riscam mais um traço.
pages-lee-kapo-losers = Num **Kapo**, os derrotados acrescentam um traço, seja quem for que escolheu o trunfo. Os vencedores não riscam mais por isso.
pages-lee-kapo-off = Nesta partida, um **Kapo** não conta nada a mais.
pages-lee-stanner-by-stake = Num **Stänner**, a equipa que escolheu o trunfo acrescenta tantos traços quantos a ronda valia.
pages-lee-stanner-one = Num **Stänner**, a equipa que escolheu o trunfo acrescenta um traço, seja o que for que se anunciou.
pages-lee-stanner-carry = Num **Stänner**, ninguém acrescenta traços, mas o valor da ronda soma-se ao da próxima que for ganha. Se antes houver outro Stänner, soma-se também.
pages-lee-end = Ninguém risca mais traços do que os que há. Quem já não tem nenhum ganhou a [partida](match).

## Laying down the cards

pages-claiming-won = Uma equipa com { $least } pontos ou mais pode mostrar o jogo e dizer: «Temos { $least }!» A ronda fica ganha e acaba.
pages-claiming-kapo = Se os adversários ainda não têm nenhuma vaza, renuncia-se assim ao [Kapo](counting). O jogo avisa antes.
pages-claiming-rest = Também quem é a sair e tem a certeza de ganhar todas as vazas que faltam pode reclamar o resto. Certeza quer dizer: só com as próprias cartas, joguem os outros o que jogarem.
pages-claiming-example =
    Trunfo: { $trump }. { $count ->
        [0] Os outros já não têm trunfos.
       *[other] Trunfos que os outros podem ter: { $cards }.
    }
pages-claiming-why = Estas cartas ganham com certeza todas as vazas que faltam.

## Misplays

pages-misplays-prevented = Nesta partida, uma carta que não é [permitida](following) não se pode jogar: o jogo diz porquê. Por isso não há faltas a reclamar.
pages-misplays-callable = Nesta partida, também se pode jogar uma carta que não é [permitida](following). Qualquer dos quatro pode reclamar a falta até a ronda ser contada.
pages-misplays-right = **Se houve falta**, a ronda acaba logo e perde-a a equipa que a cometeu, tal como está nesse momento: contam todos os anúncios e, se essa equipa ainda não tinha nenhuma vaza, também o Kapo.
pages-misplays-wrong = **Se não houve**, a equipa de quem reclamou perde a ronda da mesma maneira.
pages-misplays-none = **Se ninguém reclamar**, a ronda conta como foi jogada.
pages-misplays-computer = Os jogadores do computador só cometem faltas nos níveis mais fracos e só reclamam o que podem ter visto.

## The match

pages-match-won =
    A equipa que primeiro ficar sem traços na [Lee](lee) ganha a partida. São precisas pelo menos { $deals } { $deals ->
        [one] ronda
       *[other] rondas
    }.
pages-match-revanche = Depois, os derrotados podem pedir uma _desforra_ com as mesmas equipas, no máximo { $most } vezes seguidas.
pages-match-teams = Depois de uma desforra podem mudar-se as equipas: cada um fica com outro parceiro.

## The options

pages-variants-here = Esta partida joga-se com estas regras: **{ $name }**.
pages-variants-head-rule = Regra
pages-variants-head-value = Nesta partida
pages-variants-others = Noutros sítios joga-se de outra maneira. É isto que nas outras regras prontas não é como aqui:
pages-variants-one = **{ $rule }**: { $value }

## A whole deal

pages-deal-intro = Quatro jogadores do computador jogaram esta ronda. A seta (→) mostra quem sai; a última coluna diz quem ganha a vaza e quanto ela vale.
pages-deal-dealer = Dador: { $seat }
pages-deal-forehand = Primeiro jogador: { $seat }
pages-deal-trump = Trunfo: { $suit }
pages-deal-said = { $seat }: «{ $call }»
pages-deal-head-trick = Vaza
pages-deal-head-winner = Ganha a vaza

## The words of the table

pages-glossary-intro = Estas palavras ouvem-se à mesa no Luxemburgo.
pages-word-konter = **Konter**: a dama de copas ({ $big }, a grande) e a dama de ouros ({ $small }, a pequena). Também o anúncio de quem tem as duas.
pages-word-matt = **Matt**: a dama de espadas ({ $matt }), também chamada Meedchen ou Midd. Também o anúncio de quem a tem.
pages-word-tromp = **Tromp**: trunfo, uma carta que bate todas as dos outros naipes.
pages-word-matador = **Matador**: uma das três damas que são sempre trunfo.
pages-word-schrom = **Schrom**: os pontos que as cartas valem.
pages-word-lee = **Lee**: a ardósia com os traços.
pages-word-linn = **Linn**, ou **Stréch**: um traço na Lee, que se risca ou se acrescenta.
pages-word-staenner = **Stänner**: um empate, as duas equipas têm os mesmos pontos.
pages-word-rampo = **Rampo**: outra palavra para Stänner.
pages-word-kapo = **Kapo**: o que fica a equipa que não ganha nenhuma vaza.
pages-word-duerchmarsch = **Duerchmarsch**: quando uma equipa ganha todas as vazas.
pages-word-schwaetzen = **Schwätzen**, ou **annoncéieren**, **konteren**: anunciar Konter ou Matt.
pages-word-ausdeeler = **Ausdeeler**: o dador.
pages-word-ofhiewen = **Ofhiewen**: cortar o baralho antes de dar as cartas.
pages-word-virhand = **Virhand**: o primeiro jogador, que recebe as primeiras cartas, escolhe o trunfo e sai.
pages-word-ausspillen = **Ausspillen**: sair, jogar a primeira carta de uma vaza.
pages-word-bekennen = **Bekennen**: assistir ao naipe puxado.
pages-word-trompen = **Trompen**: trunfar, jogar um trunfo sobre outro naipe.
pages-word-streech = **Streech**: uma vaza, quatro cartas, uma de cada jogador.
pages-word-opleeen = **Opleeën**: mostrar o jogo porque a ronda está ganha.
pages-word-feeler = **Feeler**: uma falta, uma carta que não era permitida.
pages-word-ronn = **Ronn**, ou **Spill**: uma ronda de seis vazas.
pages-word-partie = **Partie**: uma partida, até uma equipa não ter mais traços.
pages-word-revanche = **Revanche**: desforra, outra partida com as mesmas equipas.
pages-word-faarwen = **Schëppen** ♠, **Häerzer** ♥, **Rauten** ♦, **Kräizer** ♣: espadas, copas, ouros, paus.
pages-word-kaarten = **Ass**, **Kinnek**, **Damm**, **Bauer**, **Zéng**, **Néng**: ás, rei, dama, valete, dez, nove.
