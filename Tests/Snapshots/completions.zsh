#compdef vcfuzz
# zsh completion for vcfuzz, made by 'vcfuzz completions zsh'
_vcfuzz() {
  local -a commands=(
    'check:Judge a console log or a recorded trace against the rules'
    'replay:Run cases again and compare what they show'
    'corpus:List, extend, minimize or check the folder of kept cases'
    'rules:Print the rules of the lifecycle and how each stands here'
    'profiles:Print the profiles of UIKit, or one with all its variants'
    'bench:Measure how fast the tool is on this machine'
    'completions:Print a script that completes commands and options in a shell'
    'help:Print what the tool or a command does'
    'version:Print the version'
  )
  local line state
  _arguments -C \
    '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' \
    '--help[Print what the command does]' \
    '--version[Print the version]' \
    '1: :->command' \
    '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest)
      case $words[1] in
        check) _arguments '--ios=[The version the trace is from, as in 17.2]:VERSION:' '--profile=[Hold it to one profile, as in ios17+V-NAV-CANCEL=interleaved]:NAME:' '--kind=[The transition that the whole trace is, if known]:KIND:(unknown root rootSwap push pop popTo setViewControllers presentHiding dismissHiding presentKeeping dismissKeeping sheetDrag chainDismiss tab pageScroll pageCurl pageEarly splitColumn splitDetail splitAdapt childAdd childRemove childSwap childTransfer)' '--initial=[A controller'\''s state before the trace, as in A=appeared]:NAME=STATE:' '--rest-at-end[Nothing is under way where the trace ends]' '--as=[Read json or console, whatever the first bytes are]:FORM:(json console)' '--format=[Report as text, json, sarif or junit]:FORMAT:(text json sarif junit)' '--fail-on=[Exit with 1 from this grade on; fault unless given]:GRADE:(fault suspect quirk deviation advice)' '--all[Tell all  what was skipped, every finding, the whole story]' '--show-unrecognised[Print the lines that tell of no lifecycle event]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '*:FILE:_files' ;;
        replay) _arguments '--verbose[Print the diagram of every case]' '--token[Print the token of every case, too]' '--swift[Print the steps as Swift source for UIKit, too]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '*:CASE:_files' ;;
        corpus) _arguments '--output=[The folder that holds Corpus/; the current one unless given]:DIR:_files' '--verbose[check  print the diagram of every case]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ':ACTION:(list add minimize check)' '*:CASE:_files' ;;
        rules) _arguments '--json[Print JSON]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '::ID|FAMILY:(STATE APPEAR LAYOUT NAV DELEG MODAL TAB PAGE SPLIT CHILD WIN MOVE FLAG STATEAT COORD SHOW FIRST QUIRK)' ;;
        profiles) _arguments '--json[Print JSON]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '::NAME:(ios4 ios5 ios6 ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 catalyst26)' ;;
        bench) _arguments '--json[Print JSON]' '--runs=[How often each work is timed; the middle time counts (5; models 1)]:N:' '--containers=[models  the number of containers (default 3)]:C:' '--children=[models  the number of children of each container (default 3)]:K:' '--bug=[models  the seeded fault, 0 for none (default 0)]:N:' '--packed[models  the model packed by hand instead of the plain struct]' '--workers=[models  the threads that search the packed model (default 1)]:N:' '--peers=[models  run the tools whose models are in DIR as well, side by side]:DIR:' '--trace[runtime  print the trace of a fixed run instead, as JSON lines]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ':WHAT:(runtime models)' ;;
        completions) _arguments '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ':bash|zsh|fish:(bash zsh fish)' ;;
        help) _arguments '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '::COMMAND:(check replay corpus rules profiles bench completions help version)' ;;
        version) _arguments '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ;;
      esac ;;
  esac
}
if [ "$funcstack[1]" = "_vcfuzz" ]; then _vcfuzz "$@"; else compdef _vcfuzz vcfuzz; fi
