### The Lee, the slate with the score, and the sum after each deal. “Us” is the human's team.

## The slate

lee-title = A Lee
lee-slate-us = Nós { $n }
lee-slate-them = Eles { $n }
lee-slate-carry = +{ $n }

## How the deal ended. $us, $them: card points of the two teams, 40 together when all was played

lee-deal-won = Ronda ganha: { $us } a { $them }
lee-deal-lost = Ronda perdida: { $us } a { $them }
lee-deal-staenner = Stänner: 20 a 20
lee-kapo-us = Kapo: não fizemos nenhuma vaza
lee-kapo-them = Kapo: eles não fizeram nenhuma vaza
lee-by-claim =
    { $name } mostrou o jogo, { $points } { $points ->
        [one] ponto
       *[other] pontos
    }
lee-by-claim-rest = { $name } reclamou o resto
lee-by-misplay = Falta de { $name }
lee-by-wrong-call = Reclamação sem razão: { $name }
lee-by-claim-you =
    Mostrou o jogo com { $points } { $points ->
        [one] ponto
       *[other] pontos
    }
lee-by-claim-rest-you = Reclamou o resto
lee-by-misplay-you = A falta foi sua
lee-by-wrong-call-you = Reclamou uma falta sem razão

## The sum, spelled out line by line

lee-points = Pontos
lee-tricks = Vazas
lee-score = { $us } : { $them }
lee-trump-by = { $suit } { $name }
lee-stake = Valor: { $sum }
lee-sum-part = { $what } { $n }
lee-sum-plus = { $first } + { $second }
lee-sum-total = { $sum } = { $n }
lee-kapo = Kapo
lee-sum-deal = a ronda
lee-sum-matt = Matt
lee-sum-konter = Konter
lee-sum-carried = do Stänner
lee-trump-us = Nós escolhemos o trunfo
lee-trump-them = Eles escolheram o trunfo

## What is done to the lines. $n: how many

lee-cross-us =
    Riscamos { $n } { $n ->
        [one] traço
       *[other] traços
    }
lee-cross-them =
    Eles riscam { $n } { $n ->
        [one] traço
       *[other] traços
    }
lee-draw-us =
    Acrescentamos { $n } { $n ->
        [one] traço
       *[other] traços
    }
lee-draw-them =
    Eles acrescentam { $n } { $n ->
        [one] traço
       *[other] traços
    }
lee-nothing-changes = Nada muda na Lee
lee-carry =
    { $n } { $n ->
        [one] traço passa
       *[other] traços passam
    } para a ronda seguinte

## Going on

lee-next-deal = Ronda seguinte
lee-copy-deal = Copiar a ronda
lee-copied = Copiado
lee-match-won = Ganhámos a partida!
lee-match-lost = Partida perdida
lee-match-sum =
    Depois de { $deals } { $deals ->
        [one] ronda
       *[other] rondas
    }, os derrotados ainda têm { $lines } { $lines ->
        [one] traço
       *[other] traços
    }
lee-revanche = Desforra
lee-revanche-why = As mesmas equipas jogam outra vez
lee-change-teams = Trocar de equipas
lee-change-teams-why = O próximo parceiro: { $name }
