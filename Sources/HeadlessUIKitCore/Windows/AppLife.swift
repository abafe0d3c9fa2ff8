// Changes of the app's environment: launch, background, rotation, memory (WIN-3…WIN-6, WIN-9,
// STATE-14, STATE-16, LAYOUT-9, LAYOUT-10). None of it sends an appearance callback of its own.

internal import Foundation
internal import VCLifecycle

/// What happens to the app as a whole.
@MainActor
struct AppLife {
  let runtime: Runtime

  // MARK: Announcements

  /// Records what happened to the app and posts UIKit's notification of it.
  func announce(_ kind: Event.Kind, _ name: Notification.Name, flag: Bool? = nil) {
    var event = Event(kind)
    event.flag = flag
    runtime.record(event)
    NotificationCenter.default.post(name: name, object: runtime.application)
  }

  /// Announces what happened to the scene; before iOS 13 there are none.
  private func announceScene(_ kind: Event.Kind, _ name: Notification.Name) {
    guard runtime.profile.os.major >= 13 else { return }
    runtime.record(Event(kind))
    NotificationCenter.default.post(name: name, object: runtime.application.scene)
  }

  // MARK: Launch

  /// Everything of a launch that precedes the first window (WIN-3).
  func beginLaunch() {
    runtime.environment.phase = .foregroundInactive
    announceScene(.sceneWillConnect, UIScene.willConnectNotification)
    announceScene(.sceneWillEnterForeground, UIScene.willEnterForegroundNotification)
    if runtime.profile.launchOrder == .activeFirst {
      runtime.turn.afterCommit.append(.call(becomeActive))
    }  // WIN-4
  }

  /// Everything of a launch that follows the first window.
  func endLaunch() {
    if runtime.profile.launchOrder == .daFirst {
      runtime.turn.afterCommit.append(.call(becomeActive))
    }
  }

  private func becomeActive() {
    runtime.environment.phase = .foregroundActive
    announceScene(.sceneDidBecomeActive, UIScene.didActivateNotification)
    runtime.environment.isBecomingActive = true
    announce(.applicationDidBecomeActive, UIApplication.didBecomeActiveNotification)
    runtime.application.delegate?.applicationDidBecomeActive(runtime.application)
    runtime.environment.isBecomingActive = false
  }

  /// A push notification launches the app in the background (WIN-5, QUIRK-14).
  func launchInBackground(_ root: UIViewController) {
    runtime.environment.phase = .background
    if runtime.profile.os.major >= 13, !runtime.profile.quirks.contains(.didAppearInBackground) {
      runtime.environment.waitingRoot = root  // no scene is connected before the user comes
      return
    }
    showFirstWindow(of: root)
  }

  private func showFirstWindow(of root: UIViewController) {
    let window = UIWindow(frame: runtime.device.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    runtime.application.ownedWindows.append(window)
  }

  // MARK: Background and back (WIN-6)

  func enterBackground() {
    if runtime.environment.phase == .foregroundActive {
      announceScene(.sceneWillResignActive, UIScene.willDeactivateNotification)
      announce(.applicationWillResignActive, UIApplication.willResignActiveNotification)
      runtime.application.delegate?.applicationWillResignActive(runtime.application)
    }
    runtime.environment.phase = .background
    announceScene(.sceneDidEnterBackground, UIScene.didEnterBackgroundNotification)
    announce(.applicationDidEnterBackground, UIApplication.didEnterBackgroundNotification)
    runtime.application.delegate?.applicationDidEnterBackground(runtime.application)
    if runtime.profile.backgroundLayout == .two { demandLayout(passes: 2) }  // LAYOUT-10
    loadHiddenSplits()
  }

  func enterForeground() {
    if let root = runtime.environment.waitingRoot {
      runtime.environment.waitingRoot = nil
      beginLaunch()
      showFirstWindow(of: root)
      endLaunch()
      return
    }
    runtime.environment.phase = .foregroundInactive
    announceScene(.sceneWillEnterForeground, UIScene.willEnterForegroundNotification)
    announce(.applicationWillEnterForeground, UIApplication.willEnterForegroundNotification)
    runtime.application.delegate?.applicationWillEnterForeground(runtime.application)
    becomeActive()
  }

  /// QUIRK-11: a split controller in a tab that is not selected is loaded.
  private func loadHiddenSplits() {
    guard runtime.profile.quirks.contains(.splitLoadedInBackground) else { return }
    for controller in runtime.allControllers
    where controller.containerKind == .split && controller.isInHiddenTab {
      controller.loadViewIfNeeded()
    }
  }

  func disconnectScene() {
    runtime.environment.phase = .unattached
    if runtime.profile.sceneEnd == .balanced {  // WIN-9
      for window in runtime.windows where !window.isHidden {
        runtime.windowRoots.leaveScreen(window)
      }
    }
    announceScene(.sceneDidDisconnect, UIScene.didDisconnectNotification)
    for window in runtime.windows { window.leaveScene() }
  }

  // MARK: Memory (STATE-16)

  func warnOfMemory() {
    announce(.memoryWarning, UIApplication.didReceiveMemoryWarningNotification)
    runtime.application.delegate?.applicationDidReceiveMemoryWarning(runtime.application)
    for controller in runtime.allControllers {
      controller.execute(Event(.didReceiveMemoryWarning, controller.id)) {
        controller.didReceiveMemoryWarning()
      }
      if runtime.profile.os.major <= 5, let view = controller.viewStorage, view.currentWindow == nil
      {
        view.detach()
        controller.setView(nil)  // STATE-7
      }
    }
  }

  // MARK: The keyboard (STATE-14)

  func showKeyboard(_ isShown: Bool) {
    runtime.environment.isKeyboardShown = isShown
    announce(
      .keyboard,
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      flag: isShown
    )
  }

  // MARK: Size

  func rotate() {
    runtime.environment.wholeSize = wholeSize.turned
    changeSize(.rotation)
  }

  func resize(to share: StageStep.Environment.Share) {
    runtime.environment.wholeSize = wholeSize
    runtime.environment.share = share
    changeSize(.sizeChange)
  }

  private var wholeSize: CGSize { runtime.environment.wholeSize ?? runtime.device.size }

  private func changeSize(_ kind: Event.Kind) {
    let oldWidth = runtime.device.size.width
    runtime.device.size = runtime.environment.share.part(of: wholeSize)
    runtime.record(Event(kind))
    for window in runtime.windows {
      window.frame = CGRect(origin: .zero, size: runtime.device.size)
      guard let root = window.rootController else { continue }
      let change = SizeChange(root: root)
      // No parent forwards to a window's root and what is presented.
      for controller in root.tree
      where controller.isOnScreenNow
        && (controller === root
          || controller.presentingController?.presentedController === controller)
      {
        sendSizeChange(to: controller, with: change.transition.coordinator)
      }
      let grows = runtime.device.size.width > oldWidth
      for controller in root.tree { controller.adaptToSize(grows: grows) }
      resizeRoots(in: window)
      if kind == .rotation {
        for controller in root.tree where controller.isOnScreenNow {
          controller.deviceWasTurned()
        }
      }
      change.animate(kind == .rotation ? "rotation" : "size change")
    }
    demandLayout(passes: runtime.profile.rotationLayout == .two ? 2 : 1)  // LAYOUT-9
  }

  /// Sends the new size to one controller; UIKit's implementation forwards it to the children.
  func sendSizeChange(
    to controller: UIViewController,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    controller.execute(Event(.viewWillTransition, controller.id)) {
      controller.viewWillTransition(to: runtime.device.size, with: coordinator)
    }
  }

  private func resizeRoots(in window: UIWindow) {
    for view in window.children where view.owner != nil || view is PresentationContainerView {
      window.fill(with: view)
    }
    for presentation in runtime.presentations.all
    where presentation.window === window && !presentation.isBusy {
      // What another presentation hides stays out of the window.
      guard presentation.presented.presentation?.cover == nil else { continue }
      presentation.placePresentedView()
    }
  }

  /// Every controller on screen lays out that many times in the next commit.
  private func demandLayout(passes: Int) {
    for controller in runtime.allControllers where controller.isOnScreenNow {
      guard controller.layoutBudget == .free, controller.appearance.state == .appeared else {
        continue
      }
      controller.layoutBudget = LayoutBudget(passes: passes)
      controller.viewStorage?.setNeedsLayout()
    }
  }
}

extension Runtime {
  /// Every controller of every window, parents before children, then what they present.
  var allControllers: [UIViewController] {
    var found: [UIViewController] = []
    for window in windows { window.rootController?.addTree(to: &found) }
    return found
  }
}

extension UIViewController {
  /// This controller, those below it, parents before children, and then what they present.
  var tree: [UIViewController] {
    var found: [UIViewController] = []
    addTree(to: &found)
    return found
  }

  fileprivate func addTree(to found: inout [UIViewController]) {
    found.append(self)
    for child in childControllers { child.addTree(to: &found) }
    if let presented = presentedController, presented.presentingController === self {
      presented.addTree(to: &found)
    }
  }

  /// Whether a controller in the tree has received viewIsAppearing but no did callback.
  var awaitsLateDidInTree: Bool { tree.contains { $0.appearance.awaitsLateDid } }

  /// The view is in a window that is not hidden.
  var isOnScreenNow: Bool { viewStorage?.currentWindow.map { !$0.isHidden } ?? false }

  /// An ancestor is a tab controller, and this is not in the tab on screen.
  var isInHiddenTab: Bool {
    viewStorage?.currentWindow == nil
      && lineage.dropFirst().contains { $0.containerKind == .tab }
  }
}

extension CGSize {
  /// The same size, turned by a quarter.
  var turned: CGSize { CGSize(width: height, height: width) }
}
