// An article whose body comes when it has been fetched, be the article on its way or on screen.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows the body of an article as soon as there is one.
final class ArticleController: UIViewController {
  private let isFaulty: Bool
  private var body: UIViewController?

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let body { add(body) }
  }

  func show(_ fetched: UIViewController) {
    guard body == nil else { return }
    body = fetched
    if isViewLoaded { add(fetched) }
  }

  private func add(_ child: UIViewController) {
    if isFaulty {
      // Bug: a view that is added first belongs to no child, and UIKit drives it on its own.
      view.addSubview(child.view)
      addChild(child)
    } else {
      addChild(child)
      view.addSubview(child.view)
    }
    child.didMove(toParent: self)
  }
}

extension GalleryEntry {
  static let viewBeforeChild = GalleryEntry(
    "view-before-child",
    "An article whose body comes late.",
    fault: "The child's view is added before the child.",
    breaks: ["INV-47", "INV-2", "INV-15", "INV-29", "INV-32"]
  ) { _, isFaulty in
    ArticleController(isFaulty: isFaulty)
  } operations: { article, stage in
    Call("show body") { article.show(stage.screen("body")) }
  }
}
