// Widgets on a page, all on screen together.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows several widgets; more can be added, and the last taken away.
final class DashboardController: ForwardingController {
  override var startsWith: Start { .all }

  override func enter(_ new: Appearance, animated: Bool) {
    // Bug: the widgets receive the appearance of the dashboard, but not its disappearance.
    if isFaulty, phase == .shown, new == .disappearing || new == .gone { return }
    super.enter(new, animated: animated)
  }

  func add(_ widget: UIViewController) {
    perform { [self] in
      pages.append(widget)
      if isViewLoaded { bringIn(widget) }
    }
  }

  func removeLast() {
    perform { [self] in
      if let widget = pages.popLast(), isViewLoaded { takeOut(widget) }
    }
  }
}

extension GalleryEntry {
  static let forgottenDeparture = GalleryEntry(
    "forgotten-departure",
    "A dashboard of widgets.",
    fault: "The container's own disappearance is not forwarded.",
    breaks: ["INV-30"]
  ) { stage, isFaulty in
    DashboardController([stage.screen("widget 1")], isFaulty: isFaulty)
  } operations: { dashboard, stage in
    Call("add widget") { dashboard.add(stage.screen("widget")) }
    Call("remove widget") { dashboard.removeLast() }
  }
}
