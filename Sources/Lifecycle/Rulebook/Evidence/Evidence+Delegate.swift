// Recorded from the conformance tests: which of them prove which DELEG rule.

extension Rulebook {
  static let delegateEvidence = """
    """
}
