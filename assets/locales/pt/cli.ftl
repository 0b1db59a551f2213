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
cli-words = Listar todas as palavras do jogo em todos os idiomas
cli-equity = Contar como acabam as rondas com cada conjunto de regras, para a tabela das hipóteses de ganhar
cli-train = Aprender o jogo do zero a jogar contra si próprio: a rede do melhor nível
cli-habits = Aprender das rondas de um nível como ele joga, para a tabela dos hábitos

## What each option of a command does

cli-cards-out = A imagem a gravar, em PNG
cli-pictures-out = A pasta das imagens
cli-sizes = Tamanhos da janela, separados por vírgulas; senão todos os do jogo
cli-langs = Idiomas, separados por vírgulas; senão todos
cli-scenes = Cenas, separadas por vírgulas, ou o início do nome: { $scenes }
cli-train-out = O ficheiro a gravar, de vez em quando também durante a aprendizagem
cli-words-out = O ficheiro a gravar: Markdown se terminar em .md, senão valores separados por tabulações
cli-ns = O primeiro nível, cujos traços são contados
cli-ew = O segundo nível
cli-deals = Quantas rondas, cada uma jogada duas vezes com os lugares trocados
cli-matches = Quantas partidas inteiras além disso
cli-deal-seed = Número de que saem as cartas
cli-threads = Quantas linhas de execução; 0 para todos os núcleos
cli-json = Mostrar um objeto JSON
cli-player = Quem joga
cli-games = Quantas rondas
cli-default = { $help } (senão: { $value })

## What stands for a value

cli-value-number = N
cli-value-folder = PASTA
cli-value-size = LARGURAxALTURA
cli-value-file = FICHEIRO
cli-value-language = IDIOMA
cli-value-level = NÍVEL
cli-value-preset = REGRAS
cli-value-speed = VELOCIDADE
cli-value-name = NOME
cli-value-options = OPÇÕES
cli-value-command = COMANDO
