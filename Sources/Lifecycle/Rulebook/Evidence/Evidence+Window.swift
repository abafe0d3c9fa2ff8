// Recorded from the conformance tests: which of them prove which WIN rule.

extension Rulebook {
  static let windowEvidence = """
    """
}
