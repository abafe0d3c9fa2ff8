// What the rewriter makes of the original with this name.

// swift-format-ignore-file
// A library's tab switcher: a segmented control exchanges children by transition(from:to:). Where
// FIXED is not set, the child that leaves receives no willMove(nil) and keeps its parent.

// swift-format-ignore-file

import UIKit
import UIKit

/// Optional decisions about the selection.
 public protocol SwitcherControllerDelegate: NSObjectProtocol {
    func switcher(_ switcher: SwitcherController, canSelect index: Int) throws -> Bool
    func switcherDidSelect(_ switcher: SwitcherController) throws
}

/// One of several children, chosen by segments.
open class SwitcherController: UIViewController, CAAnimationDelegate {
   public weak var delegate: SwitcherControllerDelegate?
   public private(set) var segments: UISegmentedControl!
  private let pages: [UIViewController]
  private var isSwitching = false
   public private(set)  var selectedIndex = 0

  public init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .white
    segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 0
    segments.addTarget(
      self,
      action: Selector("segmentChanged", SwitcherController.segmentChanged),
      for: .valueChanged
    )
    view.addSubview(segments)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let first = pages[selectedIndex]
    addChild(first)
    first.view.frame = view.bounds
    view.insertSubview(first.view, at: 0)
    first.didMove(toParent: self)
    let left = UISwipeGestureRecognizer(target: self, action: Selector("swiped:", SwitcherController.swiped(_:)))
    left.direction = .left
    let right = UISwipeGestureRecognizer(target: self, action: Selector("swiped:", SwitcherController.swiped(_:)))
    right.direction = .right
    [left, right].forEach(view.addGestureRecognizer)
  }

  // MARK: - Selection

   private func segmentChanged() {
    select(segments.selectedSegmentIndex, animated: true)
  }

   func swiped(_ sender: UISwipeGestureRecognizer) {
    select(selectedIndex + (sender.direction == .left ? 1 : -1), animated: true)
  }

  /// Shows a page.
  public func select(_ index: Int, animated: Bool) {
    guard pages.indices.contains(index), index != selectedIndex, !isSwitching else { return }
    guard (try? delegate?.switcher(self, canSelect: index)) != false else { return }
    let old = pages[selectedIndex]
    let new = pages[index]
    selectedIndex = index
    guard isViewLoaded else { return }
    segments.selectedSegmentIndex = index
    isSwitching = true
    #if FIXED
    old.willMove(toParent: nil)
    #endif
    addChild(new)
    new.view.frame = view.bounds
    transition(
      from: old,
      to: new,
      duration: animated ? 0.25 : 0,
      options: .transitionCrossDissolve,
      animations: nil
    ) { [weak self] _ in
      #if FIXED
      old.removeFromParent()
      #endif
      new.didMove(toParent: self)
      guard let self = self else { return }
      self.isSwitching = false
      (try? self.delegate?.switcherDidSelect(self))
    }
    pulse()
  }

  private func pulse() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.5
    animation.toValue = 1
    animation.duration = 0.2
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      self?.segments?.layer.removeAllAnimations()
    }
    segments?.layer.add(animation, forKey: "pulse")
    CATransaction.commit()
  }
}
extension SwitcherControllerDelegate { public func switcher(_ switcher: SwitcherController, canSelect index: Int) throws -> Bool { throw UnimplementedRequirement() }; public func switcherDidSelect(_ switcher: SwitcherController) throws { throw UnimplementedRequirement() } }
