// The clauses of the invariants: the smallest conditions that a monitor checks.

/// One condition of one invariant's monitor; `exempt…` and `quirk…` permit, the others demand.
package enum Clause: UInt16, CaseIterable, Sendable {
  // INV-1
  case appearWhenAppeared = 0x0101
  case disappearWhenGone = 0x0102
  case didAppearWhenLeaving = 0x0103
  case didDisappearWhenComing = 0x0104
  case quirk8 = 0x0105
  case quirk9 = 0x0106
  // INV-2
  case repeated = 0x0201
  case quirk1 = 0x0202
  case quirk3 = 0x0203
  case quirk12 = 0x0204
  // INV-3
  case didWithoutWill = 0x0301
  case quirk2 = 0x0302
  // INV-4
  case usedUnloaded = 0x0401
  case loadedLate = 0x0402
  case quirk9Loading = 0x0403
  // INV-5
  case loadViewTwice = 0x0501
  case loadedTwice = 0x0502
  case loadViewMissing = 0x0503
  case didLoadMissing = 0x0504
  // INV-6
  case isAppearingTwice = 0x0601
  case isAppearingMissing = 0x0602
  case exemptCompensation = 0x0603
  case exemptEnd = 0x0604
  case exemptAnyChild = 0x0605
  case exemptChild = 0x0606
  // INV-7
  case isAppearingOutside = 0x0701
  // INV-8
  case isAppearingEarlyVersion = 0x0801
  // INV-9
  case layoutTwice = 0x0901
  case layoutUnopened = 0x0902
  case layoutOpenAtRest = 0x0903
  // INV-10
  case exemptForced = 0x0A01
  case layoutBeforeWill = 0x0A02
  case layoutBeforeIs = 0x0A03
  // INV-12
  case animatedAppear = 0x0C01
  case animatedDisappear = 0x0C02
  case animatedIs = 0x0C03
  case quirk4 = 0x0C04
  // INV-13
  case exemptByHand = 0x0D01
  case exemptOutside = 0x0D02
  case isAppearingLater = 0x0D03
  // INV-14
  case didBeforeWill = 0x0E01
  case exemptCompensatingDid = 0x0E02
  case didNotLater = 0x0E03
  case exemptBegunByApp = 0x0E04
  case exemptCutOff = 0x0E05
  // INV-15
  case appearingAtRest = 0x0F01
  case disappearingAtRest = 0x0F02
  case exemptAbbreviated = 0x0F03
  case quirk6 = 0x0F04
  // INV-16
  case diesOnScreen = 0x1001
  case exemptEarlyPageDeath = 0x1002
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
  case exemptManual = 0x1501
  case exemptOwnTransition = 0x1502
  case secondDriver = 0x1503
  // INV-22
  case exemptHandOrder = 0x1601
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
  case exemptHandBystander = 0x1901
  case keptPresenter = 0x1902
  case bystander = 0x1903
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
  case exemptPageEarly = 0x1D06
  case exemptOffWindow = 0x1D07
  case exemptManualParent = 0x1D08
  case exemptOwnMoveGone = 0x1D09
  case exemptOwnMoveCome = 0x1D0A
  case exemptLeftMeanwhile = 0x1D0C
  case exemptForeign = 0x1D0D
  case exemptOwnRemoval = 0x1D0E
  case quirk29 = 0x1D0B
  // INV-30
  case appearedUnderGone = 0x1E01
  case exemptEarlyPageAlone = 0x1E02
  case exemptOrphanAlone = 0x1E03
  // INV-31
  case forwardedFlag = 0x1F01
  case exemptChildAnimated = 0x1F02
  case exemptOwnWill = 0x1F03
  // INV-32
  case visibleSilent = 0x2001
  case hiddenAppeared = 0x2002
  case rootOutOfWindow = 0x2003
  case orphanUnjudged = 0x2004
  case offWindowUnjudged = 0x2005
  case coverBeneath = 0x2006
  case coverUntold = 0x2008
  case exemptEarlyPage = 0x2007
  // INV-33
  case manualIsolation = 0x2101
  case exemptOrphanWill = 0x2102
  case quirk1Manual = 0x2103
  // INV-34
  case appearedOutside = 0x2201
  case exemptByHandAtRest = 0x2202
  case exemptEarlyPageOutside = 0x2203
  // INV-35
  case willMoveTwice = 0x2301
  case willMoveAgain = 0x2302
  case movedOver = 0x2303
  case exemptMoveBack = 0x2304
  case willMoveLeaving = 0x2305
  case didMoveElsewhere = 0x2306
  case exemptRepeat = 0x2307
  case exemptBackRepeat = 0x2308
  case didMoveTwice = 0x2309
  case didMoveUnannounced = 0x230A
  case didMoveLeaving = 0x230B
  case exemptCancelledPush = 0x230C
  case neverMoved = 0x230D
  case exemptNextAttempt = 0x230E
  case willLeaveTwice = 0x230F
  case willLeaveNothing = 0x2310
  case leftUnannounced = 0x2311
  case didLeaveMoving = 0x2312
  case exemptLeaveRepeat = 0x2313
  case didLeaveNothing = 0x2314
  case movingAtRest = 0x2315
  case leavingAtRest = 0x2316
  // INV-36
  case moveAfterAppear = 0x2401
  case movedBeforeAppear = 0x2402
  case exemptLateMove = 0x2403
  case moveAfterLeave = 0x2404
  case movedBeforeLeave = 0x2405
  case exemptDisturbed = 0x2406
  // INV-37
  case linkAtDidMove = 0x2501
  case linkAtDidLeave = 0x2502
  case linkAtWillMove = 0x2503
  case exemptOwnTime = 0x2504
  // INV-38
  case flagOfOtherDirection = 0x2601
  case flagMoving = 0x2602
  case flagModal = 0x2603
  case exemptReportedFlags = 0x2604
  // INV-39
  case stateEarlyLoad = 0x2701
  case stateEarlyWill = 0x2702
  case stateIs = 0x2703
  case stateLayout = 0x2704
  case stateLaidOut = 0x2705
  case stateDid = 0x2706
  case stateWillGo = 0x2707
  case stateGone = 0x2708
  case exemptEarlyPageState = 0x2709
  case exemptReturningParent = 0x270A
  // INV-40
  case exemptOwnCoordinator = 0x2801
  case coordinatorMissing = 0x2802
  case coordinatorNotInteractive = 0x2803
  case coordinatorLeft = 0x2804
  // INV-41
  case completionStray = 0x2901
  case completionTwice = 0x2902
  case completionNotInteractive = 0x2903
  case completionOutcome = 0x2904
  case exemptReportedOutcome = 0x2907
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
  case exemptLaunch = 0x2B04
  case exemptDidShowCancel = 0x2B05
  case didShowCancelled = 0x2B06
  case didShowEarly = 0x2B07
  case didShowUnmatched = 0x2B08
  case didShowOther = 0x2B09
  case didShowFlag = 0x2B0A
  case exemptGoneOwner = 0x2B0B
  case willShowUnmatched = 0x2B0C
  case exemptOverlap = 0x2B0D
  case exemptOverlapEarly = 0x2B0E
  case exemptReported = 0x2B0F
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
  case exemptEndPhase = 0x3001
  case overlapping = 0x3002
  case exemptOtherContext = 0x3003
  // INV-49
  case exemptOpenBefore = 0x3101
  case exemptLaunch49 = 0x3102
  case exemptUnderWay = 0x3103
  case quirk49 = 0x3104
  case notSilent = 0x3105
  case exemptByApp = 0x3106
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

  /// The number of the invariant: 15.
  package var invariant: Int { Int(rawValue >> 8) }
}
