// What the ledger keeps of one controller, written down for those who compare states.

extension Ledger.Will {
  func addState(to words: inout StateWords) {
    words.add(position: index)
    words.add(transaction: transaction)
    words.add(animated.rawValue)
    words.add(flags: isCompensating, hadParent)
    words.add(origin.rawValue)
    words.add(before.rawValue)
  }
}

extension Ledger.Entry {
  func addState(to words: inout StateWords) {
    words.add(phase.rawValue)
    words.add(lastKind.map { Int($0.rawValue) } ?? -1)
    words.add(lastOrigin.rawValue)
    words.add(lastAnimated.rawValue)
    words.add(position: lastIndex)
    words.add(position: previousIndex)
    words.add(transaction: lastTransaction)
    appear.addState(to: &words)
    disappear.addState(to: &words)
    words.add(isAppearingCount)
    words.add(position: missingIsAppearing)
    words.add(position: layoutIndex)
    words.add(position: earlyLayout)
    words.add(loadViewCount)
    words.add(move.rawValue)
    words.add(movePartner)
    words.add(position: moveIndex)
    words.add(parent)
    words.add(firstChild)
    words.add(nextSibling)
    words.add(previousSibling)
    words.add(container?.rawValue ?? "")
    words.add(shown.rawValue)
    words.add(inWindow.rawValue)
    words.add(window)
    words.add(presenter)
    words.add(hidesPresenter.rawValue)
    words.add(isFullScreen.rawValue)
    words.add(beginDepth)
    words.add(position: beginIndex)
    words.add(shownByHand.rawValue)
    words.add(shownNext)
    words.add(position: shownNextIndex)
    words.add(shownNextAnimated.rawValue)
    words.add(position: completionIndex)
    words.add(
      flags: isUntold,
      isFirstAppearance,
      isEarlyAppearance,
      awaitsFirst,
      laidOutInAppearance,
      isSeen
    )
    words.add(flags: isTouched, isFresh, isWhole, isLoaded, hasDidLoad, wasUnloaded)
    words.add(
      flags: isLayingOut,
      removalCancelled,
      mayRepeatDidMove,
      isMoveAdvised,
      isMoveWrong,
      hasLeftSilently
    )
    words.add(
      flags: isWindowRoot,
      isAbbreviated,
      isLeftOpen,
      beginsAppearance,
      hasLeftBeforeShown,
      hasShown
    )
    words.add(
      flags: isOverlapped,
      isDead,
      isReported,
      isDeathReported,
      isOrphanReported,
      isDirectReported
    )
  }
}

extension Ledger {
  /// What is known while no transition is open; the profile and the policy never change.
  func addState(to words: inout StateWords) {
    words.expect(open.isEmpty)
    words.add(carried.rawValue)
    words.add(
      flags: carriesParents,
      carriesPresentations,
      carriesWindows,
      carriesShown,
      carriesSteps,
      carriesCaused,
      isRotating
    )
    words.add(transaction: lastTransaction)
    for list in [touched, roots] {
      words.add(list.count)
      for controller in list { words.add(controller) }
    }
    words.add(entries.count)
    for entry in entries { entry.addState(to: &words) }
  }
}
