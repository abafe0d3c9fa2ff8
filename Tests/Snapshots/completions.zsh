#compdef vcfuzz
# zsh completion for vcfuzz, made by 'vcfuzz completions zsh'
_vcfuzz() {
  local -a commands=(
    'fuzz:Look for faults in random runs; meant where no command is named'
    'explore:Search every run of a scenario within bounds, and certify what that covered'
    'certify:Certify that no shorter run shows the fault of a case, or find one'
    'check:Judge a console log or a recorded trace against the rules'
    'replay:Run cases again and compare what they show'
    'corpus:List, extend, minimize or check the folder of kept cases'
    'report:Make the reports of a corpus anew from its cases'
    'scenarios:Print what can be tried, and what of it is faulty by purpose'
    'adopt:Write a package that fuzzes an iOS package on Linux, and build it'
    'invariants:Print what is judged, or one invariant with causes and repair'
    'rules:Print the rules of the lifecycle and how each stands here'
    'profiles:Print the profiles of UIKit, or one with all its variants'
    'completions:Print a script that completes commands and options in a shell'
    'help:Print what the tool or a command does'
    'version:Print the version'
  )
  local line state
  _arguments -C \
    '--seed=[What all chance comes from, as in 7 or 0x2A]:N:' \
    '--iterations=[Runs in all (10000); 0 goes on until --time-limit]:M:' \
    '--scenario=[What to try, as in uikit or '\''*-repaired'\'']:NAME:' \
    '--profile=[One profile for every run, as in ios17]:NAME:' \
    '--oldest-ios=[Oldest version in use (default  the scenario'\''s, or 15)]:N:' \
    '--variants=[Values to sample  disputed (default), or all]:WHICH:(disputed all)' \
    '--misuse=[Misuse UIKit on purpose  none (as a rule), some, all]:LEVEL:(none some all)' \
    '--without=[Leave out ideas  swarm,surroundings,bias,bursts,goals]:IDEAS:' \
    '--uniform[Leave out all of them  every kind of step is as likely]' \
    '--time-limit=[Stop after so long]:SECONDS:' \
    '--stop-after=[Stop after so many findings]:N:' \
    '--require=[Fail unless a run takes it, as in '\''nav appeared push'\'']:LABEL:' \
    '--until-coverage=[Stop once N % of the reachable pairs were seen]:N:' \
    '--step-timeout=[Time after which a step is endless (10)]:SECONDS:' \
    '--run-memory=[Most memory that one run may take (64)]:MB:' \
    '--in-process[Make the runs in this process, without workers]' \
    '--certify=[Runs to look for a shorter path with (500); 0  none]:RUNS:' \
    '--output=[Keep Corpus/ and Reports/ there and not here]:DIR:_files' \
    '--fail-on=[Lowest grade that fails  violation (default), fragile, advice]:GRADE:(violation fragile advice)' \
    '--only-new[Fail only on findings that the corpus does not have yet]' \
    '--json[Print JSON]' \
    '--format=[Report as text, json, junit or sarif]:FORMAT:(text json junit sarif)' \
    '--quiet[Print findings and counts only, no progress]' \
    '--verbose[Tell every finding in full]' \
    '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' \
    '--help[Print what the command does]' \
    '--version[Print the version]' \
    '1: :->command' \
    '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest)
      case $words[1] in
        fuzz) _arguments '--seed=[What all chance comes from, as in 7 or 0x2A]:N:' '--iterations=[Runs in all (10000); 0 goes on until --time-limit]:M:' '--scenario=[What to try, as in uikit or '\''*-repaired'\'']:NAME:' '--profile=[One profile for every run, as in ios17]:NAME:' '--oldest-ios=[Oldest version in use (default  the scenario'\''s, or 15)]:N:' '--variants=[Values to sample  disputed (default), or all]:WHICH:(disputed all)' '--misuse=[Misuse UIKit on purpose  none (as a rule), some, all]:LEVEL:(none some all)' '--without=[Leave out ideas  swarm,surroundings,bias,bursts,goals]:IDEAS:' '--uniform[Leave out all of them  every kind of step is as likely]' '--time-limit=[Stop after so long]:SECONDS:' '--stop-after=[Stop after so many findings]:N:' '--require=[Fail unless a run takes it, as in '\''nav appeared push'\'']:LABEL:' '--until-coverage=[Stop once N % of the reachable pairs were seen]:N:' '--step-timeout=[Time after which a step is endless (10)]:SECONDS:' '--run-memory=[Most memory that one run may take (64)]:MB:' '--in-process[Make the runs in this process, without workers]' '--certify=[Runs to look for a shorter path with (500); 0  none]:RUNS:' '--output=[Keep Corpus/ and Reports/ there and not here]:DIR:_files' '--fail-on=[Lowest grade that fails  violation (default), fragile, advice]:GRADE:(violation fragile advice)' '--only-new[Fail only on findings that the corpus does not have yet]' '--json[Print JSON]' '--format=[Report as text, json, junit or sarif]:FORMAT:(text json junit sarif)' '--quiet[Print findings and counts only, no progress]' '--verbose[Tell every finding in full]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ;;
        explore) _arguments '--steps=[The steps of a person in one run (2); time is free]:K:' '--operations=[What a person may do, as in calls,push,pop,fingers]:WORDS:' '--controllers=[The controllers of the start (5; 2 with a root)]:N:' '--setting=[The start, as in '\''tabs(nav(A), B); C'\''  window; aside]:TREES:' '--profile=[The profile, as in ios17]:NAME:' '--device=[phone (as a rule) or pad]:KIND:(phone pad)' '--variants=[default, disputed or all (each alone), or V-NAV-CANCEL=VALUE]:WHICH:' '--oldest-ios=[Oldest version in use (default  the scenario'\''s, or 15)]:N:' '--depth=[The most steps of a run, time included (200)]:D:' '--order=[Which runs come first, or are drawn, as below (depth-first)]:NAME:' '--walks=[random and pct  the runs to draw (1000)]:N:' '--seed=[random and pct  where chance begins; drawn and printed else]:S:' '--fingerprints[Go on once only from states at rest that are alike (uikit)]' '--no-reduction[Try independent steps and twins in every order]' '--misuse=[Only none  nobody misuses UIKit here]:LEVEL:(none)' '--time-limit=[Stop after so long]:SECONDS:' '--memory-limit=[Stop before more memory is taken]:MB:' '--certify=[Runs to look for a shorter path with (2000)]:RUNS:' '--fail-on=[Lowest grade that fails  violation (default), fragile, advice]:GRADE:(violation fragile advice)' '--checkpoint=[Go on from FILE, and keep there what is left]:FILE:_files' '--build-id=[Identity of the build for FILE (default  the executable'\''s)]:TEXT:' '--step-timeout=[Time after which a step is endless (10)]:SECONDS:' '--in-process[Make the runs in this process, without workers]' '--output=[Keep Corpus/ and Reports/ there and not here]:DIR:_files' '--json[Print JSON]' '--quiet[Print findings and the certificate only]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ':SCENARIO:' ;;
        certify) _arguments '--time-limit=[Stop after so long, for each case]:SECONDS:' '--runs=[Stop after so many runs, for each case]:N:' '--in-process[Make the runs in this process, without workers]' '--write[Put a shorter run that is found into the file of the case]' '--json[Print JSON]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '*:CASE:_files' ;;
        check) _arguments '--ios=[The version the trace is from, as in 17.2 (default  26)]:VERSION:' '--profile=[Hold it to one profile, as in ios17+V-NAV-CANCEL=interleaved]:NAME:' '--kind=[The transition that the whole trace is, if known]:KIND:(unknown root rootSwap push pop popTo setViewControllers presentHiding dismissHiding presentKeeping dismissKeeping sheetDrag chainDismiss tab pageScroll pageCurl pageEarly splitColumn splitDetail splitAdapt childAdd childRemove childSwap childTransfer)' '--initial=[A controller'\''s state before the trace, as in A=appeared]:NAME=STATE:' '--rest-at-end[Nothing is under way where the trace ends]' '--prints=[The callbacks the log prints of every controller]:LIST:' '--as=[Read json or console, whatever the first bytes are]:FORM:(json console)' '--format=[Report as text, json, sarif or junit]:FORMAT:(text json sarif junit)' '--html=[Write the report as a page for a browser, too]:PAGE:_files' '--itf=[Write the only trace in the Informal Trace Format]:FILE:_files' '--fail-on=[Lowest grade that fails  violation (default), fragile, advice]:GRADE:(violation fragile advice)' '--all[Tell all  what was skipped, every finding, the whole story]' '--show-unrecognised[Print the lines that tell of no lifecycle event]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '*:FILE:_files' ;;
        replay) _arguments '--verbose[Print the diagram of every case]' '--token[Print the token of every case, too]' '--swift[Print the steps as Swift source for UIKit, too]' '--xctest=[Write a test that passes once the fault of the only case is mended]:FILE:_files' '--html=[Write the report of the only case as a page]:FILE:_files' '--itf=[Write the trace of the only case in the Informal Trace Format]:FILE:_files' '--in-process[Make the runs in this process, without workers]' '--format=[Report as text, json, junit or sarif]:FORMAT:(text json junit sarif)' '--fail-on=[Lowest grade that fails  violation (default), fragile, advice]:GRADE:(violation fragile advice)' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '*:CASE:_files' ;;
        corpus) _arguments '--output=[The folder that holds Corpus/; the current one unless given]:DIR:_files' '--verbose[check  print the diagram of every case]' '--in-process[Make the runs in this process, without workers]' '--format=[Report as text, json, junit or sarif]:FORMAT:(text json junit sarif)' '--fail-on=[Lowest grade that fails  violation (default), fragile, advice]:GRADE:(violation fragile advice)' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ':ACTION:(list add minimize check)' '*:CASE:_files' ;;
        report) _arguments '--output=[The folder that holds Corpus/ and Reports/; here if not given]:DIR:_files' '--in-process[Make the runs in this process, without workers]' '--html[Make pages for a browser, too]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ;;
        scenarios) _arguments '--json[Print JSON]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ;;
        adopt) _arguments '--output=[Write the new package there (default  FOLDER-vcfuzz)]:FOLDER:_files' '--dependency=[Adopt a local package that the first one needs as well]:FOLDER:_files' '--vcfuzz=[Use this copy of vcfuzz (default  the one this tool is from)]:FOLDER:_files' '--no-build[Write the package and don'\''t build it]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ':FOLDER:_files' ;;
        invariants) _arguments '--json[Print JSON]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '::ID:(INV-1 INV-2 INV-3 INV-4 INV-5 INV-6 INV-7 INV-8 INV-9 INV-10 INV-11 INV-12 INV-13 INV-14 INV-15 INV-16 INV-17 INV-18 INV-19 INV-20 INV-21 INV-22 INV-23 INV-24 INV-25 INV-26 INV-27 INV-28 INV-29 INV-30 INV-31 INV-32 INV-33 INV-34 INV-35 INV-36 INV-37 INV-38 INV-39 INV-40 INV-41 INV-42 INV-43 INV-44 INV-45 INV-46 INV-47 INV-48 INV-49 INV-50 INV-51 INV-52 INV-53 INV-54 INV-55 INV-56 INV-57 INV-58)' ;;
        rules) _arguments '--json[Print JSON]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '::ID|FAMILY:(STATE APPEAR LAYOUT NAV DELEG MODAL TAB PAGE SPLIT CHILD WIN MOVE FLAG STATEAT COORD SHOW FIRST QUIRK)' ;;
        profiles) _arguments '--json[Print JSON]' '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '::NAME:(ios4 ios5 ios6 ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 catalyst26)' ;;
        completions) _arguments '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ':bash|zsh|fish:(bash zsh fish)' ;;
        help) _arguments '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' '::COMMAND:(fuzz explore certify check replay corpus report scenarios adopt invariants rules profiles completions help version)' ;;
        version) _arguments '--color=[auto (terminals, unless NO_COLOR is set), always or never]:MODE:(auto always never)' '--help[Print what the command does]' ;;
      esac ;;
  esac
}
if [ "$funcstack[1]" = "_vcfuzz" ]; then _vcfuzz "$@"; else compdef _vcfuzz vcfuzz; fi
