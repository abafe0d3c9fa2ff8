// Recorded from the conformance tests: which of them prove which NAV rule.

extension Rulebook {
  static let navigationEvidence = """
    """
}
