// Slides that replace each other, told by hand what UIKit would tell them.

internal import HeadlessUIKit

/// Shows one slide after the other.
final class SlideshowController: ForwardingController {
  private let slides: [UIViewController]
  private let isFaulty: Bool
  private var current = 0

  init(_ slides: [UIViewController], isFaulty: Bool) {
    self.slides = slides
    self.isFaulty = isFaulty
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for slide in slides {
      addChild(slide)
      slide.didMove(toParent: self)
    }
    place(slides[current])
    forward(to: slides[current])
  }

  func advance() {
    perform { [self] in
      let old = slides[current]
      current = (current + 1) % slides.count
      let new = slides[current]
      guard isViewLoaded else { return }
      if isFaulty {
        // Fault: calls what UIKit calls; nobody else hears of it, and UIKit knows nothing.
        old.viewWillDisappear(false)
        new.viewWillAppear(false)
        old.view.removeFromSuperview()
        place(new)
        new.viewDidAppear(false)
        old.viewDidDisappear(false)
      } else {
        begin(old, appearing: false, animated: false)
        begin(new, appearing: true, animated: false)
        old.view.removeFromSuperview()
        place(new)
        end(new)
        end(old)
      }
    }
  }
}

extension GalleryEntry {
  static let directCalls = GalleryEntry(
    "direct-calls",
    "Slides that replace each other.",
    fault: "The container calls viewWillAppear and its kin itself.",
    breaks: ["INV-19"]
  ) { name, summary, isFaulty in
    Scenario(name, summary) { stage in
      SlideshowController((1...2).map { stage.screen("slide \($0)") }, isFaulty: isFaulty)
    } operations: { slideshow, _ in
      Call("advance") { slideshow.advance() }
    }
  }
}
