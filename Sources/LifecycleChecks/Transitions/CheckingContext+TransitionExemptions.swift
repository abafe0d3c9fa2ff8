// The conditions of the exemptions from INV-20 to INV-28: the two sides of a transition.

internal import VCLifecycle

extension CheckingContext {
  // MARK: - INV-20 and INV-21

  func exemptsDrivenRoot(_ was: Ledger.Entry) -> Bool {
    applies(.drivenRoot, was[.isWindowRoot])
  }

  func exemptsChildOfManual(_ was: Ledger.Entry) -> Bool {
    applies(
      .childOfManual,
      was.parent >= 0 && ledger.entries[Int(was.parent)].container == .manual
    )
  }

  func exemptsOwnTransition(_ transition: OpenTransition) -> Bool {
    applies(.ownTransition, transition.isDrivenByHand)
  }

  // MARK: - INV-22 to INV-24

  func exemptsHandOrder(_ transition: OpenTransition) -> Bool {
    applies(.handOrder, transition.isDrivenByHand)
  }

  func exemptsRootSwap(_ transition: OpenTransition) -> Bool {
    applies(.rootSwap, transition.kind == .rootSwap && profile.rootSwap == .oldOutNewIn)
  }

  func exemptsDisturbedUniversal(_ transition: OpenTransition) -> Bool {
    applies(.disturbedUniversal, !transition.disturbed.isEmpty)
  }

  func exemptsDisturbedOrder(_ transition: OpenTransition, _ side: OpenTransition.Sides) -> Bool {
    applies(.disturbedOrder, transition.disturbed.contains(side))
  }

  func exemptsDisturbedReturn(_ transition: OpenTransition, _ side: OpenTransition.Sides) -> Bool {
    applies(.disturbedReturn, transition.disturbed.contains(side))
  }

  // MARK: - INV-25

  func exemptsHandBystander(_ transition: OpenTransition) -> Bool {
    applies(.handBystander, transition.isDrivenByHand)
  }

  func exemptsCompletingBystander(_ moment: EventContext, _ transition: OpenTransition) -> Bool {
    applies(.completingBystander, isCompleting(moment, since: transition.start))
  }

  /// Whether a did completes what began after a position.
  private func isCompleting(_ moment: EventContext, since start: Int32) -> Bool {
    let was = moment.was
    switch moment.event.kind {
    case .viewDidAppear: return was.phase == .appearing && was.appear.index > start
    case .viewDidDisappear: return was.phase == .disappearing && was.disappear.index > start
    default: return false
    }
  }

  // MARK: - INV-28

  func exemptsDisturbedLoser(_ transition: OpenTransition, _ side: OpenTransition.Sides) -> Bool {
    applies(.disturbedLoser, transition.disturbed.contains(side))
  }

  func exemptsGoneWithContainer(_ moment: EventContext) -> Bool {
    applies(.goneWithContainer, moment.role == .old && ledger.isUnderLeaving(moment.controller))
  }

  // MARK: - INV-45 and INV-48

  func exemptsTapDuringCall(asked: Int32, _ transition: OpenTransition) -> Bool {
    applies(.tapDuringCall, asked > transition.start)
  }

  func exemptsTapByCall(_ change: Int32, _ transition: OpenTransition) -> Bool {
    applies(.tapByCall, change == transition.number)
  }

  func exemptsTapBeforeQueued(_ queued: [Int32], _ transition: OpenTransition) -> Bool {
    applies(.tapBeforeQueued, queued.contains(transition.number))
  }

  func exemptsQueuedStart(_ queued: [Int32], _ transition: OpenTransition) -> Bool {
    applies(.queuedStart, queued.contains(transition.number))
  }

  func exemptsDroppedTap(asked: Int32, _ transition: OpenTransition) -> Bool {
    applies(.droppedTap, profile.navNested == .drop && asked > transition.start)
  }

  func exemptsReportedFalse(_ transition: OpenTransition) -> Bool {
    applies(.reportedFalse, profile.completeFalse == .cancels && transition.isCancelReleased)
  }

  func exemptsOtherContext(_ transition: OpenTransition, _ started: OpenTransition) -> Bool {
    applies(.otherContext, transition.kind.isPresentation != started.kind.isPresentation)
  }

  func exemptsEndPhase(_ transition: OpenTransition, _ started: OpenTransition) -> Bool {
    applies(
      .endPhase,
      transition.isEnding && transition.awaiting?.contains(started.number) != true
    )
  }

  // MARK: - INV-49

  func exemptsOpenBefore(_ marker: Int32) -> Bool {
    applies(.openBefore, ledger.open.contains { $0.start < marker })
  }

  func exemptsLaunching(_ isLaunching: Bool) -> Bool {
    applies(.launching, isLaunching)
  }

  func exemptsAddedByApp(_ moment: EventContext) -> Bool {
    applies(.addedByApp, isDrivenByWindowAlone(moment))
  }

  /// Whether the window drives a child of a plain container on screen, which sends no callback of
  /// its own accord: the app put the view in or took it out (table 1.10c).
  private func isDrivenByWindowAlone(_ moment: EventContext) -> Bool {
    guard moment.event.origin == .uikit, moment.was.parent >= 0 else { return false }
    let parent = ledger.entries[Int(moment.was.parent)]
    return parent.container == .automatic && parent.phase == .appeared
  }

  func exemptsWindowShown(_ moment: EventContext) -> Bool {
    applies(
      .windowShown,
      moment.event.kind == .viewWillAppear && moment.was[.isWindowRoot]
        && ledger.isKnownOutside(moment.was)
    )
  }

  func exemptsRootTaken(_ moment: EventContext) -> Bool {
    applies(
      .rootTaken,
      moment.event.kind == .viewWillDisappear && ledger.isFormerRoot(moment.was)
    )
  }

  func exemptsShownInBackground(_ moment: EventContext, since start: Int32) -> Bool {
    applies(
      .shownInBackground,
      start >= 0 && !ledger.carriesSteps && !ledger.carriesWindows
        && (isFirstOfAppearance(moment) || moment.was.lastIndex > start)
    )
  }

  /// Whether a controller that was not on screen appears: it is the first callback that is printed.
  private func isFirstOfAppearance(_ moment: EventContext) -> Bool {
    let was = moment.was
    let first: Event.Kind = was.records(.viewWillAppear) ? .viewWillAppear : .viewDidAppear
    return moment.event.kind == first && (was.phase == .disappeared || was.phase == .unknown)
  }

  func exemptsUnderWay(_ was: Ledger.Entry, since marker: Int32) -> Bool {
    applies(.underWay, was.phase.isHalfOpen && was.lastIndex < marker)
  }

  func exemptsEndsPermitted(_ moment: EventContext, since marker: Int32) -> Bool {
    let begun: Ledger.Phase? =
      switch moment.event.kind {
      case .viewDidAppear: .appearing
      case .viewDidDisappear: .disappearing
      default: nil
      }
    return applies(.endsPermitted, moment.was.phase == begun && moment.was.lastIndex > marker)
  }

  func exemptsAppearsInBackground(_ moment: EventContext) -> Bool {
    applies(
      .appearsInBackground,
      moment.event.kind == .viewDidAppear && hasQuirk(.didAppearInBackground, at: moment)
    )
  }

  func exemptsSplitInBackground(_ moment: EventContext) -> Bool {
    applies(
      .splitInBackground,
      moment.event.kind == .viewWillDisappear
        && hasQuirk(.splitInTabDisappearsUnasked, at: moment)
    )
  }

  // MARK: - INV-52

  func exemptsHandDeath(_ transition: OpenTransition) -> Bool {
    applies(.handDeath, transition.isDrivenByHand)
  }
}
