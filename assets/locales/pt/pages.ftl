### The rules pages.

pages-title = Regras do jogo
pages-contents = Índice
pages-search = Procurar
pages-open = Regra
pages-key = Ler as regras
pages-title-course = Como decorre uma ronda
pages-title-cards = Cartas e pontos
pages-title-trumps = Os trunfos

## How a deal goes

pages-course-aim = Quatro pessoas jogam em duas equipas; os parceiros sentam-se frente a frente. A equipa que reunir nas suas vazas mais de metade dos { $points } pontos ganha a ronda e risca traços na Lee, uma ardósia. A equipa que já não tiver aí nenhum traço ganha a partida.
pages-course-deal = O dador baralha, o jogador anterior corta e o seguinte, o primeiro jogador, recebe três cartas.
pages-course-trump = O primeiro jogador vê estas três cartas e escolhe o naipe de trunfo.
pages-course-rest = Depois distribuem-se cartas até todos terem seis.
pages-course-announce = Quem tiver as damas certas pode anunciar _Konter_, _Matt_ ou ambos, e a ronda passa a valer mais.
pages-course-play = Jogam-se seis vazas. O primeiro jogador sai na primeira e, depois, sai sempre quem ganhou a vaza.
pages-course-count = As duas equipas contam os seus pontos e escreve-se na Lee.

## Cards and points

pages-cards-deck = O Konter a Matt joga-se com { $cards } cartas: espadas, copas, ouros e paus, com { $ranks } cartas cada. O valor de cada carta está por baixo dela.
pages-cards-points = São { $suit } pontos em cada naipe e { $all } ao todo. Os luxemburgueses chamam _Schrom_ a estes pontos.
pages-cards-worth = Trunfo ou não, uma carta vale sempre o mesmo.

## The trumps

pages-trumps-matadors = Há três damas que são sempre trunfo, seja qual for o naipe escolhido: os _matadores_.
pages-trumps-suit = Um matador pertence apenas aos trunfos, nunca ao naipe que tem impresso: quem deve assistir a copas e só tem { $big } não tem copas. A dama de paus é uma carta de paus normal.
pages-trumps-order = Acima dos matadores está apenas o ás de trunfo; abaixo deles, o resto do naipe. Da mais alta à mais baixa:
pages-trumps-head-trump = Trunfo
pages-trumps-head-order = Ordem
pages-trumps-head-count = Cartas
pages-trumps-points = A ordem só diz quem ganha a vaza. Não altera o que uma carta [vale](cards).
