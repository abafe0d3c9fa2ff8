// Children in lists, and children that come and go with the appearance of their host.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

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
final class CellHostController: CodedController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  let rows: [UIViewController]
  private let collectionView: UICollectionView

  init(rows: [UIViewController]) {
    self.rows = rows
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 300)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
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

/// Adds a child in viewDidAppear and removes it in viewDidDisappear.
final class CameraHostController: CodedController {
  private let camera: UIViewController
  private let controls: UIViewController

  init(camera: UIViewController, controls: UIViewController) {
    self.camera = camera
    self.controls = controls
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(controls)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if camera.parent == nil { install(camera) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    camera.uninstall()
  }

  func flip() {
    guard isViewLoaded, camera.parent === self else { return }
    camera.uninstall()
    install(camera)
  }
}

/// Replaces its child in every viewWillAppear.
final class ReloadingHostController: CodedController {
  private let make: () -> UIViewController
  private var child: UIViewController?

  init(make: @escaping () -> UIViewController) {
    self.make = make
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  func reload() {
    guard isViewLoaded else { return }
    child?.uninstall()
    let new = make()
    child = new
    install(new)
  }
}
