// Storyboards: there are no compiled ones here, so loading gives an empty view controller.

public import Foundation

/// A storyboard without scenes.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  public let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }

  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { creator?(EmptyCoder()) }

  open func instantiateViewController<Controller: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let made = creator?(EmptyCoder()) else {
      preconditionFailure("storyboard '\(name)': there are no storyboards without UIKit")
    }
    return made
  }
}
