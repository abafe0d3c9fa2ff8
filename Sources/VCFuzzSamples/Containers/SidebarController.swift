// A sidebar's choice shown beside it; choosing the same again is what users do.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows the section that was chosen.
final class SidebarController: ForwardingController {
  override var startsWith: Start { .selectedOfAll }

  func choose(_ index: Int) {
    // Bug: the section that is shown already is exchanged for itself.
    select(index, even: isFaulty) { [self] old, new in
      begin(old, appearing: false, animated: false)
      begin(new, appearing: true, animated: false)
      old.view.removeFromSuperview()
      place(new)
      end(old)
      end(new)
    }
  }
}

extension GalleryEntry {
  static let redundantChoice = GalleryEntry(
    "redundant-choice",
    "A sidebar's sections.",
    fault: "Choosing the section that is shown already exchanges it for itself.",
    breaks: ["INV-20", "INV-51"]
  ) { stage, isFaulty in
    SidebarController((1...3).map { stage.screen("section \($0)") }, isFaulty: isFaulty)
  } operations: { sidebar, _ in
    Call("choose", 0..<3) { sidebar.choose($0) }
  }
}
