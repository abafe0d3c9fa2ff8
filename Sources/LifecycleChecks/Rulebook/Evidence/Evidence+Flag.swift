// Recorded from the conformance tests: which of them prove which FLAG rule.

extension Rulebook {
  static let flagEvidence = """
    FLAG-1
      ModalTests.testFlagsOfAPresentationAreThePresentedOnesOnly
      SheetTests.testCompensationOfADragHasNoFlags
      StateAtCallbackTests.testFlagsOfPushAndPop
    FLAG-2
      CustomPresentationTests.testViewsAreInTheWindowAsTheCompensationSays
      ModalChainTests.testBeingDismissedInAChain
      ModalTests.testFlagsOfAPresentationAreThePresentedOnesOnly
      SheetTests.testBeingDismissedInADrag
      SheetTests.testCompensationOfADragHasNoFlags
      StateAtCallbackTests.testAWindowRootHasNoFlags
      StateAtCallbackTests.testFlagsOfACancelledSwipe
      StateAtCallbackTests.testFlagsOfAChild
      StateAtCallbackTests.testFlagsOfANavigationRoot
      StateAtCallbackTests.testFlagsOfPushAndPop
      SwitchingContainerTests.testNobodyMovesInASwitch
    FLAG-3
      ModalTests.testFlagsBelongToTheControllerThatIsPresentedItself
      StateAtCallbackTests.testFlagsBelongToTheControllerThatMoves
      StateAtCallbackTests.testFlagsOfAChild
    FLAG-4
      ModalTests.testFlagsOfAPresentationAreThePresentedOnesOnly
    FLAG-5
      ModalTests.testFlagsOfAPresentationAreThePresentedOnesOnly
      StateAtCallbackTests.testALaterWillAppearMayFindEverythingInPlace
      StateAtCallbackTests.testAWindowRootHasNoFlags
    """
}
