### The table: whose turn it is, what may be done, what is said, and why something is not possible.

## Whose turn it is. $name: the player's name

table-your-turn = É a sua vez
table-your-lead = A sua saída
table-their-turn = É a vez de { $name }
table-you-cut = É a sua vez de cortar: onde quer partir o baralho?
table-cut-here = Cortar aqui
table-cut-anywhere = Cortar ao acaso
table-they-cut = { $name } corta
table-cut-position =
    { $n } { $n ->
        [one] carta tirada
       *[other] cartas tiradas
    }

## Naming trump

table-name-trump = Escolha o trunfo
table-name-trump-hint = Só conhece estas três cartas; as outras três vêm depois.
table-say-spades = Trunfo é espadas!
table-say-hearts = Trunfo é copas!
table-say-diamonds = Trunfo é ouros!
table-say-clubs = Trunfo é paus!

## The badge that shows the trump suit and what the deal is worth

table-trump = Trunfo
table-trump-is = Trunfo: { $suit }
table-last-trick = Última vaza: { $name }
table-stake = ×{ $n }
table-stake-is =
    Esta ronda vale { $n } { $n ->
        [one] traço
       *[other] traços
    }

## Announcing

table-announce-prompt = Algo a anunciar?
table-announce-konter = Konter
table-announce-matt = Matt
table-announce-both = Konter a Matt
table-announce-none = Nada
table-announce-shows = mostra { $cards } a todos
table-say-konter = Konter!
table-say-matt = Matt!
table-say-both = Konter a Matt!
table-say-none = Nada.

## The trick

table-takes-trick =
    { $name } ganha a vaza: { $points } { $points ->
        [one] ponto
       *[other] pontos
    }
table-you-take-trick =
    A vaza é sua: { $points } { $points ->
        [one] ponto
       *[other] pontos
    }

## Why a card or an action is refused

table-refused-follow-spades = O naipe puxado é espadas e tem cartas desse naipe: assista ou trunfe.
table-refused-follow-hearts = O naipe puxado é copas e tem cartas desse naipe: assista ou trunfe.
table-refused-follow-diamonds = O naipe puxado é ouros e tem cartas desse naipe: assista ou trunfe.
table-refused-follow-clubs = O naipe puxado é paus e tem cartas desse naipe: assista ou trunfe.
table-refused-follow-trump = Foi puxado trunfo e tem um: jogue trunfo.
table-refused-not-your-turn = Ainda não é a sua vez.
table-refused-not-held = Não tem essa carta na mão.
table-refused-not-now = Agora não é possível.
table-refused-cut = Tem de ficar pelo menos uma carta de cada lado do corte.
table-refused-announce-late = Já é tarde para anunciar.
table-refused-announce-early = Ainda não: anuncia-se quando for a sua vez na primeira vaza.
table-refused-announced-already = Já anunciou.
table-refused-announce-cards = Não tem as damas para isso.
table-refused-claim-points = Para mostrar o jogo são precisos 21 pontos; a nossa equipa tem { $points }.
table-refused-claim-rest = As vazas que faltam ainda não estão todas seguras.
table-refused-no-misplay = Aqui não há nenhuma falta a reclamar.

## Claiming

table-claim-won = Mostrar o jogo: temos { $points }
table-claim-rest = Reclamar o resto
table-claim-kapo = Os adversários ainda não têm nenhuma vaza. Mostrar o jogo agora é desistir do Kapo.
table-claim-anyway = Mostrar mesmo assim
table-claim-yes = Mostrar o jogo
table-claim-why = A ronda fica ganha e conta-se logo.
table-claim-rest-why = Todas as vazas que faltam são da nossa equipa.
table-play-on = Continuar a jogar
table-say-claim = Temos { $points }!
table-say-claim-rest = O resto é nosso!

## Misplays

table-misplay-call = Reclamar uma falta
table-misplay-whose = Quem jogou mal?
table-misplay-warning = Se não houve falta, a nossa equipa perde a ronda.
table-say-misplay = Falta!
table-count-prompt = Todas as cartas estão jogadas
table-count-why = Depois de contar, já não se pode reclamar nenhuma falta.
table-count = Contar

## Name plates

table-plate-dealer = Dador

## Around the table

table-menu = Menu
table-fingerprint = Impressão digital do baralho: { $hash }
