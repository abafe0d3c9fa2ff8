// Recorded from the conformance tests: which of them prove which MOVE rule.

extension Rulebook {
  static let moveEvidence = """
    MOVE-1
      NavigationTests.testAnimatedPushStartsInTheNextLayoutPass
      NavigationTests.testWillMoveAtTheStart
    MOVE-2
      NavigationTests.testAnimatedPop
    MOVE-3
      InteractivePopTests.testAFinishedSwipeMovesOutUnderEveryVariant
      InteractivePopTests.testFinishedSwipe
    MOVE-4
      InteractivePopTests.testCancelledSwipe
      InteractivePopTests.testMovesOfACancelledSwipe
    MOVE-5
      NavigationTests.testAnimatedPop
    MOVE-6
      MisuseChildTests.testMovesWithoutAddChild
      MisuseChildTests.testWillMoveWithoutRemoval
      ModalTests.testPresentationSendsNoMoves
    MOVE-7
      ChildTests.testAddingOnCatalystRepeatsDidMove
    MOVE-8
      PageEarlyTests.testEarlyPageAppearsWithTheContainer
      PageEarlyTests.testEarlyPageOnVersionsWithIsAppearing
      PageEarlyTests.testPageSetInViewDidLoadAppearsAtOnce
      PageEarlyTests.testPageSetInViewWillAppearComesWithTheContainer
      PageTests.testScrollFinished
      PageTests.testTurnsByCall
    """
}
