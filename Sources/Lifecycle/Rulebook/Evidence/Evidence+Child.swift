// Recorded from the conformance tests: which of them prove which CHILD rule.

extension Rulebook {
  static let childEvidence = """
    """
}
