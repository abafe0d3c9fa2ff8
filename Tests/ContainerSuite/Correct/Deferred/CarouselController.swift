// Slides that a timer exchanges while they are on screen, by hand and with an animation.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows one slide after another.
final class CarouselController: UIViewController {
  private let slides: [ChildAppearance]
  private var index = 0
  private var timer: Timer?
  private var phase = AppearancePhase.gone
  private var completion: (() -> Void)?

  init(slides: [UIViewController]) {
    self.slides = slides.map(ChildAppearance.init)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for slide in slides {
      addChild(slide.child)
      slide.child.didMove(toParent: self)
    }
    view.addSubview(slides[index].child.view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .arriving
    slides[index].move(to: phase, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = .here
    slides[index].move(to: phase, animated: animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      advance()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
    completion?()
    phase = .leaving
    slides[index].move(to: phase, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = .gone
    slides[index].move(to: phase, animated: animated)
  }

  func advance() {
    guard phase == .here, completion == nil else { return }
    let old = slides[index]
    index = (index + 1) % slides.count
    let new = slides[index]
    completion = { [weak self] in
      guard let self else { return }
      completion = nil
      old.child.view.removeFromSuperview()
      old.move(to: .gone, animated: true)
      new.move(to: phase, animated: true)
    }
    old.move(to: .leaving, animated: true)
    new.move(to: .arriving, animated: true)
    new.child.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
    view.addSubview(new.child.view)
    UIView.animate(withDuration: 0.4) {
      new.child.view.frame = self.view.bounds
    } completion: { [weak self] _ in
      if self?.slides[self?.index ?? 0] === new { self?.completion?() }
    }
  }
}
