// What the rewriter makes of the original with this name.

// swift-format-ignore-file
// An app's screen that declares its views in a result builder and forwards appearance to its
// content by hand. Where FIXED is not set, a tracker of first calls lets it begin only once.

// swift-format-ignore-file

import UIKit
import UIKit

// MARK: - Views in a result builder

/// Collects the views of a block.
@resultBuilder
public enum ViewsBuilder {
  public static func buildExpression(_ view: UIView) -> [UIView] { [view] }
  public static func buildOptional(_ views: [UIView]?) -> [UIView] { views ?? [] }
  public static func buildEither(first views: [UIView]) -> [UIView] { views }
  public static func buildEither(second views: [UIView]) -> [UIView] { views }
  public static func buildArray(_ views: [[UIView]]) -> [UIView] { views.flatMap { $0 } }
  public static func buildBlock(_ views: [UIView]...) -> [UIView] { views.flatMap { $0 } }
}

/// Collects the constraints of a block that also sets properties.
@resultBuilder
public enum AttributesBuilder {
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    [constraint]
  }
  public static func buildExpression(_ nothing: Void) -> [NSLayoutConstraint] { [] }
  public static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
}

private var attributesKey: UInt8 = 0

/// What a view does once it has a superview.
private final class Attributes: NSObject {
  let apply: () -> [NSLayoutConstraint]

  init(apply: @escaping () -> [NSLayoutConstraint]) { self.apply = apply }
}

extension UIView {
  /// Adds the views of the block, then activates the constraints that they were given.
  @discardableResult
  public func callAsFunction(@ViewsBuilder _ views: () -> [UIView]) -> Self {
    let added = views()
    for view in added {
      view.translatesAutoresizingMaskIntoConstraints = false
      if let stack = self as? UIStackView { stack.addArrangedSubview(view) }
      else { addSubview(view) }
    }
    for view in added {
      guard let attributes = objc_getAssociatedObject(view, &attributesKey) as? Attributes else {
        continue
      }
      NSLayoutConstraint.activate(attributes.apply())
      objc_setAssociatedObject(view, &attributesKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    return self
  }
}

extension NSObjectProtocol where Self: UIView {
  @discardableResult
  public func ibOutlet(_ outlet: inout Self?) -> Self {
    outlet = self
    return self
  }

  @discardableResult
  public func ibAttributes(
    @AttributesBuilder _ block: @escaping (Self) -> [NSLayoutConstraint]
  ) -> Self {
    let attributes = Attributes { [unowned self] in block(self) }
    objc_setAssociatedObject(self, &attributesKey, attributes, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return self
  }
}

// MARK: - First calls

/// Knows which lines of its owner have run.
public final class FirstCallTracker {
  private var seen: Set<String> = []

  public init() {}

  public func isFirstTimeCall(_ file: String = #fileID, _ line: Int = #line) -> Bool {
    seen.insert("\(file):\(line)").inserted
  }
}

// MARK: - The screen

/// A profile: a title, a button, and content that another controller shows.
open class ProfileController: UIViewController {
  private let tracker = FirstCallTracker()
  private let content: UIViewController
   private weak var titleLabel: UILabel!
  private var outlets: (label: UILabel?, frame: UIView?) = (nil, nil)
  private var isCompact = false

   public init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view {
      UILabel().ibOutlet(&outlets.label).ibAttributes {
        $0.text = "Profile"
        $0.topAnchor.constraint(equalTo: self.view.safeAreaLayoutGuide.topAnchor)
        $0.centerXAnchor.constraint(equalTo: self.view.centerXAnchor)
      }
      UIView().ibOutlet(&outlets.frame).ibAttributes {
        $0.leadingAnchor.constraint(equalTo: self.view.leadingAnchor)
        $0.trailingAnchor.constraint(equalTo: self.view.trailingAnchor)
        $0.topAnchor.constraint(equalTo: self.view.topAnchor, constant: 100)
        $0.bottomAnchor.constraint(equalTo: self.view.bottomAnchor)
      }
    }
    titleLabel = outlets.label
    outlets.frame? {
      content.view.ibAttributes {
        $0.widthAnchor.constraint(equalTo: self.view.widthAnchor)
        $0.heightAnchor.constraint(equalTo: self.view.heightAnchor)
      }
    }
    content.didMove(toParent: self)
    let tap = UITapGestureRecognizer(target: self, action: Selector("toggle", ProfileController.toggle))
    outlets.label?.isUserInteractionEnabled = true
    outlets.label?.addGestureRecognizer(tap)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    #if FIXED
    content.beginAppearanceTransition(true, animated: animated)
    #else
    if tracker.isFirstTimeCall() {
      content.beginAppearanceTransition(true, animated: animated)
    }
    #endif
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if tracker.isFirstTimeCall() { titleLabel?.text = "Welcome" }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    content.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    content.endAppearanceTransition()
  }

  /// Shortens the title, or shows it in full.
   public func toggle() {
    isCompact.toggle()
    titleLabel?.text = isCompact ? "P" : "Profile"
  }
}
