// A word of the notation that could not be read, and why.

/// Why a word of the notation could not be read.
public struct NotationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of the word, from 1.
  public let number: Int
  public let word: String
  public let reason: String

  public var description: String { "word \(number), '\(word)': \(reason)" }
}
