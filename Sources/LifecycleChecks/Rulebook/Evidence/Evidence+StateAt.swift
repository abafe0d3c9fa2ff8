// Recorded from the conformance tests: which of them prove which STATEAT rule.

extension Rulebook {
  static let stateAtEvidence = """
    STATEAT-1
      CustomPresentationTests.testViewsAreInTheWindowAsTheCompensationSays
      ModalTests.testCoveredPresentersViewIsGoneByTheDid
      StateAtCallbackTests.testEveryCellOfTheTable
      TraitsTests.testSafeAreaIsZeroUntilTheWindow
      TraitsTests.testTraitsArePredictedBeforeTheFirstLayoutFrom13
      TraitsTests.testTraitsAreStaleBeforeTheFirstLayoutUpTo12
    STATEAT-2
      StateAtCallbackTests.testALaterWillAppearMayFindEverythingInPlace
    STATEAT-3
      StateAtCallbackTests.testEveryCellOfTheTable
      StateAtCallbackTests.testTheSuperviewAtTheFirstWillAppear
    STATEAT-4
      ModalTests.testCoveredPresentersViewIsGoneByTheDid
    STATEAT-5
      StateAtCallbackTests.testOutsideAWindowNothingIsInPlace
    STATEAT-6
      StateAtCallbackTests.testTheWindowAtDidDisappear
    """
}
