### What went wrong and what can be done about it.

## Files

error-title = Something went wrong
# $file: the name of the unreadable file; $kept: the name under which it is kept; $reason: what is wrong with it, in English
error-settings-unreadable = The settings could not be read and are set back. The old file is kept as { $kept }. ({ $reason })
# $fields: the names of the settings in the file; $kept and $reason as above
error-settings-partly = These settings could not be read and are set back: { $fields }. The old file is kept as { $kept }. ({ $reason })
error-save-unreadable = The saved match could not be read. The file is kept as { $kept }. ({ $reason })
error-save-older = The last save could not be read; the one before it is used. The file is kept as { $kept }. ({ $reason })
error-record-unreadable = { $file } is not a record of a match. ({ $reason })
error-not-saved = Could not be saved: { $file }. Playing on is possible, but a crash would lose the match. ({ $reason })
error-no-folder = There is no folder for settings and saves; nothing will be kept. Choose one with --data-dir.
error-second-window = The game is open in another window already. What is played in this one is not saved.
error-asset = A file of the game is missing or broken: { $file }. Please install the game again. ({ $reason })

## Rule files. $file: the file; $field: the option; $value: what stands there; $allowed: what may stand there

error-rules-value = { $file }: { $field } cannot be { $value }. Allowed: { $allowed }
error-rules-missing = { $file }: { $field } is missing. Allowed: { $allowed }
error-rules-unknown = { $file }: there is no option { $field }. Options: { $allowed }
error-rules-unreadable = { $file } cannot be read as rules. ({ $reason })

## The command line. $option: the option as typed; $value: its value; $allowed: the allowed values

error-cli-unknown = Unknown option: { $option }
error-cli-value = { $option } cannot be { $value }. Allowed: { $allowed }
error-cli-missing = { $option } needs a value.
error-cli-repeated = { $option } is given more than once.
error-cli-unexpected = Not expected here: { $value }
# $name: the command that shows the help
error-cli-help = { $name } shows everything that is possible.

## The machine

error-no-gpu = No graphics driver was found that can draw the window. On Linux the package mesa-vulkan-drivers brings one that always works.
error-no-display = There is no screen to open the window on. On Linux, DISPLAY or WAYLAND_DISPLAY must be set.
# $file: where the log is
error-log = Details are in { $file }
