// show and showDetail of a split controller, wide and compact (SHOW-5, SPLIT-4).

internal import VCLifecycle

extension UISplitViewController {
  func showCompactDetail(_ controller: UIViewController, sender: Any?) {
    if runtime.profile.quirks.contains(.splitDetailAppearsTwice) {  // QUIRK-12
      runtime.underWay.doubledWills.append(controller)
    }
    guard let shown = collapsedRoot, overridesShow(shown) else {
      return presentFullScreen(controller)
    }
    collapsedDetails.append(controller)
    shown.show(controller, sender: sender)
  }

  /// The controller that would present a detail controller now, as it or the split is collapsed.
  var detailPresenter: UIViewController? {
    let shown = isCollapsedNow ? collapsedRoot : slot(.secondary)?.content
    guard let shown, overridesShow(shown) else { return isCollapsedNow ? self : nil }
    guard let split = shown as? UISplitViewController, split.isCollapsedNow else { return nil }
    return split
  }

  func presentFullScreen(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true, completion: nil)
  }

  func overridesShow(_ controller: UIViewController) -> Bool {
    OverrideDetection.show.isOverridden(by: type(of: controller))
  }

  /// Classic columns change at once; the columns of the newer style animate.
  func replace(_ column: Column, with controller: UIViewController) {
    setColumns([(column, controller)], animated: !isClassic)
  }
}
