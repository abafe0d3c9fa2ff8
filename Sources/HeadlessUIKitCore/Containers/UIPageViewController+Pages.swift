// Which pages there are: set by the app, given by the data source, laid side by side
// (PAGE-6…PAGE-9).

internal import Foundation
internal import VCLifecycle

extension UIPageViewController {
  /// How many pages are shown at once.
  var pagesShown: Int { spineLocation == .mid ? 2 : 1 }

  /// The pages that are shown of those passed; nil if UIKit takes exception to their number.
  func accepted(_ controllers: [UIViewController], animated: Bool) -> [UIViewController]? {
    let hasBack = isDoubleSided && transitionStyle == .pageCurl && pagesShown == 1 && animated
    let required = hasBack ? 2 : pagesShown
    guard controllers.count == required else {
      (controllers.first ?? self).raiseInvalidArgument(
        "\(controllers.count) pages were given, and \(required) are required"
      )
      return nil
    }
    if hasBack {
      controllers[1].loadViewIfNeeded()
      return [controllers[0]]
    }
    if controllers.count == 2, controllers[0] === controllers[1] {
      runtime.record(.logUnbalanced, controllers[0])  // one page cannot lie on both sides
      return [controllers[0]]
    }
    return controllers
  }

  // MARK: The spine

  /// Asks the delegate where the spine lies after a rotation, as documented for
  /// `pageViewController(_:spineLocationFor:)`.
  ///
  /// The pages that the delegate sets meanwhile are those for the new place.
  func askForSpine() {
    guard transitionStyle == .pageCurl, let delegate else { return }
    isAskingForSpine = true
    let orientation = runtime.device.interfaceOrientation
    spineLocation = delegate.pageViewController(self, spineLocationFor: orientation)
    isAskingForSpine = false
    if spineLocation == .mid { isDoubleSided = true }
    if let setPages = setForSpine {
      setForSpine = nil
      setPages()
    } else if !pages.isEmpty {
      _ = accepted(pages, animated: false)  // an exception if there are too few or too many
    }
  }

  // MARK: Moves

  func takeIn(_ controller: UIViewController) {
    if controller.parentController !== self { relink(controller) }
  }

  func takeOut(_ controller: UIViewController) {
    guard controller.parentController === self else { return }
    if awaitingWillMove.holds(controller) {  // it leaves before its move has begun
      awaitingWillMove.removeObject(controller)
      return unlink(controller)
    }
    endMove(of: controller)
    controller.sendWillMove(to: nil)
    finishRemoval(of: controller)
  }

  // MARK: Neighbours

  /// Asks the data source for the pages on both sides, to each of which a swipe is then offered.
  ///
  /// The request runs when the container is idle: listing the gestures must not run the app's code.
  /// Where a drag asks, what is known is forgotten (V-PAGE-ASK).
  func askForNeighbours() {
    neighbours = PageNeighbours()
    guard appearance.state == .appeared, openSwitch == nil || letsFingerInterrupt else {
      return
    }
    neighbours.shown = content.shown.map(\.id)
    guard runtime.profile.pageAsk == .atDisplay else { return }
    askBefore()
    askAfter()
    loadNeighbours()
  }

  /// Asks for what is not known when a drag begins: after, then before (V-PAGE-ASK=atDrag).
  func askForMissingNeighbours() {
    guard neighbours.after == nil || neighbours.before == nil else { return }
    if neighbours.after == nil { askAfter() }
    if neighbours.before == nil { askBefore() }
    loadNeighbours()
  }

  /// Keeps the page that a swipe has left as a neighbour: only the other one will be asked for.
  func keepNeighbour(_ left: [UIViewController], _ direction: NavigationDirection) {
    neighbours = PageNeighbours()
    neighbours.shown = content.shown.map(\.id)
    if direction == .forward { neighbours.before = left } else { neighbours.after = left }
  }

  private func askBefore() {
    guard let dataSource, let first = content.shown.first else { return }
    neighbours.before = collect(from: first) {
      dataSource.pageViewController(self, viewControllerBefore: $0)
    }.reversed()
  }

  private func askAfter() {
    guard let dataSource, let last = content.shown.last else { return }
    neighbours.after = collect(from: last) {
      dataSource.pageViewController(self, viewControllerAfter: $0)
    }
  }

  private func loadNeighbours() {
    guard transitionStyle == .scroll, runtime.profile.pagePreload == .loads else { return }
    for side in [neighbours.before, neighbours.after] {
      for controller in side ?? [] { controller.loadViewIfNeeded() }
    }
  }

  /// As many pages as are shown at once, or none if there are fewer.
  private func collect(
    from start: UIViewController,
    _ next: (UIViewController) -> UIViewController?
  ) -> [UIViewController] {
    var found: [UIViewController] = []
    var current = start
    while found.count < pagesShown {
      guard let page = next(current) else { return [] }
      found.append(page)
      current = page
    }
    return found
  }

  /// The pages on a side; nil if the data source was not asked for them.
  func neighbours(_ direction: NavigationDirection) -> [UIViewController]? {
    direction == .forward ? neighbours.after : neighbours.before
  }

  /// Whether a drag in a direction may find a page.
  func mayTurn(_ direction: NavigationDirection) -> Bool {
    if let known = neighbours(direction) { return !known.isEmpty }
    return runtime.profile.pageAsk == .atDrag && dataSource != nil && !neighbours.shown.isEmpty
      && neighbours.shown == content.shown.map(\.id)
  }
}
