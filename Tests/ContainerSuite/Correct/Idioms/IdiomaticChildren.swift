// Containers without begin and end: UIKit forwards, and children come and go by a state.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIViewController {
  /// Adds a child that fills a view, as most apps have it in an extension.
  func install(_ child: UIViewController, in container: UIView? = nil) {
    guard let host = container ?? view else { return }
    addChild(child)
    child.view.frame = host.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func uninstall() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

/// Shows what its state says; the observer of the state exchanges the child.
final class StateController: UIViewController {
  enum State {
    case loading
    case content(UIViewController)
    case failed
  }

  private let makeScreen: (String) -> UIViewController
  private var current: UIViewController?

  var state = State.loading {
    didSet { if isViewLoaded { render() } }
  }

  init(makeScreen: @escaping (String) -> UIViewController) {
    self.makeScreen = makeScreen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    render()
  }

  func load(_ content: UIViewController) {
    state = .loading
    DispatchQueue.main.async { [weak self] in self?.state = .content(content) }
  }

  private func render() {
    let next =
      switch state {
      case .loading: makeScreen("spinner")
      case .content(let content): content
      case .failed: makeScreen("error")
      }
    guard next !== current else { return }
    current?.uninstall()
    current = next
    install(next)
  }
}

/// A segmented control over two cached pages; the observer of the index swaps them.
final class SegmentedController: UIViewController {
  private let pages: [UIViewController]
  private let content = UIView()
  private let segments = UISegmentedControl()

  var selectedIndex = 0 {
    didSet {
      guard isViewLoaded, selectedIndex != oldValue else { return }
      pages[oldValue].uninstall()
      install(pages[selectedIndex], in: content)
    }
  }

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(segments)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    install(pages[selectedIndex], in: content)
  }
}

/// The app's root: the next screen fades in over the old one, which is removed afterwards.
final class RootSwitcher: UIViewController {
  private var current: UIViewController

  init(_ splash: UIViewController) {
    current = splash
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(current)
  }

  func setRoot(_ next: UIViewController, animated: Bool) {
    let old = current
    current = next
    guard isViewLoaded else { return }
    install(next)
    guard animated, view.window != nil else { return old.uninstall() }
    next.view.alpha = 0
    UIView.animate(
      withDuration: 0.25,
      animations: { next.view.alpha = 1 },
      completion: { _ in old.uninstall() }
    )
  }
}

/// Sections in a stack view, of which each is a child that can be folded away.
final class SectionsController: UIViewController {
  private let stack = UIStackView()
  private var sections: [UIViewController] = []

  override func loadView() {
    stack.axis = .vertical
    view = stack
  }

  func append(_ section: UIViewController) {
    loadViewIfNeeded()
    addChild(section)
    stack.addArrangedSubview(section.view)
    section.didMove(toParent: self)
    sections.append(section)
  }

  func removeLast() {
    guard let section = sections.popLast() else { return }
    section.willMove(toParent: nil)
    stack.removeArrangedSubview(section.view)
    section.view.removeFromSuperview()
    section.removeFromParent()
  }

  func toggleFirst() {
    guard let first = sections.first else { return }
    UIView.animate(withDuration: 0.2) {
      first.view.isHidden.toggle()
      self.view.layoutIfNeeded()
    }
  }
}

/// A side menu that is always a child, transformed off the screen while it is closed.
final class TransformedMenuController: UIViewController {
  private let content: UIViewController
  private let menu: UIViewController
  private(set) var isOpen = false

  init(content: UIViewController, menu: UIViewController) {
    self.content = content
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(menu)
    install(content)
  }

  func toggle(animated: Bool) {
    guard isViewLoaded else { return }
    isOpen.toggle()
    let changes = { [self] in
      content.view.transform =
        isOpen ? CGAffineTransform(translationX: 280, y: 0) : CGAffineTransform.identity
    }
    guard animated else { return changes() }
    UIView.animate(withDuration: 0.3, animations: changes)
  }

  func setContent(_ name: () -> UIViewController) {
    guard isViewLoaded, presentedViewController == nil else { return }
    if isOpen { toggle(animated: true) }
    let notice = name()
    install(notice)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { notice.uninstall() }
  }
}

/// Hosts a child in each cell that is on screen, as in a collection of cards.
final class CardCollection: UIViewController, UIScrollViewDelegate {
  private let scroll = UIScrollView()
  private let makeCard: () -> UIViewController
  private var cards: [Int: UIViewController] = [:]
  private let count = 6

  init(makeCard: @escaping () -> UIViewController) {
    self.makeCard = makeCard
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.delegate = self
    view.addSubview(scroll)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = scroll.bounds.size
    scroll.contentSize = CGSize(width: size.width, height: size.height / 2 * CGFloat(count))
    updateCards()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { updateCards() }

  private func updateCards() {
    let height = scroll.bounds.height / 2
    guard height > 0 else { return }
    let visible = scroll.bounds
    for index in 0..<count {
      let frame = CGRect(
        x: 0,
        y: CGFloat(index) * height,
        width: visible.width,
        height: height
      )
      if frame.intersects(visible) {
        display(index, frame)
      } else if let card = cards.removeValue(forKey: index) {
        card.uninstall()
      }
    }
  }

  private func display(_ index: Int, _ frame: CGRect) {
    if let card = cards[index] {
      card.view.frame = frame
      return
    }
    let card = makeCard()
    cards[index] = card
    addChild(card)
    card.view.frame = frame
    scroll.addSubview(card.view)
    card.didMove(toParent: self)
  }
}

/// Two columns where there is room, and one where there is not.
final class WidthColumnsController: UIViewController {
  private let list: UIViewController
  private let detail: UIViewController

  init(list: UIViewController, detail: UIViewController) {
    self.list = list
    self.detail = detail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(list)
    arrange(width: view.bounds.width)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.arrange(width: size.width)
    })
  }

  private func arrange(width: CGFloat) {
    guard isViewLoaded else { return }
    let isWide = width > 600
    if isWide, detail.parent == nil { install(detail) }
    if !isWide { detail.uninstall() }
    list.view.frame.size.width = isWide ? width / 3 : width
    if isWide { detail.view.frame.origin.x = width / 3 }
  }
}
