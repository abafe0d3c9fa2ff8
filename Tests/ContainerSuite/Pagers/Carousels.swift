// Carousels: one without an end, and one that a timer turns.

import HeadlessUIKit

/// An endless carousel: three pages, of which the middle one is moved back into the middle after
/// every turn.
final class EndlessCarousel: SampleController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private var pages: [UIViewController] = []
  private var center = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    for offset in -1...1 {
      let page = makeScreen("page \(offset)")
      pages.append(page)
      addChild(page)
      scrollView.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scrollView.frame = view.bounds
    arrange()
  }

  private func arrange() {
    let size = scrollView.bounds.size
    scrollView.contentSize = CGSize(width: size.width * 3, height: size.height)
    for (index, page) in pages.enumerated() {
      page.view.frame = CGRect(
        x: CGFloat(index) * size.width,
        y: 0,
        width: size.width,
        height: size.height
      )
    }
    scrollView.contentOffset = CGPoint(x: size.width, y: 0)
  }

  func turn() {
    guard viewIfLoaded?.window != nil, !scrollView.isDragging, !scrollView.isDecelerating else {
      return
    }
    scrollView.setContentOffset(CGPoint(x: scrollView.bounds.width * 2, y: 0), animated: true)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    let moved = Int((scrollView.contentOffset.x / width).rounded()) - 1
    guard moved != 0 else { return }
    center += moved
    let gone = moved > 0 ? pages.removeFirst() : pages.removeLast()
    gone.uninstall()
    let new = makeScreen("page \(center + moved)")
    addChild(new)
    if moved > 0 { pages.append(new) } else { pages.insert(new, at: 0) }
    scrollView.addSubview(new.view)
    new.didMove(toParent: self)
    arrange()
  }
}

/// Shows one slide after another.
final class CarouselController: SampleController {
  private lazy var slides = (0..<3).map { ChildAppearance(makeScreen("slide \($0)")) }
  private var index = 0
  private var timer: Timer?
  private var phase = AppearancePhase.gone
  private var completion: (() -> Void)?

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
