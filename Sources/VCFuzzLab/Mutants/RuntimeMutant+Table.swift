// The mutants of the runtime: what each is called, where it deviates, and how.

extension RuntimeMutant {
  /// One line for each mutant: its name, its phase, and what is wrong; above them, their place.
  static let table = """
    navigation:
    push-drops-old-will | start | What a push covers receives no viewWillDisappear.
    push-doubles-new-will | start | A push sends viewWillAppear twice.
    push-ends-with-layout | finish | An animated push ends with the layout pass of its start.
    push-lacks-flag | start | isMovingToParent is not set on what is pushed.
    push-drops-did-move | finish | A push never sends didMove(toParent:).
    pop-swaps-wills | start | A pop sends viewWillAppear before viewWillDisappear.
    pop-drops-new-did | finish | A pop does not send viewDidAppear.
    pop-flags-wrong-side | start | A pop sets isMovingFromParent on the controller that stays.
    pop-moves-at-start | start | A pop sends didMove(toParent: nil) before the did callbacks.
    pop-to-tells-middle | start | A pop of several sends to the lowest that leaves, not the top.
    set-stack-swaps-dids | finish | A replaced stack sends viewDidAppear before viewDidDisappear.
    nav-keeps-old-view | finish | The view of what leaves stays in the window until after its did.
    nav-queue-lost | request | A waiting push is dropped when the stack leaves the screen.
    nav-off-window-keeps-top | request | A stack changed out of sight still shows its old top.
    nav-did-show-at-start | delegate | didShow comes at the start of the transition.
    nav-did-show-flag | delegate | didShow carries the opposite animated flag.
    nav-will-show-old | delegate | willShow names the controller that leaves.
    swipe-cancel-drops-return | cancel | \
    A cancelled swipe sends nothing to the controller that returns.
    swipe-cancel-swaps-sides | cancel | After a cancelled swipe the order of the sides is swapped.
    swipe-cancel-finishes | release | A cancelled swipe is finished.
    swipe-finish-cancels | release | A finished swipe is cancelled.
    swipe-cancel-tells-did-show | cancel | A cancelled swipe still calls didShow.
    swipe-cancel-keeps-flags | cancel | What compensates a cancelled swipe keeps the move flags.
    tab:
    tab-swaps-wills | start | A tab switch sends viewWillDisappear first.
    tab-drops-old-did | finish | A tab switch does not send viewDidDisappear.
    tab-doubles-new-will | start | A tab switch sends viewWillAppear twice.
    tab-forwards-to-old | forward | After a switch the tab bar still forwards to the old tab.
    tab-fade-never-ends | finish | The animation of a tab switch does not end it.
    tab-unseen-sends-will | request | A tab selected out of sight receives viewWillAppear.
    tab-asks-by-call | delegate | Each switch of tabs asks shouldSelect, one by call too.
    page scroll:
    page-scroll-swaps-dids | finish | A scrolled page turn sends viewDidDisappear first.
    page-scroll-drops-old-will | start | A scrolled page turn sends no viewWillDisappear.
    page-scroll-cancel-finishes | release | A cancelled scroll is finished.
    page-scroll-cancel-keeps-new | cancel | After a cancelled scroll the new page counts as shown.
    page-scroll-cancel-tells-done | delegate | \
    After a cancelled scroll the delegate receives completed: true.
    page curl:
    page-curl-swaps-dids | finish | A curled page turn sends viewDidAppear first.
    page-curl-drops-old-did | finish | A curled page turn does not send viewDidDisappear.
    page-curl-cancel-drops-return | cancel | A cancelled curl sends the returning page nothing.
    page-curl-swipe-tells-nobody | delegate | The delegate is not called at the end of a swipe.
    page scroll:
    page-drops-did-move | move | A replaced page never receives didMove(toParent: nil).
    page curl:
    page-will-move-twice | move | A replaced page receives willMove(toParent: nil) twice.
    page scroll:
    page-early-appears-twice | forward | \
    A page that appeared early appears again with its container.
    split:
    split-detail-drops-old-will | start | A replaced detail gets no viewWillDisappear.
    split-detail-drops-did-move | finish | A new detail never gets didMove(toParent:).
    split-column-drops-dids | finish | A column that comes or goes receives no did.
    split-column-silent | start | A column comes and goes without a callback.
    split-adapt-doubles-will | start | A split that collapses or expands sends viewWillAppear twice.
    split-adapt-forgets-leaving | start | A collapsing split sends nothing to the column that goes.
    split-forwards-to-first | forward | A split forwards to its first column only.
    full screen:
    full-screen-swaps-dids | finish | A presentation that hides sends viewDidDisappear first.
    full-screen-drops-old-will | start | A hidden presenter receives no viewWillDisappear.
    full-screen-keeps-presenter | start | A full-screen presentation leaves its presenter appeared.
    full-screen-dismiss-drops-new-did | finish | A presenter that returns receives no viewDidAppear.
    sheet:
    page-sheet-doubles-will | start | A page sheet receives viewWillAppear twice.
    page-sheet-hides-presenter | start | A page sheet makes its presenter disappear.
    form-sheet-drops-did | finish | A form sheet receives no viewDidAppear.
    over full screen:
    over-full-screen-returns-presenter | start | \
    The presenter appears again when what covers it goes.
    current context:
    current-context-never-returns | finish | A presenter hidden in its context never returns.
    over context:
    over-current-context-drops-will | start | \
    What is presented over a context receives no viewWillAppear.
    sheet:
    dismiss-keeping-drops-did | finish | \
    A dismissal over a presenter that stays sends no viewDidDisappear.
    any style:
    dismiss-keeps-link | finish | The links of a presentation outlive its dismissal.
    sheet:
    dismiss-tells-delegate | delegate | A dismissal by call calls didDismiss of the delegate.
    any style:
    chain-dismiss-forgets-lowest | start | The dismissal of a chain leaves out the lowest of it.
    present-lacks-flag | start | isBeingPresented is not set.
    present-stays-busy | finish | A presentation that has ended still counts as under way.
    completion-twice | completion | The completion of a transition runs twice.
    completion-before-dids | completion | The completion runs before the did callbacks.
    sheet:
    sheet-cancel-drops-did | cancel | A sheet dragged in vain receives no viewDidAppear.
    sheet-cancel-finishes | release | A cancelled drag dismisses the sheet.
    sheet-cancel-completes | completion | A cancelled drag runs the completion of a dismissal.
    sheet-did-dismiss-lost | delegate | The delegate is not called when the sheet was dragged away.
    any:
    coordinator-missing | start | A controller in an animated transition finds no coordinator.
    coordinator-outcome-inverted | completion | \
    The coordinator says cancelled after a finish and the reverse.
    coordinator-completes-twice | completion | The coordinator's completion runs twice.
    coordinator-completion-lost | completion | The coordinator's completions never run.
    coordinator-completion-to-newer | completion | \
    The completion is given to the newest open transition.
    navigation:
    interaction-handler-late | release | The interaction handler runs after the compensation.
    plain:
    forward-to-first-only | forward | A plain container forwards to its first child only.
    forward-drops-did-disappear | forward | viewDidDisappear is not forwarded.
    forward-did-to-unbegun | forward | viewDidAppear is forwarded to children that were not begun.
    forward-flag-inverted | forward | A forwarded callback carries the opposite animated flag.
    insert-drops-did | insert | A child put on screen never receives viewDidAppear.
    insert-did-too-early | insert | A child of an appearing parent does not wait for its did.
    remove-silent | insert | The controller of a view taken out receives nothing.
    remove-doubles-will | insert | A view taken out sends viewWillDisappear twice.
    adopt-drops-will-move | move | addChild does not send willMove(toParent:).
    leave-drops-did-move | move | removeFromParent does not send didMove(toParent: nil).
    did-move-before-unlink | move | didMove(toParent: nil) comes while the parent is still set.
    manual:
    manual-forwards-by-itself | forward | UIKit forwards for a container that forwards by hand.
    manual-insert-appears | insert | UIKit sends callbacks to a child of a manual container.
    manual-begin-doubled | forward | beginAppearanceTransition sends its callback twice.
    manual-end-silent | forward | endAppearanceTransition sends nothing.
    manual-end-sends-other | forward | endAppearanceTransition ends the opposite direction.
    manual-cancel-keeps-count | cancel | A reversed begin adds to the count of what was open.
    any:
    is-appearing-dropped | layout | viewIsAppearing never comes.
    is-appearing-doubled | layout | viewIsAppearing comes twice.
    is-appearing-late | layout | viewIsAppearing waits for the did instead of the layout.
    is-appearing-after-did | layout | viewIsAppearing comes after viewDidAppear.
    is-appearing-flag | layout | viewIsAppearing carries the opposite animated flag.
    layout-before-is-appearing | layout | A view lays out before viewIsAppearing.
    layout-drops-did | layout | viewDidLayoutSubviews is not sent.
    did-disappear-flag | finish | viewDidDisappear carries the opposite animated flag of its will.
    flags-never-cleared | finish | The move flags outlive the did and the next will.
    did-load-twice | load | viewDidLoad comes twice.
    window:
    root-swap-drops-did | finish | A root that is replaced receives no viewDidDisappear.
    root-swap-new-first | start | A new root appears before the old one leaves.
    window-hide-silent | start | The root of a hidden window receives nothing.
    window-return-silent | start | The root of a window shown again receives nothing.
    background-disappears | environment | Entering the background makes the root disappear.
    rotation-appears-again | environment | A rotation sends viewWillAppear to the root.
    any:
    memory-warning-unloads | environment | A memory warning unloads hidden views.
    """
}
