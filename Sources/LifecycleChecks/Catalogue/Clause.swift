// The clauses of the invariants: the smallest conditions that a monitor checks.

/// One condition of one invariant's monitor; `Excuse` says where it demands nothing.
///
/// `known…` keeps what follows from a reported defect from being reported again (spec section 3).
package enum Clause: UInt16, CaseIterable, Sendable {
  // INV-1
  case appearWhenAppeared = 0x0101
  case disappearWhenGone = 0x0102
  case didAppearWhenLeaving = 0x0103
  case didDisappearWhenComing = 0x0104
  // INV-2
  case repeated = 0x0201
  // INV-3
  case didWithoutWill = 0x0301
  // INV-4
  case usedUnloaded = 0x0401
  case loadedLate = 0x0402
  // INV-5
  case loadViewTwice = 0x0501
  case loadedTwice = 0x0502
  case loadViewMissing = 0x0503
  case didLoadMissing = 0x0504
  // INV-6
  case isAppearingTwice = 0x0601
  case isAppearingMissing = 0x0602
  // INV-7
  case isAppearingOutside = 0x0701
  // INV-8
  case isAppearingEarlyVersion = 0x0801
  // INV-9
  case layoutTwice = 0x0901
  case layoutUnopened = 0x0902
  case layoutOpenAtRest = 0x0903
  // INV-10
  case layoutBeforeWill = 0x0A02
  case layoutBeforeIs = 0x0A03
  // INV-12
  case animatedAppear = 0x0C01
  case animatedDisappear = 0x0C02
  case animatedIs = 0x0C03
  // INV-13
  case isAppearingLater = 0x0D03
  // INV-14
  case didBeforeWill = 0x0E01
  case didNotLater = 0x0E03
  // INV-15
  case appearingAtRest = 0x0F01
  case disappearingAtRest = 0x0F02
  // INV-16
  case diesOnScreen = 0x1001
  // INV-17
  case afterDeath = 0x1101
  // INV-18
  case superMissing = 0x1201
  case superTwice = 0x1202
  case superWrong = 0x1203
  // INV-19
  case calledByHand = 0x1301
  case misuseLine = 0x1302
  // INV-20
  case endUnopened = 0x1401
  case foreignCaller = 0x1402
  case beginOpenAtRest = 0x1403
  case beginWithoutParent = 0x1404
  // INV-21
  case secondDriver = 0x1503
  case nestedBegin = 0x1504
  // INV-22
  case universalOne = 0x1602
  case universalTwo = 0x1603
  // INV-23
  case orderFinished = 0x1701
  case orderStrayed = 0x1702
  // INV-24
  case orderBeforeRelease = 0x1801
  case orderCancelled = 0x1802
  case orderStrayedBack = 0x1803
  // INV-25
  case keptPresenter = 0x1902
  case bystander = 0x1903
  case knownBystander = 0x1904
  // INV-26
  case presentedEarly = 0x1A01
  case presentedCancelled = 0x1A02
  case dismissedEarly = 0x1A03
  case dismissedCancelled = 0x1A04
  case dismissedBeforePresenter = 0x1A05
  case completionEarly = 0x1A06
  case completedAgain = 0x1A07
  // INV-27
  case handlerLate = 0x1B01
  case handlerMissing = 0x1B02
  // INV-28
  case loserDid = 0x1C01
  case loserDidBefore = 0x1C02
  // INV-29
  case childWillAppear = 0x1D01
  case childDidAppearFirst = 0x1D02
  case childDidAppear = 0x1D03
  case parentGone = 0x1D04
  case parentCome = 0x1D05
  // INV-30
  case appearedUnderGone = 0x1E01
  // INV-31
  case forwardedFlag = 0x1F01
  // INV-32
  case visibleSilent = 0x2001
  case hiddenAppeared = 0x2002
  case rootOutOfWindow = 0x2003
  case coverBeneath = 0x2006
  case baseTakenOut = 0x2007
  // INV-33
  case manualIsolation = 0x2101
  // INV-34
  case appearedOutside = 0x2201
  // INV-35
  case willMoveTwice = 0x2301
  case willMoveAgain = 0x2302
  case movedOver = 0x2303
  case willMoveLeaving = 0x2305
  case didMoveElsewhere = 0x2306
  case didMoveTwice = 0x2309
  case didMoveUnannounced = 0x230A
  case didMoveLeaving = 0x230B
  case neverMoved = 0x230D
  case willLeaveTwice = 0x230F
  case willLeaveNothing = 0x2310
  case leftUnannounced = 0x2311
  case didLeaveMoving = 0x2312
  case didLeaveNothing = 0x2314
  case movingAtRest = 0x2315
  case leavingAtRest = 0x2316
  // INV-36
  case moveAfterAppear = 0x2401
  case movedBeforeAppear = 0x2402
  case moveAfterLeave = 0x2404
  case movedBeforeLeave = 0x2405
  case knownMove = 0x2406
  // INV-37
  case linkAtDidMove = 0x2501
  case linkAtDidLeave = 0x2502
  case linkAtWillMove = 0x2503
  // INV-38
  case flagOfOtherDirection = 0x2601
  case flagMoving = 0x2602
  case flagModal = 0x2603
  case knownFlags = 0x2604
  // INV-39
  case stateEarlyLoad = 0x2701
  case stateEarlyWill = 0x2702
  case stateIs = 0x2703
  case stateLayout = 0x2704
  case stateLaidOut = 0x2705
  case stateDid = 0x2706
  case stateWillGo = 0x2707
  case stateGone = 0x2708
  // INV-40
  case coordinatorMissing = 0x2802
  case coordinatorNotInteractive = 0x2803
  case coordinatorLeft = 0x2804
  // INV-41
  case completionStray = 0x2901
  case completionTwice = 0x2902
  case completionNotInteractive = 0x2903
  case completionOutcome = 0x2904
  case knownOutcome = 0x2907
  case completionMissing = 0x2905
  case handlerTwice = 0x2906
  // INV-42
  case presenterLeft = 0x2A01
  case presenterLost = 0x2A02
  case presenterOther = 0x2A03
  // INV-43
  case willShowEarly = 0x2B01
  case willShowFlag = 0x2B02
  case willShowTwice = 0x2B03
  case didShowCancelled = 0x2B06
  case didShowEarly = 0x2B07
  case didShowUnmatched = 0x2B08
  case didShowOther = 0x2B09
  case didShowFlag = 0x2B0A
  case willShowUnmatched = 0x2B0C
  case knownOverlap = 0x2B0D
  case knownOverlapEarly = 0x2B0E
  case knownDidShow = 0x2B0F
  // INV-45
  case delegateUnasked = 0x2D01
  case attemptWhileDismissing = 0x2D02
  case askedByCall = 0x2D03
  case pageDoneWrong = 0x2D04
  case pageDoneMissing = 0x2D05
  case sheetDidCancelled = 0x2D06
  case sheetDidMissing = 0x2D07
  case delegateTwice = 0x2D08
  // INV-46
  case startedTwice = 0x2E01
  case releaseNotInteractive = 0x2E02
  case releaseTwice = 0x2E03
  case endAgainstRelease = 0x2E04
  case cancelNotInteractive = 0x2E05
  case releaseMissing = 0x2E06
  case endUnstarted = 0x2E07
  case openAtRest = 0x2E08
  // INV-47
  case orphan = 0x2F01
  case orphanDies = 0x2F02
  case viewBeforeParent = 0x2F03
  // INV-48
  case overlapping = 0x3002
  // INV-49
  case notSilent = 0x3105
  // INV-50
  case firstAgain = 0x3201
  case firstMissed = 0x3202
  // INV-51
  case lineUnbalanced = 0x3301
  case lineNested = 0x3302
  case lineMisuse = 0x3303
  case lineAttempt = 0x3304
  // INV-52
  case deadInTransition = 0x3401
  case diedBeforeCompletion = 0x3402
  // INV-53
  case exception = 0x3501
  // INV-54
  case appearedUnseen = 0x3601
  case seenSilent = 0x3602
  // INV-55
  case didWhileTouched = 0x3701
  case didWhileSeen = 0x3702
  case didAbandoned = 0x3703
  case notTakenBack = 0x3704
  // INV-56
  case pageUnasked = 0x3801
  // INV-57
  case neverReleased = 0x3901
  // INV-58
  case neverLaidOut = 0x3A01
  case neverDone = 0x3A02

  /// The number of the invariant: 15.
  package var invariant: Int { Int(rawValue >> 8) }

  /// The clauses by their names in the tables.
  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}
