// The controller of a SwiftUI view, for sources that can do without SwiftUI.

public import Foundation
public import HeadlessUIKit

/// A controller of a SwiftUI view: an empty one, since there is no SwiftUI.
open class UIHostingController<Content>: UIViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }
}
