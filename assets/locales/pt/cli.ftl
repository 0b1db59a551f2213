### Help of the command line, and the window's title.
cli-window-title = Konter a Matt
cli-about = Konter a Matt, o jogo de cartas nacional do Luxemburgo
cli-usage = Utilização:
cli-options = Opções:
cli-commands = Comandos:

## What each option does

cli-demo = Quatro jogadores do computador jogam sozinhos
cli-seed = Número de que saem as cartas
cli-lang = Idioma: lb, de, fr, en ou pt
cli-rules = Regras: wellkomm, wikipedia, letzebuerg ou rampo
cli-level = Nível do computador: { $levels }
cli-speed = Velocidade das animações: slow, normal, fast ou off
cli-size = Tamanho da janela, por exemplo 1280x800
cli-data-dir = Pasta para definições, partidas e registos
cli-exit-after-matches = Sair depois deste número de partidas
cli-screenshots = Pasta para uma imagem de cada fase
cli-help = Mostrar esta ajuda
cli-version = Mostrar a versão

## What each command does

cli-engine = Responder a linhas JSON, para outros programas
cli-arena = Pôr níveis a jogar uns contra os outros e contar
cli-cards = Gravar as cartas como imagens
cli-pictures = Gravar imagens de todas as páginas e janelas

## What stands for a value

cli-value-number = N
cli-value-folder = PASTA
cli-value-size = LARGURAxALTURA
