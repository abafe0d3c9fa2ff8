// show and showDetail of a split controller, wide and compact (SHOW-5, SPLIT-4).

internal import Lifecycle

extension UISplitViewController {
  /// Wide: into the column that the call comes from; compact: full screen.
  func showInColumn(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
    guard !isCollapsedNow else { return presentFullScreen(controller) }
    let origin = sender as? UIViewController ?? runtime.showOrigin
    let isFromPrimary = origin.map { slot(.primary)?.root.isAncestor(of: $0) ?? false } ?? false
    replace(isFromPrimary ? .primary : .secondary, with: controller)
  }

  /// Wide: the detail column; compact: what is shown is asked to show it, else full screen.
  func showAsDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false {
      return
    }
    if isCollapsedNow { return showCompactDetail(controller, sender: sender) }
    if let detail = slot(.secondary)?.content, detail !== controller, overridesShow(detail) {
      detail.show(controller, sender: sender)
      return
    }
    replace(.secondary, with: controller)
  }

  private func showCompactDetail(_ controller: UIViewController, sender: Any?) {
    if runtime.profile.quirks.contains(.splitDetailAppearsTwice) {  // QUIRK-12
      runtime.doubledWills.append(controller)
    }
    guard let shown = collapsedRoot, overridesShow(shown) else {
      return presentFullScreen(controller)
    }
    collapsedDetails.append(controller)
    shown.show(controller, sender: sender)
  }

  private func presentFullScreen(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true, completion: nil)
  }

  private func overridesShow(_ controller: UIViewController) -> Bool {
    OverrideDetection.show.isOverridden(by: type(of: controller))
  }

  /// Classic columns change at once; the columns of the newer style animate.
  private func replace(_ column: Column, with controller: UIViewController) {
    setColumns([(column, controller)], animated: !isClassic)
  }
}
