// The mutants of the runtime: what each is called, where it deviates, and how.

extension RuntimeMutant {
  /// One line for each mutant: its name, its place, its phase, and what is wrong.
  static let table = """
    push-drops-old-will | navigation | start | What a push covers hears no viewWillDisappear.
    push-doubles-new-will | navigation | start | A push sends viewWillAppear twice.
    push-ends-with-layout | navigation | finish | \
    An animated push ends with the layout pass of its start.
    push-lacks-flag | navigation | start | isMovingToParent is not set on what is pushed.
    push-drops-did-move | navigation | finish | A push never sends didMove(toParent:).
    pop-swaps-wills | navigation | start | \
    A pop tells the controller that comes before the one that leaves.
    pop-drops-new-did | navigation | finish | A pop does not send viewDidAppear.
    pop-flags-wrong-side | navigation | start | \
    A pop sets isMovingFromParent on the controller that stays.
    pop-moves-at-start | navigation | start | \
    A pop sends didMove(toParent: nil) before the did callbacks.
    pop-to-tells-middle | navigation | start | \
    A pop of several tells the lowest that leaves instead of the top.
    set-stack-swaps-dids | navigation | finish | \
    A replaced stack sends viewDidAppear before viewDidDisappear.
    nav-keeps-old-view | navigation | finish | \
    The view of what leaves stays in the window until after its did.
    nav-queue-lost | navigation | request | \
    A waiting push is forgotten when the stack leaves the screen.
    nav-off-window-keeps-top | navigation | request | \
    A stack changed out of sight goes on showing its old top.
    nav-did-show-at-start | navigation | delegate | didShow comes at the start of the transition.
    nav-did-show-flag | navigation | delegate | didShow carries the opposite animated flag.
    nav-will-show-old | navigation | delegate | willShow names the controller that leaves.
    swipe-cancel-drops-return | navigation | cancel | \
    A cancelled swipe does not tell the controller that returns.
    swipe-cancel-swaps-sides | navigation | cancel | \
    A cancelled swipe tells who returns before who leaves again.
    swipe-cancel-finishes | navigation | release | A cancelled swipe is finished.
    swipe-finish-cancels | navigation | release | A finished swipe is cancelled.
    swipe-cancel-tells-did-show | navigation | cancel | \
    After a cancelled swipe didShow comes all the same.
    swipe-cancel-keeps-flags | navigation | cancel | \
    What compensates a cancelled swipe keeps the move flags.
    tab-swaps-wills | tab | start | A tab switch tells the tab that leaves first.
    tab-drops-old-did | tab | finish | A tab switch does not send viewDidDisappear.
    tab-doubles-new-will | tab | start | A tab switch sends viewWillAppear twice.
    tab-forwards-to-old | tab | forward | After a switch the tab bar still forwards to the old tab.
    tab-fade-never-ends | tab | finish | The animation of a tab switch does not end it.
    tab-unseen-sends-will | tab | request | A tab selected out of sight hears viewWillAppear.
    tab-asks-by-call | tab | delegate | A selection by call asks shouldSelect.
    page-scroll-swaps-dids | page scroll | finish | \
    A scrolled page turn sends viewDidDisappear first.
    page-scroll-drops-old-will | page scroll | start | \
    A scrolled page turn does not tell the page that leaves.
    page-scroll-cancel-finishes | page scroll | release | A cancelled scroll is finished.
    page-scroll-cancel-keeps-new | page scroll | cancel | \
    After a cancelled scroll the new page counts as shown.
    page-scroll-cancel-tells-done | page scroll | delegate | \
    After a cancelled scroll the delegate hears completed: true.
    page-curl-swaps-dids | page curl | finish | A curled page turn sends viewDidAppear first.
    page-curl-drops-old-did | page curl | finish | \
    A curled page turn does not send viewDidDisappear.
    page-curl-cancel-drops-return | page curl | cancel | \
    A cancelled curl does not tell the page that returns.
    page-curl-swipe-tells-nobody | page curl | delegate | \
    The delegate does not hear of the end of a swipe.
    page-drops-did-move | page scroll | move | A replaced page never hears didMove(toParent: nil).
    page-will-move-twice | page curl | move | A replaced page hears willMove(toParent: nil) twice.
    page-early-appears-twice | page scroll | forward | \
    A page that appeared early appears again with its container.
    split-detail-drops-old-will | split | start | \
    A replaced detail controller is not told that it will go.
    split-detail-drops-did-move | split | finish | \
    A new detail controller never hears didMove(toParent:).
    split-column-drops-dids | split | finish | A column that comes or goes hears no did.
    split-column-silent | split | start | A column comes and goes without a callback.
    split-adapt-doubles-will | split | start | \
    A split that collapses or expands sends viewWillAppear twice.
    split-adapt-forgets-leaving | split | start | \
    A split that collapses does not tell the column that goes.
    split-forwards-to-first | split | forward | A split forwards to its first column only.
    full-screen-swaps-dids | full screen | finish | \
    A presentation that hides sends viewDidDisappear first.
    full-screen-drops-old-will | full screen | start | \
    A presenter is not told that it will be hidden.
    full-screen-keeps-presenter | full screen | start | \
    A full-screen presentation leaves its presenter appeared.
    full-screen-dismiss-drops-new-did | full screen | finish | \
    A presenter that returns hears no viewDidAppear.
    page-sheet-doubles-will | sheet | start | A page sheet hears viewWillAppear twice.
    page-sheet-hides-presenter | sheet | start | A page sheet makes its presenter disappear.
    form-sheet-drops-did | sheet | finish | A form sheet hears no viewDidAppear.
    over-full-screen-returns-presenter | over full screen | start | \
    The presenter appears again when what covers it goes.
    current-context-never-returns | current context | finish | \
    A presenter hidden in its context never returns.
    over-current-context-drops-will | over context | start | \
    What is presented over a context hears no viewWillAppear.
    dismiss-keeping-drops-did | sheet | finish | \
    A dismissal over a presenter that stays sends no viewDidDisappear.
    dismiss-keeps-link | any style | finish | The links of a presentation outlive its dismissal.
    dismiss-tells-delegate | sheet | delegate | A dismissal by call tells the delegate didDismiss.
    chain-dismiss-forgets-lowest | any style | start | \
    The dismissal of a chain forgets the lowest that leaves.
    present-lacks-flag | any style | start | isBeingPresented is not set.
    present-stays-busy | any style | finish | \
    A presentation that has ended still counts as under way.
    completion-twice | any style | completion | The completion of a transition runs twice.
    completion-before-dids | any style | completion | The completion runs before the did callbacks.
    sheet-cancel-drops-did | sheet | cancel | A sheet dragged in vain hears no viewDidAppear.
    sheet-cancel-finishes | sheet | release | A cancelled drag dismisses the sheet.
    sheet-cancel-completes | sheet | completion | \
    A cancelled drag runs the completion of a dismissal.
    sheet-did-dismiss-lost | sheet | delegate | \
    The delegate does not hear that the sheet was dragged away.
    coordinator-missing | any | start | A controller in an animated transition finds no coordinator.
    coordinator-outcome-inverted | any | completion | \
    The coordinator says cancelled after a finish and the reverse.
    coordinator-completes-twice | any | completion | The coordinator's completion runs twice.
    coordinator-completion-lost | any | completion | The coordinator's completions never run.
    coordinator-completion-to-newer | any | completion | \
    The completion is given to the newest open transition.
    interaction-handler-late | navigation | release | \
    The interaction handler runs after the compensation.
    forward-to-first-only | plain | forward | A plain container forwards to its first child only.
    forward-drops-did-disappear | plain | forward | viewDidDisappear is not forwarded.
    forward-did-to-unbegun | plain | forward | \
    viewDidAppear is forwarded to children that were not begun.
    forward-flag-inverted | plain | forward | \
    A forwarded callback carries the opposite animated flag.
    insert-drops-did | plain | insert | A child put on screen never hears viewDidAppear.
    insert-did-too-early | plain | insert | \
    A child of an appearing parent does not wait for its did.
    remove-silent | plain | insert | A view taken out tells its controller nothing.
    remove-doubles-will | plain | insert | A view taken out sends viewWillDisappear twice.
    adopt-drops-will-move | plain | move | addChild does not send willMove(toParent:).
    leave-drops-did-move | plain | move | removeFromParent does not send didMove(toParent: nil).
    did-move-before-unlink | plain | move | \
    didMove(toParent: nil) comes while the parent is still set.
    manual-forwards-by-itself | manual | forward | \
    UIKit forwards for a container that forwards by hand.
    manual-insert-appears | manual | insert | \
    UIKit tells a child put into a container that forwards by hand.
    manual-begin-doubled | manual | forward | beginAppearanceTransition sends its callback twice.
    manual-end-silent | manual | forward | endAppearanceTransition sends nothing.
    manual-end-sends-other | manual | forward | endAppearanceTransition ends the opposite direction.
    manual-cancel-keeps-count | manual | cancel | \
    A reversed begin adds to the count of what was open.
    is-appearing-dropped | any | layout | viewIsAppearing never comes.
    is-appearing-doubled | any | layout | viewIsAppearing comes twice.
    is-appearing-late | any | layout | viewIsAppearing waits for the did instead of the layout.
    is-appearing-after-did | any | layout | viewIsAppearing comes after viewDidAppear.
    is-appearing-flag | any | layout | viewIsAppearing carries the opposite animated flag.
    layout-before-is-appearing | any | layout | A view lays out before viewIsAppearing.
    layout-drops-did | any | layout | viewDidLayoutSubviews is not sent.
    did-disappear-flag | any | finish | \
    viewDidDisappear carries the opposite animated flag of its will.
    flags-never-cleared | any | finish | The move flags outlive the did and the next will.
    did-load-twice | any | load | viewDidLoad comes twice.
    root-swap-drops-did | window | finish | A root that is replaced hears no viewDidDisappear.
    root-swap-new-first | window | start | A new root appears before the old one leaves.
    window-hide-silent | window | start | What a hidden window shows is not told.
    window-return-silent | window | start | What a window shows again is not told.
    background-disappears | window | surroundings | \
    Entering the background makes the root disappear.
    rotation-appears-again | window | surroundings | A rotation sends viewWillAppear to the root.
    memory-warning-unloads | any | surroundings | \
    A memory warning takes hidden views away in secret.
    """
}
