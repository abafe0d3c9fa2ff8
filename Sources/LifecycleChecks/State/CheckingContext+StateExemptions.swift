// The conditions of the exemptions from INV-38 to INV-43: flags, state, coordinators, delegates.

internal import VCLifecycle

extension CheckingContext {
  // MARK: - INV-38

  func exemptsDisturbedFlags(_ moment: EventContext) -> Bool {
    applies(.disturbedFlags, isDisturbed(moment))
  }

  func exemptsOwnFlags(_ transition: OpenTransition) -> Bool {
    applies(.ownFlags, transition.isDrivenByHand)
  }

  func exemptsImmediateChainFlag(_ moment: EventContext) -> Bool {
    let transition = ledger.open[moment.slot]
    let isImmediate = moment.was.presenter < 0 || moment.was.presenter == transition.new
    return applies(
      .immediateChainFlag,
      transition.kind == .chainDismiss && profile.chainBeingDismissed == .notImmediate
        && isImmediate
    )
  }

  // MARK: - INV-39

  func exemptsReturningParent(_ was: Ledger.Entry) -> Bool {
    applies(
      .returningParent,
      ledger.askUpwards(from: was.parent) { index in
        let above = ledger.entries[index]
        return above.phase == .appearing && !above[.isFirstAppearance] ? true : nil
      }
    )
  }

  func exemptsReturningParentLast(_ was: Ledger.Entry) -> Bool {
    applies(
      .returningParentLast,
      profile.forwardOrder == .childFirst
        && ledger.askUpwards(from: was.parent) { index in
          let above = ledger.entries[index]
          return above.phase == .disappeared && !above[.awaitsFirst] ? true : nil
        }
    )
  }

  /// A view that was in the window before its presentation is not excused, nor what is in a
  /// presentation that has appeared, nor a full screen: UIKit presents it without the app's code.
  func exemptsOwnPresentation(_ controller: Int) -> Bool {
    applies(
      .ownPresentation,
      profile.presentationBegin == .beforeWill
        && ledger.askUpwards(from: Int32(controller)) { index in
          let above = ledger.entries[index]
          guard above.presenter >= 0 else { return nil }
          let isComing = above.phase == .disappeared || above.phase == .appearing
          return isComing && !above[.enteredWindowAlone] && above.isFullScreen != .yes
        }
    )
  }

  func exemptsStateByHand(_ moment: EventContext) -> Bool {
    applies(.stateByHand, moment.isByHand)
  }

  func exemptsForcedState(_ moment: EventContext) -> Bool {
    applies(.forcedState, moment.event.isForced)
  }

  func exemptsInterimState(_ was: Ledger.Entry) -> Bool {
    applies(
      .interimState,
      was.phase == .appearing && was.isAppearingCount == 0 && profile.os.major >= 13
    )
  }

  func exemptsNotLaidOut(_ was: Ledger.Entry) -> Bool {
    applies(.notLaidOut, !was[.laidOutInAppearance])
  }

  func exemptsChildrenFirst() -> Bool {
    applies(.childrenFirst, profile.forwardOrder == .childFirst)
  }

  func exemptsDirtied(_ was: Ledger.Entry) -> Bool {
    applies(.dirtied, ledger.innerCallIndex > was.layoutIndex)
  }

  func exemptsNotRevealed(_ was: Ledger.Entry) -> Bool {
    applies(.notRevealed, profile.layoutRevealed == .never && !was[.isFirstAppearance])
  }

  func exemptsNewcomer(_ controller: Int) -> Bool {
    applies(.newcomer, hasNewcomer(controller))
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
    applies(.takenAway, isTakenAway(was))
  }

  /// Whether the disappearing parent called the app before it forwarded to the child.
  private func isTakenAway(_ was: Ledger.Entry) -> Bool {
    guard was.parent >= 0 else { return false }
    let parent = ledger.entries[Int(was.parent)]
    return (parent.phase == .disappearing || parent.phase == .disappeared)
      && ledger.innerCallIndex > parent.disappear.index
  }

  func exemptsEarlyPageState(_ controller: Int) -> Bool {
    applies(.earlyPageState, ledger.isWithinEarlyPage(controller))
  }

  func exemptsDisturbedState(_ moment: EventContext) -> Bool {
    applies(.disturbedState, moment.event.transition == nil && isDisturbed(moment))
  }

  /// Whether the container has left during the transition that a controller takes part in.
  func isDisturbed(_ moment: EventContext) -> Bool {
    moment.slot >= 0 && ledger.open[moment.slot].disturbed.contains(.init(moment.role))
  }

  // MARK: - INV-40 to INV-42

  func exemptsPresentedAgain(_ controller: Int) -> Bool {
    applies(.presentedAgain, ledger.entries[controller][.isPresentedAgain])
  }

  func exemptsOwnCoordinator(_ transition: OpenTransition) -> Bool {
    applies(.ownCoordinator, transition.isDrivenByHand)
  }

  func exemptsRotationCoordinator() -> Bool {
    applies(.rotationCoordinator, ledger.isRotating)
  }

  func exemptsRotationCompletion() -> Bool {
    applies(.rotationCompletion, ledger.isRotating)
  }

  /// Number 0 is a change of size: it has a coordinator, and other transitions may start in it.
  func exemptsResizeCompletion(_ moment: EventContext) -> Bool {
    applies(.resizeCompletion, moment.event.transition == 0)
  }

  // MARK: - INV-43

  func exemptsDisturbedWillShow(_ transition: OpenTransition) -> Bool {
    applies(.disturbedWillShow, !transition.disturbed.isEmpty)
  }

  func exemptsLaunch(_ owner: Ledger.Entry) -> Bool {
    applies(.launch, profile.launchDidShow == .twice && !owner[.hasShown])
  }

  func exemptsCancelledDidShow() -> Bool {
    applies(.cancelledDidShow, profile.didShowCancel == .yes)
  }

  func exemptsAbbreviatedDidShow(_ owner: Ledger.Entry) -> Bool {
    applies(.abbreviatedDidShow, owner[.isAbbreviated])
  }

  func exemptsCancelledWillShow(_ controller: Int32, _ transition: OpenTransition) -> Bool {
    let owner = ledger.entries[Int(controller)]
    // A transition below the stack takes nothing back of what the stack announced.
    let isConcerned = [controller, owner.shownNext].contains { transition.role(of: $0) != .none }
    return applies(.cancelledWillShow, owner.shownNextIndex > transition.start && isConcerned)
  }

  func exemptsStackOutside(_ owner: Ledger.Entry) -> Bool {
    applies(.stackOutside, owner.inWindow == .no)
  }

  func exemptsStackLeft(_ owner: Ledger.Entry) -> Bool {
    applies(.stackLeft, owner[.hasLeftBeforeShown])
  }

  func exemptsAbbreviatedWillShow(_ owner: Ledger.Entry) -> Bool {
    applies(.abbreviatedWillShow, owner[.isAbbreviated])
  }
}
