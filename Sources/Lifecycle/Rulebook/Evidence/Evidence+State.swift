// Recorded from the conformance tests: which of them prove which STATE rule.

extension Rulebook {
  static let stateEvidence = """
    """
}
