# bash completion for vcfuzz, made by 'vcfuzz completions bash'
_vcfuzz() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
  local command="" word
  COMPREPLY=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in
      check|replay|corpus|rules|profiles|bench|completions|help|version) command="$word"; break ;;
    esac
  done
  case "$command$previous" in
    check--ios) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    check--profile) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    check--kind) COMPREPLY=($(compgen -W "unknown root rootSwap push pop popTo setViewControllers presentHiding dismissHiding presentKeeping dismissKeeping sheetDrag chainDismiss tab pageScroll pageCurl pageEarly splitColumn splitDetail splitAdapt childAdd childRemove childSwap childTransfer" -- "$current")); return ;;
    check--initial) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    check--as) COMPREPLY=($(compgen -W "json console" -- "$current")); return ;;
    check--format) COMPREPLY=($(compgen -W "text json sarif junit" -- "$current")); return ;;
    check--fail-on) COMPREPLY=($(compgen -W "fault suspect quirk deviation advice" -- "$current")); return ;;
    check--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    replay--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    corpus--output) COMPREPLY=($(compgen -f -- "$current")); return ;;
    corpus--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    rules--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    profiles--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    bench--runs) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    bench--containers) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    bench--children) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    bench--bug) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    bench--workers) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    bench--peers) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    bench--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    completions--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    help--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    version--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
  esac
  case "$command" in
    check) COMPREPLY=($(compgen -f -W "--ios --profile --kind --initial --rest-at-end --as --format --fail-on --all --show-unrecognised --color --help" -- "$current")) ;;
    replay) COMPREPLY=($(compgen -f -W "--verbose --token --swift --color --help" -- "$current")) ;;
    corpus) COMPREPLY=($(compgen -f -W "list add minimize check --output --verbose --color --help" -- "$current")) ;;
    rules) COMPREPLY=($(compgen -W "STATE APPEAR LAYOUT NAV DELEG MODAL TAB PAGE SPLIT CHILD WIN MOVE FLAG STATEAT COORD SHOW FIRST QUIRK --json --color --help" -- "$current")) ;;
    profiles) COMPREPLY=($(compgen -W "ios4 ios5 ios6 ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 catalyst26 --json --color --help" -- "$current")) ;;
    bench) COMPREPLY=($(compgen -W "runtime models --json --runs --containers --children --bug --packed --workers --peers --trace --color --help" -- "$current")) ;;
    completions) COMPREPLY=($(compgen -W "bash zsh fish --color --help" -- "$current")) ;;
    help) COMPREPLY=($(compgen -W "check replay corpus rules profiles bench completions help version --color --help" -- "$current")) ;;
    version) COMPREPLY=($(compgen -W "--color --help" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "check replay corpus rules profiles bench completions help version --color --help --version" -- "$current")) ;;
  esac
}
complete -F _vcfuzz vcfuzz
