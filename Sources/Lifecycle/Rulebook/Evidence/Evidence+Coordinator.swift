// Recorded from the conformance tests: which of them prove which COORD rule.

extension Rulebook {
  static let coordinatorEvidence = """
    """
}
