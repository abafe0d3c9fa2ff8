// Selecting a tab, and setting the tabs (TAB-2…TAB-10, DELEG-9).

internal import Foundation
internal import VCLifecycle

extension UITabBarController {
  /// Built-in switching passes animated = true: it is a cross-fade (TAB-3).
  var crossFades: Bool { runtime.profile.tabAnimated == .true }

  // MARK: The selection

  func select(_ controller: UIViewController, byUser: Bool = false) {
    guard controller !== selected, admitsSwitch() else { return }  // TAB-5
    sendStrayDisappear()
    selected = controller
    updateBar()
    show(ContentSwitch(to: [controller], isAnimated: crossFades, isUserDriven: byUser))
  }

  /// The first tab leaves without having come, or even having been loaded (QUIRK-9).
  private func sendStrayDisappear() {
    guard runtime.profile.quirks.contains(.tabSelectedInLoadDisappears),
      runtime.callbacks.isInside(.viewDidLoad, of: self), let selected, !selected.isViewLoaded
    else { return }
    runtime.callbacks.driveWill(selected, .disappear)
    selected.appearance.settleSilently(at: .disappeared)
  }

  /// A finger taps an item of the bar (DELEG-9).
  func tap(_ index: Int) {
    guard tabControllers.indices.contains(index) else { return }
    let controller = tabControllers[index]
    let before = selected
    runtime.record(.tabShouldSelect, self, other: controller)
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    // No source says more of a selection that the delegate has changed itself: it stands, and what
    // the delegate has taken out of the tabs is not selected.
    guard selected === before, tabControllers.holds(controller) else { return }
    if let item = controller.tabBarItem { tabBar(tabBar, didSelect: item) }
    if controller === selected {
      let stack = controller as? UINavigationController
      stack?.popToRootViewController(animated: true)  // TAB-5
    } else {
      select(controller, byUser: true)
    }
    guard selected === controller else { return }  // V-NAV-NESTED=drop
    runtime.record(.tabDidSelect, self, other: controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  func updateBar() {
    tabBar.items = tabControllers.compactMap(\.tabBarItem)
    tabBar.selectedItem = selected?.tabBarItem
  }

  // MARK: The children

  func takeIn(_ controller: UIViewController) {
    // A move callback may have set the children again meanwhile.
    let isDeparting = departing.holds(controller)
    guard tabControllers.holds(controller), controller.parentController !== self || isDeparting
    else { return }
    if isDeparting { endDeparture(of: controller) }
    relink(controller)
    controller.sendWillMove(to: self)
    if runtime.profile.tabMove == .dmAtAppear {
      awaitingDidMove.append(controller)
    } else {
      controller.sendDidMove(to: self)
    }
  }

  func takeOut(_ controller: UIViewController) {
    guard !tabControllers.holds(controller), controller.parentController === self,
      !departing.holds(controller)
    else { return }
    endMove(of: controller)
    controller.sendWillMove(to: nil)
    departing.append(controller)
  }

  /// Ends the move of every removed child that has disappeared.
  func finishDepartures() {
    for controller in departing where !isShown(controller) {
      guard controller.appearance.state == .disappeared, departing.holds(controller) else {
        continue
      }
      endDeparture(of: controller)
    }
  }

  private func endDeparture(of controller: UIViewController) {
    departing.removeObject(controller)
    controller.sendDidMove(to: nil, cutting: self)
    controller.moveFlags = []
  }

  /// The kept child leaves and comes again (V-TAB-SETVCS=always).
  func rebuildShown() {
    guard appearance.state == .appeared, openSwitch == nil else { return }
    for controller in content.shown where controller.appearance.state == .appeared {
      runtime.callbacks.driveWill(controller, .disappear)
      controller.viewStorage?.detach()
      runtime.callbacks.driveDid(controller, .disappear)
      guard appearance.state == .appeared, isShown(controller),
        controller.appearance.state == .disappeared
      else { return }  // one of the two has sent it elsewhere
      runtime.callbacks.driveWill(controller, .appear)
      place(controller)
      runtime.commits.queueWindowDid(of: controller, .appear)
    }
  }

  // MARK: The taps

  /// Offers a tap on each item of the bar; the finger's lift is its only phase.
  func offerTaps(to offers: inout GestureOffers) {
    guard appearance.state == .appeared, !tabBar.isHidden else { return }
    for index in tabControllers.indices {
      offers.offer(Tap(id: .tab(Int(id.index), index), target: self, index: index) { $0.tap($1) })
    }
  }
}
