// States that can be written as a few 64-bit words and rebuilt from them.

/// A state that a fixed number of 64-bit words determines, and that determines them.
///
/// Words that take few values each are stored in few bits each, so parts that vary independently
/// belong into words of their own. ``FlatState`` does all of this for plain structs.
public protocol CompactState {
  /// The number of words.
  static var wordCount: Int { get }

  /// Writes all words; equal states write equal words.
  func write(to words: UnsafeMutablePointer<UInt64>)

  /// Rebuilds the state that wrote the words.
  init(words: UnsafePointer<UInt64>)

  /// Changes the words of a state to those of the state that `body` makes of it.
  static func modify(_ words: UnsafeMutablePointer<UInt64>, _ body: (inout Self) -> Void)

  /// Stops the program with a message if the words would not determine the state.
  func checkLayout()
}

extension CompactState {
  public func checkLayout() {}

  @inlinable @inline(__always)
  public static func modify(
    _ words: UnsafeMutablePointer<UInt64>,
    _ body: (inout Self) -> Void
  ) {
    var state = Self(words: words)
    body(&state)
    state.write(to: words)
  }
}
