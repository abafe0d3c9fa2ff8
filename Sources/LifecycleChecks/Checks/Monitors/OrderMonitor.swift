// INV-22 universal orders, INV-23 and INV-24 order per kind, INV-28 no did of the loser.

internal import Lifecycle

/// The order of wills and dids of a pair in one transition (STATE-12, spec 2.6).
struct OrderMonitor: Sendable {
  /// Judges a root's will or did when it comes.
  func observe(_ moment: Moment, _ bench: inout Bench) {
    let transition = bench.ledger.open[moment.slot]
    guard !transition.isTainted, transition.kind != .rootSwap,
      !bench.holds(.exemptHandOrder, transition.isDrivenByHand)
    else { return }
    if transition.isCancelReleased {
      let isLoserDid =
        (moment.event.kind == .viewDidAppear && moment.role == .new)
        || (moment.event.kind == .viewDidDisappear && moment.role == .old)
      if bench.holds(.loserDid, isLoserDid) {
        report(
          .loserDid,
          moment,
          &bench,
          "no did of the cancelled direction",
          "\(moment.event.kind.words) in a cancelled \(transition.kind.words)"
        )
      }
      return
    }
    let word = transition.orderBefore
    let isFirst =
      word.index(of: .oldWillDisappear) == word.length - 1
      || word.index(of: .newWillAppear) == word.length - 1
    guard isFirst else { return }
    if moment.event.kind == .viewWillDisappear && moment.role == .old,
      bench.holds(.universalOne, word.contains(.newDidAppear))
    {
      report(
        .universalOne,
        moment,
        &bench,
        "viewWillDisappear of the old before viewDidAppear of the new controller",
        "viewWillDisappear after the other's viewDidAppear"
      )
    } else if moment.event.kind == .viewWillAppear && moment.role == .new,
      bench.holds(.universalTwo, word.contains(.oldDidDisappear))
    {
      report(
        .universalTwo,
        moment,
        &bench,
        "viewWillAppear of the new before viewDidDisappear of the old controller",
        "viewWillAppear after the other's viewDidDisappear"
      )
    }
  }

  private func report(
    _ clause: Clause,
    _ moment: Moment,
    _ bench: inout Bench,
    _ expected: String,
    _ found: String
  ) {
    let transition = bench.ledger.open[moment.slot]
    bench.report(
      clause,
      moment,
      expected: expected,
      found: found,
      others: [moment.role == .old ? transition.new : transition.old],
      related: [transition.start]
    )
    bench.ledger.taint(moment.slot)
    bench.ledger.markReported(transition.old)
    bench.ledger.markReported(transition.new)
  }

  // MARK: - The end of a transition

  func finish(_ slot: Int, at index: Int, _ bench: inout Bench) {
    let transition = bench.ledger.open[slot]
    guard !transition.isTainted, transition.old != transition.new,
      let table = OrderTable.finished(transition, bench.profile)
    else { return }
    let expected = narrowed(table, transition)
    let found = narrowed(transition.orderBefore, transition)
    if bench.holds(.orderFinished, expected != found) {
      conclude(
        .orderFinished,
        slot,
        at: index,
        &bench,
        expected.text,
        found.text,
        transition.kind == .pageCurl ? .suspect : .fault
      )
    }
  }

  func cancel(_ slot: Int, at index: Int, _ bench: inout Bench) {
    let transition = bench.ledger.open[slot]
    guard !transition.isTainted, transition.old != transition.new else { return }
    let before = transition.orderBefore
    if bench.holds(
      .loserDidBefore,
      before.contains(.newDidAppear) || before.contains(.oldDidDisappear)
    ) {
      conclude(
        .loserDidBefore,
        slot,
        at: index,
        &bench,
        "no did of the cancelled direction",
        before.text,
        .fault
      )
      return
    }
    guard transition.releases > 0 || transition.isImplied,
      let wills = OrderTable.beforeRelease(transition, bench.profile),
      let words = OrderTable.cancelled(transition, bench.profile)
    else { return }
    let severity: Violation.Severity =
      switch transition.kind {
      case .pageCurl, .pageScroll, .sheetDrag: .suspect
      default: .fault
      }
    let expectedBefore = narrowed(wills, transition)
    let foundBefore = narrowed(before, transition)
    if bench.holds(.orderBeforeRelease, expectedBefore != foundBefore) {
      conclude(
        .orderBeforeRelease,
        slot,
        at: index,
        &bench,
        "\(expectedBefore.text) before the release",
        foundBefore.text,
        severity
      )
      return
    }
    let after = narrowed(transition.orderAfter, transition)
    let permitted = words.map { narrowed($0, transition) }
    if bench.holds(.orderCancelled, !permitted.contains(after)) {
      conclude(
        .orderCancelled,
        slot,
        at: index,
        &bench,
        "\(permitted.map(\.text).joined(separator: " or ")) after the cancellation",
        after.text,
        severity
      )
    }
  }

  /// Leaves out the letters of sides that the transition does not have.
  private func narrowed(_ word: OrderWord, _ transition: OpenTransition) -> OrderWord {
    word.filtered {
      OrderTable.isProjected($0, transition.kind)
        && ($0.isOld ? transition.old >= 0 : transition.new >= 0)
    }
  }

  private func conclude(
    _ clause: Clause,
    _ slot: Int,
    at index: Int,
    _ bench: inout Bench,
    _ expected: String,
    _ found: String,
    _ severity: Violation.Severity
  ) {
    let transition = bench.ledger.open[slot]
    bench.report(
      clause,
      at: index,
      controller: transition.old >= 0 ? transition.old : transition.new,
      slot: slot,
      expected: "\(transition.kind.words): \(expected)",
      found: found,
      others: transition.old >= 0 ? [transition.new] : [],
      related: [transition.start],
      severity: severity
    )
    bench.ledger.markReported(transition.old)
    bench.ledger.markReported(transition.new)
  }
}
