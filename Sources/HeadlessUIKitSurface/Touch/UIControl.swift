// Controls: views with actions, which are methods of targets or `UIAction`s.

public import Foundation
@_spi(Surface) public import HeadlessUIKitCore

/// A view that acts when it is used.
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0), touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2), touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4), touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6), touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8), valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13), menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16), editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18), editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0fff), allEditingEvents = Event(rawValue: 0xf_0000)
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// A control's state.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = [], highlighted = State(rawValue: 1 << 0), disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2), focused = State(rawValue: 1 << 3)
  }

  /// Where the content lies across the control.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

  /// Where the content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private var targetActions = TargetActions<Event>()
  private var registrations: [(action: UIAction, events: Event)] = []

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var isEnabled = true, isSelected = false, isHighlighted = false, contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center, showsMenuAsPrimaryAction = false

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targetActions.add(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targetActions.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  public var allTargets: Set<AnyHashable> { Set(targetActions.targets.compactMap { $0 as? NSObject }) }

  public func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let actions = targetActions.actions(of: target.map { $0 as AnyObject }, for: event)
    return actions.isEmpty ? nil : actions.map(\.description)
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) { registrations.append((action, controlEvents)) }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    registrations.removeAll { $0.action === action && $0.events == controlEvents }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Sends an action to its target, or up the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIResponder.send(action, to: target, from: self, for: event)
  }

  open func sendActions(for controlEvents: Event) {
    for receiver in targetActions.receivers(of: controlEvents) { sendAction(receiver.action, to: receiver.target, for: nil) }
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) { sendAction(registration.action) }
  }

  @_spi(Surface) open override var keepsTouches: Bool { true }
}

extension UIResponder {
  /// Sends an action to its target, or up the responder chain from the sender; false if none takes it.
  @discardableResult static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.send(to: target as AnyObject, sender, event) }
    return sequence(first: sender as? UIResponder, next: { $0?.next }).contains { action.send(to: $0, sender, event) }
  }
}

extension Stage {
  /// A finger taps a control; false if it cannot reach it.
  @discardableResult public func tap(_ control: UIControl) -> Bool {
    guard control.isEnabled, control.window != nil, control.isUnderFinger(at: control.bounds.middle) else { return false }
    run { control.sendActions(for: .touchUpInside) }
    return true
  }
}

/// The control that reloads a scroll view.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
