#compdef vcfuzz
# zsh completion for vcfuzz, made by 'vcfuzz completions zsh'
_vcfuzz() {
  local -a commands=(
    'rules:Print the rules of the lifecycle and how each stands here'
    'profiles:Print the profiles of UIKit, or one with all its variants'
    'bench:Measure how fast the tool is on this machine'
    'completions:Print a script that completes commands and options in a shell'
    'help:Print what the tool or a command does'
    'version:Print the version'
  )
  local line state
  _arguments -C \
    '--color=[auto, always or never; auto colours terminals, unless NO_COLOR is set]:MODE:(auto always never)' \
    '--help[Print what the command does]' \
    '--version[Print the version]' \
    '1: :->command' \
    '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest)
      case $words[1] in
        rules) _arguments '--json[Print JSON]' '--color=[auto, always or never; auto colours terminals, unless NO_COLOR is set]:MODE:(auto always never)' '--help[Print what the command does]' '::ID|FAMILY:(STATE APPEAR LAYOUT NAV DELEG MODAL TAB PAGE SPLIT CHILD WIN MOVE FLAG STATEAT COORD SHOW FIRST QUIRK)' ;;
        profiles) _arguments '--json[Print JSON]' '--color=[auto, always or never; auto colours terminals, unless NO_COLOR is set]:MODE:(auto always never)' '--help[Print what the command does]' '::NAME:(ios4 ios5 ios6 ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 catalyst26)' ;;
        bench) _arguments '--json[Print JSON]' '--runs=[How often each work is timed; the middle time counts (default 5)]:N:' '--trace[Print the trace of a fixed run instead, as JSON lines]' '--color=[auto, always or never; auto colours terminals, unless NO_COLOR is set]:MODE:(auto always never)' '--help[Print what the command does]' ':WHAT:(runtime)' ;;
        completions) _arguments '--color=[auto, always or never; auto colours terminals, unless NO_COLOR is set]:MODE:(auto always never)' '--help[Print what the command does]' ':bash|zsh|fish:(bash zsh fish)' ;;
        help) _arguments '--color=[auto, always or never; auto colours terminals, unless NO_COLOR is set]:MODE:(auto always never)' '--help[Print what the command does]' '::COMMAND:(rules profiles bench completions help version)' ;;
        version) _arguments '--color=[auto, always or never; auto colours terminals, unless NO_COLOR is set]:MODE:(auto always never)' '--help[Print what the command does]' ;;
      esac ;;
  esac
}
if [ "$funcstack[1]" = "_vcfuzz" ]; then _vcfuzz "$@"; else compdef _vcfuzz vcfuzz; fi
