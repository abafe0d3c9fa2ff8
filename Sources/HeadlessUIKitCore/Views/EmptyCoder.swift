// The coder of objects that come from no nib: it holds nothing.

internal import Foundation

/// A coder without values, for `init(coder:)` where that is the one initialiser that is known.
///
/// Foundation's unarchivers end the process when their data is empty.
final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodePropertyList(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIView {
  /// A view of a class that is a value: `init(coder:)` is the one initialiser that each class has.
  ///
  /// The source rewriter lets a cell's `init(coder:)` that only traps do what `init(frame:)` does.
  package static func decodedView() -> Self? { self.init(coder: EmptyCoder()) }
}
