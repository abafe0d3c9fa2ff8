// What responders carry that has no consequence here, for apps that set, read or override it.

public import Foundation

/// The inert part of `UIResponder`.
open class UIResponderBase: UIObjectBase {
  nonisolated(unsafe) var associations: [UnsafeRawPointer: Any]?
  @exclusivity(unchecked) var observations: [WeakObservation] = []

  // MARK: Accessibility

  open var isAccessibilityElement: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  open var accessibilityLabel: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open var accessibilityHint: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open var accessibilityValue: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { stored([]) }
    set { store(newValue) }
  }
  open var accessibilityFrame: CGRect {
    get { stored(.zero) }
    set { store(newValue) }
  }
  open var accessibilityElements: [Any]? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open var accessibilityElementsHidden: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  open var accessibilityViewIsModal: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { stored(.zero) }
    set { store(newValue) }
  }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Input

  open var inputView: UIView? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open var inputAccessoryView: UIView? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open var inputViewController: UIViewController? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: UndoManager? { nil }
  open var userActivity: NSUserActivity? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open var canResignFirstResponder: Bool { true }
  open func reloadInputViews() {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: Nibs and restoration

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open var restorationIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func setValue(_ value: Any?, forKey key: String) {}
  open func value(forKey key: String) -> Any? { nil }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  open func value(forKeyPath keyPath: String) -> Any? { nil }

  /// Receives a change of a value that this object observes by key path.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Focus

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
}
