// Recorded from the conformance tests: which of them prove which PAGE rule.

extension Rulebook {
  static let pageEvidence = """
    """
}
