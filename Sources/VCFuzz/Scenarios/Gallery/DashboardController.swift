// Widgets on a page, all on screen together.

internal import HeadlessUIKit

/// Shows several widgets; more can be added, and the last taken away.
final class DashboardController: ForwardingController {
  private var widgets: [UIViewController]

  init(_ widgets: [UIViewController], isFaulty: Bool) {
    self.widgets = widgets
    super.init(isFaulty: isFaulty)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for widget in widgets { start(showing: widget) }
  }

  override func enter(_ new: Appearance, animated: Bool) {
    // Fault: the widgets hear when the dashboard comes, but not when it goes once it was there.
    if isFaulty, phase == .shown, new == .disappearing || new == .gone { return }
    super.enter(new, animated: animated)
  }

  func add(_ widget: UIViewController) {
    perform { [self] in
      widgets.append(widget)
      guard isViewLoaded else { return }
      addChild(widget)
      begin(widget, appearing: true, animated: false)
      place(widget)
      end(widget)
      widget.didMove(toParent: self)
    }
  }

  func removeLast() {
    perform { [self] in
      guard let widget = widgets.popLast(), isViewLoaded else { return }
      begin(widget, appearing: false, animated: false)
      end(widget)
      remove(widget)
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
