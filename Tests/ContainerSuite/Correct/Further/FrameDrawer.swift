// A drawer whose movement is the app's own, frame by frame.

import HeadlessUIKit

/// A drawer that a display link moves; its view is in the window all the time.
final class FrameDrawer: CodedController {
  private let main: UIViewController
  private let menu: UIViewController
  private var link: CADisplayLink?
  private var progress: CGFloat = 0
  private var target: CGFloat = 0
  private var isOnScreen = false

  init(main: UIViewController, menu: UIViewController) {
    self.main = main
    self.menu = menu
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  private var shown: [UIViewController] { progress > 0 ? [main, menu] : [main] }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [main, menu] {
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    menu.view.frame.origin.x = -280
    menu.view.isHidden = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in shown { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in shown { child.endAppearanceTransition() }
    isOnScreen = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if link != nil { arrive() }
    isOnScreen = false
    for child in shown { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in shown { child.endAppearanceTransition() }
  }

  func toggle() {
    guard isOnScreen else { return }
    target = 1 - target
    menu.view.isHidden = false
    menu.beginAppearanceTransition(target == 1, animated: true)
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: Selector("tick", FrameDrawer.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func tick() {
    progress += target > progress ? 0.25 : -0.25
    menu.view.frame.origin.x = -280 * (1 - progress)
    if progress == target { arrive() }
  }

  private func arrive() {
    progress = target
    link?.invalidate()
    link = nil
    menu.view.frame.origin.x = -280 * (1 - progress)
    menu.view.isHidden = progress == 0
    menu.endAppearanceTransition()
  }
}
