// Recorded from the conformance tests: which of them prove which APPEAR rule.

extension Rulebook {
  static let appearEvidence = """
    """
}
