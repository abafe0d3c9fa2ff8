// A plug-in for tab bar controllers that switches tabs by a key or a link.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Selects tabs of a tab bar controller that it knows nothing more of.
@MainActor
final class TabPlugin {
  private weak let tabs: UITabBarController?
  private let isFaulty: Bool

  init(_ tabs: UITabBarController, isFaulty: Bool) {
    self.tabs = tabs
    self.isFaulty = isFaulty
  }

  func open(_ index: Int) {
    guard let tabs, tabs.selectedIndex != index, let new = tabs.viewControllers?[index] else {
      return
    }
    let old = tabs.selectedViewController
    tabs.selectedIndex = index
    // Bug: a tab bar controller forwards to its children itself.
    if isFaulty, tabs.viewIfLoaded?.window != nil {
      old?.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
      old?.endAppearanceTransition()
      new.endAppearanceTransition()
    }
  }
}

extension GalleryEntry {
  static let twoDriversPlugin = GalleryEntry(
    "two-drivers-plugin",
    "A plug-in that switches tabs.",
    fault: "The plug-in forwards appearances that UIKit forwards as well.",
    breaks: ["INV-21", "INV-51", "INV-1"]
  ) { name, summary, isFaulty in
    Scenario(name, summary) { stage -> UITabBarController in
      let tabs = UITabBarController()
      tabs.viewControllers = (1...3).map { stage.screen("tab \($0)") }
      return tabs
    } operations: { tabs, _ in
      let plugin = TabPlugin(tabs, isFaulty: isFaulty)
      Call("open", 0..<3) { plugin.open($0) }
    }
  }
}
