### What went wrong and what can be done about it.

## Files

error-title = Algo correu mal
error-settings-unreadable = Não foi possível ler as definições, que foram repostas. O ficheiro antigo fica guardado como { $kept }. ({ $reason })
error-settings-partly = Não foi possível ler estas definições, que foram repostas: { $fields }. O ficheiro antigo fica guardado como { $kept }. ({ $reason })
error-save-unreadable = Não foi possível ler a partida guardada. O ficheiro fica como { $kept }. ({ $reason })
error-save-older = Não foi possível ler a última gravação; usa-se a anterior. O ficheiro fica como { $kept }. ({ $reason })
error-record-unreadable = { $file } não é uma partida registada. ({ $reason })
error-not-saved = Não foi possível guardar: { $file }. Pode continuar a jogar, mas uma falha faria perder a partida. ({ $reason })
error-no-folder = Não há pasta para definições e partidas; nada será guardado. Escolha uma com --data-dir.
error-second-window = O jogo já está aberto noutra janela. O que se joga nesta não é guardado.
error-asset = Falta um ficheiro do jogo ou está danificado: { $file }. Instale o jogo de novo, por favor. ({ $reason })

## Rule files. $file: the file; $field: the option; $value: what stands there; $allowed: what may stand there

error-rules-value = { $file }: { $field } não aceita { $value }. Valores permitidos: { $allowed }
error-rules-missing = { $file }: falta { $field }. Valores permitidos: { $allowed }
error-rules-unknown = { $file }: a opção { $field } não existe. Opções: { $allowed }
error-rules-unreadable = { $file } não contém regras legíveis. ({ $reason })

## The command line. $option: the option as typed; $value: its value; $allowed: the allowed values

error-cli-unknown = Opção desconhecida: { $option }
error-cli-value = { $option } não aceita { $value }. Valores permitidos: { $allowed }
error-cli-missing = Falta o valor de { $option }.
error-cli-repeated = { $option } aparece mais do que uma vez.
error-cli-unexpected = Não se esperava aqui: { $value }
error-cli-help = { $name } mostra tudo o que é possível.

## The machine

error-no-gpu = Não foi encontrado um controlador gráfico capaz de desenhar a janela. No Linux, o pacote mesa-vulkan-drivers traz um que funciona sempre.
error-no-display = Não há ecrã onde abrir a janela. No Linux, DISPLAY ou WAYLAND_DISPLAY têm de estar definidos.
error-log = Mais pormenores em { $file }
