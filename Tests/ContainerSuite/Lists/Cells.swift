// Children in the header and the cells of lists.

import HeadlessUIKit

/// A table whose header is the view of a child.
final class HeaderHostController: UITableViewController {
  let header: UIViewController

  init(header: UIViewController) {
    self.header = header
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setHeader(shown: true)
  }

  func setHeader(shown: Bool) {
    guard isViewLoaded, shown != (header.parent != nil) else { return }
    if shown {
      addChild(header)
      header.view.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 120)
      tableView.tableHeaderView = header.view
      header.didMove(toParent: self)
    } else {
      header.willMove(toParent: nil)
      tableView.tableHeaderView = nil
      header.removeFromParent()
    }
  }
}

/// Adds a child to each cell that is displayed and removes it from each that is not.
final class CellHostController: SampleController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  lazy var rows = (0..<6).map { makeScreen("row \($0)") }
  private let layout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 300, height: 300)
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.addSubview(collectionView)
  }

  func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows.count
  }

  func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell
  {
    c.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ c: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    let row = rows[path.item]
    guard row.parent == nil else { return }
    addChild(row)
    row.view.frame = cell.contentView.bounds
    cell.contentView.addSubview(row.view)
    row.didMove(toParent: self)
  }

  func collectionView(
    _ c: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    rows[path.item].uninstall()
  }

  func scroll(to index: Int) {
    guard isViewLoaded else { return }
    collectionView.setContentOffset(CGPoint(x: 0, y: 310 * CGFloat(index)), animated: true)
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
