// Recorded from the conformance tests: which of them prove which FIRST rule.

extension Rulebook {
  static let firstEvidence = """
    """
}
