### What went wrong and what can be done about it.

## Files

error-title = Algo correu mal
error-settings-unreadable = Não foi possível ler as definições, que foram repostas. O ficheiro antigo fica guardado como { $kept }. ({ $reason })
error-settings-partly = Não foi possível ler estas definições, que foram repostas: { $fields }. O ficheiro antigo fica guardado como { $kept }. ({ $reason })
error-save-unreadable = Não foi possível ler a partida guardada. O ficheiro fica como { $kept }. ({ $reason })
error-save-older = Não foi possível ler a última gravação; usa-se a anterior. O ficheiro fica como { $kept }. ({ $reason })
error-not-saved = Não foi possível guardar: { $file }. Pode continuar a jogar, mas uma falha faria perder a partida. ({ $reason })
error-no-folder = Não há pasta para definições e partidas; nada será guardado. Escolha uma com --data-dir.
error-second-window = O jogo já está aberto noutra janela. O que se joga nesta não é guardado.

## The player’s own words. $file: the file or folder; $line: the line in it; $key: the key of the message

error-locale-folder = locales/{ $file }: não é um código de idioma como nl. A pasta é ignorada.
error-locale-unreadable = Não foi possível ler locales/{ $file }, que é ignorado. ({ $reason })
error-locale-syntax = locales/{ $file }, linha { $line }: { $key } está mal escrito. Usa-se o texto de origem.
error-locale-unknown = locales/{ $file }, linha { $line }: o jogo não tem um texto chamado { $key }.
error-locale-repeated = locales/{ $file }, linha { $line }: { $key } já lá está. Conta o primeiro.
error-locale-uses = locales/{ $file }, linha { $line }: { $key } não pode usar { $what }. Usa-se o texto de origem.
error-locale-more = Mais erros nos ficheiros de idioma: { $n }. Estão todos no registo.

## The command line. $option: the option as typed; $value: its value; $allowed: the allowed values

error-cli-unknown = Opção desconhecida: { $option }
error-cli-value = { $option } não aceita { $value }. Valores permitidos: { $allowed }
error-cli-seed = 1 a 64 caracteres
error-cli-size = LARGURAxALTURA de { $smallest } a { $largest }
error-cli-number = um número inteiro, nem grande nem pequeno demais
error-cli-missing = Falta o valor de { $option }.
error-cli-repeated = { $option } aparece mais do que uma vez.
error-cli-unexpected = Não se esperava aqui: { $value }
error-cli-help = { $name } mostra tudo o que é possível.

## The machine

error-no-gpu = Não foi encontrado um controlador gráfico capaz de desenhar a janela. No Linux, o pacote mesa-vulkan-drivers traz um que funciona sempre.
error-no-display = Não há ecrã onde abrir a janela. No Linux, DISPLAY ou WAYLAND_DISPLAY têm de estar definidos.
