// The misuse steps of spec section 4: what people do wrong, as steps of a run.

internal import HeadlessUIKit
internal import Lifecycle

/// The misuse steps by their number.
@MainActor
enum Misuse {
  /// Whether the misuse can be committed now.
  static func isPossible(_ operation: TreeOperation, in world: World) -> Bool { false }

  /// Commits it.
  static func perform(_ operation: TreeOperation, in world: World) {}
}
