// A page that is dragged away to uncover the next; the finger may let go too early.

internal import HeadlessUIKit

/// Goes on to a next page as the finger drags it in.
final class PanPagerController: ForwardingController {
  private let makePage: () -> UIViewController
  private var page: UIViewController
  private var incoming: UIViewController?
  private var isSettling = false

  init(_ makePage: @escaping () -> UIViewController, isFaulty: Bool) {
    self.makePage = makePage
    page = makePage()
    super.init(isFaulty: isFaulty)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    start(showing: page)
  }

  func panBegan() {
    perform { [self] in
      guard isViewLoaded, incoming == nil else { return }
      let new = makePage()
      incoming = new
      addChild(new)
      begin(page, appearing: false, animated: true)
      begin(new, appearing: true, animated: true)
      place(new)
    }
  }

  func panEnded(isFar: Bool) {
    perform { [self] in
      guard let new = incoming, !isSettling else { return }
      isSettling = true
      // Fault: a pan that is cancelled is ended like one that went all the way.
      if !isFar, !isFaulty {
        begin(new, appearing: false, animated: true)
        begin(page, appearing: true, animated: true)
      }
      let end = isFar ? 0 : view.bounds.width
      UIView.animate(
        withDuration: 0.2,
        animations: { new.view.frame.origin.x = end },
        completion: { [weak self] _ in
          self?.react { self?.settle(new, isFar: isFar) }
        }
      )
    }
  }

  private func settle(_ new: UIViewController, isFar: Bool) {
    isSettling = false
    incoming = nil
    end(page)
    end(new)
    if isFar {
      remove(page)
      page = new
      new.didMove(toParent: self)
    } else {
      new.didMove(toParent: self)
      remove(new)
    }
  }
}

extension GalleryEntry {
  static let cancelAsFinish = GalleryEntry(
    "cancel-as-finish",
    "Pages that a finger drags in.",
    fault: "A pan that is cancelled tells the pages what a finished one would.",
    breaks: ["INV-16", "INV-1"]
  ) { stage, isFaulty in
    PanPagerController({ stage.screen("page") }, isFaulty: isFaulty)
  } operations: { pager, _ in
    Gesture(
      "pan",
      begin: { pager.panBegan() },
      finish: { pager.panEnded(isFar: true) },
      cancel: { pager.panEnded(isFar: false) }
    )
  }
}
