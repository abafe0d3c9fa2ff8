// Failures by which the code under test ended its process.

extension Failure {
  /// Whether the code under test ended its process.
  package var isDeath: Bool { violation == nil && identity.isDeath }

  /// Whether an end is that of code which asked for something that the tool leaves out.
  package static func isGap(_ found: String) -> Bool {
    found.contains(nibGap) || found.contains("vcfuzz adopt has left out this body")
  }

  /// What follows the name of a nib that was asked for.
  package static let nibGap = " was asked for, and no nib is read here"
}

extension Failure.Identity {
  /// The words for what can end a process, with which the identity of such an end begins.
  package static let deathWords = [
    "crash", "exit", "endless loop", "endless wait", "too much memory", "endless step",
    "closed descriptors",
  ]

  /// Whether it is code that doesn't return.
  package var isEndless: Bool { isDeath && invariant.hasPrefix("endless ") }

  /// Whether it is the end of a process.
  package var isDeath: Bool {
    guard roles.isEmpty, transition == nil else { return false }
    return Self.deathWords.contains { words in
      invariant == words
        || [" in ", " after the run", " between callbacks", " on another thread"].contains {
          invariant.hasPrefix(words + $0)
        }
    }
  }
}
