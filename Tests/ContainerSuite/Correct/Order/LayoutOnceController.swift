// A container that adds its child when its first layout is known, once, and another by a call.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A map that is made for the size of the container, and a legend beside it.
final class LayoutOnceController: UIViewController {
  private let map: UIViewController
  private lazy var legend: UIViewController = makeLegend()
  private let makeLegend: () -> UIViewController
  private var didAddMap = false
  private var didAddLegend = false

  init(map: UIViewController, makeLegend: @escaping () -> UIViewController) {
    self.map = map
    self.makeLegend = makeLegend
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !didAddMap {
      didAddMap = true
      addChild(map)
      map.view.frame = view.bounds
      view.insertSubview(map.view, at: 0)
      map.didMove(toParent: self)
    }
    map.view.frame = view.bounds
  }

  func toggleLegend() {
    loadViewIfNeeded()
    if didAddLegend {
      legend.view.isHidden.toggle()
      return
    }
    didAddLegend = true
    addChild(legend)
    legend.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.addSubview(legend.view)
    legend.didMove(toParent: self)
  }
}
