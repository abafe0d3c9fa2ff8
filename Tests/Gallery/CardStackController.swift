// Cards on top of each other; only the top one is on screen, and cards come and go by animation.

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A container of cards that forwards appearances by hand.
open class CardStackController: UIViewController {
  public private(set) var cards: [UIViewController]
  private var isShown = false
  /// Ends the movement of cards that is under way; if the container leaves, the new card with it.
  private var endMovement: ((_ isLeaving: Bool) -> Void)?

  public init(bottom: UIViewController) {
    cards = [bottom]
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for card in cards {
      addChild(card)
      card.didMove(toParent: self)
    }
    if let top = cards.last { insert(top) }
  }

  // MARK: The container's own appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    cards.last?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    cards.last?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endMovement?(true)
    isShown = false
    cards.last?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    cards.last?.endAppearanceTransition()
  }

  // MARK: Cards

  /// Lays a card on top.
  public func push(_ card: UIViewController, animated: Bool) {
    endMovement?(false)
    guard isViewLoaded else {
      cards.append(card)
      return
    }
    guard let old = cards.last else { return }
    cards.append(card)
    addChild(card)
    exchange(old, for: card, animated: animated) { [weak self] in
      card.didMove(toParent: self)
    }
  }

  /// Takes the top card away; the last one stays.
  public func pop(animated: Bool) {
    endMovement?(false)
    guard cards.count > 1, let old = cards.popLast(), let new = cards.last else { return }
    guard isViewLoaded else { return }
    old.willMove(toParent: nil)
    exchange(old, for: new, animated: animated) {
      old.removeFromParent()
    }
  }

  private func exchange(
    _ old: UIViewController,
    for new: UIViewController,
    animated: Bool,
    then completion: @escaping () -> Void
  ) {
    let isTold = isShown
    if isTold {
      old.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
    }
    insert(new)
    var isDone = false
    endMovement = { [weak self] isLeaving in
      guard !isDone else { return }
      isDone = true
      self?.endMovement = nil
      old.viewIfLoaded?.removeFromSuperview()
      if isTold {
        old.endAppearanceTransition()
        // A card that was coming turns round with the container, and ends with it.
        if !isLeaving { new.endAppearanceTransition() }
      }
      completion()
    }
    guard animated, isTold else {
      endMovement?(false)
      return
    }
    let end = endMovement
    new.view.alpha = 0
    UIView.animate(
      withDuration: 0.3,
      animations: { new.view.alpha = 1 },
      completion: { _ in end?(false) }
    )
  }

  private func insert(_ card: UIViewController) {
    card.view.frame = view.bounds
    card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(card.view)
  }
}
