### What the game is made of: cards, seats, teams, counts, levels, and the words of every dialog.

## The game

common-title = Konter a Matt
common-subtitle = O jogo de cartas nacional do Luxemburgo

common-language = Português

## Suits and ranks, as names in a list

common-suit-spades = espadas
common-suit-hearts = copas
common-suit-diamonds = ouros
common-suit-clubs = paus
common-rank-ace = ás
common-rank-king = rei
common-rank-queen = dama
common-rank-jack = valete
common-rank-ten = dez
common-rank-nine = nove

## The letters in the corners of the cards

common-index-ace = A
common-index-king = K
common-index-queen = Q
common-index-jack = J
common-index-ten = 10
common-index-nine = 9

## The three queens that are always trumps

common-matt = Matt
common-big-konter = Konter grande
common-small-konter = Konter pequena

## Cards without an article.

common-card-ace-of-spades = ás de espadas
common-card-king-of-spades = rei de espadas
common-card-queen-of-spades = dama de espadas
common-card-jack-of-spades = valete de espadas
common-card-ten-of-spades = dez de espadas
common-card-nine-of-spades = nove de espadas
common-card-ace-of-hearts = ás de copas
common-card-king-of-hearts = rei de copas
common-card-queen-of-hearts = dama de copas
common-card-jack-of-hearts = valete de copas
common-card-ten-of-hearts = dez de copas
common-card-nine-of-hearts = nove de copas
common-card-ace-of-diamonds = ás de ouros
common-card-king-of-diamonds = rei de ouros
common-card-queen-of-diamonds = dama de ouros
common-card-jack-of-diamonds = valete de ouros
common-card-ten-of-diamonds = dez de ouros
common-card-nine-of-diamonds = nove de ouros
common-card-ace-of-clubs = ás de paus
common-card-king-of-clubs = rei de paus
common-card-queen-of-clubs = dama de paus
common-card-jack-of-clubs = valete de paus
common-card-ten-of-clubs = dez de paus
common-card-nine-of-clubs = nove de paus

## Cards with their article, as they stand in a sentence.

common-the-card-ace-of-spades = o ás de espadas
common-the-card-king-of-spades = o rei de espadas
common-the-card-queen-of-spades = a dama de espadas
common-the-card-jack-of-spades = o valete de espadas
common-the-card-ten-of-spades = o dez de espadas
common-the-card-nine-of-spades = o nove de espadas
common-the-card-ace-of-hearts = o ás de copas
common-the-card-king-of-hearts = o rei de copas
common-the-card-queen-of-hearts = a dama de copas
common-the-card-jack-of-hearts = o valete de copas
common-the-card-ten-of-hearts = o dez de copas
common-the-card-nine-of-hearts = o nove de copas
common-the-card-ace-of-diamonds = o ás de ouros
common-the-card-king-of-diamonds = o rei de ouros
common-the-card-queen-of-diamonds = a dama de ouros
common-the-card-jack-of-diamonds = o valete de ouros
common-the-card-ten-of-diamonds = o dez de ouros
common-the-card-nine-of-diamonds = o nove de ouros
common-the-card-ace-of-clubs = o ás de paus
common-the-card-king-of-clubs = o rei de paus
common-the-card-queen-of-clubs = a dama de paus
common-the-card-jack-of-clubs = o valete de paus
common-the-card-ten-of-clubs = o dez de paus
common-the-card-nine-of-clubs = o nove de paus

## Seats and teams, seen by the player at the bottom of the table

common-seat-south = Você
common-seat-west = À esquerda
common-seat-north = Em frente
common-seat-east = À direita
common-partner = Parceiro
common-opponent = Adversário
common-our-team = A nossa equipa
common-their-team = A outra equipa
common-player-names = Nicolas, Josée, Pol, Léonie, Jempi, Maisy, Mett, Marie-Louise, Änder, Cathy, Fränz, Yvonne
common-you = Você

## Counts. $n: the number, never negative

common-points =
    { $n } { $n ->
        [one] ponto
       *[other] pontos
    }
common-lines =
    { $n } { $n ->
        [one] traço
       *[other] traços
    }

## How well the computer plays

common-level-rule = Regras práticas
common-level-beginner = Principiante
common-level-casual = Ocasional
common-level-regular = Habitual
common-level-expert = Especialista
common-level-master = Mestre

## Answers and buttons of every dialog

common-ok = OK
common-yes = Sim
common-no = Não
common-close = Fechar
common-back = Voltar
common-next = Seguinte
common-on = Ligado
common-off = Desligado
