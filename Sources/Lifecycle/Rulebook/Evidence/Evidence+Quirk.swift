// Recorded from the conformance tests: which of them prove which QUIRK rule.

extension Rulebook {
  static let quirkEvidence = """
    """
}
