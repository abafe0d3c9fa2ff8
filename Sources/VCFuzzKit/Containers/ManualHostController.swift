// The container of the environment that forwards by hand, with bugs that can be switched on.
//
// The source of this class exists twice. A reproduction must compile against UIKit in an app that
// doesn't have this module, so it carries the source, without bugs and misuses, as text
// (`VCFuzzReports/Resources`). Neither form can be made from the other: Swift compiles no text, and
// a file can't be compiled and embedded at once. A test compares the two line by line, so each
// statement of a bug is on lines of its own.

internal import Foundation
internal import HeadlessUIKit
internal import VCLifecycle

/// A container that forwards by hand and shows one child at a time.
final class ManualHostController: UIViewController {
  private var pages: [UIViewController]
  private var shown = 0
  /// The child to be shown as soon as the container itself is settled.
  private var wanted = 0
  private var phase = Phase.hidden
  /// Whether its last callback was one of appearing rather than of disappearing.
  private var isComing = false
  /// How many times it began to appear or to disappear.
  private var turn = 0
  /// How many times it left before its own viewWillAppear ran.
  private var earlyLeaves = 0
  /// The children whose appearance has begun and not ended, and which way each of them goes.
  private var begun: [(child: UIViewController, isAppearing: Bool)] = []
  private var isExchanging = false
  /// Whether its leaving is not forwarded this time.
  private var isForgetting = false
  /// What it does wrong, if anything.
  var fault: Fault?
  /// Receives every child that it shows without a callback of UIKit's.
  var onShown: ((ManualHostController, UIViewController) -> Void)?
  /// Called before it begins the appearance of a child that UIKit moves (MIS-35).
  var onTwoDrivers: (() -> Void)?

  private enum Phase {
    case hidden
    case changing
    case visible
  }

  /// What containers that forward by hand forget.
  enum Fault: Sendable {
    /// To forward at all.
    case silent
    /// To forward that they leave.
    case forgetsLeaving
    /// To forward that they leave before they have appeared.
    case forgetsCancel
  }

  init(_ children: [UIViewController]) {
    pages = children
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  private var current: UIViewController? { pages.isEmpty ? nil : pages[shown] }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let current else { return }
    let before = phase
    phase = .changing  // its own loading may ask for another child
    add(current)
    phase = before
    show(wanted)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if earlyLeaves > 0 {
      earlyLeaves -= 1
    } else {
      startTurn(isComing: true, animated: animated)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isComing { finishTurn(as: .visible) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !isComing {
      earlyLeaves += 1
      return
    }
    isForgetting =
      fault == .forgetsLeaving || (fault == .forgetsCancel && phase == .changing)
    startTurn(isComing: false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    earlyLeaves = 0
    if !isComing { finishTurn(as: .hidden) }
  }

  /// Begins to appear or to disappear together with its children.
  ///
  /// During an exchange only the incoming child disappears: the other one is leaving already,
  /// or has not begun.
  private func startTurn(isComing: Bool, animated: Bool) {
    phase = .changing
    self.isComing = isComing
    turn += 1
    guard let current else { return }
    if isForgetting { return }
    if fault == .silent {
      if isComing { onShown?(self, current) }
      return
    }
    let coming = begun.filter { $0.isAppearing }.map { $0.child }
    if isComing, current.parent === self, current.view.superview !== view, !isCovered(current) {
      insert(current.view)
    }
    for child in isComing || begun.isEmpty ? [current] : coming {
      begin(child, isComing, animated: animated)
    }
  }

  /// Ends what `startTurn` began, unless a callback has turned the container round meanwhile.
  private func finishTurn(as settled: Phase) {
    guard phase == .changing else { return }
    let before = turn
    if !isForgetting {
      for part in begun { end(part.child) }
    }
    guard turn == before else { return }
    if settled == .hidden { isForgetting = false }
    phase = settled
    show(wanted)
  }

  private func begin(_ child: UIViewController, _ isAppearing: Bool, animated: Bool) {
    if fault == .silent { return }
    if isMovedByUIKit(child) { onTwoDrivers?() }
    begun.removeAll { $0.child === child }  // turned round, one end will do (CHILD-23)
    begun.append((child, isAppearing))
    child.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Whether a child presents in its own place, where UIKit moves its view.
  private func isCovered(_ child: UIViewController) -> Bool {
    child.presentedViewController?.presentingViewController === child
  }

  /// Ends the appearance of a child, unless the container's own has ended it meanwhile.
  private func end(_ child: UIViewController) {
    guard begun.contains(where: { $0.child === child }) else { return }
    begun.removeAll { $0.child === child }
    child.endAppearanceTransition()
  }

  /// Shows another child, at once if the container is settled, or else as soon as it is.
  func show(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    wanted = index
    guard phase != .changing, !isExchanging, index != shown else { return }
    guard isViewLoaded, let old = current, old.parent === self else {
      shown = index
      return
    }
    isExchanging = true
    exchange(old, by: index)
    isExchanging = false
    if wanted != shown { show(wanted) }
  }

  /// Exchanges the children; their callbacks may make the container itself disappear.
  ///
  /// The new view is inserted before its appearance begins, or after: both are permitted.
  private func exchange(_ old: UIViewController, by index: Int) {
    let new = pages[index]
    let before = turn
    let isVisible = phase == .visible
    phase = .changing
    new.loadViewIfNeeded()
    guard turn == before else { return }  // shown when the container is settled again
    shown = index
    let insertsFirst = !index.isMultiple(of: 2)
    if isVisible { begin(old, false, animated: false) }
    addChild(new)
    if isVisible, !insertsFirst, turn == before { begin(new, true, animated: false) }
    old.willMove(toParent: nil)
    old.viewIfLoaded?.removeFromSuperview()
    if turn == before { insert(new.view) }
    new.didMove(toParent: self)
    if isVisible, insertsFirst, turn == before { begin(new, true, animated: false) }
    if isVisible {
      end(old)
      end(new)
    }
    old.removeFromParent()
    if turn == before { phase = isVisible ? .visible : .hidden }
  }

  // MARK: Two drivers

  /// Whether UIKit moves a child now for what the child presents in its own place.
  private func isMovedByUIKit(_ child: UIViewController) -> Bool {
    guard isCovered(child), let cover = child.presentedViewController else { return false }
    return cover.isBeingPresented || cover.isBeingDismissed
  }

  /// Whether it forwards to a child now.
  func isForwarding(to child: UIViewController) -> Bool {
    begun.contains { $0.child === child }
  }

  // MARK: Misused

  /// Whether another child can be shown at once.
  var canExchange: Bool { phase == .visible && pages.count > 1 && fault == nil }

  /// Shows the next child, laid out before its viewWillAppear (MIS-21).
  func exchangeAfterForcedLayout() {
    let old = pages[shown]
    shown = (shown + 1) % pages.count
    wanted = shown
    let new = pages[shown]
    phase = .changing
    old.beginAppearanceTransition(false, animated: false)
    old.willMove(toParent: nil)
    old.viewIfLoaded?.removeFromSuperview()
    add(new)
    new.view.layoutIfNeeded()
    new.beginAppearanceTransition(true, animated: false)
    old.endAppearanceTransition()
    new.endAppearanceTransition()
    old.removeFromParent()
    phase = .visible
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    insert(child.view)
    child.didMove(toParent: self)
  }

  private func insert(_ child: UIView) {
    child.frame = view.bounds
    view.addSubview(child)
  }
}

extension ManualHostController: PageHolder {
  func letGo() { pages = [] }
}
