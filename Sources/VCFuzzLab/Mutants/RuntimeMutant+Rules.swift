// What the runtime does differently under each mutant, as rules that it applies where all
// callbacks, flags, orders, moves and notifications pass.

package import HeadlessUIKit
internal import Lifecycle

extension RuntimeMutant {
  private typealias Rules = [String: [RuntimeDeviation.Rule]]
  private typealias Ending = TransitionOrder.Ending

  /// The rules of each mutant, by its name.
  package static let rules: [String: [RuntimeDeviation.Rule]] = [
    stack, swipe, tab, page, split, style, presentation, coordinator, forwarding, insertion, manual,
    layout, window,
  ].reduce(into: [:]) { all, rules in all.merge(rules) { first, _ in first } }

  // MARK: Containers

  private static let stack: Rules = [
    "push-drops-old-will": [.transition([.push], .beats(\.start, [.newWill]))],
    "push-doubles-new-will": [.transition([.push], .repeatsNewWill)],
    "push-ends-with-layout": [.transition([.push], .endsWithLayout)],
    "push-lacks-flag": [
      .flags(
        .movingToParent,
        when: [.inTransition([.push, .setViewControllers]), .arrives],
        .cleared
      )
    ],
    "push-drops-did-move": [
      .callback([.didMoveToParent], when: [.childOf([.navigation]), .entersParent], .drop)
    ],
    "pop-swaps-wills": [.transition([.pop], .beats(\.start, [.newWill, .oldWill]))],
    "pop-drops-new-did": [.transition([.pop], .beats(\.finish, [.oldDid]))],
    "pop-flags-wrong-side": [
      .flags(.movingFromParent, when: [.inTransition([.pop, .popTo]), .leaves], .cleared),
      .flags(.movingFromParent, when: [.inTransition([.pop, .popTo]), .arrives], .set),
    ],
    "pop-moves-at-start": [
      .callback([.viewDidDisappear], when: [.inTransition([.pop]), .leaves], .preceded(.moveOut))
    ],
    "pop-to-tells-middle": [.transition([.popTo], .leaving(.lowestOfStack))],
    "set-stack-swaps-dids": [.transition([.setViewControllers], .beats(\.finish, newFirstDids))],
    "nav-keeps-old-view": [.transition(stackKinds, .keepsOldView)],
    "nav-queue-lost": [
      .callback(
        [.didMoveToParent],
        when: [
          .childOf([.navigation]), .parentIs(.disappeared), .containerHasBeenDriven, .entersParent,
        ],
        .drop
      )
    ],
    "nav-off-window-keeps-top": [.forwarding(.navigation, .toFormerOfNew)],
    "nav-did-show-at-start": [
      .event(.navigationWillShow, when: [.inTransition(stackKinds)], .followed(.navigationDidShow))
    ],
    "nav-did-show-flag": [.event(.navigationDidShow, .flipsAnimated)],
    "nav-will-show-old": [
      .event(.navigationWillShow, when: [.inTransition(stackKinds)], .namesLeaving)
    ],
  ]

  private static let swipe: Rules = [
    "swipe-cancel-drops-return": [
      .transition([.pop], .beats(\.compensation, [.newWill, .newDid]))
    ],
    "swipe-cancel-swaps-sides": [
      .transition([.pop], .beats(\.compensation, [.oldWill, .oldDid, .newWill, .newDid]))
    ],
    "swipe-cancel-finishes": [.transition([.pop], .inverts(cancelled: true))],
    "swipe-finish-cancels": [.transition([.pop], .inverts(cancelled: false))],
    "swipe-cancel-tells-did-show": [
      .event(.transitionCancel, when: [.inTransition([.pop])], .followed(.navigationDidShow))
    ],
    "swipe-cancel-keeps-flags": [
      .flags(.movingFromParent, when: [.inTransition([.pop]), .cancelled, .leaves], .set)
    ],
  ]

  private static let tab: Rules = [
    "tab-swaps-wills": [.transition([.tab], .beats(\.start, [.oldWill, .newWill]))],
    "tab-drops-old-did": [.transition([.tab], .beats(\.finish, [.newDid]))],
    "tab-doubles-new-will": [.transition([.tab], .repeatsNewWill)],
    "tab-forwards-to-old": [.forwarding(.tab, .toFormer)],
    "tab-fade-never-ends": [.transition([.tab], .neverEnds)],
    "tab-unseen-sends-will": [
      .event(
        .shownChanged,
        when: [.flag(true), .childOf([.tab]), .parentIs(.disappeared)],
        .appears
      )
    ],
    "tab-asks-by-call": [
      .event(
        .transitionStart,
        when: [.inTransition([.tab]), .startedByCall],
        .followed(.tabShouldSelect)
      )
    ],
  ]

  private static let page: Rules = [
    "page-scroll-swaps-dids": [.transition([.pageScroll], .beats(\.finish, oldFirstDids))],
    "page-scroll-drops-old-will": [.transition([.pageScroll], .beats(\.start, [.newWill]))],
    "page-scroll-cancel-finishes": [.transition([.pageScroll], .inverts(cancelled: true))],
    "page-scroll-cancel-keeps-new": [
      .transition(
        [.pageScroll],
        .ends(Ending(cancel: [.ownerWillEnd, .callbacks, .coordinatorCompletions]))
      ),
      .event(
        .coordinatorCompletion,
        when: [.inTransition([.pageScroll]), .cancelled],
        .followed(.pageDidFinish, flag: false)
      ),
    ],
    "page-scroll-cancel-tells-done": [
      .event(.pageDidFinish, when: [.inTransition([.pageScroll]), .flag(false)], .flipsFlag)
    ],
    "page-curl-swaps-dids": [.transition([.pageCurl], .beats(\.finish, newFirstDids))],
    "page-curl-drops-old-did": [.transition([.pageCurl], .beats(\.finish, [.newDid]))],
    "page-curl-cancel-drops-return": [
      .transition([.pageCurl], .beats(\.compensation, [.newWill, .newDid]))
    ],
    "page-curl-swipe-tells-nobody": [
      .event(.pageDidFinish, when: [.inTransition([.pageCurl])], .drop)
    ],
    "page-drops-did-move": [
      .callback([.didMoveToParent], when: [.childOf([.page]), .leavesParent], .drop)
    ],
    "page-will-move-twice": [
      .callback([.willMoveToParent], when: [.childOf([.page]), .leavesParent], .repeated)
    ],
    "page-early-appears-twice": [
      .callback(
        [.viewWillAppear, .viewDidAppear],
        when: [.isContainer(.page)],
        .followed(.forwardsToEarly)
      )
    ],
  ]

  private static let split: Rules = [
    "split-detail-drops-old-will": [.transition([.splitDetail], .beats(\.start, [.newWill]))],
    "split-detail-drops-did-move": [
      .callback([.didMoveToParent], when: [.childOf([.split]), .entersParent], .drop)
    ],
    "split-column-drops-dids": [.transition([.splitColumn], .beats(\.finish, []))],
    "split-column-silent": [
      .transition([.splitColumn], .beats(\.start, [])),
      .transition([.splitColumn], .beats(\.finish, [])),
    ],
    "split-adapt-doubles-will": [.transition([.splitAdapt], .repeatsNewWill)],
    "split-adapt-forgets-leaving": [.transition([.splitAdapt], .leaving(.none))],
    "split-forwards-to-first": [.forwarding(.split, .toFirst)],
  ]

  private static let stackKinds: [TransitionKind] = [.push, .pop, .popTo, .setViewControllers]
  private static let newFirstDids: [RuntimeDeviation.Beat] = [.newDid, .oldDid]
  private static let oldFirstDids: [RuntimeDeviation.Beat] = [.oldDid, .newDid]

  // MARK: Presentations

  private static let style: Rules = [
    "full-screen-swaps-dids": [.transition([.presentHiding], .beats(\.finish, oldFirstDids))],
    "full-screen-drops-old-will": [.transition([.presentHiding], .beats(\.start, [.newWill]))],
    "full-screen-keeps-presenter": [
      .transition([.presentHiding], style: .fullScreen, .leaving(.none))
    ],
    "full-screen-dismiss-drops-new-did": [
      .transition([.dismissHiding], .beats(\.finish, [.oldDid]))
    ],
    "page-sheet-doubles-will": [.transition([.presentKeeping], style: .pageSheet, .repeatsNewWill)],
    "page-sheet-hides-presenter": [
      .transition([.presentKeeping], style: .pageSheet, .leaving(.owner)),
      .transition([.dismissKeeping], style: .pageSheet, .arriving(.owner)),
    ],
    "form-sheet-drops-did": [
      .transition([.presentKeeping], style: .formSheet, .beats(\.finish, []))
    ],
    "over-full-screen-returns-presenter": [
      .transition([.dismissKeeping], style: .overFullScreen, .arriving(.owner))
    ],
    "current-context-never-returns": [
      .transition([.dismissHiding], style: .currentContext, .arriving(.none))
    ],
    "over-current-context-drops-will": [
      .transition([.presentKeeping], style: .overCurrentContext, .beats(\.start, []))
    ],
    "dismiss-keeping-drops-did": [.transition([.dismissKeeping], .beats(\.finish, []))],
  ]

  private static let presentation: Rules = [
    "dismiss-keeps-link": [.event(.presentationChanged, when: [.flag(false)], .drop)],
    "dismiss-tells-delegate": [.event(.dismissCompletion, .followed(.sheetDidDismiss))],
    "chain-dismiss-forgets-lowest": [
      .transition([.chainDismiss], .leaving(.withoutLowestPresented))
    ],
    "present-lacks-flag": [.flags(.beingPresented, .cleared)],
    "present-stays-busy": [
      .transition(
        [.presentKeeping],
        .ends(Ending(finish: [.callbacks, .ownerEnds, .coordinatorCompletions, .completion]))
      )
    ],
    "completion-twice": [
      .event(.presentCompletion, .repeated),
      .event(.dismissCompletion, .repeated),
    ],
    "completion-before-dids": [
      .transition(
        [.presentHiding, .presentKeeping, .dismissHiding, .dismissKeeping, .chainDismiss],
        .ends(
          Ending(finish: [
            .completion, .ownerWillEnd, .callbacks, .ownerEnds, .coordinatorCompletions,
          ])
        )
      )
    ],
    "sheet-cancel-drops-did": [.transition([.sheetDrag], .beats(\.compensation, [.oldWill]))],
    "sheet-cancel-finishes": [.transition([.sheetDrag], .inverts(cancelled: true))],
    "sheet-cancel-completes": [
      .transition(
        [.sheetDrag],
        .ends(
          Ending(cancel: [
            .ownerWillEnd, .ownerTurnsBack, .callbacks, .ownerEnds, .coordinatorCompletions,
            .completion,
          ])
        )
      )
    ],
    "sheet-did-dismiss-lost": [.event(.sheetDidDismiss, .drop)],
  ]

  private static let coordinator: Rules = [
    "coordinator-missing": [.transition(TransitionKind.allCases, .hidesCoordinator)],
    "coordinator-outcome-inverted": [.event(.coordinatorCompletion, .flipsFlag)],
    "coordinator-completes-twice": [
      .event(.coordinatorCompletion, when: [.ofRegistration], .repeated)
    ],
    "coordinator-completion-lost": [.event(.coordinatorCompletion, when: [.ofRegistration], .drop)],
    "coordinator-completion-to-newer": [.event(.coordinatorCompletion, .movesToNewest)],
    "interaction-handler-late": [
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
      )
    ],
  ]

  // MARK: Plain containers

  private static let forwarding: Rules = [
    "forward-to-first-only": [.forwarding(.automatic, .toFirst)],
    "forward-drops-did-disappear": [
      .callback([.viewDidDisappear], when: [.origin(.forward), .childOf([.automatic])], .drop)
    ],
    "forward-did-to-unbegun": [
      .callback([.viewDidAppear], when: [.isContainer(.automatic)], .followed(.forwardsToUnbegun))
    ],
    "forward-flag-inverted": [
      .callback(
        [.viewWillAppear, .viewWillDisappear],
        when: [.origin(.forward), .childOf([.automatic])],
        .flipsAnimated
      )
    ],
  ]

  private static let byWindow: [RuntimeDeviation.Condition] = [
    .origin(.uikit), .outsideTransitions, .childOf([.automatic]),
  ]

  private static let insertion: Rules = [
    "insert-drops-did": [.callback([.viewDidAppear], when: byWindow, .drop)],
    "insert-did-too-early": [
      .callback([.viewWillAppear], when: byWindow + [.parentIs(.appearing)], .followed(.queuedDid))
    ],
    "remove-silent": [.callback([.viewWillDisappear, .viewDidDisappear], when: byWindow, .drop)],
    "remove-doubles-will": [.callback([.viewWillDisappear], when: byWindow, .repeated)],
    "adopt-drops-will-move": [
      .callback(
        [.willMoveToParent],
        when: [.childOf([.automatic, .manual]), .entersParent],
        .drop
      )
    ],
    "leave-drops-did-move": [
      .callback([.didMoveToParent], when: [.childOf([.automatic, .manual]), .leavesParent], .drop)
    ],
    "did-move-before-unlink": [
      .callback([.didMoveToParent], when: [.leavesParent], .precedesUnlinking)
    ],
  ]

  private static let manual: Rules = [
    "manual-forwards-by-itself": [
      .callback(
        [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
        when: [.isContainer(.manual)],
        .preceded(.forwardsByItself)
      )
    ],
    "manual-insert-appears": [
      .event(
        .windowChanged,
        when: [.flag(true), .childOf([.manual]), .parentIs(.appeared)],
        .appears
      )
    ],
    "manual-begin-doubled": [
      .callback([.viewWillAppear, .viewWillDisappear], when: [.origin(.begin)], .repeated)
    ],
    "manual-end-silent": [
      .callback([.viewDidAppear, .viewDidDisappear], when: [.origin(.end)], .drop)
    ],
    "manual-end-sends-other": [
      .callback([.viewDidAppear, .viewDidDisappear], when: [.origin(.end)], .reversed)
    ],
    "manual-cancel-keeps-count": [
      .callback([.viewDidAppear, .viewDidDisappear], when: [.origin(.end), .reversed], .drop)
    ],
  ]

  // MARK: Any controller

  private static let layout: Rules = [
    "is-appearing-dropped": [.callback([.viewIsAppearing], .drop)],
    "is-appearing-doubled": [.callback([.viewIsAppearing], .repeated)],
    "is-appearing-late": [
      .callback([.viewIsAppearing], .drop),
      .callback([.viewDidAppear], .preceded(.isAppearing)),
    ],
    "is-appearing-after-did": [
      .callback([.viewIsAppearing], .drop),
      .callback([.viewDidAppear], .followed(.isAppearing)),
    ],
    "is-appearing-flag": [.callback([.viewIsAppearing], .flipsAnimated)],
    "layout-before-is-appearing": [.callback([.viewIsAppearing], .preceded(.layoutPass))],
    "layout-drops-did": [.callback([.viewDidLayoutSubviews], .drop)],
    "did-disappear-flag": [.callback([.viewDidDisappear], .flipsAnimated)],
    "flags-never-cleared": [
      .flags(.movingToParent, when: [.childOf([.navigation]), .isIn(.disappearing)], .set)
    ],
    "did-load-twice": [.callback([.viewDidLoad], .repeated)],
  ]

  private static let root: [RuntimeDeviation.Condition] = [
    .origin(.uikit), .outsideTransitions, .hasNoParent,
  ]

  private static let window: Rules = [
    "root-swap-drops-did": [.callback([.viewDidDisappear], when: root + [.replacingRoot], .drop)],
    "root-swap-new-first": [
      .callback(
        [.viewWillDisappear],
        when: root + [.replacingRoot],
        .preceded(.newRootAppears)
      )
    ],
    "window-hide-silent": [
      .callback([.viewWillDisappear, .viewDidDisappear], when: root + [.notReplacingRoot], .drop)
    ],
    "window-return-silent": [
      .callback(
        [.viewWillAppear, .viewDidAppear],
        when: root + [.returns, .notReplacingRoot],
        .drop
      )
    ],
    "background-disappears": [.event(.applicationDidEnterBackground, .windowsLeaveScreen)],
    "rotation-appears-again": [.event(.rotation, .rootsAppearAgain)],
    "memory-warning-unloads": [.event(.memoryWarning, .hiddenViewsUnload)],
  ]
}
