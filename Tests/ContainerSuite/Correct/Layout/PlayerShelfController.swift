// Players that only their container holds; it cleans up when it is deallocated.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A recorder of what players do; it must be stopped.
@MainActor
final class PlaybackSession {
  private(set) var isActive = true
  func stop() { isActive = false }
}

/// Adds players and removes them; nothing else holds them.
final class PlayerShelfController: UIViewController {
  private let makePlayer: () -> UIViewController
  private let session = PlaybackSession()
  private var observer: Timer?

  init(makePlayer: @escaping () -> UIViewController) {
    self.makePlayer = makePlayer
    super.init(nibName: nil, bundle: nil)
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
    let player = makePlayer()
    addChild(player)
    let top = CGFloat(children.count - 1) * 100
    player.view.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 100)
    view.addSubview(player.view)
    player.didMove(toParent: self)
  }

  func removeLast() {
    guard let player = children.last(where: { !$0.isMovingFromParent }) else { return }
    player.willMove(toParent: nil)
    player.viewIfLoaded?.removeFromSuperview()
    player.removeFromParent()
  }
}
