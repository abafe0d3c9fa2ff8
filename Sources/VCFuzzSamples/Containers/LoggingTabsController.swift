// Tabs that write a log of their own going.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Logs when it leaves the screen.
final class LoggingTabsController: SampleTabsController {
  private(set) var log: [String] = []

  override func viewWillDisappear(_ animated: Bool) {
    // Bug: super is forgotten, and with it the children.
    if !isFaulty { super.viewWillDisappear(animated) }
    log.append("tab \(selectedIndex) leaves")
  }
}

extension GalleryEntry {
  static let superForgotten = GalleryEntry(
    "super-forgotten",
    "Tabs that log when they go.",
    fault: "An override does not call super.",
    breaks: ["INV-18"]
  ) { stage, isFaulty in
    LoggingTabsController((1...2).map { stage.screen("tab \($0)") }, isFaulty: isFaulty)
  } operations: { tabs, _ in
    Call("select", 0..<2) { tabs.selectedIndex = $0 }
  }
}
