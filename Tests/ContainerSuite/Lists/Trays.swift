// Items that are put and taken, or pinned.

import HeadlessUIKit

/// A board to which cards are pinned.
final class CardBoardController: SampleController, Breakable {
  enum Bug { case adoptsNobody }

  var bug: Bug?
  private var cards: [(card: UIView, note: UIViewController)] = []

  func pin() {
    guard cards.count < 3 else { return }
    let note = makeScreen("note")
    let size = CGSize(width: 200, height: 120)
    let card = UIView(
      frame: CGRect(origin: CGPoint(x: 20, y: 40 + 140 * cards.count), size: size)
    )
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.2
    if bug == nil { addChild(note) }
    note.view.frame = card.bounds
    card.addSubview(note.view)
    // The card is complete before the board shows it.
    view.addSubview(card)
    if bug == nil { note.didMove(toParent: self) }
    cards.append((card, note))
  }

  func unpin() {
    guard let (card, note) = cards.popLast() else { return }
    note.willMove(toParent: nil)
    card.removeFromSuperview()
    note.removeFromParent()
  }
}

/// Shows some of its items; those that are not shown are kept.
final class TrayController: SampleController {
  private var items: [String: UIViewController] = [:]
  private var placed: [String: UIViewController] = [:]
  /// Whether an item is being put or taken: what its callbacks ask for meanwhile is refused.
  private var isChanging = false

  func put(_ name: String) {
    guard !isChanging else { return }
    isChanging = true
    defer { isChanging = false }
    loadViewIfNeeded()
    let item = items[name] ?? makeScreen(name)
    items[name] = item
    guard placed[name] == nil, item.parent == nil else { return }
    placed[name] = item
    addChild(item)
    item.view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    view.addSubview(item.view)
    item.didMove(toParent: self)
  }

  func take(_ name: String) {
    guard !isChanging, let item = placed.removeValue(forKey: name) else { return }
    isChanging = true
    defer { isChanging = false }
    item.uninstall()
  }

  /// Takes an item out and puts it back on top.
  func bringToTop(_ name: String) {
    guard placed[name] != nil else { return }
    take(name)
    put(name)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    items = placed
  }
}

/// A recorder of what players do; it must be stopped.
@MainActor
final class PlaybackSession {
  private(set) var isActive = true
  func stop() { isActive = false }
}

/// Adds players and removes them; nothing else holds them.
final class PlayerShelfController: SampleController {
  private let session = PlaybackSession()
  private var observer: Timer?

  required init(makeScreen: @escaping (String) -> UIViewController) {
    super.init(makeScreen: makeScreen)
    observer = Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { [weak self] _ in
      self?.removeLast()
    }
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    observer?.invalidate()
    session.stop()
  }

  func addPlayer() {
    loadViewIfNeeded()
    let player = makeScreen("player")
    addChild(player)
    let top = CGFloat(children.count - 1) * 100
    player.view.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 100)
    view.addSubview(player.view)
    player.didMove(toParent: self)
  }

  func removeLast() {
    guard let player = children.last(where: { !$0.isMovingFromParent }) else { return }
    player.uninstall()
  }
}
