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
}
