// Recorded from the conformance tests: which of them prove which SPLIT rule.

extension Rulebook {
  static let splitEvidence = """
    """
}
