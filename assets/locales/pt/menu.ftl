### Everything around the table: title, new match, pause, settings, keys.

## The title

menu-continue = Retomar
menu-continue-why = Ronda { $deal }, traços { $us } a { $them }
menu-play-now = Jogar
menu-new-match = Nova partida
menu-settings = Definições
menu-keys = Teclado
menu-quit = Sair
menu-version = Versão { $version }

## Pause

menu-pause = Pausa
menu-resume = Continuar
menu-to-title = Menu principal
menu-saved = A partida é guardada depois de cada carta.

## Questions

menu-sure = Tem a certeza?
menu-ask-new = Há uma partida a decorrer. Começar outra mesmo assim?
menu-ask-new-yes = Começar nova partida
menu-ask-quit = Sair do jogo? A partida fica guardada.
menu-ask-reset = Repor tudo como no início?

## A new match

menu-start = Dar as cartas
menu-options = Alterar regras uma a uma
menu-difficulty = Dificuldade
menu-difficulty-all = A mesma para os três
menu-seed = Semente
menu-seed-why = O mesmo número dá sempre as mesmas cartas. Deixe em branco para um novo.
menu-custom-rules = Regras próprias
menu-preset-wellkomm = Café
menu-preset-wellkomm-why = Como se ensina nos cafés: no sentido horário, um Stänner custa um traço.
menu-preset-wikipedia = Wikipedia
menu-preset-wikipedia-why = Como vem na enciclopédia: no sentido anti-horário, um Stänner custa o valor inteiro.
menu-preset-letzebuerg = À antiga
menu-preset-letzebuerg-why = Ninguém impede uma carta errada: quem a notar, reclama. Anuncia-se antes da primeira carta.
menu-preset-rampo = Rampo
menu-preset-rampo-why = Como na enciclopédia, mas depois de um Stänner a ronda seguinte vale mais.

## The single rules: the rule, a line that explains it, and its values

menu-rule-direction = Sentido do jogo
menu-rule-direction-why = Em que sentido se dão e se jogam as cartas.
menu-rule-direction-clockwise = Sentido horário
menu-rule-direction-counter-clockwise = Sentido anti-horário
menu-rule-announce-deadline = Anúncios
menu-rule-announce-deadline-why = Até quando se pode anunciar Konter e Matt.
menu-rule-announce-deadline-own-first-card = Antes da própria primeira carta
menu-rule-announce-deadline-first-card-of-game = Antes da primeira carta de todas
menu-rule-kapo = Kapo
menu-rule-kapo-why = O que custa não ganhar nenhuma vaza.
menu-rule-kapo-both = Quem ganha risca mais um; se quem perde escolheu o trunfo, acrescenta mais um
menu-rule-kapo-winners = Quem ganha risca mais um
menu-rule-kapo-losers = Quem perde acrescenta mais um
menu-rule-kapo-off = Não conta nada a mais
menu-rule-stanner = Stänner
menu-rule-stanner-why = O que acontece quando as duas equipas têm 20 pontos.
menu-rule-stanner-by-stake = A equipa do trunfo acrescenta o valor inteiro
menu-rule-stanner-one = A equipa do trunfo acrescenta um traço
menu-rule-stanner-carry = O valor passa para a ronda seguinte
menu-rule-start-lines = Traços no início
menu-rule-start-lines-why = Quantos traços cada equipa tem para riscar.
menu-rule-inspect-tricks = Rever as vazas ganhas
menu-rule-inspect-tricks-why = Quais das vazas viradas para baixo se podem rever.
menu-rule-inspect-tricks-false = Só a última
menu-rule-inspect-tricks-true = Todas
menu-rule-misplay = Cartas erradas
menu-rule-misplay-why = Se é possível jogar uma carta que as regras proíbem.
menu-rule-misplay-prevented = Não são aceites
menu-rule-misplay-callable = Podem ser jogadas, e qualquer um as pode reclamar

## Settings

menu-language = Idioma
menu-language-auto = Como o sistema
menu-index = Letras nas cartas
menu-index-auto = Como o idioma
menu-index-kdb = A K D B
menu-index-rdv = A R D V
menu-index-kqj = A K Q J
menu-four-colour = Uma cor para cada naipe
menu-large-index = Letras grandes
menu-back = Verso das cartas
menu-back-roses = Rosas
menu-back-lion = Leão vermelho
menu-back-lattice = Treliça
menu-felt = Pano
menu-felt-green = Verde
menu-felt-blue = Azul
menu-felt-wine = Cor de vinho
menu-speed = Velocidade
menu-speed-slow = Lenta
menu-speed-normal = Normal
menu-speed-fast = Rápida
menu-speed-off = Sem animação
menu-sound = Som
menu-volume = Volume
menu-text-size = Tamanho do texto
menu-colours = Cores
menu-colours-normal = Normais
menu-colours-high-contrast = Alto contraste
menu-colours-colour-blind = Para daltónicos
menu-reduced-motion = Menos movimento
menu-fullscreen = Ecrã inteiro
menu-names = Nome do jogador
menu-your-name = O seu nome
menu-group-game = Jogo
menu-group-cards = Cartas e mesa
menu-group-sound = Som
menu-group-display = Ecrã
menu-reset = Repor

## Keys: what they do

menu-key-play-number = Jogar da primeira à sexta carta
menu-key-choose = Escolher uma carta
menu-key-play = Jogar a carta escolhida
menu-key-skip = Acabar o que se está a mexer
menu-key-trump-spades = Trunfo espadas
menu-key-trump-hearts = Trunfo copas
menu-key-trump-diamonds = Trunfo ouros
menu-key-trump-clubs = Trunfo paus
menu-key-announce-konter = Anunciar Konter
menu-key-announce-matt = Anunciar Matt
menu-key-announce-both = Anunciar Konter a Matt
menu-key-announce-none = Não anunciar nada
menu-key-last-trick = Ver a última vaza
menu-key-claim = Mostrar o jogo
menu-key-misplay = Reclamar uma falta
menu-key-pause = Pausa
menu-key-mute = Ligar ou desligar o som
menu-key-fullscreen = Ecrã inteiro ou janela
menu-key-help = Mostrar estas teclas
menu-key-confirm = Confirmar
menu-key-cut = Mudar o sítio do corte

## Keys: what stands on them

menu-keyname-space = Espaço
menu-keyname-enter = Enter
menu-keyname-escape = Esc
menu-keyname-tab = Tab
menu-keyname-left = ←
menu-keyname-right = →
menu-keyname-up = ↑
