// The conditions of the exemptions from INV-1 to INV-16: one controller.

internal import VCLifecycle

extension CheckingContext {
  /// Whether an exemption applies; a test can switch any one of them off.
  @inline(__always)
  func applies(_ exemption: Exemption, _ condition: @autoclosure () -> Bool) -> Bool {
    log.applies(exemption, condition)
  }

  // MARK: - INV-1 to INV-4: defects of versions

  func exemptsSplitInTab(_ moment: EventContext) -> Bool {
    applies(.splitInTab, hasQuirk(.splitInTabDisappearsUnasked, at: moment))
  }

  func exemptsRestoredTab(_ moment: EventContext) -> Bool {
    applies(.restoredTab, hasQuirk(.tabSelectedInLoadDisappears, at: moment))
  }

  func exemptsAutomaticAgain(_ moment: EventContext) -> Bool {
    applies(
      .automaticAgain,
      !moment.isDisappearance && hasQuirk(.manualContainerAppearsTwice, at: moment)
    )
  }

  func exemptsActivatedChildAgain(_ moment: EventContext) -> Bool {
    applies(
      .activatedChildAgain,
      moment.event.kind == .viewDidAppear && hasQuirk(.launchChildAppearsTwice, at: moment)
    )
  }

  func exemptsSplitDetailAgain(_ moment: EventContext) -> Bool {
    applies(
      .splitDetailAgain,
      moment.event.kind == .viewWillAppear && hasQuirk(.splitDetailAppearsTwice, at: moment)
    )
  }

  func exemptsReplacedChild(_ moment: EventContext) -> Bool {
    applies(
      .replacedChild,
      moment.event.kind == .viewDidAppear && hasQuirk(.replacedChildDidAppearOnly, at: moment)
    )
  }

  func exemptsRestoredTabUnloaded(_ moment: EventContext) -> Bool {
    applies(
      .restoredTabUnloaded,
      moment.event.kind == .viewWillDisappear
        && hasQuirk(.tabSelectedInLoadDisappears, at: moment)
    )
  }

  // MARK: - INV-6

  func exemptsTurnedBack(_ was: Ledger.Entry) -> Bool {
    applies(
      .turnedBack,
      profile.isAppearingCancel == .none && was.appear.before == .disappearing
    )
  }

  func exemptsByHandOutside(_ moment: EventContext) -> Bool {
    applies(
      .byHandOutside,
      profile.endIsAppearing == .none && moment.isByHand && moment.was.inWindow != .yes
    )
  }

  func exemptsAnyChild(_ was: Ledger.Entry) -> Bool {
    applies(.anyChild, profile.isAppearingChild == .missingAll && mayHaveParent(was))
  }

  func exemptsPlainChild(_ was: Ledger.Entry) -> Bool {
    applies(
      .plainChild,
      profile.isAppearingChild == .missing && mayHaveParent(was) && mayBeAutomatic(was.parent)
    )
  }

  /// Whether a controller has a parent, or may have one in a trace that shows none.
  private func mayHaveParent(_ entry: Ledger.Entry) -> Bool {
    entry.parent >= 0 || !ledger.carries(.tree)
  }

  /// Whether a container forwards automatically, or is of a kind that the trace does not show.
  private func mayBeAutomatic(_ controller: Int32) -> Bool {
    let container = controller >= 0 ? ledger.entries[Int(controller)].container : nil
    return container ?? .automatic == .automatic
  }

  // MARK: - INV-10

  func exemptsForcedLayout(_ moment: EventContext) -> Bool {
    applies(.forcedLayout, moment.event.isForced)
  }

  func exemptsLayoutOutside(_ was: Ledger.Entry) -> Bool {
    applies(.layoutOutside, ledger.isKnownOutside(was))
  }

  func exemptsLayoutBefore(_ was: Ledger.Entry) -> Bool {
    let before = was.phase == .appearing ? was.appear.inWindow : was.inWindow
    return applies(
      .layoutBefore,
      before == .yes && was.inWindow == .yes && !was[.enteredWindowInTransition]
    )
  }

  // MARK: - INV-12 to INV-14

  func exemptsPresenterFlag(_ moment: EventContext, isAnimatedWill: Bool) -> Bool {
    applies(
      .presenterFlag,
      isAnimatedWill && moment.isDid && hasQuirk(.presenterDidFlagFalse, at: moment)
    )
  }

  func exemptsAppearingByHand(_ moment: EventContext) -> Bool {
    applies(.appearingByHand, moment.isByHand)
  }

  func exemptsAppearingOutside(_ was: Ledger.Entry) -> Bool {
    applies(.appearingOutside, was.inWindow == .no)
  }

  func exemptsAppearingInEarlyPage(_ controller: Int) -> Bool {
    applies(.appearingInEarlyPage, ledger.isWithinEarlyPage(controller))
  }

  func exemptsCompensatingDid(_ will: Ledger.Will) -> Bool {
    applies(.compensatingDid, will.isCompensating)
  }

  func exemptsBegunByApp(_ will: Ledger.Will) -> Bool {
    applies(.begunByApp, will.origin == .begin)
  }

  func exemptsEndedByApp(_ moment: EventContext) -> Bool {
    applies(.endedByApp, moment.isByHand)
  }

  /// The end of a transition may be brought forward when its container is driven itself: its
  /// animations end with its view's time in the window.
  func exemptsCutOff(_ moment: EventContext) -> Bool {
    applies(
      .cutOff,
      ledger.open.contains { transition in
        !transition.disturbed.isEmpty
          && (ledger.isWithin(moment.controller, transition.old)
            || ledger.isWithin(moment.controller, transition.new))
      }
    )
  }

  func exemptsJoinedLate(_ moment: EventContext, _ will: Ledger.Will) -> Bool {
    guard moment.event.kind == .viewDidAppear, moment.was.parent >= 0 else { return false }
    let container = ledger.entries[Int(moment.was.parent)]
    let joined = container.appear.index < will.index && will.index < container.lastIndex
    return applies(.joinedLate, container.phase == .appeared && joined)
  }

  func exemptsSilentDrag(_ moment: EventContext) -> Bool {
    applies(
      .silentDrag,
      profile.sheetCancel == .silentDrag
        && ledger.open.contains {
          $0.kind == .sheetDrag && ledger.isWithin(moment.controller, $0.old)
        }
    )
  }

  // MARK: - INV-15 and INV-16

  func exemptsAbbreviated(_ controller: Int, _ transition: OpenTransition) -> Bool {
    applies(.abbreviated, isAbbreviated(controller, transition))
  }

  func exemptsAbbreviatedUnmarked(_ controller: Int) -> Bool {
    applies(
      .abbreviatedUnmarked,
      profile.navCancel == .abbrev && !ledger.carries(.markers)
        && hasComeWhileAnotherTurned(ledger.entries[controller])
    )
  }

  /// Whether a controller began to appear between the moments at which another one began to leave
  /// and at which that came back, and appears still.
  private func hasComeWhileAnotherTurned(_ entry: Ledger.Entry) -> Bool {
    entry.phase == .appearing
      && ledger.entries.contains {
        $0.appear.before == .disappearing && $0.disappear.before != .appearing
          && $0.disappear.index < entry.appear.index && entry.appear.index < $0.appear.index
      }
  }

  /// Whether a controller was appearing in a cancelled transition that takes it back without a
  /// callback; an appearance that the app began by hand after the release is independent of it.
  private func isAbbreviated(_ controller: Int, _ transition: OpenTransition) -> Bool {
    let entry = ledger.entries[controller]
    let isLater = transition.releaseIndex >= 0 && entry.appear.index > transition.releaseIndex
    return profile.navCancel == .abbrev && !transition.isBegunByHand && entry.phase == .appearing
      && !(isLater && entry.appear.origin == .begin)
      && ledger.isWithin(controller, transition.new) && !isUnderAppeared(controller, transition.new)
  }

  /// Whether a container that has appeared stands between a controller and a root: what it shows is
  /// not taken back with the root.
  private func isUnderAppeared(_ controller: Int, _ root: Int32) -> Bool {
    if controller == Int(root) { return false }
    return ledger.askUpwards(from: ledger.entries[controller].parent) { index in
      if index == Int(root) { return false }
      return ledger.entries[index].phase == .appeared ? true : nil
    }
  }

  func exemptsHiddenChild(_ controller: Int) -> Bool {
    applies(
      .hiddenChild,
      ledger.entries[controller].lastPhase == .appearing
        && hasQuirk(.hiddenChildNeverAppears, of: controller)
    )
  }

  func exemptsEarlyPageDeath(_ controller: Int) -> Bool {
    applies(.earlyPageDeath, ledger.isWithinEarlyPage(controller))
  }
}
