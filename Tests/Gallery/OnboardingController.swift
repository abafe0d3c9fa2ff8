// Whole containers as the pages of a scroll view; UIKit forwards, for all of them are on the page.

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A scroll view whose pages are controllers, navigation controllers among them.
open class OnboardingController: UIViewController, UIScrollViewDelegate {
  public let steps: [UIViewController]
  public let scrollView = UIScrollView()
  public private(set) var currentStep = 0

  public init(steps: [UIViewController]) {
    self.steps = steps
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    for step in steps {
      addChild(step)
      scrollView.addSubview(step.view)
      step.didMove(toParent: self)
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = scrollView.bounds.size
    for (index, step) in steps.enumerated() {
      step.view.frame = CGRect(
        x: CGFloat(index) * size.width,
        y: 0,
        width: size.width,
        height: size.height
      )
    }
    scrollView.contentSize = CGSize(
      width: size.width * CGFloat(steps.count),
      height: size.height
    )
  }

  /// Goes on to the next step.
  public func goOn(animated: Bool) {
    let next = min(currentStep + 1, steps.count - 1)
    let x = CGFloat(next) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
    if !animated { currentStep = next }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { noteStep() }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { noteStep() }

  private func noteStep() {
    guard scrollView.bounds.width > 0 else { return }
    currentStep = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}
