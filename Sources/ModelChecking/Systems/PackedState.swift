// States that their author has packed into one word.

/// A state that its author has packed into the low bits of one word.
public protocol PackedState: CompactState {
  /// The number of low bits in use, at most 64.
  static var packedBits: Int { get }
  /// The word.
  var packed: UInt64 { get }
  /// Rebuilds a state from its word.
  init(packed: UInt64)
}

extension PackedState {
  @inlinable public static var wordCount: Int { 1 }

  @inlinable
  public func write(to words: UnsafeMutablePointer<UInt64>) { words.pointee = packed }

  @inlinable
  public init(words: UnsafePointer<UInt64>) { self.init(packed: words.pointee) }
}
