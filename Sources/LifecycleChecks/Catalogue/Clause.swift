// The clauses of the invariants: the smallest conditions that a monitor checks.

internal import VCLifecycle

/// One condition of one invariant's monitor; `Excuse` says where it demands nothing.
///
/// `known…` keeps what follows from a reported defect from being reported again (spec section 3).
/// The entry of the invariant says what each clause expects.
package enum Clause: UInt16, CaseIterable, Sendable {
  // INV-1
  case appearWhenAppeared = 1
  case disappearWhenGone, didAppearWhenLeaving, didDisappearWhenComing
  // INV-2
  case repeated
  // INV-3
  case didWithoutWill
  // INV-4
  case usedUnloaded, loadedLate
  // INV-5
  case loadViewTwice, loadedTwice, loadViewMissing, didLoadMissing
  // INV-6
  case isAppearingTwice, isAppearingMissing
  // INV-7
  case isAppearingOutside
  // INV-8
  case isAppearingEarlyVersion
  // INV-9
  case layoutTwice, layoutUnopened, layoutOpenAtRest
  // INV-10
  case layoutBeforeWill, layoutBeforeIs
  // INV-12
  case animatedAppear, animatedDisappear, animatedIs
  // INV-13
  case isAppearingLater
  // INV-14
  case didBeforeWill, didNotLater
  // INV-15
  case appearingAtRest, disappearingAtRest
  // INV-16
  case diesOnScreen
  // INV-17
  case afterDeath
  // INV-18
  case superMissing, superTwice, superWrong
  // INV-19
  case calledByHand, misuseLine
  // INV-20
  case endUnopened, foreignCaller, beginOpenAtRest, beginWithoutParent
  // INV-21
  case secondDriver, nestedBegin
  // INV-22
  case universalOne, universalTwo
  // INV-23
  case orderFinished, orderStrayed
  // INV-24
  case orderBeforeRelease, orderCancelled, orderStrayedBack
  // INV-25
  case keptPresenter, bystander, knownBystander
  // INV-26
  case presentedEarly, presentedCancelled, dismissedEarly, dismissedCancelled,
    dismissedBeforePresenter, completionEarly, completedAgain
  // INV-27
  case handlerLate, handlerMissing
  // INV-28
  case loserDid, loserDidBefore
  // INV-29
  case childWillAppear, childDidAppearFirst, childDidAppear, parentGone, parentCome
  // INV-30
  case appearedUnderGone
  // INV-31
  case forwardedFlag
  // INV-32
  case visibleSilent, hiddenAppeared, rootOutOfWindow, coverBeneath, baseTakenOut
  // INV-33
  case manualIsolation
  // INV-34
  case appearedOutside
  // INV-35
  case willMoveTwice, willMoveAgain, movedOver, willMoveLeaving, didMoveElsewhere, didMoveTwice,
    didMoveUnannounced, didMoveLeaving, neverMoved, willLeaveTwice, willLeaveNothing,
    leftUnannounced, didLeaveMoving, didLeaveNothing, movingAtRest, leavingAtRest
  // INV-36
  case moveAfterAppear, movedBeforeAppear, moveAfterLeave, movedBeforeLeave, knownMove
  // INV-37
  case linkAtDidMove, linkAtDidLeave, linkAtWillMove
  // INV-38
  case flagOfOtherDirection, flagMoving, flagModal, knownFlags
  // INV-39
  case stateEarlyLoad, stateEarlyWill, stateIs, stateLayout, stateLaidOut, stateDid, stateWillGo,
    stateGone
  // INV-40
  case coordinatorMissing, coordinatorNotInteractive, coordinatorLeft
  // INV-41
  case completionStray, completionTwice, completionNotInteractive, completionOutcome, knownOutcome,
    completionMissing, handlerTwice
  // INV-42
  case presenterLeft, presenterLost, presenterOther
  // INV-43
  case willShowEarly, willShowFlag, willShowTwice, didShowCancelled, didShowEarly, didShowUnmatched,
    didShowOther, didShowFlag, willShowUnmatched, knownOverlap, knownOverlapEarly, knownDidShow
  // INV-45
  case delegateUnasked, attemptWhileDismissing, askedByCall, pageDoneWrong, pageDoneMissing,
    sheetDidCancelled, sheetDidMissing, delegateTwice
  // INV-46
  case startedTwice, releaseNotInteractive, releaseTwice, endAgainstRelease, cancelNotInteractive,
    releaseMissing, endUnstarted, openAtRest
  // INV-47
  case orphan, orphanDies, viewBeforeParent
  // INV-48
  case overlapping
  // INV-49
  case notSilent
  // INV-50
  case firstAgain, firstMissed
  // INV-51
  case lineUnbalanced, lineNested, lineMisuse, lineAttempt
  // INV-52
  case deadInTransition, diedBeforeCompletion
  // INV-53
  case exception
  // INV-54
  case appearedUnseen, seenSilent
  // INV-55
  case didWhileTouched, didWhileSeen, didAbandoned, notTakenBack
  // INV-56
  case pageUnasked
  // INV-57
  case neverReleased
  // INV-58
  case neverLaidOut, neverDone

  /// The number of the invariant: 15.
  package var invariant: Int { Self.invariants[Int(rawValue)] }

  private static let invariants = {
    var numbers = [Int](repeating: 0, count: allCases.count + 1)
    for invariant in CatalogueInvariant.all {
      for clause in invariant.clauses { numbers[Int(clause.rawValue)] = invariant.number }
    }
    return numbers
  }()

  /// The clauses by their names in the tables.
  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// The clauses that are checked only where they hold: forcing them changes nothing.
  ///
  /// Their branch is the condition; a test must detect that they are removed or negated.
  package static let constant: [Clause] = CatalogueInvariant.all.flatMap(\.clauseTexts)
    .filter(\.isConstant).map(\.clause).sorted { $0.rawValue < $1.rawValue }

  /// What the entry of the invariant says of a clause.
  struct Text: Sendable {
    let clause: Clause
    /// What it expects, and what came instead, with gaps.
    let expected: String
    let found: String
    /// Whether it is checked only where it holds, so that its branch is its condition.
    let isConstant: Bool

    /// Reads `superWrong* | EXPECTED | FOUND`, with a star for a constant clause.
    init(_ value: String, in entry: TextTable.Entry) throws(TableError) {
      let parts = try entry.list(value, separator: UInt8(ascii: "|")) { $0 }
      isConstant = parts[0].hasSuffix("*")
      guard parts.count == 3, let clause = byName[parts[0].replacing("*", with: "")] else {
        throw entry.error("expected CLAUSE | EXPECTED | FOUND, not '\(value)'")
      }
      self.clause = clause
      expected = parts[1]
      found = parts[2]
    }
  }
}
