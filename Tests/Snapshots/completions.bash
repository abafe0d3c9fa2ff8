# bash completion for vcfuzz, made by 'vcfuzz completions bash'
_vcfuzz() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
  local command="" word
  COMPREPLY=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in
      fuzz|explore|certify|check|replay|corpus|report|scenarios|adopt|invariants|rules|profiles|completions|help|version) command="$word"; break ;;
    esac
  done
  case "$command$previous" in
    fuzz--seed) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--iterations) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--scenario) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--profile) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--oldest-ios) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--variants) COMPREPLY=($(compgen -W "disputed all" -- "$current")); return ;;
    fuzz--misuse) COMPREPLY=($(compgen -W "none some all" -- "$current")); return ;;
    fuzz--without) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--time-limit) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--stop-after) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--require) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--until-coverage) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--step-timeout) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--run-memory) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--certify) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    fuzz--output) COMPREPLY=($(compgen -f -- "$current")); return ;;
    fuzz--fail-on) COMPREPLY=($(compgen -W "violation fragile advice" -- "$current")); return ;;
    fuzz--format) COMPREPLY=($(compgen -W "text json junit sarif" -- "$current")); return ;;
    fuzz--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    explore--steps) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--operations) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--controllers) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--setting) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--profile) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--device) COMPREPLY=($(compgen -W "phone pad" -- "$current")); return ;;
    explore--variants) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--oldest-ios) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--depth) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--order) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--walks) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--seed) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--misuse) COMPREPLY=($(compgen -W "none" -- "$current")); return ;;
    explore--time-limit) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--memory-limit) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--certify) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--fail-on) COMPREPLY=($(compgen -W "violation fragile advice" -- "$current")); return ;;
    explore--checkpoint) COMPREPLY=($(compgen -f -- "$current")); return ;;
    explore--build-id) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--step-timeout) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    explore--output) COMPREPLY=($(compgen -f -- "$current")); return ;;
    explore--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    certify--time-limit) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    certify--runs) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    certify--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    check--ios) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    check--profile) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    check--kind) COMPREPLY=($(compgen -W "unknown root rootSwap push pop popTo setViewControllers presentHiding dismissHiding presentKeeping dismissKeeping sheetDrag chainDismiss tab pageScroll pageCurl pageEarly splitColumn splitDetail splitAdapt childAdd childRemove childSwap childTransfer" -- "$current")); return ;;
    check--initial) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    check--prints) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    check--as) COMPREPLY=($(compgen -W "json console" -- "$current")); return ;;
    check--format) COMPREPLY=($(compgen -W "text json sarif junit" -- "$current")); return ;;
    check--html) COMPREPLY=($(compgen -f -- "$current")); return ;;
    check--itf) COMPREPLY=($(compgen -f -- "$current")); return ;;
    check--fail-on) COMPREPLY=($(compgen -W "violation fragile advice" -- "$current")); return ;;
    check--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    replay--xctest) COMPREPLY=($(compgen -f -- "$current")); return ;;
    replay--html) COMPREPLY=($(compgen -f -- "$current")); return ;;
    replay--itf) COMPREPLY=($(compgen -f -- "$current")); return ;;
    replay--format) COMPREPLY=($(compgen -W "text json junit sarif" -- "$current")); return ;;
    replay--fail-on) COMPREPLY=($(compgen -W "violation fragile advice" -- "$current")); return ;;
    replay--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    corpus--output) COMPREPLY=($(compgen -f -- "$current")); return ;;
    corpus--format) COMPREPLY=($(compgen -W "text json junit sarif" -- "$current")); return ;;
    corpus--fail-on) COMPREPLY=($(compgen -W "violation fragile advice" -- "$current")); return ;;
    corpus--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    report--output) COMPREPLY=($(compgen -f -- "$current")); return ;;
    report--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    scenarios--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    adopt--output) COMPREPLY=($(compgen -f -- "$current")); return ;;
    adopt--dependency) COMPREPLY=($(compgen -f -- "$current")); return ;;
    adopt--vcfuzz) COMPREPLY=($(compgen -f -- "$current")); return ;;
    adopt--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    invariants--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    rules--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    profiles--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    completions--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    help--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    version--color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
    --seed) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --iterations) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --scenario) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --profile) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --oldest-ios) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --variants) COMPREPLY=($(compgen -W "disputed all" -- "$current")); return ;;
    --misuse) COMPREPLY=($(compgen -W "none some all" -- "$current")); return ;;
    --without) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --time-limit) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --stop-after) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --require) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --until-coverage) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --step-timeout) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --run-memory) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --certify) COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    --output) COMPREPLY=($(compgen -f -- "$current")); return ;;
    --fail-on) COMPREPLY=($(compgen -W "violation fragile advice" -- "$current")); return ;;
    --format) COMPREPLY=($(compgen -W "text json junit sarif" -- "$current")); return ;;
    --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")); return ;;
  esac
  case "$command" in
    fuzz) COMPREPLY=($(compgen -W "--seed --iterations --scenario --profile --oldest-ios --variants --misuse --without --uniform --time-limit --stop-after --require --until-coverage --step-timeout --run-memory --in-process --certify --output --fail-on --only-new --json --format --quiet --verbose --color --help" -- "$current")) ;;
    explore) COMPREPLY=($(compgen -W "--steps --operations --controllers --setting --profile --device --variants --oldest-ios --depth --order --walks --seed --fingerprints --no-reduction --misuse --time-limit --memory-limit --certify --fail-on --checkpoint --build-id --step-timeout --in-process --output --json --quiet --color --help" -- "$current")) ;;
    certify) COMPREPLY=($(compgen -f -W "--time-limit --runs --in-process --write --json --color --help" -- "$current")) ;;
    check) COMPREPLY=($(compgen -f -W "--ios --profile --kind --initial --rest-at-end --prints --as --format --html --itf --fail-on --all --show-unrecognised --color --help" -- "$current")) ;;
    replay) COMPREPLY=($(compgen -f -W "--verbose --token --swift --xctest --html --itf --in-process --format --fail-on --color --help" -- "$current")) ;;
    corpus) COMPREPLY=($(compgen -f -W "list add minimize check --output --verbose --in-process --format --fail-on --color --help" -- "$current")) ;;
    report) COMPREPLY=($(compgen -W "--output --in-process --html --color --help" -- "$current")) ;;
    scenarios) COMPREPLY=($(compgen -W "--json --color --help" -- "$current")) ;;
    adopt) COMPREPLY=($(compgen -f -W "--output --dependency --vcfuzz --no-build --color --help" -- "$current")) ;;
    invariants) COMPREPLY=($(compgen -W "INV-1 INV-2 INV-3 INV-4 INV-5 INV-6 INV-7 INV-8 INV-9 INV-10 INV-11 INV-12 INV-13 INV-14 INV-15 INV-16 INV-17 INV-18 INV-19 INV-20 INV-21 INV-22 INV-23 INV-24 INV-25 INV-26 INV-27 INV-28 INV-29 INV-30 INV-31 INV-32 INV-33 INV-34 INV-35 INV-36 INV-37 INV-38 INV-39 INV-40 INV-41 INV-42 INV-43 INV-44 INV-45 INV-46 INV-47 INV-48 INV-49 INV-50 INV-51 INV-52 INV-53 INV-54 INV-55 INV-56 INV-57 INV-58 --json --color --help" -- "$current")) ;;
    rules) COMPREPLY=($(compgen -W "STATE APPEAR LAYOUT NAV DELEG MODAL TAB PAGE SPLIT CHILD WIN MOVE FLAG STATEAT COORD SHOW FIRST QUIRK --json --color --help" -- "$current")) ;;
    profiles) COMPREPLY=($(compgen -W "ios4 ios5 ios6 ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 catalyst26 --json --color --help" -- "$current")) ;;
    completions) COMPREPLY=($(compgen -W "bash zsh fish --color --help" -- "$current")) ;;
    help) COMPREPLY=($(compgen -W "fuzz explore certify check replay corpus report scenarios adopt invariants rules profiles completions help version --color --help" -- "$current")) ;;
    version) COMPREPLY=($(compgen -W "--color --help" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "fuzz explore certify check replay corpus report scenarios adopt invariants rules profiles completions help version --seed --iterations --scenario --profile --oldest-ios --variants --misuse --without --uniform --time-limit --stop-after --require --until-coverage --step-timeout --run-memory --in-process --certify --output --fail-on --only-new --json --format --quiet --verbose --color --help --version" -- "$current")) ;;
  esac
}
complete -F _vcfuzz vcfuzz
