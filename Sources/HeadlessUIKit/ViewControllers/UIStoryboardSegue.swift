// A segue: one way from one controller to another (SHOW-1, SHOW-7).

public import Foundation

/// A prepared step from one controller to another.
@MainActor
open class UIStoryboardSegue: NSObject {
  private let handler: (() -> Void)?
  /// What the segue does where no handler and no subclass says otherwise.
  var performByKind: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  open func perform() {
    if let handler { handler() } else { performByKind?() }
  }
}
