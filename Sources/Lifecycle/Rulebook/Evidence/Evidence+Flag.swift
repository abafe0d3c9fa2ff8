// Recorded from the conformance tests: which of them prove which FLAG rule.

extension Rulebook {
  static let flagEvidence = """
    """
}
