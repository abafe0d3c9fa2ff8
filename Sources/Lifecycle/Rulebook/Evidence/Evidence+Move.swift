// Recorded from the conformance tests: which of them prove which MOVE rule.

extension Rulebook {
  static let moveEvidence = """
    """
}
