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
    fuzz--scenario) COMPREPLY=($(compgen -W "uikit forwarding-2011 two-drivers two-drivers-plugin phase-ignored set-before-appearing window-as-phase forgotten-departure forgotten-cancel second-operation cancel-as-finish finish-and-compensate two-ends-on-cancel redundant-choice replaced-untold siblings-told direct-calls re-added-at-layout animated-flag old-completion view-before-child removed-in-flight forgotten-end wrong-child-ended foreign-parent super-forgotten subscription screen-tracker first-impression timer first-call-tracker forwarding-2011-repaired two-drivers-repaired two-drivers-plugin-repaired phase-ignored-repaired set-before-appearing-repaired window-as-phase-repaired forgotten-departure-repaired forgotten-cancel-repaired second-operation-repaired cancel-as-finish-repaired finish-and-compensate-repaired two-ends-on-cancel-repaired redundant-choice-repaired replaced-untold-repaired siblings-told-repaired direct-calls-repaired re-added-at-layout-repaired animated-flag-repaired old-completion-repaired view-before-child-repaired removed-in-flight-repaired forgotten-end-repaired wrong-child-ended-repaired foreign-parent-repaired super-forgotten-repaired subscription-repaired screen-tracker-repaired first-impression-repaired timer-repaired first-call-tracker-repaired" -- "$current")); return ;;
    fuzz--profile) COMPREPLY=($(compgen -W "ios4 ios5 ios6 ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 catalyst26" -- "$current")); return ;;
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
    explore--profile) COMPREPLY=($(compgen -W "ios4 ios5 ios6 ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 catalyst26" -- "$current")); return ;;
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
    --scenario) COMPREPLY=($(compgen -W "uikit forwarding-2011 two-drivers two-drivers-plugin phase-ignored set-before-appearing window-as-phase forgotten-departure forgotten-cancel second-operation cancel-as-finish finish-and-compensate two-ends-on-cancel redundant-choice replaced-untold siblings-told direct-calls re-added-at-layout animated-flag old-completion view-before-child removed-in-flight forgotten-end wrong-child-ended foreign-parent super-forgotten subscription screen-tracker first-impression timer first-call-tracker forwarding-2011-repaired two-drivers-repaired two-drivers-plugin-repaired phase-ignored-repaired set-before-appearing-repaired window-as-phase-repaired forgotten-departure-repaired forgotten-cancel-repaired second-operation-repaired cancel-as-finish-repaired finish-and-compensate-repaired two-ends-on-cancel-repaired redundant-choice-repaired replaced-untold-repaired siblings-told-repaired direct-calls-repaired re-added-at-layout-repaired animated-flag-repaired old-completion-repaired view-before-child-repaired removed-in-flight-repaired forgotten-end-repaired wrong-child-ended-repaired foreign-parent-repaired super-forgotten-repaired subscription-repaired screen-tracker-repaired first-impression-repaired timer-repaired first-call-tracker-repaired" -- "$current")); return ;;
    --profile) COMPREPLY=($(compgen -W "ios4 ios5 ios6 ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 catalyst26" -- "$current")); return ;;
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
    explore) COMPREPLY=($(compgen -W "uikit forwarding-2011 two-drivers two-drivers-plugin phase-ignored set-before-appearing window-as-phase forgotten-departure forgotten-cancel second-operation cancel-as-finish finish-and-compensate two-ends-on-cancel redundant-choice replaced-untold siblings-told direct-calls re-added-at-layout animated-flag old-completion view-before-child removed-in-flight forgotten-end wrong-child-ended foreign-parent super-forgotten subscription screen-tracker first-impression timer first-call-tracker forwarding-2011-repaired two-drivers-repaired two-drivers-plugin-repaired phase-ignored-repaired set-before-appearing-repaired window-as-phase-repaired forgotten-departure-repaired forgotten-cancel-repaired second-operation-repaired cancel-as-finish-repaired finish-and-compensate-repaired two-ends-on-cancel-repaired redundant-choice-repaired replaced-untold-repaired siblings-told-repaired direct-calls-repaired re-added-at-layout-repaired animated-flag-repaired old-completion-repaired view-before-child-repaired removed-in-flight-repaired forgotten-end-repaired wrong-child-ended-repaired foreign-parent-repaired super-forgotten-repaired subscription-repaired screen-tracker-repaired first-impression-repaired timer-repaired first-call-tracker-repaired --steps --operations --controllers --setting --profile --device --variants --oldest-ios --depth --order --walks --seed --fingerprints --no-reduction --misuse --time-limit --memory-limit --certify --fail-on --checkpoint --build-id --step-timeout --in-process --output --json --quiet --color --help" -- "$current")) ;;
    certify) COMPREPLY=($(compgen -f -W "--time-limit --runs --in-process --write --json --color --help" -- "$current")) ;;
    check) COMPREPLY=($(compgen -f -W "--ios --profile --kind --initial --rest-at-end --prints --as --format --html --itf --fail-on --all --show-unrecognised --color --help" -- "$current")) ;;
    replay) COMPREPLY=($(compgen -f -W "--verbose --token --swift --xctest --html --itf --in-process --format --fail-on --color --help" -- "$current")) ;;
    corpus) COMPREPLY=($(compgen -f -W "list status check accept add minimize --output --verbose --in-process --format --fail-on --color --help" -- "$current")) ;;
    report) COMPREPLY=($(compgen -W "--output --in-process --html --color --help" -- "$current")) ;;
    scenarios) COMPREPLY=($(compgen -W "uikit forwarding-2011 two-drivers two-drivers-plugin phase-ignored set-before-appearing window-as-phase forgotten-departure forgotten-cancel second-operation cancel-as-finish finish-and-compensate two-ends-on-cancel redundant-choice replaced-untold siblings-told direct-calls re-added-at-layout animated-flag old-completion view-before-child removed-in-flight forgotten-end wrong-child-ended foreign-parent super-forgotten subscription screen-tracker first-impression timer first-call-tracker forwarding-2011-repaired two-drivers-repaired two-drivers-plugin-repaired phase-ignored-repaired set-before-appearing-repaired window-as-phase-repaired forgotten-departure-repaired forgotten-cancel-repaired second-operation-repaired cancel-as-finish-repaired finish-and-compensate-repaired two-ends-on-cancel-repaired redundant-choice-repaired replaced-untold-repaired siblings-told-repaired direct-calls-repaired re-added-at-layout-repaired animated-flag-repaired old-completion-repaired view-before-child-repaired removed-in-flight-repaired forgotten-end-repaired wrong-child-ended-repaired foreign-parent-repaired super-forgotten-repaired subscription-repaired screen-tracker-repaired first-impression-repaired timer-repaired first-call-tracker-repaired --json --color --help" -- "$current")) ;;
    adopt) COMPREPLY=($(compgen -f -W "--output --dependency --vcfuzz --no-build --color --help" -- "$current")) ;;
    invariants) COMPREPLY=($(compgen -W "INV-1 INV-2 INV-3 INV-4 INV-5 INV-6 INV-7 INV-8 INV-9 INV-10 INV-11 INV-12 INV-13 INV-14 INV-15 INV-16 INV-17 INV-18 INV-19 INV-20 INV-21 INV-22 INV-23 INV-24 INV-25 INV-26 INV-27 INV-28 INV-29 INV-30 INV-31 INV-32 INV-33 INV-34 INV-35 INV-36 INV-37 INV-38 INV-39 INV-40 INV-41 INV-42 INV-43 INV-44 INV-45 INV-46 INV-47 INV-48 INV-49 INV-50 INV-51 INV-52 INV-53 INV-54 INV-55 INV-56 INV-57 INV-58 --json --color --help" -- "$current")) ;;
    rules) COMPREPLY=($(compgen -W "STATE APPEAR LAYOUT NAV DELEG MODAL TAB PAGE SPLIT CHILD WIN MOVE FLAG STATEAT COORD SHOW FIRST QUIRK STATE-1 STATE-2 STATE-3 STATE-4 STATE-5 STATE-6 STATE-7 STATE-8 STATE-9 STATE-10 STATE-11 STATE-12 STATE-13 STATE-14 STATE-15 STATE-16 STATE-17 APPEAR-1 APPEAR-2 APPEAR-3 APPEAR-4 APPEAR-5 APPEAR-6 APPEAR-7 APPEAR-8 APPEAR-9 APPEAR-10 APPEAR-11 APPEAR-12 APPEAR-13 APPEAR-14 APPEAR-15 LAYOUT-1 LAYOUT-2 LAYOUT-3 LAYOUT-4 LAYOUT-5 LAYOUT-6 LAYOUT-7 LAYOUT-8 LAYOUT-9 LAYOUT-10 LAYOUT-11 LAYOUT-12 LAYOUT-13 LAYOUT-14 NAV-1 NAV-2 NAV-3 NAV-4 NAV-5 NAV-6 NAV-7 NAV-8 NAV-9 NAV-10 NAV-11 NAV-12 NAV-13 NAV-14 NAV-15 NAV-16 NAV-17 NAV-18 NAV-19 NAV-20 NAV-21 DELEG-1 DELEG-2 DELEG-3 DELEG-4 DELEG-5 DELEG-6 DELEG-7 DELEG-8 DELEG-9 DELEG-10 DELEG-11 MODAL-1 MODAL-2 MODAL-3 MODAL-4 MODAL-5 MODAL-6 MODAL-7 MODAL-8 MODAL-9 MODAL-10 MODAL-11 MODAL-12 MODAL-13 MODAL-14 MODAL-15 MODAL-16 MODAL-17 MODAL-18 MODAL-19 MODAL-20 MODAL-21 MODAL-22 MODAL-23 MODAL-24 MODAL-25 TAB-1 TAB-2 TAB-3 TAB-4 TAB-5 TAB-6 TAB-7 TAB-8 TAB-9 TAB-10 PAGE-1 PAGE-2 PAGE-3 PAGE-4 PAGE-5 PAGE-6 PAGE-7 PAGE-8 PAGE-9 PAGE-10 SPLIT-1 SPLIT-2 SPLIT-3 SPLIT-4 SPLIT-5 SPLIT-6 CHILD-1 CHILD-2 CHILD-3 CHILD-4 CHILD-5 CHILD-6 CHILD-7 CHILD-8 CHILD-9 CHILD-10 CHILD-11 CHILD-12 CHILD-13 CHILD-14 CHILD-15 CHILD-16 CHILD-17 CHILD-18 CHILD-19 CHILD-20 CHILD-21 CHILD-22 CHILD-23 CHILD-24 CHILD-25 CHILD-26 CHILD-27 CHILD-28 CHILD-29 CHILD-30 CHILD-31 CHILD-32 CHILD-33 CHILD-34 CHILD-35 CHILD-36 CHILD-37 CHILD-38 CHILD-39 WIN-1 WIN-2 WIN-3 WIN-4 WIN-5 WIN-6 WIN-7 WIN-8 WIN-9 WIN-10 WIN-11 WIN-12 MOVE-1 MOVE-2 MOVE-3 MOVE-4 MOVE-5 MOVE-6 MOVE-7 MOVE-8 FLAG-1 FLAG-2 FLAG-3 FLAG-4 FLAG-5 STATEAT-1 STATEAT-2 STATEAT-3 STATEAT-4 STATEAT-5 STATEAT-6 COORD-1 COORD-2 COORD-3 COORD-4 COORD-5 COORD-6 COORD-7 COORD-8 COORD-9 COORD-10 COORD-11 COORD-12 SHOW-1 SHOW-2 SHOW-3 SHOW-4 SHOW-5 SHOW-6 SHOW-7 SHOW-8 SHOW-9 SHOW-10 SHOW-11 SHOW-12 SHOW-13 SHOW-14 FIRST-1 FIRST-2 FIRST-3 FIRST-4 FIRST-5 FIRST-6 QUIRK-1 QUIRK-2 QUIRK-3 QUIRK-4 QUIRK-5 QUIRK-6 QUIRK-7 QUIRK-8 QUIRK-9 QUIRK-10 QUIRK-11 QUIRK-12 QUIRK-13 QUIRK-14 QUIRK-15 --all --json --color --help" -- "$current")) ;;
    profiles) COMPREPLY=($(compgen -W "ios4 ios5 ios6 ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 catalyst26 --json --color --help" -- "$current")) ;;
    completions) COMPREPLY=($(compgen -W "bash zsh fish --color --help" -- "$current")) ;;
    help) COMPREPLY=($(compgen -W "fuzz explore certify check replay corpus report scenarios adopt invariants rules profiles completions help version --color --help" -- "$current")) ;;
    version) COMPREPLY=($(compgen -W "--color --help" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "fuzz explore certify check replay corpus report scenarios adopt invariants rules profiles completions help version --seed --iterations --scenario --profile --oldest-ios --variants --misuse --without --uniform --time-limit --stop-after --require --until-coverage --step-timeout --run-memory --in-process --certify --output --fail-on --only-new --json --format --quiet --verbose --color --help --version" -- "$current")) ;;
  esac
}
complete -F _vcfuzz vcfuzz
