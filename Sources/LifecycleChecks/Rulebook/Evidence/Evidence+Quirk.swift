// Recorded from the conformance tests: which of them prove which QUIRK rule.

extension Rulebook {
  static let quirkEvidence = """
    QUIRK-1
      AppearanceMachineTests.testAManualContainerAsRootTellsItsChildrenTwiceOnIOS5
    QUIRK-2
      ChildTests.testAReplacedChildOnIOS5HearsOnlyTheDid
      MisuseChildTests.testASwapRightAfterAPushWithTheDefectOf5
    QUIRK-3
      ApplicationTests.testChildAddedWhenTheAppBecomesActiveAppearsOnce
      ApplicationTests.testQuirkChildAddedWhenTheAppBecomesActiveAppearsTwice
    QUIRK-4
      ModalChainTests.testPresentersDidsMayClaimToBeUnanimated
    QUIRK-5
      ShowTests.testQuirkCurrentContextOverASplitsPrimaryHearsNothing
    QUIRK-6
      ChildTests.testAHiddenContainerViewIsIgnored
      MisuseChildTests.testAChildUnderAHiddenView
    QUIRK-7
      SplitTests.testQuirkPrimaryShownBesideTheDetailHearsNothing
    QUIRK-8
      SplitCollapseTests.testQuirkThePrimaryOfAHiddenTabDisappearsWhenMultitaskingEnds
    QUIRK-9
      TabPageMisuseTests.testSelectionBeforeTheViewIsLoaded
      TabPageMisuseTests.testSelectionInViewDidLoadOnVersionEleven
    QUIRK-10
      TabCustomTransitionTests.testCancelledSwitchRestoresTheIndexWithoutTheSetter
    QUIRK-11
      SplitCollapseTests.testQuirkASplitInAHiddenTabIsLoadedInTheBackground
    QUIRK-12
      SplitCollapseTests.testQuirkTheDetailOfACompactSplitAppearsTwice
    QUIRK-14
      ApplicationTests.testBackgroundLaunchByPushWaitsForTheScene
      ApplicationTests.testQuirkBackgroundLaunchByPushAppearsInTheBackground
    QUIRK-15
      PresenterForwarding.testBeginOnThePresenterBreaksTheNextSwipeOn13
    """
}
