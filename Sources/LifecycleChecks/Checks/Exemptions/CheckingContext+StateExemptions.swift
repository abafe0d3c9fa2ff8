// The conditions of the exemptions from INV-38 to INV-43: flags, state, coordinators, delegates.

internal import Lifecycle

extension CheckingContext {
  // MARK: - INV-38

  func exemptsDisturbedFlags(_ moment: EventContext) -> Bool {
    permits(
      .disturbedFlags,
      ledger.open[moment.slot].disturbed.contains(.init(moment.role))
    )
  }

  func exemptsOwnFlags(_ transition: OpenTransition) -> Bool {
    permits(.ownFlags, transition.isDrivenByHand)
  }

  func exemptsImmediateChainFlag(_ moment: EventContext) -> Bool {
    let transition = ledger.open[moment.slot]
    let isImmediate = moment.was.presenter < 0 || moment.was.presenter == transition.new
    return permits(
      .immediateChainFlag,
      transition.kind == .chainDismiss && profile.chainBeingDismissed == .notImmediate
        && isImmediate
    )
  }

  // MARK: - INV-39

  func exemptsReturningParent(_ was: Ledger.Entry) -> Bool {
    permits(
      .returningParent,
      ledger.askUpwards(from: was.parent) { index in
        let above = ledger.entries[index]
        return above.phase == .appearing && !above[.isFirstAppearance] ? true : nil
      }
    )
  }

  func exemptsReturningParentLast(_ was: Ledger.Entry) -> Bool {
    permits(
      .returningParentLast,
      profile.forwardOrder == .childFirst
        && ledger.askUpwards(from: was.parent) { index in
          let above = ledger.entries[index]
          return above.phase == .disappeared && !above[.awaitsFirst] ? true : nil
        }
    )
  }

  func exemptsStateByHand(_ moment: EventContext) -> Bool {
    permits(.stateByHand, moment.isByHand)
  }

  func exemptsForcedState(_ moment: EventContext) -> Bool {
    permits(.forcedState, moment.event.isForced)
  }

  func exemptsInterimState(_ was: Ledger.Entry) -> Bool {
    permits(
      .interimState,
      was.phase == .appearing && was.isAppearingCount == 0 && profile.os.major >= 13
    )
  }

  func exemptsNotLaidOut(_ was: Ledger.Entry) -> Bool {
    permits(.notLaidOut, !was[.laidOutInAppearance])
  }

  func exemptsChildrenFirst() -> Bool {
    permits(.childrenFirst, profile.forwardOrder == .childFirst)
  }

  func exemptsDirtied(_ was: Ledger.Entry) -> Bool {
    permits(.dirtied, ledger.innerCallIndex > was.layoutIndex)
  }

  func exemptsNewcomer(_ controller: Int) -> Bool {
    permits(.newcomer, hasNewcomer(controller))
  }

  /// Whether a controller appeared below since the last layout.
  private func hasNewcomer(_ controller: Int) -> Bool {
    let since = ledger.entries[controller].layoutIndex
    return ledger.entries.indices.contains {
      $0 != controller && ledger.entries[$0].appear.index > since
        && ledger.isWithin($0, Int32(controller))
    }
  }

  func exemptsTakenAway(_ was: Ledger.Entry) -> Bool {
    permits(.takenAway, isTakenAway(was))
  }

  /// Whether the disappearing parent called the app before it forwarded to the child.
  private func isTakenAway(_ was: Ledger.Entry) -> Bool {
    guard was.parent >= 0 else { return false }
    let parent = ledger.entries[Int(was.parent)]
    return (parent.phase == .disappearing || parent.phase == .disappeared)
      && ledger.innerCallIndex > parent.disappear.index
  }

  func exemptsEarlyPageState(_ controller: Int) -> Bool {
    permits(.earlyPageState, ledger.isWithinEarlyPage(controller))
  }

  // MARK: - INV-40 and INV-41

  func exemptsOwnCoordinator(_ transition: OpenTransition) -> Bool {
    permits(.ownCoordinator, transition.isDrivenByHand)
  }

  func exemptsRotationCoordinator() -> Bool {
    permits(.rotationCoordinator, ledger.isRotating)
  }

  func exemptsRotationCompletion() -> Bool {
    permits(.rotationCompletion, ledger.isRotating)
  }

  /// Number 0 is a change of size: it has a coordinator, and other transitions may start in it.
  func exemptsResizeCompletion(_ moment: EventContext) -> Bool {
    permits(.resizeCompletion, moment.event.transition == 0)
  }

  // MARK: - INV-43

  func exemptsDisturbedWillShow(_ transition: OpenTransition) -> Bool {
    permits(.disturbedWillShow, !transition.disturbed.isEmpty)
  }

  func exemptsLaunch(_ owner: Ledger.Entry) -> Bool {
    permits(.launch, profile.launchDidShow == .twice && !owner[.hasShown])
  }

  func exemptsCancelledDidShow() -> Bool {
    permits(.cancelledDidShow, profile.didShowCancel == .yes)
  }

  func exemptsAbbreviatedDidShow(_ owner: Ledger.Entry) -> Bool {
    permits(.abbreviatedDidShow, owner[.isAbbreviated])
  }

  func exemptsCancelledWillShow(_ owner: Ledger.Entry, _ transition: OpenTransition) -> Bool {
    permits(.cancelledWillShow, owner.shownNextIndex > transition.start)
  }

  func exemptsStackOutside(_ owner: Ledger.Entry) -> Bool {
    permits(.stackOutside, owner.inWindow == .no)
  }

  func exemptsStackLeft(_ owner: Ledger.Entry) -> Bool {
    permits(.stackLeft, owner[.hasLeftBeforeShown])
  }

  func exemptsAbbreviatedWillShow(_ owner: Ledger.Entry) -> Bool {
    permits(.abbreviatedWillShow, owner[.isAbbreviated])
  }
}
