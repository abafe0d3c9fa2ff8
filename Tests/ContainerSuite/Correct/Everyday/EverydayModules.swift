// A container in a container that forwards by hand, and a table whose cells show controllers.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows one of two children, and forwards automatically.
final class SwappingController: CodedController {
  private let first: UIViewController
  private let second: UIViewController
  private var showsFirst = true

  init(_ first: UIViewController, _ second: UIViewController) {
    self.first = first
    self.second = second
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(first)
  }

  func swap() {
    let old = showsFirst ? first : second
    let new = showsFirst ? second : first
    guard isViewLoaded, old.parent === self, new.parent == nil else { return }
    showsFirst.toggle()
    old.uninstall()
    // A callback of the old child may have swapped them back.
    guard new.parent == nil, showsFirst == (new === first) else { return }
    install(new)
  }
}

/// A frame around one child, to which it forwards by hand.
final class FrameController: CodedController {
  let inner: SwappingController

  init(_ inner: SwappingController) {
    self.inner = inner
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(inner)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    inner.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    inner.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    inner.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    inner.endAppearanceTransition()
  }
}

/// Shows each module in a cell of its own while the cell is displayed.
final class ModuleTableController: UITableViewController {
  private let modules: [UIViewController]

  init(_ modules: [UIViewController]) {
    self.modules = modules
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "module")
    tableView.rowHeight = 400
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    modules.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "module", for: indexPath)
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let module = modules[indexPath.row]
    module.uninstall()
    install(module, in: cell.contentView)
  }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let module = modules[indexPath.row]
    if module.viewIfLoaded?.superview === cell.contentView { module.uninstall() }
  }

  func scroll(to offset: CGFloat) {
    loadViewIfNeeded()
    tableView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
  }
}
