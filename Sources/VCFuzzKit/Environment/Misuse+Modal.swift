// Presentations, tabs, pages and windows used wrongly (spec 4.4).

internal import HeadlessUIKit
internal import VCLifecycle

extension Misuse.Scene {
  private var tabs: UITabBarController? { target as? UITabBarController }
  private var presents: Bool { target.presentedViewController != nil }
  private var isPresented: Bool { target.presentingViewController != nil }

  /// Whether the target is what the window shows.
  private var isRoot: Bool { target === live.window?.rootViewController }

  /// Whether the misuse of a presentation, a tab, a page or a window can be committed now.
  var canMisusePresentation: Bool {
    switch number {
    case 53: state == .disappeared || state == .appearing
    case 54: presents || (!isInWindow && state == .disappeared)
    case 55: isShown && !stage.isTransitioning
    case 56: presents || isPresented
    case 57: presents && isPresented && !stage.isTransitioning
    case 58: isPresented && !stage.isTransitioning
    case 59, 62: !isInWindow && state == .disappeared
    case 60: isShown && (tabs?.viewControllers?.count ?? 0) > 1
    case 61: isInTransition
    case 63: isRoot && (stage.isTransitioning || presents)
    case 64: isRoot
    default: true
    }
  }

  /// Commits the misuse of a presentation, a tab, a page or a window.
  func misusePresentation() {
    switch number {
    case 53, 54, 55: target.present(object, animated: true)
    case 56:
      target.dismiss(animated: true)
      target.dismiss(animated: true)
    case 57: target.dismiss(animated: true)
    case 58:
      target.presentationController?.delegate = retained(SheetListener())
      target.dismiss(animated: true)
    case 59: selectNextTab()
    case 60: switchTwice()
    case 61, 62:
      (target as? UIPageViewController)?
        .setViewControllers([object], direction: .forward, animated: number == 61)
    case 63: live.window?.rootViewController = object
    case 64: live.window?.addSubview(object.view)
    default: preconditionFailure("MIS-\(number) is no misuse of a presentation")
    }
  }

  private func selectNextTab() {
    guard let tabs, let count = tabs.viewControllers?.count else { return }
    tabs.selectedIndex = (tabs.selectedIndex + 1) % max(1, count)
  }

  /// The delegate animates the switches: with an animation under way the next tab is selected.
  private func switchTwice() {
    guard let tabs else { return }
    if tabs.delegate == nil { tabs.delegate = retained(TabSlide()) }
    let isFirst = !isInTransition
    selectNextTab()
    if isFirst { selectNextTab() }
  }
}
