// Recorded from the conformance tests: which of them prove which FIRST rule.

extension Rulebook {
  static let firstEvidence = """
    FIRST-1
      FirstCallTests.testCallbacksRunOncePerAppearanceAndTheGuardedBlockOncePerController
    FIRST-2
      FirstCallTests.testCallbacksRunOncePerAppearanceAndTheGuardedBlockOncePerController
      FirstCallTests.testEachInstanceHasItsOwnFirstCall
      FirstCallTests.testFirstCallsAreDrawn
    FIRST-3
      FirstCallTests.testTheAnswerDependsNeitherOnSuperNorOnArguments
    FIRST-4
      FirstCallTests.testASharedTrackerMakesTheSecondInstancesFirstCallFalse
      FirstCallTests.testKeysOfJoinedDigitsCollide
    FIRST-5
      FirstCallTests.testAFlagClearedByTheBaseMethodIsNeverSeenAfterSuper
    FIRST-6
      FirstCallTests.testADoubledDidAppearRunsTheBlockOnce
      FirstCallTests.testASecondLoadIsNotFirst
      FirstCallTests.testAnAbandonedAppearanceUsesUpTheFirstCall
    """
}
