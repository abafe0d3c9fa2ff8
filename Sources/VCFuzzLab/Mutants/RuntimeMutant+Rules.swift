// What the runtime does differently under each mutant, as rules that it applies where all
// callbacks, flags, orders, moves and notifications pass.

package import HeadlessUIKit
internal import VCLifecycle

extension RuntimeMutant {
  private typealias Rules = KeyValuePairs<String, RuntimeDeviation.Rule>
  private typealias Ending = TransitionOrder.Ending

  /// The rules of each mutant, by its name: all that are listed under it.
  package static let rules: [String: [RuntimeDeviation.Rule]] = [
    stack, swipe, tab, page, split, style, presentation, coordinator, forwarding, insertion, manual,
    layout, window, phaseRules,
  ].reduce(into: [:]) { all, rules in
    for (id, rule) in rules { all[id, default: []].append(rule) }
  }

  // MARK: Containers

  private static let stack: Rules = [
    "push-drops-old-will": .sends([.newWill], \.start, in: .push),
    "push-doubles-new-will": .transition([.push], .repeatsNewWill),
    "push-ends-with-layout": .transition([.push], .endsWithLayout),
    "push-lacks-flag":
      .flags(
        .movingToParent,
        when: [.inTransition([.push, .setViewControllers]), .arrives],
        .cleared
      ),
    "push-drops-did-move": .drops(.didMoveToParent, when: .childOf([.navigation]), .entersParent),
    "pop-swaps-wills": .sends([.newWill, .oldWill], \.start, in: .pop),
    "pop-drops-new-did": .sends([.oldDid], \.finish, in: .pop),
    "pop-flags-wrong-side":
      .flags(.movingFromParent, when: [.inTransition([.pop, .popTo]), .leaves], .cleared),
    "pop-flags-wrong-side":
      .flags(.movingFromParent, when: [.inTransition([.pop, .popTo]), .arrives], .set),
    "pop-moves-at-start":
      .callback([.viewDidDisappear], when: [.inTransition([.pop]), .leaves], .preceded(.moveOut)),
    "pop-to-tells-middle": .transition([.popTo], .leaving(.lowestOfStack)),
    "set-stack-swaps-dids": .sends(newFirstDids, \.finish, in: .setViewControllers),
    "nav-keeps-old-view": .transition(stackKinds, .keepsOldView),
    "nav-queue-lost":
      .drops(
        .didMoveToParent,
        when: .childOf([.navigation]),
        .parentIs(.disappeared),
        .containerHasBeenDriven,
        .entersParent
      ),
    "nav-off-window-keeps-top": .forwarding(.navigation, .toFormerOfNew),
    "nav-did-show-at-start":
      .event(.navigationWillShow, when: [.inTransition(stackKinds)], .followed(.navigationDidShow)),
    "nav-did-show-flag": .event(.navigationDidShow, .flipsAnimated),
    "nav-will-show-old":
      .event(.navigationWillShow, when: [.inTransition(stackKinds)], .namesLeaving),
  ]

  private static let swipe: Rules = [
    "swipe-cancel-drops-return": .sends([.newWill, .newDid], \.compensation, in: .pop),
    "swipe-cancel-swaps-sides":
      .sends([.oldWill, .oldDid, .newWill, .newDid], \.compensation, in: .pop),
    "swipe-cancel-finishes": .transition([.pop], .inverts(cancelled: true)),
    "swipe-finish-cancels": .transition([.pop], .inverts(cancelled: false)),
    "swipe-cancel-tells-did-show":
      .event(.transitionCancel, when: [.inTransition([.pop])], .followed(.navigationDidShow)),
    "swipe-cancel-keeps-flags":
      .flags(.movingFromParent, when: [.inTransition([.pop]), .cancelled, .leaves], .set),
  ]

  private static let tab: Rules = [
    "tab-swaps-wills": .sends([.oldWill, .newWill], \.start, in: .tab),
    "tab-drops-old-did": .sends([.newDid], \.finish, in: .tab),
    "tab-doubles-new-will": .transition([.tab], .repeatsNewWill),
    "tab-forwards-to-old": .forwarding(.tab, .toFormer),
    "tab-fade-never-ends": .transition([.tab], .neverEnds),
    "tab-unseen-sends-will":
      .event(
        .shownChanged,
        when: [.flag(true), .childOf([.tab]), .parentIs(.disappeared)],
        .appears
      ),
    "tab-asks-by-call":
      .event(.transitionRequest, when: [.isContainer(.tab)], .followed(.tabShouldSelect)),
  ]

  private static let page: Rules = [
    "page-scroll-swaps-dids": .sends(oldFirstDids, \.finish, in: .pageScroll),
    "page-scroll-drops-old-will": .sends([.newWill], \.start, in: .pageScroll),
    "page-scroll-cancel-finishes": .transition([.pageScroll], .inverts(cancelled: true)),
    "page-scroll-cancel-keeps-new":
      .transition(
        [.pageScroll],
        .ends(Ending(cancel: [.ownerWillEnd, .callbacks, .coordinatorCompletions]))
      ),
    "page-scroll-cancel-keeps-new":
      .event(
        .coordinatorCompletion,
        when: [.inTransition([.pageScroll]), .cancelled],
        .followed(.pageDidFinish, flag: false)
      ),
    "page-scroll-cancel-tells-done":
      .event(.pageDidFinish, when: [.inTransition([.pageScroll]), .flag(false)], .flipsFlag),
    "page-curl-swaps-dids": .sends(newFirstDids, \.finish, in: .pageCurl),
    "page-curl-drops-old-did": .sends([.newDid], \.finish, in: .pageCurl),
    "page-curl-cancel-drops-return": .sends([.newWill, .newDid], \.compensation, in: .pageCurl),
    "page-curl-swipe-tells-nobody":
      .event(.pageDidFinish, when: [.inTransition([.pageCurl])], .drop),
    "page-drops-did-move": .drops(.didMoveToParent, when: .childOf([.page]), .leavesParent),
    "page-will-move-twice":
      .callback([.willMoveToParent], when: [.childOf([.page]), .leavesParent], .repeated),
    "page-early-appears-twice":
      .callback(
        [.viewWillAppear, .viewDidAppear],
        when: [.isContainer(.page)],
        .followed(.forwardsToEarly)
      ),
  ]

  private static let split: Rules = [
    "split-detail-drops-old-will": .sends([.newWill], \.start, in: .splitDetail),
    "split-detail-drops-did-move":
      .drops(.didMoveToParent, when: .childOf([.split]), .entersParent),
    "split-column-drops-dids": .sends([], \.finish, in: .splitColumn),
    "split-column-silent": .sends([], \.start, in: .splitColumn),
    "split-column-silent": .sends([], \.finish, in: .splitColumn),
    "split-adapt-doubles-will": .transition([.splitAdapt], .repeatsNewWill),
    "split-adapt-forgets-leaving": .transition([.splitAdapt], .leaving(.none)),
    "split-forwards-to-first": .forwarding(.split, .toFirst),
  ]

  static let stackKinds: [TransitionKind] = [.push, .pop, .popTo, .setViewControllers]
  private static let newFirstDids: [RuntimeDeviation.Beat] = [.newDid, .oldDid]
  private static let oldFirstDids: [RuntimeDeviation.Beat] = [.oldDid, .newDid]

  // MARK: Presentations

  private static let style: Rules = [
    "full-screen-swaps-dids": .sends(oldFirstDids, \.finish, in: .presentHiding),
    "full-screen-drops-old-will": .sends([.newWill], \.start, in: .presentHiding),
    "full-screen-keeps-presenter":
      .transition([.presentHiding], style: .fullScreen, .leaving(.none)),
    "full-screen-dismiss-drops-new-did": .sends([.oldDid], \.finish, in: .dismissHiding),
    "page-sheet-doubles-will": .transition([.presentKeeping], style: .pageSheet, .repeatsNewWill),
    "page-sheet-hides-presenter":
      .transition([.presentKeeping], style: .pageSheet, .leaving(.owner)),
    "page-sheet-hides-presenter":
      .transition([.dismissKeeping], style: .pageSheet, .arriving(.owner)),
    "form-sheet-drops-did": .transition([.presentKeeping], style: .formSheet, .beats(\.finish, [])),
    "over-full-screen-returns-presenter":
      .transition([.dismissKeeping], style: .overFullScreen, .arriving(.owner)),
    "current-context-never-returns":
      .transition([.dismissHiding], style: .currentContext, .arriving(.none)),
    "over-current-context-drops-will":
      .transition([.presentKeeping], style: .overCurrentContext, .beats(\.start, [])),
    "dismiss-keeping-drops-did": .sends([], \.finish, in: .dismissKeeping),
  ]

  private static let presentation: Rules = [
    "dismiss-keeps-link": .event(.presentationChanged, when: [.flag(false)], .drop),
    "dismiss-tells-delegate": .event(.dismissCompletion, .followed(.sheetDidDismiss)),
    "chain-dismiss-forgets-lowest": .transition([.chainDismiss], .leaving(.withoutLowestPresented)),
    "present-lacks-flag": .flags(.beingPresented, .cleared),
    "present-stays-busy":
      .transition(
        [.presentKeeping],
        .ends(Ending(finish: [.callbacks, .ownerEnds, .coordinatorCompletions, .completion]))
      ),
    "completion-twice": .event(.presentCompletion, .repeated),
    "completion-twice": .event(.dismissCompletion, .repeated),
    "completion-before-dids":
      .transition(
        [.presentHiding, .presentKeeping, .dismissHiding, .dismissKeeping, .chainDismiss],
        .ends(
          Ending(finish: [
            .completion, .ownerWillEnd, .callbacks, .ownerEnds, .coordinatorCompletions,
          ])
        )
      ),
    "sheet-cancel-drops-did": .sends([.oldWill], \.compensation, in: .sheetDrag),
    "sheet-cancel-finishes": .transition([.sheetDrag], .inverts(cancelled: true)),
    "sheet-cancel-completes":
      .transition(
        [.sheetDrag],
        .ends(
          Ending(cancel: [
            .ownerWillEnd, .ownerTurnsBack, .callbacks, .ownerEnds, .coordinatorCompletions,
            .completion,
          ])
        )
      ),
    "sheet-did-dismiss-lost": .event(.sheetDidDismiss, .drop),
  ]

  private static let coordinator: Rules = [
    "coordinator-missing": .transition(TransitionKind.allCases, .hidesCoordinator),
    "coordinator-outcome-inverted": .event(.coordinatorCompletion, .flipsFlag),
    "coordinator-completes-twice":
      .event(.coordinatorCompletion, when: [.ofRegistration], .repeated),
    "coordinator-completion-lost": .event(.coordinatorCompletion, when: [.ofRegistration], .drop),
    "coordinator-completion-to-newer": .event(.coordinatorCompletion, .movesToNewest),
    "interaction-handler-late":
      .transition(
        [.pop],
        .ends(
          Ending(
            release: [.ownerReleases],
            cancel: [
              .ownerWillEnd, .ownerTurnsBack, .callbacks, .interactionHandlers, .ownerEnds,
              .coordinatorCompletions,
            ]
          )
        )
      ),
  ]

  // MARK: Plain containers

  private static let forwarding: Rules = [
    "forward-to-first-only": .forwarding(.automatic, .toFirst),
    "forward-drops-did-disappear":
      .drops(.viewDidDisappear, when: .origin(.forward), .childOf([.automatic])),
    "forward-did-to-unbegun":
      .callback([.viewDidAppear], when: [.isContainer(.automatic)], .followed(.forwardsToUnbegun)),
    "forward-flag-inverted":
      .callback(
        [.viewWillAppear, .viewWillDisappear],
        when: [.origin(.forward), .childOf([.automatic])],
        .flipsAnimated
      ),
  ]

  static let byWindow: [RuntimeDeviation.Condition] = [
    .origin(.uikit), .outsideTransitions, .childOf([.automatic]),
  ]

  private static let insertion: Rules = [
    "insert-drops-did": .callback([.viewDidAppear], when: byWindow, .drop),
    "insert-did-too-early":
      .callback([.viewWillAppear], when: byWindow + [.parentIs(.appearing)], .followed(.queuedDid)),
    "remove-silent": .callback([.viewWillDisappear, .viewDidDisappear], when: byWindow, .drop),
    "remove-doubles-will": .callback([.viewWillDisappear], when: byWindow, .repeated),
    "adopt-drops-will-move":
      .drops(.willMoveToParent, when: .childOf([.automatic, .manual]), .entersParent),
    "leave-drops-did-move":
      .drops(.didMoveToParent, when: .childOf([.automatic, .manual]), .leavesParent),
    "did-move-before-unlink":
      .callback([.didMoveToParent], when: [.leavesParent], .precedesUnlinking),
  ]

  private static let manual: Rules = [
    "manual-forwards-by-itself":
      .callback(
        [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
        when: [.isContainer(.manual)],
        .preceded(.forwardsByItself)
      ),
    "manual-insert-appears":
      .event(
        .windowChanged,
        when: [.flag(true), .childOf([.manual]), .parentIs(.appeared)],
        .appears
      ),
    "manual-begin-doubled":
      .callback([.viewWillAppear, .viewWillDisappear], when: [.origin(.begin)], .repeated),
    "manual-end-silent": .drops(.viewDidAppear, .viewDidDisappear, when: .origin(.end)),
    "manual-end-sends-other":
      .callback([.viewDidAppear, .viewDidDisappear], when: [.origin(.end)], .reversed),
    "manual-cancel-keeps-count":
      .drops(.viewDidAppear, .viewDidDisappear, when: .origin(.end), .reversed),
  ]

  // MARK: Any controller

  private static let layout: Rules = [
    "is-appearing-dropped": .drops(.viewIsAppearing),
    "is-appearing-doubled": .callback([.viewIsAppearing], .repeated),
    "is-appearing-late": .drops(.viewIsAppearing),
    "is-appearing-late": .callback([.viewDidAppear], .preceded(.isAppearing)),
    "is-appearing-after-did": .drops(.viewIsAppearing),
    "is-appearing-after-did": .callback([.viewDidAppear], .followed(.isAppearing)),
    "is-appearing-flag": .callback([.viewIsAppearing], .flipsAnimated),
    "layout-before-is-appearing": .callback([.viewIsAppearing], .preceded(.layoutPass)),
    "layout-drops-did": .drops(.viewDidLayoutSubviews),
    "did-disappear-flag": .callback([.viewDidDisappear], .flipsAnimated),
    "flags-never-cleared":
      .flags(.movingToParent, when: [.childOf([.navigation]), .isIn(.disappearing)], .set),
    "did-load-twice": .callback([.viewDidLoad], .repeated),
  ]

  private static let root: [RuntimeDeviation.Condition] = [
    .origin(.uikit), .outsideTransitions, .hasNoParent,
  ]

  private static let window: Rules = [
    "root-swap-drops-did": .callback([.viewDidDisappear], when: root + [.replacingRoot], .drop),
    "root-swap-new-first":
      .callback([.viewWillDisappear], when: root + [.replacingRoot], .preceded(.newRootAppears)),
    "window-hide-silent":
      .callback([.viewWillDisappear, .viewDidDisappear], when: root + [.notReplacingRoot], .drop),
    "window-return-silent":
      .callback(
        [.viewWillAppear, .viewDidAppear],
        when: root + [.returns, .notReplacingRoot],
        .drop
      ),
    "background-disappears": .event(.applicationDidEnterBackground, .windowsLeaveScreen),
    "rotation-appears-again": .event(.rotation, .rootsAppearAgain),
    "memory-warning-unloads": .event(.memoryWarning, .hiddenViewsUnload),
  ]
}

extension RuntimeDeviation.Rule {
  /// Callbacks are not sent where all conditions hold.
  fileprivate static func drops(
    _ callbacks: Event.Kind...,
    when conditions: RuntimeDeviation.Condition...
  ) -> Self { .callback(callbacks, when: conditions, .drop) }

  /// A phase of transitions sends these callbacks and no others.
  fileprivate static func sends(
    _ beats: [RuntimeDeviation.Beat],
    _ phase: any WritableKeyPath<TransitionOrder, [RuntimeDeviation.Beat]> & Sendable,
    in kinds: TransitionKind...
  ) -> Self { .transition(kinds, .beats(phase, beats)) }
}
