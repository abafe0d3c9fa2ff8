// Tabs that are to appear without animation, whatever their environment does.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Wants its tabs to come at once.
final class QuietTabsController: SampleTabsController {
  override func viewWillAppear(_ animated: Bool) {
    // Bug: the children receive another flag than the container, and than its own did callback.
    super.viewWillAppear(isFaulty ? false : animated)
  }
}

extension GalleryEntry {
  static let animatedFlag = GalleryEntry(
    "animated-flag",
    "Tabs that change how they come.",
    fault: "The animated flag is changed on the way to the children.",
    breaks: ["INV-31", "INV-12"]
  ) { stage, isFaulty in
    QuietTabsController((1...2).map { stage.screen("tab \($0)") }, isFaulty: isFaulty)
  } operations: { tabs, _ in
    Call("select", 0..<2) { tabs.selectedIndex = $0 }
  }
}
