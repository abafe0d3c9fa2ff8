// Where an unwind segue comes from, for the search of its destination (SHOW-12).

public import Foundation

/// Where an unwind segue comes from.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
