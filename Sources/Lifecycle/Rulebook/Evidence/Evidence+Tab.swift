// Recorded from the conformance tests: which of them prove which TAB rule.

extension Rulebook {
  static let tabEvidence = """
    """
}
