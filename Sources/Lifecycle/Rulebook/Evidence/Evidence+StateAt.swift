// Recorded from the conformance tests: which of them prove which STATEAT rule.

extension Rulebook {
  static let stateAtEvidence = """
    """
}
