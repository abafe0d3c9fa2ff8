// Recorded from the conformance tests: which of them prove which LAYOUT rule.

extension Rulebook {
  static let layoutEvidence = """
    LAYOUT-1
      NavigationTests.testLayoutPassesBeforeTheDid
    LAYOUT-2
      NavigationTests.testLayoutPassesBeforeTheDid
    LAYOUT-3
      AppearingTests.testItComesThoughNothingNeedsLayout
      MisuseChildTests.testLayoutForcedBeforeTheChildAppears
    LAYOUT-4
      EndlessLayout.testLayoutThatAsksForLayout
      ModalTests.testNumberOfLayoutPassesIsNotPromised
      ModalTests.testPresenterMayLayOutBetweenTwoPassesOfThePresented
      NavigationTests.testAnimatedPushStartsInTheNextLayoutPass
      NavigationTests.testLayoutPassesBeforeTheDid
      WindowTests.testFirstDisplayOfARoot
      WindowTests.testRootLayoutPassesByVariant
    LAYOUT-5
      NavigationTests.testUnanimatedPushEndsBeforeItsFirstLayoutPass
    LAYOUT-6
      NavigationTests.testADirtyUncoveredOneLaysOutBeforeItsDid
      NavigationTests.testAnimatedPop
      NavigationTests.testTheUncoveredOneLaysOutByVariant
      TabTests.testUncoveredChildLaysOutAsTheVariantSays
    LAYOUT-7
      ModalTests.testPresenterMayLayOutBetweenTwoPassesOfThePresented
    LAYOUT-8
      MisuseChildTests.testLayoutForcedBeforeTheChildAppears
      ModalTests.testPresenterMayLayOutBetweenTwoPassesOfThePresented
    LAYOUT-9
      ApplicationTests.testRotationLaysOutOnceAndTellsWhoIsVisible
      ApplicationTests.testRotationMayLayOutTwice
      ApplicationTests.testRotationRunsWhatWasHungOnItsCoordinator
      SplitTests.testRotationToPortraitHidesThePrimaryColumn
    LAYOUT-10
      ApplicationTests.testBackgroundAndBackSendsNoAppearanceCallback
      ApplicationTests.testBackgroundLaysOutNothingOnIOS12
    LAYOUT-11
      StateAtCallbackTests.testEveryCellOfTheTable
    LAYOUT-12
      OverrideDetectionTests.testDirtyConstraintsAreUpdatedOnceMore
      OverrideDetectionTests.testOnlyWhoOverridesUpdateViewConstraintsIsAskedAtFirst
      StateAtCallbackTests.testEveryCellOfTheTable
    """
}
