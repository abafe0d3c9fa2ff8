// A segue: one way from one controller to another (SHOW-1, SHOW-7).

public import Foundation

/// A prepared step from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// What the segue does where no subclass says otherwise.
  var action: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = performHandler
  }

  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  open func perform() { action?() }
}
