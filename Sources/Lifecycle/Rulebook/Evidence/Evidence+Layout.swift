// Recorded from the conformance tests: which of them prove which LAYOUT rule.

extension Rulebook {
  static let layoutEvidence = """
    """
}
