### The lessons: their list, what each teaches and asks, and why answers are right or wrong.
### $card, $high, $low: a card’s name with its article; $name: a player’s name; $suit: a suit with its symbol.

## The list

learn-title = Aprender
learn-hint = Lições curtas na mesa verdadeira, pela ordem que quiser.
learn-finished-of = { $n } de { $all } concluídas.
learn-step = Passo { $n } de { $all }
learn-exercise = Exercício { $n } de { $all }
learn-state-finished = Concluída
learn-state-next = A seguir
learn-state-new = Ainda por fazer
learn-unreadable = Não foi possível ler o seu progresso nas lições, que recomeça do início. O ficheiro antigo chama-se agora { $kept }. ({ $reason })

## In every lesson

learn-leave = Voltar às lições
learn-next-lesson = Lição seguinte
learn-check = São estas todas
learn-finished = Lição concluída!
learn-finished-why = Pode repeti-la quando quiser: os exercícios serão novos.
learn-right = Certo!
learn-wrong = Não é bem assim.
learn-retry = Tente outra vez.
learn-and = { $first } e { $second }
learn-led = Saída: { $card } ({ $name })

## Cards and points

learn-name-points = As cartas e os pontos
learn-points-1 = Em cada naipe, o ás vale 4 pontos, o rei 3, a dama 2 e o valete 1.
learn-points-2 = O 10 e o 9 não valem nada.
learn-points-3 = Quem ganha a vaza fica com os pontos das quatro cartas. O baralho inteiro tem 40.
learn-ask-most = Escolha a carta que vale mais.
learn-ask-nothing = Que cartas não valem nada? Marque-as todas.
learn-ask-trick-points = Quantos pontos valem estas quatro cartas juntas?
learn-why-worth =
    { $card } vale { $n ->
        [0] zero pontos
        [one] 1 ponto
       *[other] { $n } pontos
    }.
learn-why-sum =
    { $sum } = { $n } { $n ->
        [one] ponto
       *[other] pontos
    }.

## The three matadors

learn-name-matadors = Os três matadores
learn-matadors-1 = Três damas são sempre trunfo, seja qual for o naipe escolhido. A mais alta é a dama de espadas, em ouro: a Matt.
learn-matadors-2 = Abaixo vêm as duas Konter: a dama de copas, em prata, e depois a dama de ouros, em bronze.
learn-matadors-3 = A dama de paus não é uma delas. É uma carta de paus como as outras.
learn-ask-matt = Escolha a Matt.
learn-ask-order = Escolha as cartas uma a uma, da mais alta à mais baixa.
learn-ask-ordinary = Escolha a dama que não é sempre trunfo.
learn-ask-trumps = Que cartas são trunfos? Marque-as todas.
learn-ask-highest = Escolha a carta mais alta.
learn-why-matt = { $card } é a Matt, a mais alta das três.
learn-why-konter = { $card } é uma Konter. A Matt é a dama de espadas.
learn-why-always = { $card } é sempre trunfo.
learn-why-trump = { $card } é do naipe de trunfo.
learn-why-no-trump = { $card } não é trunfo.
learn-why-club-queen = { $card } é uma carta de paus como as outras e só é trunfo quando paus é trunfo.
learn-why-beats = { $high } é mais forte do que { $low }.

## The order of the trumps

learn-name-order = A ordem dos trunfos
learn-order-1 = Copas é trunfo: em cima está o ás, depois as três damas, depois o rei, e por baixo o valete, o 10 e o 9.
learn-order-2 = Quando paus é trunfo, há nove: a dama de paus fica entre o rei e o valete.
learn-order-3 = Nos outros naipes a ordem é ás, rei, dama, valete, 10, 9. Espadas não tem aí dama, porque ela pertence aos trunfos.

## Following suit and trumping

learn-name-follow = Assistir e trunfar
learn-follow-1 = O naipe puxado é espadas, e tem cartas desse naipe: jogue uma delas ou um trunfo. Pode-se sempre trunfar.
learn-follow-2 = Foi puxado trunfo: quem tem um trunfo tem de o jogar.
learn-follow-3 = O naipe puxado é copas, e não tem nenhuma: pode jogar qualquer carta. Ninguém é obrigado a trunfar.
learn-follow-4 = O naipe puxado é copas, e espadas é trunfo. A sua dama de copas é um trunfo e não uma carta de copas, mas tem outra de copas.
learn-ask-play = É a sua vez: jogue uma carta permitida.
learn-ask-legal = Que cartas pode jogar? Marque-as todas.
learn-why-illegal = Não pode jogar { $card }.
learn-why-follows-trump = Com { $card } assiste ao trunfo.
learn-why-always-may = { $card } é sempre trunfo, e pode-se sempre trunfar.
learn-why-may-trump = { $card } é trunfo, e pode-se sempre trunfar.
learn-why-follows = Com { $card } assiste ao naipe.
learn-why-free = Não pode assistir, por isso pode jogar { $card }.

## Who wins the trick?

learn-name-tricks = Quem ganha a vaza?
learn-tricks-1 = A carta mais alta do naipe puxado ganha a vaza, desde que ninguém trunfe.
learn-tricks-2 = O trunfo mais pequeno é mais forte do que qualquer carta de outro naipe. Aqui, paus é trunfo.
learn-tricks-3 = Quando há vários trunfos, ganha o mais alto.
learn-tricks-4 = Um ás de um naipe que não foi puxado não ganha nada, a não ser que seja trunfo.
learn-ask-winner = Escolha a carta que ganha a vaza.
learn-why-highest-trump = { $card } é o trunfo mais alto da vaza.
learn-why-highest-led = { $card } é a carta mais alta do naipe puxado, e ninguém trunfou.
learn-why-trump-beats = { $high } é trunfo, { $low } não.
learn-why-other-suit = { $card } não é trunfo nem do naipe puxado.

## Choosing trump from three cards

learn-name-trump = Escolher o trunfo com três cartas
learn-trump-1 = O primeiro jogador só vê três cartas e tem de escolher o trunfo. Muitas cartas de um naipe são muitos trunfos.
learn-trump-2 = O ás de trunfo é a carta mais alta de todas. Um naipe com o seu ás é muitas vezes o melhor.
learn-trump-3 = As três damas são trunfo de qualquer modo. Não precisam do seu naipe: escolha aquele em que também é forte.
learn-ask-trump = Que naipe escolhe para trunfo?
learn-why-trump-lines =
    { $suit }: { $n ->
        [0] nenhum trunfo
        [one] 1 trunfo
       *[other] { $n } trunfos
    } na mão, { $lines } traços em média.

## Announcing

learn-name-announce = Os anúncios
learn-announce-1 = Quem tem a dama de espadas pode dizer «Matt». A ronda vale então mais um traço.
learn-announce-2 = «Konter» precisa das duas: a dama de copas e a dama de ouros. A ronda também vale mais um traço.
learn-announce-3 = Uma ronda vale 1 traço, 2 com Matt ou Konter, 3 com os dois, seja quem for que o disse. O que se anuncia é mostrado a todos.
learn-announce-time-own = Pode anunciar até jogar a sua primeira carta: quando for a sua vez na primeira vaza.
learn-announce-time-first = Todos anunciam antes da primeira carta de todas. Depois de ela estar na mesa, é demasiado tarde.
learn-ask-say = Qual é o anúncio mais alto que pode fazer com esta mão?
learn-ask-stake = Quantos traços vale a ronda?
learn-ask-time = Ainda não disse nada. Ainda pode dizer «Matt»?
learn-said-matt = { $name }: «Matt!»
learn-said-konter = { $name }: «Konter!»
learn-said-both = { $name }: «Konter a Matt!»
learn-said-nothing = Ninguém anunciou nada.
learn-why-lacks = Para isso precisava também de ter { $cards }.
learn-why-say-more = Tem { $cards } e pode anunciar mais.
learn-why-holds = Tem { $cards }.
learn-why-no-queen = Não tem nenhuma das três damas.
learn-why-one-konter = Konter precisa das duas damas vermelhas, e só tem uma.
learn-why-stake-none = Não se disse nada: 1 traço.
learn-why-stake-matt = 1 pela ronda e 1 por Matt: 2 traços.
learn-why-stake-konter = 1 pela ronda e 1 por Konter: 2 traços.
learn-why-stake-both = 1 pela ronda, 1 por Matt e 1 por Konter: 3 traços.
learn-why-time-own = Ainda não jogou, por isso ainda está a tempo.
learn-why-time-first = A primeira carta já está na mesa, por isso é demasiado tarde.

## Counting to 21

learn-name-count = Contar até 21
learn-count-1 = No fim, cada equipa conta os pontos das suas vazas.
learn-count-2 = Há 40 pontos. Quem tem 21 ou mais ganha a ronda.
learn-count-3 = Se ambas as equipas têm 20, ninguém ganhou: é um Stänner.
learn-ask-count = A sua equipa ganhou estas vazas. Quantos pontos são?
learn-ask-enough = Estas vazas são nossas, todas as outras são deles. Quem ganhou?
learn-enough-won = A nossa equipa
learn-enough-tie = Ninguém, é um Stänner
learn-enough-lost = A outra equipa
learn-why-others-have =
    Os outros têm então { $n } { $n ->
        [one] ponto
       *[other] pontos
    }. São precisos 21 para ganhar.

## The Lee

learn-name-lee = A Lee
learn-lee-1 = Cada equipa começa com { $n } traços na ardósia. Quem ganha uma ronda risca tantos dos seus traços quantos ela valia.
learn-lee-2 = Se os derrotados tinham escolhido o trunfo, acrescentam outros tantos traços.
learn-lee-3 = Quem já não tem traços ganhou a partida. Nunca se riscam mais traços do que os que lá estão.
learn-ask-lee = O que muda na Lee?
learn-why-cross =
    Os vencedores riscam { $n } { $n ->
        [one] traço
       *[other] traços
    }.
learn-why-draw =
    Os derrotados tinham escolhido o trunfo, por isso acrescentam { $n } { $n ->
        [one] traço
       *[other] traços
    }.
learn-why-draw-nothing = Os derrotados não tinham escolhido o trunfo, por isso o valor não lhes custa nada.

## Kapo and Stänner

learn-name-kapo = Kapo e Stänner
learn-kapo-1 = Quem não ganha nenhuma vaza fica Kapo. Isso custa mais.
learn-kapo-2 = Com 20 a 20, o Stänner, o que conta é quem escolheu o trunfo.
learn-kapo-3 = Os outros só ganharam esta vaza, que não vale nada.
learn-ask-kapo = Ficam Kapo?
learn-why-no-kapo = Uma só vaza salva do Kapo, mesmo sem pontos.
learn-why-kapo-both = Pelo Kapo, os vencedores riscam mais um; os derrotados que escolheram o trunfo também acrescentam mais um.
learn-why-kapo-winners = Pelo Kapo, os vencedores riscam mais um traço.
learn-why-kapo-losers = Pelo Kapo, os derrotados acrescentam mais um traço.
learn-why-kapo-off = Nestas regras, o Kapo não custa mais nada.
learn-why-stanner-by-stake = No Stänner ninguém risca, e a equipa do trunfo acrescenta tantos traços quantos a ronda valia.
learn-why-stanner-one = No Stänner ninguém risca, e a equipa do trunfo acrescenta um traço.
learn-why-stanner-carry = No Stänner ninguém risca nem acrescenta; o valor conta na ronda seguinte.

## Misplays

learn-name-misplay = As faltas
learn-misplay-1 = Quem não assiste diz com isso: não tenho desse naipe. Uma carta jogada mais tarde pode provar o contrário.
learn-misplay-callable = Nas suas regras, uma carta assim pode ser jogada, e quem reparar pode reclamar.
learn-misplay-prevented = Nas suas regras, uma carta assim não é aceite. À antiga é, e quem reparar pode reclamar.
learn-misplay-2 = Com os trunfos é igual: quem não assiste ao trunfo não tem nenhum, nem uma dama que é sempre trunfo.
learn-misplay-3 = Quem reclama com razão acaba a ronda: perdeu-a a equipa que cometeu a falta. Quem reclama sem razão perde-a pela sua equipa.
learn-ask-misplay = Escolha a carta que não era permitida.
learn-ask-wrong-call = Reclama uma falta, e não era nenhuma. Quem perdeu a ronda?
learn-why-misplay = Com { $card } houve falta: { $name } ainda tinha { $later }.
learn-why-led = Com { $card } saiu-se para a vaza, e pode-se sair com qualquer carta.
learn-why-may-trump-there = { $card } é trunfo, e pode-se sempre trunfar.
learn-why-not-proven = { $card } pode estar em regra: nada do que { $name } jogou depois prova o contrário.
learn-why-wrong-call = Quem reclama sem razão perde a ronda com a sua equipa.
learn-lead-tag = saída

## A first whole game

learn-name-game = Uma primeira ronda inteira
learn-game-1 = Agora joga uma ronda inteira. Depois de cada decisão sua, ouve o que um perito acha dela e, pelo meio, o que o jogo dos outros ensina.
learn-game-good = { $taken }: boa decisão!
learn-game-better = Melhor do que «{ $taken }»: { $best }
# What happens at the table. $name: a player’s name; $card, $cards: with their articles; $suit: a suit with its symbol
learn-saw-announced = { $name } mostra { $cards }.
learn-saw-leads-trump = { $name } sai a trunfo: quem tem trunfo tem de o jogar.
learn-saw-ruff = { $name } trunfa: { $card }.
learn-saw-ruff-why = Pode-se sempre trunfar, mesmo quando se podia assistir.
learn-saw-void = { $name } não assiste nem trunfa, por isso já não tem nada deste naipe: { $suit }.
learn-saw-no-trump = { $name } não assiste ao trunfo, por isso já não tem nenhum.
learn-saw-void-why = Convém fixar isto: assim vai sabendo quem ainda tem o quê na mão.
learn-saw-feeds =
    A vaza é sua até agora, e { $name } junta { $card }: { $n ->
        [one] 1 ponto
       *[other] { $n } pontos
    } para o nosso lado.
learn-saw-feeds-why = É assim que se joga em equipa: os pontos vão para onde o nosso lado ganha a vaza.
learn-saw-points = Até agora { $us } para nós, { $them } para eles.
learn-saw-points-why = Com 21 ganha-se a ronda.
learn-saw-won = A nossa equipa tem agora 21 ou mais: a ronda está ganha.
learn-saw-lost = A outra equipa tem agora 21 ou mais: a ronda está perdida.
learn-saw-kapo = Falta o Kapo: será que quem ainda não tem nenhuma vaza vai ganhar uma?
learn-saw-decided = O que ainda falta já não muda nada.
learn-finished-all = Já sabe tudo o que é preciso. O café está à espera!
