// Panels that a finger drags: pages driven by hand, a drawer that turns back, a deck of cards.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Two neighbours that a pan exchanges, forwarded by hand; a lost finger turns both back.
final class PannedPagesController: CodedController {
  private struct Turn {
    var old: UIViewController
    var new: UIViewController
    var target: Int
    var number: Int
  }

  private let pages: [UIViewController]
  private var index = 0
  private var turn: Turn?
  private var turns = 0
  private var isVisible = false
  private var isMoving = false

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(pages[index])
    let pan = DragRecognizer()
    pan.onChange = { [weak self] in self?.panned($0) }
    view.addGestureRecognizer(pan)
  }

  func go(isForward: Bool) {
    guard turn == nil else { return }
    beginTurn(isForward: isForward)
    settle(finished: true)
  }

  // MARK: The pan

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginTurn(isForward: pan.translation(in: view).x < 0)
    case .changed where !isMoving:
      turn?.new.view.alpha = min(1, abs(pan.translation(in: view).x) / 200)
    case .ended: settle(finished: abs(pan.translation(in: view).x) > 60)
    case .cancelled, .failed: settle(finished: false)
    default: break
    }
  }

  private func beginTurn(isForward: Bool) {
    let target = index + (isForward ? 1 : -1)
    guard isVisible, !isMoving, turn == nil, pages.indices.contains(target) else { return }
    turns += 1
    let turn = Turn(old: pages[index], new: pages[target], target: target, number: turns)
    self.turn = turn
    addChild(turn.new)
    turn.old.beginAppearanceTransition(false, animated: true)
    turn.new.beginAppearanceTransition(true, animated: true)
    turn.new.view.frame = view.bounds
    view.addSubview(turn.new.view)
  }

  private func settle(finished: Bool) {
    guard let turn, !isMoving else { return }
    isMoving = true
    if !finished {
      turn.new.beginAppearanceTransition(false, animated: true)
      turn.old.beginAppearanceTransition(true, animated: true)
    }
    UIView.animate(
      withDuration: 0.2,
      animations: { turn.new.view.alpha = finished ? 1 : 0 },
      completion: { [weak self] _ in
        if self?.turn?.number == turn.number { self?.complete(finished: finished) }
      }
    )
  }

  private func complete(finished: Bool) {
    guard let done = turn else { return }
    isMoving = true
    let gone = finished ? done.old : done.new
    gone.willMove(toParent: nil)
    gone.view.removeFromSuperview()
    done.old.endAppearanceTransition()
    done.new.endAppearanceTransition()
    gone.removeFromParent()
    done.new.view.alpha = 1
    if finished {
      index = done.target
      done.new.didMove(toParent: self)
    }
    turn = nil
    isMoving = false
  }

  /// The container leaves in the middle of a turn: the old page comes back first.
  private func abandonTurn() {
    guard let running = turn else { return }
    if !isMoving {
      running.new.beginAppearanceTransition(false, animated: false)
      running.old.beginAppearanceTransition(true, animated: false)
    }
    isFinishing ? complete(finished: true) : complete(finished: false)
  }

  // A turn whose old page still disappears is on its way to the new one.
  private var isFinishing: Bool { isMoving && turn?.new.view.alpha == 1 }

  // MARK: The container's own appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages[index].beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[index].endAppearanceTransition()
    isVisible = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isVisible = false
    abandonTurn()
    pages[index].beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages[index].endAppearanceTransition()
  }
}

/// A drawer whose animation can be turned round; the opposite begin replaces the first one.
final class TurningDrawerController: CodedController {
  private let main: UIViewController
  private let drawer: UIViewController
  private var isOpen = false
  private var isAnimating = false
  private var runs = 0
  private enum Own { case away, coming, here, going }
  private var own = Own.away

  init(main: UIViewController, drawer: UIViewController) {
    self.main = main
    self.drawer = drawer
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(main)
    addChild(drawer)
    drawer.view.frame = closedFrame
    view.addSubview(drawer.view)
    drawer.didMove(toParent: self)
  }

  private var closedFrame: CGRect {
    CGRect(x: -280, y: 0, width: 280, height: view.bounds.height)
  }

  func toggle() { setOpen(!isOpen) }

  private func setOpen(_ open: Bool) {
    guard isViewLoaded, own == .here || own == .away, open != isOpen else { return }
    isOpen = open
    runs += 1
    let run = runs
    guard own == .here else {
      drawer.view.frame.origin.x = open ? 0 : -280
      return
    }
    isAnimating = true
    drawer.beginAppearanceTransition(open, animated: true)
    // Its callback may have toggled it again.
    guard run == runs else { return }
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      options: [.beginFromCurrentState],
      animations: { self.drawer.view.frame.origin.x = open ? 0 : -280 },
      completion: { [weak self] _ in
        guard let self, run == self.runs else { return }
        self.endAnimation()
      }
    )
  }

  private func endAnimation() {
    guard isAnimating else { return }
    isAnimating = false
    runs += 1
    drawer.endAppearanceTransition()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    own = .coming
    main.beginAppearanceTransition(true, animated: animated)
    if isOpen { drawer.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    main.endAppearanceTransition()
    if isOpen { drawer.endAppearanceTransition() }
    own = .here
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    own = .going
    endAnimation()
    main.beginAppearanceTransition(false, animated: animated)
    if isOpen { drawer.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    main.endAppearanceTransition()
    if isOpen { drawer.endAppearanceTransition() }
    own = .away
  }
}

/// Cards of which the top one is dragged away; the next one is added below it as the drag begins.
final class CardDeckController: CodedController {
  private var cards: [UIViewController]
  private var isDragging = false
  private var isLeaving = false

  init(cards: [UIViewController]) {
    self.cards = cards
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(cards[0])
    let pan = DragRecognizer()
    pan.onChange = { [weak self] in self?.dragged($0) }
    view.addGestureRecognizer(pan)
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag()
    case .changed where isDragging:
      cards[0].view.transform = CGAffineTransform(translationX: pan.translation(in: view).x, y: 0)
    case .ended where isDragging: throwTop()
    case .cancelled where isDragging: putBack()
    default: break
    }
  }

  private func beginDrag() {
    guard !isDragging, !isLeaving, cards.count > 1 else { return }
    isDragging = true
    let next = cards[1]
    addChild(next)
    next.view.frame = view.bounds
    view.insertSubview(next.view, belowSubview: cards[0].view)
    next.didMove(toParent: self)
  }

  private func throwTop() {
    isDragging = false
    isLeaving = true
    let top = cards.removeFirst()
    cards.append(top)
    UIView.animate(
      withDuration: 0.25,
      animations: { top.view.transform = CGAffineTransform(translationX: 600, y: 0) },
      completion: { _ in
        top.uninstall()
        top.view.transform = .identity
        self.isLeaving = false
      }
    )
  }

  private func putBack() {
    isDragging = false
    isLeaving = true
    UIView.animate(
      withDuration: 0.25,
      animations: { self.cards[0].view.transform = .identity },
      completion: { _ in
        self.cards[1].uninstall()
        self.isLeaving = false
      }
    )
  }
}
