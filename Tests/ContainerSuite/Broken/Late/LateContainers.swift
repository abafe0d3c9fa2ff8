// Containers that go on after an `await` as if nothing had happened meanwhile.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Decides before the await whether its children have to be driven.
final class LateArrivalController: LoadingContainer {
  func open(_ number: Int) {
    guard isOnScreen else { return }
    Task { [loader] in
      let new = screens[await loader.fetch(number)]
      let old = shown[0]
      guard new !== old else { return }
      shown = [new]
      old.beginAppearanceTransition(false, animated: false)
      remove(old)
      old.endAppearanceTransition()
      addChild(new)
      new.beginAppearanceTransition(true, animated: false)
      place(new)
      new.endAppearanceTransition()
      new.didMove(toParent: self)
    }
  }
}

/// Remembers across the await which screen it is going to replace.
final class RememberingController: LoadingContainer {
  func open(_ number: Int) {
    let old = shown[0]
    Task { [loader] in
      let new = screens[await loader.fetch(number)]
      whenSettled { [self] in exchange(old, for: new) }
    }
  }
}

/// Hides its banner after a while; the sleep of a banner that was closed by hand ends early.
final class SleepingBannerController: ManualContainer {
  private let banner: UIViewController
  private var hiding: Task<Void, Never>?

  init(banner: UIViewController) {
    self.banner = banner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show() {
    guard isOnScreen, shown.isEmpty else { return }
    shown = [banner]
    embedBeginning(banner)
    end(banner)
    hiding = Task { [weak self] in
      try? await Task.sleep(for: .seconds(2))
      self?.hide()
    }
  }

  func close() {
    guard isOnScreen, !shown.isEmpty else { return }
    hiding?.cancel()
    hide()
  }

  private func hide() {
    guard isOnScreen else { return }
    shown = []
    banner.beginAppearanceTransition(false, animated: false)
    banner.view.removeFromSuperview()
    banner.endAppearanceTransition()
    banner.willMove(toParent: nil)
    banner.removeFromParent()
  }
}
