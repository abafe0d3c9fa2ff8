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
    "push-in-push-drops-old-will": .asked([.push], .askedDuring([.push]), \.start, [.newWill]),
    "push-in-push-drops-old-did": .asked([.push], .askedDuring([.push]), \.finish, [.newDid]),
    "push-in-pop-doubles-will": .asked([.push], .askedDuring(pops), .repeatsNewWill),
    "pop-in-push-drops-new-did": .asked(pops, .askedDuring([.push]), \.finish, [.oldDid]),
    "pop-in-pop-forgets-leaving": .asked(pops, .askedDuring(pops), .leaving(.none)),
    "set-stack-in-push-swaps-wills":
      .asked([.setViewControllers], .askedDuring([.push]), \.start, [.newWill, .oldWill]),
    "set-stack-in-pop-keeps-view": .asked([.setViewControllers], .askedDuring(pops), .keepsOldView),
    "push-in-swipe-drops-new-will": .asked([.push], .askedDuring([.pop]), \.start, [.oldWill]),
    "push-while-appearing-drops-did":
      .asked([.push], .askedWhile([.appearing]), from: 2, \.finish, [.oldDid]),
    "pop-while-appearing-doubles-will": .asked(pops, .askedWhile([.appearing]), .repeatsNewWill),
    "push-while-leaving-drops-did":
      .asked(stackKinds, .askedWhile([.disappearing]), from: 0, \.finish, [.oldDid]),
    "push-inside-did-appear-drops-will":
      .asked([.push], .askedInside([.viewDidAppear]), \.start, [.newWill]),
    "push-inside-will-callback-drops-did":
      .asked([.push], .askedInside(wills), \.finish, [.newDid]),
    "pop-inside-did-disappear-drops-will":
      .asked(pops, .askedInside([.viewDidDisappear]), \.start, [.oldWill]),
    "stack-inside-layout-drops-did": .asked(stackKinds, .askedInside(layouts), \.finish, [.oldDid]),
    "stack-inside-move-drops-did":
      .asked(stackKinds, .askedInside([.willMoveToParent, .didMoveToParent]), \.finish, [.newDid]),
    "waiting-stack-loses-did-show":
      .event(.navigationDidShow, when: [.askedDuring(stackKinds), .startsAtLeast(3)], .drop),
    "waiting-stack-will-show-old": .event(
      .navigationWillShow,
      when: [.askedDuring(stackKinds), .startsAtLeast(3)],
      .namesLeaving
    ),
    "tab-in-switch-drops-old-did": .asked([.tab], .askedDuring([.tab]), \.finish, [.newDid]),
    "tab-while-appearing-doubles-will":
      .asked([.tab], .askedWhile([.appearing]), from: 2, .repeatsNewWill),
    "tab-inside-callback-drops-will": .asked([.tab], .askedInside(wills), \.start, [.newWill]),
    "tab-beside-present-drops-did":
      .asked([.tab], .askedBeside(presentations + dismissals), from: 2, \.finish, [.oldDid]),
    "tab-beside-stack-drops-old-did":
      .asked([.tab], .askedBeside(stackKinds), from: 2, \.finish, [.newDid]),
    "page-in-turn-drops-old-did":
      .asked([.pageScroll], .askedDuring([.pageScroll]), \.finish, [.newDid]),
    "page-inside-did-appear-drops-will":
      .asked(pages, .askedInside([.viewDidAppear]), \.start, [.newWill]),
    "page-while-appearing-doubles-will":
      .asked(pages, .askedWhile([.appearing]), from: 2, .repeatsNewWill),
    "curl-in-turn-drops-old-will":
      .asked([.pageCurl], .askedDuring([.pageCurl]), \.start, [.newWill]),
    "present-beside-push-drops-new-did":
      .asked(presentations, .askedBeside([.push]), from: 2, \.finish, [.oldDid]),
    "present-beside-pop-drops-old-will":
      .asked([.presentHiding], .askedBeside(pops), from: 2, \.start, [.newWill]),
    "dismiss-beside-push-drops-new-did":
      .asked([.dismissHiding], .askedBeside([.push]), from: 0, \.finish, [.oldDid]),
    "dismiss-beside-tab-drops-did":
      .asked([.dismissKeeping], .askedBeside([.tab] + pages), from: 0, \.finish, []),
    "push-beside-present-drops-will":
      .asked([.push], .askedBeside(presentations), from: 2, \.start, [.newWill]),
    "pop-beside-dismiss-drops-did":
      .asked(pops, .askedBeside(dismissals), from: 0, \.finish, [.oldDid]),
    "present-inside-did-appear-doubles-will":
      .asked(presentations, .askedInside([.viewDidAppear]), from: 2, .repeatsNewWill),
    "dismiss-inside-did-appear-drops-did":
      .asked(dismissals, .askedInside([.viewDidAppear]), from: 4, \.finish, [.newDid]),
    "detail-beside-stack-drops-did":
      .asked([.splitDetail], .askedBeside(stackKinds), from: 2, \.finish, [.newDid]),
    "insert-into-leaving-drops-did":
      .callback([.viewDidDisappear], when: byWindow + [.parentIs(.disappearing)], .drop),
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

  private static let pages: [TransitionKind] = [.pageScroll, .pageCurl]
  private static let pops: [TransitionKind] = [.pop, .popTo]
  private static let presentations: [TransitionKind] = [.presentHiding, .presentKeeping]
  private static let dismissals: [TransitionKind] = [
    .dismissHiding, .dismissKeeping, .chainDismiss,
  ]
  private static let wills: [Event.Kind] = [.viewWillAppear, .viewWillDisappear]
  private static let layouts: [Event.Kind] = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
}

extension RuntimeDeviation.Rule {
  /// A transition that is asked for in a phase deviates, from that many starts of its kind on.
  fileprivate static func asked(
    _ kinds: [TransitionKind],
    _ phase: RuntimeDeviation.Condition,
    from count: Int = 3,
    _ edit: RuntimeDeviation.TransitionEdit
  ) -> Self {
    .transition(kinds, when: count == 0 ? [phase] : [phase, .startsAtLeast(count)], edit)
  }

  /// Such a transition sends only these beats of one of its parts.
  fileprivate static func asked(
    _ kinds: [TransitionKind],
    _ phase: RuntimeDeviation.Condition,
    from count: Int = 3,
    _ part: any WritableKeyPath<TransitionOrder, [RuntimeDeviation.Beat]> & Sendable,
    _ beats: [RuntimeDeviation.Beat]
  ) -> Self { .asked(kinds, phase, from: count, .beats(part, beats)) }
}
