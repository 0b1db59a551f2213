### The coach: reasons for cards and calls, hints, counters, remarks on mistakes.

## Why. These sentences stand one after the other beside a card or call and have no subject: that card or call is meant.

coach-why-only = A única carta permitida.
coach-why-same = Aqui vai tudo dar quase ao mesmo.
coach-why-draw-trumps =
    { $n ->
        [one] Tira o último trunfo aos outros três.
       *[other] Tira trunfos: os outros três ainda têm { $n }.
    }
coach-why-lead-winner = Nenhum adversário tem uma carta mais alta neste naipe.
coach-why-lead-safe = Não custa pontos.
coach-why-lead-points =
    { $n ->
        [one] Tenta levar o seu ponto para casa.
       *[other] Tenta levar os seus { $n } pontos para casa.
    }
coach-why-feed-partner =
    { $n ->
        [one] Põe um ponto na vaza do parceiro.
       *[other] Põe { $n } pontos na vaza do parceiro.
    }
coach-why-leave-partner = Até agora, a vaza é do parceiro.
coach-why-over-partner = Passa por cima da carta do parceiro.
coach-why-takes =
    { $n ->
        [0] Ganha a vaza.
        [one] Ganha a vaza com 1 ponto.
       *[other] Ganha a vaza com { $n } pontos.
    }
coach-why-takes-prize = Leva { $card }: { $n } pontos ao todo.
coach-why-ruffs =
    { $n ->
        [0] Entra com um trunfo.
        [one] Entra com um trunfo e leva 1 ponto.
       *[other] Entra com um trunfo e leva { $n } pontos.
    }
coach-why-ruffs-prize = Entra com um trunfo e leva { $card }: { $n } pontos ao todo.
coach-why-keeps = Podia ganhar a vaza, mas guarda { $card } para mais tarde.
coach-why-aces =
    { $n ->
        [one] Ainda falta sair um ás.
       *[other] Ainda faltam sair { $n } ases.
    }
coach-why-least = Nada passa por cima; portanto, a carta mais barata.
coach-why-give-up = Nada passa por cima.

## How sure the trick is

coach-why-last = Depois já ninguém joga.
coach-why-sure = A vaza é certa.
coach-why-danger-one = O único perigo é { $card }.
coach-why-danger-two = O único perigo é { $first } ou { $second }.
coach-why-danger-trump = O único perigo é um trunfo; os adversários podem ter { $n }.
coach-why-danger-many = { $n } cartas ainda podem passar por cima.
coach-why-wins = Estão feitos os 21 pontos: a ronda está ganha.
coach-why-no-kapo = A primeira vaza da equipa: já não há Kapo.

## Naming trump and announcing. $n: how many of the first three cards; $from, $to: lines that the deal is worth

coach-why-trump =
    { $n ->
        [0] Nenhuma das três cartas é então trunfo.
        [one] Uma das três cartas é então trunfo.
       *[other] { $n } das três cartas são então trunfo.
    }
coach-why-trump-top = O trunfo mais alto, { $card }, é um deles.
coach-why-trump-aces =
    { $n ->
        [one] Ao lado há um ás.
       *[other] Ao lado há { $n } ases.
    }
coach-why-speak = O valor passa de { $from } para { $to }.
coach-why-quiet = O valor fica em { $from }, e ninguém vê uma carta.
coach-why-average = Em média, em traços: { $with } com, { $without } sem.
coach-why-next =
    Segunda escolha: { $what }, em média menos { NUMBER($lines, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lines ->
        [one] traço
       *[other] traços
    }.
coach-why-match = Segunda escolha: { $what }; probabilidade de ganhar a partida: { $other } em vez de { $chance }.
coach-why-close = Segunda escolha: { $what }, quase equivalente.

## Hints at the table

coach-hint = Sugestão
coach-hint-is = Sugestão: { $what }
coach-hint-thinking = A pensar…
coach-hint-none = O que foi jogado contradiz-se; aqui não há nada a dizer.
coach-hint-chance = Partida
coach-hint-lines = Traços
coach-key-hint = Sugestão, se as sugestões estiverem ligadas

## Remarks on mistakes

coach-remark-better = Melhor: { $what }
coach-remark-cost =
    Em média, { NUMBER($lines, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lines ->
        [one] traço
       *[other] traços
    } melhor do que { $what }.

## The settings

coach-settings = Ajuda
coach-preset = Predefinição
coach-preset-cafe = Como no café
coach-preset-help = Com ajuda
coach-legal = Cartas jogáveis
coach-legal-why = As cartas que não são permitidas ficam mais escuras.
coach-hints = Sugestões
coach-hints-why = A lâmpada ao lado do nome diz o que faria o jogador mais forte, e porquê.
coach-trumps-out = Trunfos em jogo
coach-trumps-out-why = Os trunfos que ainda não se viram.
coach-cards-out = Outras cartas em jogo
coach-cards-out-why = As outras cartas que ainda não se viram.
coach-points = Pontos
coach-points-why = O que as duas equipas têm nas suas vazas.
coach-remarks = Observações
coach-remarks-why = Depois da vaza, se outra escolha valia tantos traços a mais.
