### What went wrong and what can be done about it.

## Files

error-title = Da ist etwas schiefgegangen
error-settings-unreadable = Die Einstellungen konnten nicht gelesen werden und sind zurückgesetzt. Die alte Datei heißt jetzt { $kept }. ({ $reason })
error-settings-partly = Diese Einstellungen konnten nicht gelesen werden und sind zurückgesetzt: { $fields }. Die alte Datei heißt jetzt { $kept }. ({ $reason })
error-save-unreadable = Die gespeicherte Partie konnte nicht gelesen werden. Die Datei heißt jetzt { $kept }. ({ $reason })
error-save-older = Der letzte Stand konnte nicht gelesen werden, der davor wird genommen. Die Datei heißt jetzt { $kept }. ({ $reason })
error-record-unreadable = { $file } ist keine aufgezeichnete Partie. ({ $reason })
error-not-saved = Konnte nicht gespeichert werden: { $file }. Du kannst weiterspielen, aber ein Absturz würde die Partie kosten. ({ $reason })
error-no-folder = Es gibt keinen Ordner für Einstellungen und Partien, nichts wird gespeichert. Wähle einen mit --data-dir.
error-second-window = Das Spiel ist schon in einem anderen Fenster offen. Was in diesem gespielt wird, wird nicht gespeichert.
error-asset = Eine Datei des Spiels fehlt oder ist beschädigt: { $file }. Bitte installiere das Spiel neu. ({ $reason })

## Rule files. $file: the file; $field: the option; $value: what stands there; $allowed: what may stand there

error-rules-value = { $file }: { $value } geht nicht für { $field }. Erlaubt: { $allowed }
error-rules-missing = { $file }: { $field } fehlt. Erlaubt: { $allowed }
error-rules-unknown = { $file }: Eine Option { $field } gibt es nicht. Optionen: { $allowed }
error-rules-unreadable = { $file } lässt sich nicht als Regeln lesen. ({ $reason })

## The command line. $option: the option as typed; $value: its value; $allowed: the allowed values

error-cli-unknown = Unbekannte Option: { $option }
error-cli-value = { $value } geht nicht für { $option }. Erlaubt: { $allowed }
error-cli-missing = Bei { $option } fehlt der Wert.
error-cli-repeated = { $option } ist mehr als einmal angegeben.
error-cli-unexpected = Das gehört nicht hierher: { $value }
error-cli-help = { $name } zeigt, was alles möglich ist.

## The machine

error-no-gpu = Es wurde kein Grafiktreiber gefunden, der das Fenster zeichnen kann. Unter Linux bringt das Paket mesa-vulkan-drivers einen, der immer geht.
error-no-display = Es gibt keinen Bildschirm für das Fenster. Unter Linux muss DISPLAY oder WAYLAND_DISPLAY gesetzt sein.
error-log = Mehr darüber steht in { $file }
