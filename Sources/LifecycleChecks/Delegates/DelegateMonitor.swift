// INV-43 willShow and didShow, INV-45 delegate calls for the user's actions only.

internal import VCLifecycle

/// The delegates of containers and presentations (DELEG-1 to DELEG-11).
struct DelegateMonitor: Sendable {
  /// The container whose delegate was asked by a tap or a gesture, until its transition starts.
  private var askedOwner: Int32 = -1
  private var askedIndex: Int32 = -1
  private var askedTransaction: Int32 = -1
  private var asksTab = false
  /// The tab that was tapped, and the change to it that its container has made by a call.
  private var askedTab: Int32 = -1
  private var changeByCall: Int32 = -1
  /// Whether a change was asked for since then: if it is made by call, it is none of the tap's.
  private var isRequestedSince = false
  /// What its container had been asked for before, which may start first.
  private var awaitedBefore: [Int32] = []

  // MARK: - Navigation

  func observeWillShow(_ moment: Moment, _ context: inout Context) {
    guard let shown = moment.event.other?.index else { return }
    if let slot = context.open.lastIndex(where: { $0.role(of: shown) == .new }) {
      let transition = context.open[slot]
      let order = transition.orderBefore
      let isUnprepared =
        !order.contains(.newWillAppear)
        || (transition.old >= 0 && !order.contains(.oldWillDisappear))
      let isEarly = context.holds(.willShowEarly, isUnprepared && !transition.isReported) {
        excuse in
        excuse("disturbed", if: !transition.disturbed.isEmpty)
      }
      if isEarly {
        context.report(.willShowEarly, moment, controller: shown, slot: slot, severity: .fragile)
      }
      checkFlag(.willShowFlag, moment, transition.animated, &context)
    }
    guard moment.controller >= 0 else { return }
    let owner = context.entries[moment.controller]
    let isTwice =
      owner.announced.controller == shown
      && (!context.ledger.carries(.markers) || isAgain(shown, owner, context))
    let related = [owner.announced.index]
    context.check(.willShowTwice, isTwice, moment, others: [shown], related: related)
    context.entries[moment.controller].announced = Ledger.Announcement(
      controller: shown,
      index: Int32(moment.index),
      animated: Ledger.Known(moment.event.animated)
    )
    context.entries[moment.controller][.hasLeftBeforeShown] = false
  }

  private func isAgain(_ shown: Int32, _ owner: Ledger.Entry, _ context: Context) -> Bool {
    context.open.contains {
      $0.role(of: shown) == .new && $0.start < owner.announced.index && !$0.isCancelReleased
    }
  }

  private func checkFlag(
    _ clause: Clause,
    _ moment: Moment,
    _ expected: Bool?,
    _ context: inout Context
  ) {
    guard let animated = moment.event.animated, let expected else { return }
    context.check(clause, animated != expected, moment, with: ["\(expected)", "\(animated)"])
  }

  func observeDidShow(_ moment: Moment, _ context: inout Context) {
    guard let shown = moment.event.other?.index else { return }
    let owner = moment.controller >= 0 ? context.entries[moment.controller] : Ledger.Entry()
    let entry = context.entries[shown]
    let excuse = context.excuses(at: .didShowEarly)
    let isTwice = excuse("launch") {
      context.profile.launchDidShow == .twice && !owner[.hasShown]
    }
    // The first of two comes before the container itself has appeared (DELEG-3).
    let isFirstOfTwo = isTwice && (entry.phase == .appearing || owner.phase == .appearing)
    // In a column shown without callbacks both arrive, indistinguishable by phase (DELEG-3).
    let isFirstOfUnknown = isTwice && owner[.isPhaseUnknown] && owner.announced.controller == shown
    // A stack outside of a window reports what it shows, which is no first display.
    let isOffWindow = context.profile.navOffWindow == .delegate && entry.phase == .disappeared
    if moment.controller >= 0 && !isFirstOfTwo && !isOffWindow {
      context.entries[moment.controller][.hasShown] = true
    }
    let stack = moment.controller
    let cancelled = context.open.lastIndex {
      $0.isCancelReleased && !$0.kind.isPresentation
        && (stack < 0 || $0.container < 0 || $0.container == stack)
    }
    if let cancelled, context.open[cancelled].role(of: shown) != .none {
      let isKnown = context.holds(.knownDidShow, context.open[cancelled].isReported)
      let isWrong = context.holds(.didShowCancelled, true) { excuse in
        excuse("cancelledDidShow", if: context.profile.didShowCancel == .yes)
      }
      if !isKnown, isWrong {
        context.report(.didShowCancelled, moment, controller: shown, slot: cancelled)
      }
      forget(moment, &context)
      return
    }
    if !isTwice, !context.holds(.knownOverlapEarly, owner[.isOverlapped]),
      context.holds(.didShowEarly, entry.phase == .appearing)
    {
      context.report(
        .didShowEarly,
        at: moment.index,
        controller: shown,
        related: [entry.appear.index],
        also: ["INV-26"]
      )
      forget(moment, &context)
      return
    }
    if context.holds(.knownOverlap, owner[.isOverlapped]) { return forget(moment, &context) }
    checkMatch(moment, shown, owner, isTwice, &context)
    if !isFirstOfTwo && !isFirstOfUnknown { forget(moment, &context) }
  }

  private func checkMatch(
    _ moment: Moment,
    _ shown: Int32,
    _ owner: Ledger.Entry,
    _ isTwice: Bool,
    _ context: inout Context
  ) {
    guard moment.controller >= 0 else { return }
    if owner.announced.controller < 0 {
      // A trace that begins in the middle may have begun after the willShow.
      let isTold = owner[.hasShown] || owner[.isWhole] || owner.announced.index >= 0
      let isUnmatched = context.holds(.didShowUnmatched, isTold) { excuse in
        excuse("abbreviatedShow", if: owner[.isAbbreviated])
      }
      if !isTwice, isUnmatched { context.report(.didShowUnmatched, moment, others: [shown]) }
    } else if context.holds(.didShowOther, owner.announced.controller != shown) {
      context.report(.didShowOther, moment, others: [shown], related: [owner.announced.index])
    } else {
      checkFlag(.didShowFlag, moment, owner.announced.animated.bool, &context)
    }
  }

  private func forget(_ moment: Moment, _ context: inout Context) {
    guard moment.controller >= 0 else { return }
    context.entries[moment.controller].announced.controller = -1
    context.entries[moment.controller][.isAbbreviated] = false
  }

  /// A willShow without a didShow is right only for what was cancelled or left the window.
  func rest(_ controller: Int32, at index: Int, _ context: inout Context) {
    context.entries[controller][.isOverlapped] = false
    guard context.entries[controller].announced.controller >= 0 else { return }
    let owner = context.entries[controller]
    context.entries[controller].announced.controller = -1
    let isTold = context.ledger.carries(.markers) || owner[.hasShown]
    let isUnmatched = context.holds(.willShowUnmatched, isTold) { excuse in
      excuse("stackOutside", if: owner.inWindow == .no)
        || excuse("stackLeft", if: owner[.hasLeftBeforeShown])
        || excuse("abbreviatedShow", if: owner[.isAbbreviated])
    }
    guard isUnmatched else { return }
    context.report(
      .willShowUnmatched,
      at: index,
      controller: controller,
      others: [owner.announced.controller],
      related: [owner.announced.index]
    )
  }

  /// A cancelled transition takes its willShow back.
  func cancelled(_ transition: OpenTransition, _ context: inout Context) {
    // A presenter that is a container continues with its own transition.
    if transition.kind.isPresentation { return }
    for role in [transition.new, transition.container, transition.old] where role >= 0 {
      for owner in [role, context.entries[role].parent] where owner >= 0 {
        let excuse = context.excuses(at: .willShowUnmatched)
        if excuse("cancelledWillShow", if: context.isAnnounced(by: owner, in: transition)) {
          context.entries[owner].announced.controller = -1
        }
      }
    }
  }

  // MARK: - The user's actions

  mutating func observeUserCall(_ moment: Moment, _ context: inout Context) {
    let kind = moment.kind
    if kind == .tabShouldSelect || kind == .pageWillTransition {
      // A tap or a gesture may come while a change by call is still under way.
      askedOwner = moment.controller
      askedIndex = Int32(moment.index)
      asksTab = kind == .tabShouldSelect
      askedTab = moment.event.other?.index ?? -1
      changeByCall = -1
      isRequestedSince = false
      askedTransaction = context.ledger.lastTransaction
      let own = context.open.filter { $0.container == askedOwner }
      awaitedBefore = own.flatMap { $0.awaiting ?? [] }
      return
    }
    // The delegate's answer completes the tap on a tab: a later change is independent of it.
    defer { if kind == .tabDidSelect { askedIndex = -1 } }
    let slot = slot(moment, context)
    guard slot >= 0 else { return }
    let transition = context.open[slot]
    let excuse = context.excuses(at: .delegateUnasked)
    let isTapped =
      kind == .tabDidSelect && askedOwner == moment.controller
      && (excuse("tapDuringCall", if: askedIndex > transition.start)
        || excuse("tapByCall", if: changeByCall == transition.number)
        || excuse("tapBeforeQueued", if: awaitedBefore.contains(transition.number)))
    let isByCall = transition.isUserDriven == false
    if kind != .sheetShouldDismiss, context.holds(.delegateUnasked, isByCall), !isTapped {
      context.report(.delegateUnasked, moment, slot: slot, related: [transition.start])
      return
    }
    note(moment, slot, &context)
  }

  private func slot(_ moment: Moment, _ context: Context) -> Int {
    if let number = moment.event.transition {
      return context.open.lastIndex { $0.number == Int32(number) } ?? -1
    }
    let owner = moment.controller
    let named = moment.event.other?.index ?? -1
    // A presented container may be dragged while its own children change: two matters.
    let isSheet = moment.kind.isOfSheet
    // Its own transition, where it is itself moved by another one (CHILD-39).
    let own = context.open.lastIndex {
      owner >= 0 && $0.container == owner && $0.kind.isPresentation == isSheet
    }
    if let own { return own }
    return context.open.lastIndex {
      guard $0.kind.isPresentation == isSheet || $0.kind == .unknown else { return false }
      // A sheet's calls name what is presented; those of a container concern its own changes.
      return (owner >= 0 && isSheet && $0.role(of: owner) != .none)
        || (named >= 0 && $0.role(of: named) != .none)
    } ?? (owner < 0 && named < 0 && context.open.count == 1 ? 0 : -1)
  }

  private func note(_ moment: Moment, _ slot: Int, _ context: inout Context) {
    let transition = context.open[slot]
    let isAgain =
      switch moment.kind {
      case .pageDidFinish: transition.pageDone != nil
      case .sheetWillDismiss: transition.sheetWillDismiss
      case .sheetDidDismiss: transition.sheetDidDismiss
      default: false
      }
    if context.holds(.delegateTwice, isAgain) {
      context.report(.delegateTwice, moment, slot: slot)
    }
    switch moment.kind {
    case .pageDidFinish: context.open[slot].pageDone = moment.event.flag ?? true
    case .sheetWillDismiss: context.open[slot].sheetWillDismiss = true
    case .sheetDidDismiss: context.open[slot].sheetDidDismiss = true
    case .sheetDidAttempt:
      if context.holds(.attemptWhileDismissing, true) {
        context.report(.attemptWhileDismissing, moment, slot: slot)
      }
    default: break
    }
  }

  /// A step of the app or the user: a tap on a tab that has changed nothing by then was refused,
  /// and a later change is independent of it (DELEG-9).
  mutating func observeStep() {
    if asksTab { askedIndex = -1 }
    changeByCall = -1
  }

  /// A change is asked for: by the tap or gesture itself, or by the app as it answers (DELEG-9).
  mutating func observeRequest(_ moment: Moment) {
    if askedIndex >= 0, askedOwner == moment.controller { isRequestedSince = true }
  }

  /// The delegate was asked, and then the change came by a call.
  mutating func observeStart(_ moment: Moment, _ context: inout Context) {
    let excuse = context.excuses(at: .askedByCall)
    guard let started = context.open.last,
      !excuse("queuedStart", if: awaitedBefore.contains(started.number))
    else { return }
    let isOfApp = isRequestedSince && started.isUserDriven == false
    let isAsked =
      askedIndex >= 0 && askedOwner == started.container
      && askedTransaction == context.ledger.lastTransaction
    if isAsked, isOfApp {
      if asksTab, started.new == askedTab { changeByCall = started.number }
    } else if isAsked {
      context.open[context.open.count - 1].asksPage = started.kind != .tab
      context.check(.askedByCall, started.isUserDriven == false, moment, related: [askedIndex])
    }
    askedIndex = -1
    awaitedBefore = []
  }

  mutating func close(_ slot: Int, at index: Int, cancelled: Bool, _ context: inout Context) {
    let transition = context.open[slot]
    let excuse = context.excuses(at: .askedByCall)
    let isDropped = excuse("droppedTap") {
      context.profile.navNested == .drop && askedIndex > transition.start
    }
    if isDropped, askedOwner == transition.container { askedIndex = -1 }
    func check(_ clause: Clause, _ condition: Bool) {
      guard context.holds(clause, condition) else { return }
      context.report(
        clause,
        at: index,
        controller: transition.container,
        slot: slot,
        with: ["\(!cancelled)", "\(cancelled)"],
        related: [transition.start]
      )
    }
    if let done = transition.pageDone {
      check(.pageDoneWrong, done == cancelled)
    } else {
      check(.pageDoneMissing, transition.asksPage)
    }
    check(.sheetDidCancelled, transition.sheetDidDismiss && cancelled)
    let isOwed = transition.sheetWillDismiss && !transition.sheetDidDismiss && !cancelled
    check(.sheetDidMissing, isOwed)
  }
}

extension Event.Kind {
  fileprivate var isOfSheet: Bool {
    switch self {
    case .sheetShouldDismiss, .sheetWillDismiss, .sheetDidDismiss, .sheetDidAttempt: true
    default: false
    }
  }
}

// MARK: - State

extension DelegateMonitor {
  func addState(to words: inout StateWords) {
    words.add(controller: askedOwner)
    words.add(asksTab)
    words.add(controller: askedIndex >= 0 ? askedTab : -1)
    words.add(changeByCall >= 0)  // the next step forgets it
    words.add(isRequestedSince)
    words.add(askedIndex >= 0)  // every transition to come starts later
    words.add(transaction: askedTransaction)
    words.requireEncodable(awaitedBefore.isEmpty)
  }
}
