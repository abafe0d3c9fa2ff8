// The mutants that deviate only where the app calls while something is under way: during another
// transition, inside a callback, on a container that is appearing or disappearing.

internal import HeadlessUIKit
internal import VCLifecycle

extension RuntimeMutant {
  /// Lines as those of `table`.
  static let phaseTable = """
    navigation:
    push-in-push-drops-old-will | start | A push asked for during a push, from the third change \
    of the stack on, sends no viewWillDisappear.
    push-in-push-drops-old-did | finish | A push asked for during a push, from the third change \
    of the stack on, sends no viewDidDisappear.
    push-in-pop-doubles-will | start | A push asked for during a pop, from the third change on, \
    sends viewWillAppear twice.
    pop-in-push-drops-new-did | finish | A pop asked for during a push, from the third change on, \
    sends no viewDidAppear.
    pop-in-pop-forgets-leaving | start | A pop asked for during a pop, from the third change on, \
    sends nothing to the leaving side.
    set-stack-in-push-swaps-wills | start | A stack that is set during a push, from the third \
    change on, sends viewWillAppear first.
    set-stack-in-pop-keeps-view | finish | A stack that is set during a pop, from the third \
    change on, leaves the old view in the window.
    push-in-swipe-drops-new-will | start | A push asked for during a swipe back, from the third \
    change on, sends no viewWillAppear.
    push-while-appearing-drops-did | finish | A push on a stack that appears again sends no \
    viewDidAppear.
    pop-while-appearing-doubles-will | start | A pop on a stack that is appearing, from the third \
    change on, sends viewWillAppear twice.
    push-while-leaving-drops-did | finish | A push on a stack that leaves, and then stays, sends \
    no viewDidAppear.
    push-inside-did-appear-drops-will | start | A push inside viewDidAppear, from the third \
    change on, sends no viewWillDisappear.
    push-inside-will-callback-drops-did | finish | A push inside a will callback, from the third \
    change on, sends no viewDidDisappear.
    pop-inside-did-disappear-drops-will | start | A pop inside viewDidDisappear, from the third \
    change on, sends no viewWillAppear.
    stack-inside-layout-drops-did | finish | A stack changed inside a layout callback, from the \
    third change on, sends no viewDidAppear.
    stack-inside-move-drops-did | finish | A stack changed inside a move callback, from the third \
    change on, sends no viewDidDisappear.
    waiting-stack-loses-did-show | delegate | A change that waited for another one, from the \
    third on, calls no didShow.
    waiting-stack-will-show-old | delegate | A change that waited for another one, from the third \
    on, names the leaving controller in willShow.
    tab:
    tab-in-switch-drops-old-did | finish | A tab selected during a switch, from the third on, \
    sends no viewDidDisappear.
    tab-while-appearing-doubles-will | start | A tab selected while its bar appears again sends \
    viewWillAppear twice.
    tab-inside-callback-drops-will | start | A tab selected inside a will callback, from the \
    third switch on, sends no viewWillDisappear.
    tab-beside-present-drops-did | finish | A second switch of tabs during a presentation or \
    dismissal sends no viewDidAppear.
    tab-beside-stack-drops-old-did | finish | A second switch of tabs while a stack changes sends \
    no viewDidDisappear.
    page scroll:
    page-in-turn-drops-old-did | finish | A page asked for during a scroll, from the third turn \
    on, sends no viewDidDisappear.
    page-inside-did-appear-drops-will | start | A page asked for inside viewDidAppear, from the \
    third turn on, sends no viewWillDisappear.
    page-while-appearing-doubles-will | start | A page asked for while its container appears \
    again sends viewWillAppear twice.
    page curl:
    curl-in-turn-drops-old-will | start | A page asked for during a curl, from the third turn on, \
    sends no viewWillDisappear.
    full screen:
    present-beside-push-drops-new-did | finish | A presentation during a push sends no \
    viewDidAppear, once its presenter has presented before.
    present-beside-pop-drops-old-will | start | A second presentation by one presenter, during a \
    pop, sends it no viewWillDisappear.
    dismiss-beside-push-drops-new-did | finish | A dismissal during a push sends the presenter \
    that returns no viewDidAppear.
    sheet:
    dismiss-beside-tab-drops-did | finish | A dismissal during a switch of tabs or pages sends no \
    viewDidDisappear.
    any style:
    push-beside-present-drops-will | start | A second change of a stack, during a presentation, \
    sends no viewWillDisappear.
    pop-beside-dismiss-drops-did | finish | A pop during a dismissal sends no viewDidAppear.
    present-inside-did-appear-doubles-will | start | A second presentation by one presenter, \
    inside viewDidAppear, sends viewWillAppear twice.
    dismiss-inside-did-appear-drops-did | finish | A dismissal inside viewDidAppear sends no \
    viewDidDisappear, once its presenter has presented twice.
    split:
    detail-beside-stack-drops-did | finish | A second detail controller shown while a stack \
    changes sends no viewDidDisappear.
    plain:
    insert-into-leaving-drops-did | insert | A child put into a parent that leaves again sends no \
    viewDidDisappear.
    remove-while-appearing-silent | insert | A child taken out of a parent that appears again \
    receives nothing.
    manual:
    manual-end-after-return-silent | forward | endAppearanceTransition sends no viewDidAppear once \
    the container has come back.
    manual-begin-while-leaving-silent | forward | beginAppearanceTransition sends no \
    viewWillDisappear while the container leaves again.
    """

  static let phaseRules: KeyValuePairs<String, RuntimeDeviation.Rule> = [
    "push-in-push-drops-old-will": .transition(
      [.push],
      when: [.askedDuring([.push]), .startsAtLeast(3)],
      .beats(\.start, [.newWill])
    ),
    "push-in-push-drops-old-did": .transition(
      [.push],
      when: [.askedDuring([.push]), .startsAtLeast(3)],
      .beats(\.finish, [.newDid])
    ),
    "push-in-pop-doubles-will": .transition(
      [.push],
      when: [.askedDuring(pops), .startsAtLeast(3)],
      .repeatsNewWill
    ),
    "pop-in-push-drops-new-did": .transition(
      pops,
      when: [.askedDuring([.push]), .startsAtLeast(3)],
      .beats(\.finish, [.oldDid])
    ),
    "pop-in-pop-forgets-leaving": .transition(
      pops,
      when: [.askedDuring(pops), .startsAtLeast(3)],
      .leaving(.none)
    ),
    "set-stack-in-push-swaps-wills": .transition(
      [.setViewControllers],
      when: [.askedDuring([.push]), .startsAtLeast(3)],
      .beats(\.start, [.newWill, .oldWill])
    ),
    "set-stack-in-pop-keeps-view": .transition(
      [.setViewControllers],
      when: [.askedDuring(pops), .startsAtLeast(3)],
      .keepsOldView
    ),
    "push-in-swipe-drops-new-will": .transition(
      [.push],
      when: [.askedDuring([.pop]), .startsAtLeast(3)],
      .beats(\.start, [.oldWill])
    ),
    "push-while-appearing-drops-did": .transition(
      [.push],
      when: [.askedWhile([.appearing]), .startsAtLeast(2)],
      .beats(\.finish, [.oldDid])
    ),
    "pop-while-appearing-doubles-will": .transition(
      pops,
      when: [.askedWhile([.appearing]), .startsAtLeast(3)],
      .repeatsNewWill
    ),
    "push-while-leaving-drops-did": .transition(
      stackKinds,
      when: [.askedWhile([.disappearing])],
      .beats(\.finish, [.oldDid])
    ),
    "push-inside-did-appear-drops-will": .transition(
      [.push],
      when: [.askedInside([.viewDidAppear]), .startsAtLeast(3)],
      .beats(\.start, [.newWill])
    ),
    "push-inside-will-callback-drops-did": .transition(
      [.push],
      when: [.askedInside([.viewWillAppear, .viewWillDisappear]), .startsAtLeast(3)],
      .beats(\.finish, [.newDid])
    ),
    "pop-inside-did-disappear-drops-will": .transition(
      pops,
      when: [.askedInside([.viewDidDisappear]), .startsAtLeast(3)],
      .beats(\.start, [.oldWill])
    ),
    "stack-inside-layout-drops-did": .transition(
      stackKinds,
      when: [.askedInside(layouts), .startsAtLeast(3)],
      .beats(\.finish, [.oldDid])
    ),
    "stack-inside-move-drops-did": .transition(
      stackKinds,
      when: [.askedInside([.willMoveToParent, .didMoveToParent]), .startsAtLeast(3)],
      .beats(\.finish, [.newDid])
    ),
    "waiting-stack-loses-did-show": .event(
      .navigationDidShow,
      when: [.askedDuring(stackKinds), .startsAtLeast(3)],
      .drop
    ),
    "waiting-stack-will-show-old": .event(
      .navigationWillShow,
      when: [.askedDuring(stackKinds), .startsAtLeast(3)],
      .namesLeaving
    ),
    "tab-in-switch-drops-old-did": .transition(
      [.tab],
      when: [.askedDuring([.tab]), .startsAtLeast(3)],
      .beats(\.finish, [.newDid])
    ),
    "tab-while-appearing-doubles-will": .transition(
      [.tab],
      when: [.askedWhile([.appearing]), .startsAtLeast(2)],
      .repeatsNewWill
    ),
    "tab-inside-callback-drops-will": .transition(
      [.tab],
      when: [.askedInside([.viewWillAppear, .viewWillDisappear]), .startsAtLeast(3)],
      .beats(\.start, [.newWill])
    ),
    "tab-beside-present-drops-did": .transition(
      [.tab],
      when: [.askedBeside(presentations + dismissals), .startsAtLeast(2)],
      .beats(\.finish, [.oldDid])
    ),
    "tab-beside-stack-drops-old-did": .transition(
      [.tab],
      when: [.askedBeside(stackKinds), .startsAtLeast(2)],
      .beats(\.finish, [.newDid])
    ),
    "page-in-turn-drops-old-did": .transition(
      [.pageScroll],
      when: [.askedDuring([.pageScroll]), .startsAtLeast(3)],
      .beats(\.finish, [.newDid])
    ),
    "page-inside-did-appear-drops-will": .transition(
      [.pageScroll, .pageCurl],
      when: [.askedInside([.viewDidAppear]), .startsAtLeast(3)],
      .beats(\.start, [.newWill])
    ),
    "page-while-appearing-doubles-will": .transition(
      [.pageScroll, .pageCurl],
      when: [.askedWhile([.appearing]), .startsAtLeast(2)],
      .repeatsNewWill
    ),
    "curl-in-turn-drops-old-will": .transition(
      [.pageCurl],
      when: [.askedDuring([.pageCurl]), .startsAtLeast(3)],
      .beats(\.start, [.newWill])
    ),
    "present-beside-push-drops-new-did": .transition(
      presentations,
      when: [.askedBeside([.push]), .startsAtLeast(2)],
      .beats(\.finish, [.oldDid])
    ),
    "present-beside-pop-drops-old-will": .transition(
      [.presentHiding],
      when: [.askedBeside(pops), .startsAtLeast(2)],
      .beats(\.start, [.newWill])
    ),
    "dismiss-beside-push-drops-new-did": .transition(
      [.dismissHiding],
      when: [.askedBeside([.push])],
      .beats(\.finish, [.oldDid])
    ),
    "dismiss-beside-tab-drops-did": .transition(
      [.dismissKeeping],
      when: [.askedBeside([.tab, .pageScroll, .pageCurl])],
      .beats(\.finish, [])
    ),
    "push-beside-present-drops-will": .transition(
      [.push],
      when: [.askedBeside(presentations), .startsAtLeast(2)],
      .beats(\.start, [.newWill])
    ),
    "pop-beside-dismiss-drops-did": .transition(
      pops,
      when: [.askedBeside(dismissals)],
      .beats(\.finish, [.oldDid])
    ),
    "present-inside-did-appear-doubles-will": .transition(
      presentations,
      when: [.askedInside([.viewDidAppear]), .startsAtLeast(2)],
      .repeatsNewWill
    ),
    "dismiss-inside-did-appear-drops-did": .transition(
      dismissals,
      when: [.askedInside([.viewDidAppear]), .startsAtLeast(4)],
      .beats(\.finish, [.newDid])
    ),
    "detail-beside-stack-drops-did": .transition(
      [.splitDetail],
      when: [.askedBeside(stackKinds), .startsAtLeast(2)],
      .beats(\.finish, [.newDid])
    ),
    "insert-into-leaving-drops-did": .callback(
      [.viewDidDisappear],
      when: byWindow + [.parentIs(.disappearing)],
      .drop
    ),
    "remove-while-appearing-silent": .callback(
      [.viewWillDisappear, .viewDidDisappear],
      when: byWindow + [.parentIs(.appearing), .returns],
      .drop
    ),
    "manual-end-after-return-silent": .callback(
      [.viewDidAppear],
      when: [.origin(.end), .childOf([.manual]), .parentIs(.appeared), .parentReturns],
      .drop
    ),
    "manual-begin-while-leaving-silent": .callback(
      [.viewWillDisappear],
      when: [.origin(.begin), .childOf([.manual]), .parentIs(.disappearing), .parentReturns],
      .drop
    ),
  ]

  private static let pops: [TransitionKind] = [.pop, .popTo]
  private static let presentations: [TransitionKind] = [.presentHiding, .presentKeeping]
  private static let dismissals: [TransitionKind] = [
    .dismissHiding, .dismissKeeping, .chainDismiss,
  ]
  private static let layouts: [Event.Kind] = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
}
