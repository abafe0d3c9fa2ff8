// The state of the ledger, encoded for comparison by the explorer.

internal import VCLifecycle

extension Ledger.Will {
  func addState(to words: inout StateWords) {
    words.add(transaction: transaction)
    words.add(bytes: animated.rawValue, origin.rawValue, inWindow.rawValue, before.rawValue)
    words.add(flags: index >= 0, isCompensating, hadParent)
  }
}

extension Ledger.Move {
  func addState(to words: inout StateWords) {
    words.add(state.rawValue)
    words.add(controller: partner)
    words.add(index >= 0)
  }
}

extension Ledger.Begins {
  func addState(to words: inout StateWords) {
    words.add(bytes: depth, shown.rawValue)
    words.add(flags: index >= 0, appears)
  }
}

extension Ledger.Announcement {
  func addState(to words: inout StateWords) {
    words.add(controller: controller)
    words.add(index >= 0)
    words.add(animated.rawValue)
  }
}

extension Ledger.Entry {
  /// Encodes everything except how its positions relate to those of other entries.
  ///
  /// The position of an event says only whether there was one, and which of two came first where a
  /// monitor asks for that: a will and the move (INV-35), a completion and the wills (INV-26). What
  /// is compared with a transition is later than everything known when idle.
  func addState(to words: inout StateWords) {
    words.add("Entry.order") { words in
      words.add(
        flags: appear.index > move.index,
        move.state == .leaving && disappear.index > move.index,
        presentedIndex > appear.index,
        dismissedIndex > disappear.index
      )
    }
    words.add("Entry.last") { words in
      words.add(lastKind.map { Int($0.rawValue) } ?? -1)
      words.add(bytes: lastPhase.rawValue, lastOrigin.rawValue, lastAnimated.rawValue)
      words.add(position: lastIndex)
      words.add(transaction: lastTransaction)
    }
    words.add("Entry.wills") { words in
      appear.addState(to: &words)
      disappear.addState(to: &words)
    }
    words.add("Entry.counts") { words in
      words.add(bytes: isAppearingCount, loadViewCount)
      words.add(flags: missingIsAppearing >= 0, earlyLayout >= 0)
    }
    words.add("Entry.move") { move.addState(to: &$0) }
    words.add("Entry.family") { words in
      for other in [parent, firstChild, nextSibling, previousSibling] {
        words.add(controller: other)
      }
    }
    words.add(container?.rawValue ?? "")
    words.add("Entry.shown") { words in
      words.add(controller: presenter)
      words.add(window)
      words.add(
        bytes: shown.rawValue,
        inWindow.rawValue,
        hidesPresenter.rawValue,
        isFullScreen.rawValue
      )
    }
    words.add("Entry.begins") { begins.addState(to: &$0) }
    words.add("Entry.announced") { announced.addState(to: &$0) }
    words.add("Entry.flags") { words in
      words.add(flags: presentedIndex >= 0, dismissedIndex >= 0)
      // Whether advice was given decides only whether it is given again, and when so few
      // controllers are idle all of them are checked.
      words.add(flags.subtracting([.isMoveAdvised, .isTouched]).rawValue)
    }
  }
}

extension Ledger.Entry {
  /// Encodes the order of the events since the last idle checks.
  func addPositions(to words: inout StateWords, since rest: Int32) {
    let positions = [
      appear.index, disappear.index, missingIsAppearing, layoutIndex, earlyLayout, move.index,
      begins.index, announced.index, presentedIndex, dismissedIndex,
    ]
    for position in positions { words.add(position: position, since: rest) }
  }
}

extension Ledger {
  /// What decides how events are checked; the rest says only which invariants were checked at all.
  private static let decisive: CatalogueInvariant.Needs = [
    .markers, .transactions, .tree, .windows, .isAppearing, .pageRequests, .parentLinks,
    .presenterLinks, .windowChanges, .steps,
  ]

  /// Whether the trace carries such data, where that decides how events are checked.
  func carries(_ need: CatalogueInvariant.Needs) -> Bool {
    assert(Self.decisive.contains(need), "what a check asks for is no part of its state")
    return carried.contains(need)
  }

  /// What is known while no transition is open; the profile and the policy never change.
  ///
  /// If events have followed the last idle checks, which were made at the position `rest`, any two
  /// of these events may still be compared.
  func addState(to words: inout StateWords, since rest: Int32?) {
    words.requireEncodable(open.isEmpty)
    words.add("Ledger.carried") { words in
      words.add(carried.intersection(Self.decisive).rawValue)
      words.add(flags: carriesCaused, isRotating)
    }
    words.noteTransaction(judged: lastTransaction)
    // Those that are gone receive nothing more, and no idle check looks at them.
    let known = words.known.filter { $0 < Int32(entries.count) }.map { entries[$0] }
    words.requireEncodable(known.count <= 64 && entries.count <= Self.openMax)
    if words.isUnknown { return }
    for entry in known {
      entry.addState(to: &words)
      // Who has come in since the last layout of another, and since another went away.
      var sinceLayout: UInt64 = 0
      var sinceLeaving: UInt64 = 0
      for (place, other) in known.enumerated() {
        let bit: UInt64 = 1 << UInt64(place)
        if other.appear.index > entry.layoutIndex { sinceLayout |= bit }
        if other.appear.index > entry.disappear.index { sinceLeaving |= bit }
      }
      words.add(
        flags: activationIndex > entry.appear.index,
        innerCallIndex > entry.layoutIndex,
        innerCallIndex > entry.disappear.index
      )
      words.add("Ledger.leaving") { words in
        let parent = entry.move.state == .leaving ? entry.parent : -1
        let left = parent < 0 ? -1 : entries[parent].disappear.index
        words.add(flags: left > entry.move.index, left > entry.disappear.index)
      }
      words.add(sinceLayout)
      words.add(sinceLeaving)
      if let rest { entry.addPositions(to: &words, since: rest) }
    }
    if let rest {
      words.add(position: activationIndex, since: rest)
      words.add(position: innerCallIndex, since: rest)
    }
  }
}
