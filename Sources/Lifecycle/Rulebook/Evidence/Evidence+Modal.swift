// Recorded from the conformance tests: which of them prove which MODAL rule.

extension Rulebook {
  static let modalEvidence = """
    """
}
