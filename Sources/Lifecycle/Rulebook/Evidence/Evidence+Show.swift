// Recorded from the conformance tests: which of them prove which SHOW rule.

extension Rulebook {
  static let showEvidence = """
    """
}
