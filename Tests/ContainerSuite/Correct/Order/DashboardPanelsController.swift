// A dashboard that adds its panels at different times: when it loads, when it appears, by a call.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Panels in a stack; UIKit forwards the appearances.
final class DashboardPanelsController: UIViewController {
  private let makePanel: (String) -> UIViewController
  private let stackView = UIStackView()
  private var panels: [String: UIViewController] = [:]

  init(makePanel: @escaping (String) -> UIViewController) {
    self.makePanel = makePanel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stackView.axis = .vertical
    stackView.distribution = .fillEqually
    stackView.frame = view.bounds
    stackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stackView)
    addPanel("summary")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    addPanel("news")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    addPanel("offers")
  }

  /// Adds a panel unless it is there already.
  func addPanel(_ name: String) {
    loadViewIfNeeded()
    guard panels[name] == nil else { return }
    let panel = makePanel(name)
    panels[name] = panel
    addChild(panel)
    stackView.addArrangedSubview(panel.view)
    panel.didMove(toParent: self)
  }

  func removePanel(_ name: String) {
    guard let panel = panels.removeValue(forKey: name) else { return }
    panel.willMove(toParent: nil)
    stackView.removeArrangedSubview(panel.view)
    panel.view.removeFromSuperview()
    panel.removeFromParent()
  }
}
