// A call that the app may make on a controller of the tree: UIKit's own API, used as it is meant.

/// One call of UIKit's API on a controller of the configuration.
package struct TreeOperation: Hashable, Sendable {
  package var verb: Verb
  /// The controller that is called.
  package var target: Slot
  /// The controller that is handed over, or `noObject`.
  package var object: Slot
  /// Which tab, which style, which direction, which misuse.
  package var number: Int
  package var isAnimated: Bool

  package init(
    _ verb: Verb,
    _ target: Slot,
    object: Slot = TreeOperation.noObject,
    number: Int = 0,
    isAnimated: Bool = false
  ) {
    self.verb = verb
    self.target = target
    self.object = object
    self.number = number
    self.isAnimated = isAnimated
  }

  /// What is called.
  package enum Verb: UInt8, CaseIterable, Sendable {
    case push
    case pop
    case popToRoot
    /// Replaces the top of a stack.
    case replaceTop
    /// Replaces the whole stack.
    case replaceStack
    case selectTab
    case turnForward
    case turnBackward
    case present
    case dismiss
    case addChild
    case removeChild
    /// Shows another child of a container that forwards by hand.
    case swapChild
    case showColumn
    case hideColumn
    case showDetail
    case replaceWindowRoot
    case setNeedsLayout
    /// A misuse of spec section 4, by its number.
    case misuse
  }
}
