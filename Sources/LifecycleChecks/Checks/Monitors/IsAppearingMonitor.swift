// INV-6 viewIsAppearing exactly once, INV-7 between will and did, INV-8 not before iOS 13.

internal import Lifecycle

/// The callback viewIsAppearing (APPEAR-1 to APPEAR-12).
struct IsAppearingMonitor: Sendable {
  /// Appearances without it, until the trace shows that it records the callback at all.
  private var held: [(position: Int32, controller: Int32)] = []
  private static let heldMax = 16

  mutating func observe(_ moment: Moment, _ bench: inout Bench) {
    let was = moment.was
    if bench.holds(.isAppearingEarlyVersion, bench.profile.os.major < 13) {
      bench.report(
        .isAppearingEarlyVersion,
        moment,
        expected: "no viewIsAppearing before iOS 13",
        found: "viewIsAppearing on \(bench.profile.os)"
      )
      return
    }
    if moment.isDirect { return }
    flush(&bench)
    if was.phase == .appearing {
      if bench.holds(.isAppearingTwice, was.isAppearingCount > 0) {
        bench.report(
          .isAppearingTwice,
          moment,
          expected: "viewIsAppearing once per appearance",
          found: "viewIsAppearing called twice",
          related: [was.appear.index]
        )
      }
    } else if bench.holds(.isAppearingOutside, was.phase != .unknown) {
      bench.report(
        .isAppearingOutside,
        moment,
        expected: "viewIsAppearing between viewWillAppear and viewDidAppear",
        found: "viewIsAppearing after \(was.lastKind?.words ?? "\(was.phase)")",
        related: [was.lastIndex]
      )
      bench.ledger.entries[moment.controller].missingIsAppearing = -1
    }
  }

  /// Judges a did-appear: its appearance must have had a viewIsAppearing.
  mutating func observeDidAppear(_ moment: Moment, _ bench: inout Bench) {
    let was = moment.was
    guard bench.profile.os.major >= 13, was.phase == .appearing, was.appear.index >= 0,
      bench.holds(.isAppearingMissing, was.isAppearingCount == 0), !isExempt(moment, bench)
    else { return }
    bench.ledger.entries[moment.controller].missingIsAppearing = Int32(moment.index)
  }

  private func isExempt(_ moment: Moment, _ bench: Bench) -> Bool {
    let was = moment.was
    let profile = bench.profile
    let isBack = was.appear.isCompensating || was.appear.before == .disappearing
    if bench.holds(.exemptCompensation, profile.isAppearingCancel == .none && isBack) {
      return true
    }
    let isByHand = was.beginDepth > 0 || moment.event.origin == .end
    if bench.holds(
      .exemptEnd,
      profile.endIsAppearing == .none && isByHand && was.inWindow != .yes
    ) {
      return true
    }
    let isTold = bench.ledger.carried.contains(.tree)
    let parent = was.parent >= 0 ? bench.ledger.entries[Int(was.parent)].container : nil
    switch profile.isAppearingChild {
    case .delivered: return false
    case .missingAll: return bench.holds(.exemptAnyChild, was.parent >= 0 || !isTold)
    case .missing:
      let isPlain = parent == nil || parent == .automatic || parent == .manual
      return bench.holds(.exemptChild, !isTold || (was.parent >= 0 && isPlain))
    }
  }

  /// Reports a missing callback once nothing can make up for it.
  mutating func settle(_ controller: Int, _ bench: inout Bench) {
    let position = bench.ledger.entries[controller].missingIsAppearing
    if position < 0 { return }
    bench.ledger.entries[controller].missingIsAppearing = -1
    if bench.ledger.carried.contains(.isAppearing) {
      reportMissing(position, Int32(controller), &bench)
    } else if held.count < Self.heldMax {
      held.append((position, Int32(controller)))
    }
  }

  private mutating func flush(_ bench: inout Bench) {
    if held.isEmpty { return }
    for item in held { reportMissing(item.position, item.controller, &bench) }
    held.removeAll()
  }

  private func reportMissing(_ position: Int32, _ controller: Int32, _ bench: inout Bench) {
    bench.report(
      .isAppearingMissing,
      at: Int(position),
      controller: controller,
      expected: "viewIsAppearing between viewWillAppear and viewDidAppear",
      found: "viewIsAppearing missing"
    )
  }
}

// MARK: - State

extension IsAppearingMonitor {
  func addState(to words: inout StateWords) {
    for item in held { words.add(item.controller) }  // in their order
    words.add(held.count)
  }
}
