// Changes of the app's environment: launch, background, rotation, memory (WIN-3…WIN-6, WIN-9,
// STATE-14, STATE-16, LAYOUT-9, LAYOUT-10). None of it sends an appearance callback of its own.

internal import Foundation
internal import VCLifecycle

extension Runtime {
  // MARK: Announcements

  /// Records what happened to the app and posts UIKit's notification of it.
  func announce(_ kind: Event.Kind, _ name: Notification.Name, flag: Bool? = nil) {
    var event = Event(kind)
    event.flag = flag
    record(event)
    NotificationCenter.default.post(name: name, object: application)
  }

  /// Announces what happened to the scene; before iOS 13 there are none.
  private func announceScene(_ kind: Event.Kind, _ name: Notification.Name) {
    guard profile.os.major >= 13 else { return }
    record(Event(kind))
    NotificationCenter.default.post(name: name, object: application.scene)
  }

  // MARK: Launch

  /// Everything of a launch that precedes the first window (WIN-3).
  func beginLaunch() {
    environment.phase = .foregroundInactive
    announceScene(.sceneWillConnect, UIScene.willConnectNotification)
    announceScene(.sceneWillEnterForeground, UIScene.willEnterForegroundNotification)
    if profile.launchOrder == .activeFirst { afterCommit.append(.call(becomeActive)) }  // WIN-4
  }

  /// Everything of a launch that follows the first window.
  func endLaunch() {
    if profile.launchOrder == .daFirst { afterCommit.append(.call(becomeActive)) }
  }

  private func becomeActive() {
    environment.phase = .foregroundActive
    announceScene(.sceneDidBecomeActive, UIScene.didActivateNotification)
    environment.isBecomingActive = true
    announce(.applicationDidBecomeActive, UIApplication.didBecomeActiveNotification)
    application.delegate?.applicationDidBecomeActive(application)
    environment.isBecomingActive = false
  }

  /// A push notification launches the app in the background (WIN-5, QUIRK-14).
  func launchInBackground(_ root: UIViewController) {
    environment.phase = .background
    if profile.os.major >= 13, !profile.quirks.contains(.didAppearInBackground) {
      environment.waitingRoot = root  // no scene is connected before the user comes
      return
    }
    showFirstWindow(of: root)
  }

  private func showFirstWindow(of root: UIViewController) {
    let window = UIWindow(frame: device.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    application.ownedWindows.append(window)
  }

  // MARK: Background and back (WIN-6)

  func enterBackground() {
    if environment.phase == .foregroundActive {
      announceScene(.sceneWillResignActive, UIScene.willDeactivateNotification)
      announce(.applicationWillResignActive, UIApplication.willResignActiveNotification)
      application.delegate?.applicationWillResignActive(application)
    }
    environment.phase = .background
    announceScene(.sceneDidEnterBackground, UIScene.didEnterBackgroundNotification)
    announce(.applicationDidEnterBackground, UIApplication.didEnterBackgroundNotification)
    application.delegate?.applicationDidEnterBackground(application)
    if profile.backgroundLayout == .two { demandLayout(passes: 2) }  // LAYOUT-10
    loadHiddenSplits()
  }

  func enterForeground() {
    if let root = environment.waitingRoot {
      environment.waitingRoot = nil
      beginLaunch()
      showFirstWindow(of: root)
      endLaunch()
      return
    }
    environment.phase = .foregroundInactive
    announceScene(.sceneWillEnterForeground, UIScene.willEnterForegroundNotification)
    announce(.applicationWillEnterForeground, UIApplication.willEnterForegroundNotification)
    application.delegate?.applicationWillEnterForeground(application)
    becomeActive()
  }

  /// QUIRK-11: a split controller in a tab that is not selected is loaded.
  private func loadHiddenSplits() {
    guard profile.quirks.contains(.splitLoadedInBackground) else { return }
    for controller in allControllers
    where controller is UISplitViewController && controller.isInHiddenTab {
      controller.loadViewIfNeeded()
    }
  }

  func disconnectScene() {
    environment.phase = .unattached
    if profile.sceneEnd == .balanced {  // WIN-9
      for window in windows where !window.isHidden { leaveScreen(window) }
    }
    announceScene(.sceneDidDisconnect, UIScene.didDisconnectNotification)
    for window in windows { window.leaveScene() }
  }

  // MARK: Memory (STATE-16)

  func warnOfMemory() {
    announce(.memoryWarning, UIApplication.didReceiveMemoryWarningNotification)
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    for controller in allControllers {
      execute(controller, Event(.didReceiveMemoryWarning, controller.id)) {
        controller.didReceiveMemoryWarning()
      }
      if profile.os.major <= 5, let view = controller.viewStorage, view.currentWindow == nil {
        view.detach()
        controller.setView(nil)  // STATE-7
      }
    }
  }

  // MARK: The keyboard (STATE-14)

  func showKeyboard(_ isShown: Bool) {
    environment.isKeyboardShown = isShown
    announce(
      .keyboard,
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      flag: isShown
    )
  }

  // MARK: Size

  func rotate() {
    environment.wholeSize = wholeSize.turned
    changeSize(.rotation)
  }

  func resize(to share: Stage.EnvironmentStep.Share) {
    environment.wholeSize = wholeSize
    environment.share = share
    changeSize(.sizeChange)
  }

  private var wholeSize: CGSize { environment.wholeSize ?? device.size }

  private func changeSize(_ kind: Event.Kind) {
    let oldWidth = device.size.width
    device.size = environment.share.part(of: wholeSize)
    record(Event(kind))
    for window in windows {
      window.frame = CGRect(origin: .zero, size: device.size)
      guard let root = window.rootController else { continue }
      let change = SizeChange(root: root)
      for controller in presentationRoots(from: root) where controller.isOnScreenNow {
        sendSizeChange(to: controller, with: change.transition.coordinator)
      }
      adaptControllers(below: root, grows: device.size.width > oldWidth)
      resizeRoots(in: window)
      if kind == .rotation { turnBooks(below: root) }
      change.animate(kind == .rotation ? "rotation" : "size change")
    }
    demandLayout(passes: profile.rotationLayout == .two ? 2 : 1)  // LAYOUT-9
  }

  /// Sends the new size to one controller; UIKit's implementation forwards it to the children.
  func sendSizeChange(
    to controller: UIViewController,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    execute(controller, Event(.viewWillTransition, controller.id)) {
      controller.viewWillTransition(to: device.size, with: coordinator)
    }
  }

  private func adaptControllers(below root: UIViewController, grows: Bool) {
    for controller in controllers(below: root) {
      guard let split = controller as? UISplitViewController else { continue }
      split.disappearUnasked(grows: grows)
      split.adapt()
    }
  }

  /// The page controllers on screen follow the orientation.
  private func turnBooks(below root: UIViewController) {
    for controller in controllers(below: root) where controller.isOnScreenNow {
      (controller as? UIPageViewController)?.askForSpine()
    }
  }

  private func resizeRoots(in window: UIWindow) {
    for view in window.children where view.owner != nil || view is PresentationContainerView {
      window.fill(with: view)
    }
    for presentation in presentations where presentation.window === window && !presentation.isBusy {
      // What another presentation hides stays out of the window.
      guard presentation.presented.presentation?.cover == nil else { continue }
      presentation.placePresentedView()
    }
  }

  /// Every controller on screen lays out that many times in the next commit.
  private func demandLayout(passes: Int) {
    for controller in allControllers where controller.isOnScreenNow {
      guard controller.layoutBudget == .free, controller.appearance.state == .appeared else {
        continue
      }
      controller.layoutBudget = LayoutBudget(passes: passes)
      controller.viewStorage?.setNeedsLayout()
    }
  }

  // MARK: The tree

  /// Every controller of every window, parents before children, then what they present.
  var allControllers: [UIViewController] {
    var found: [UIViewController] = []
    for window in windows {
      if let root = window.rootController { addControllers(below: root, to: &found) }
    }
    return found
  }

  /// Whether a controller in that tree has received viewIsAppearing but no did callback.
  func awaitsLateDid(below controller: UIViewController) -> Bool {
    controllers(below: controller).contains { $0.appearance.awaitsLateDid }
  }

  func controllers(below controller: UIViewController) -> [UIViewController] {
    var found: [UIViewController] = []
    addControllers(below: controller, to: &found)
    return found
  }

  private func addControllers(
    below controller: UIViewController,
    to found: inout [UIViewController]
  ) {
    found.append(controller)
    for child in controller.childControllers { addControllers(below: child, to: &found) }
    if let presented = controller.presentedController,
      presented.presentingController === controller
    {
      addControllers(below: presented, to: &found)
    }
  }

  /// The root of a window and the controllers presented in it: no parent forwards to these.
  private func presentationRoots(from root: UIViewController) -> [UIViewController] {
    [root]
      + controllers(below: root).filter { $0.presentingController?.presentedController === $0 }
  }
}

extension UIViewController {
  /// The view is in a window that is not hidden.
  var isOnScreenNow: Bool { viewStorage?.currentWindow.map { !$0.isHidden } ?? false }

  /// An ancestor is a tab controller, and this is not in the tab on screen.
  var isInHiddenTab: Bool {
    viewStorage?.currentWindow == nil
      && lineage.dropFirst().contains { $0 is UITabBarController }
  }
}

extension CGSize {
  /// The same size, turned by a quarter.
  var turned: CGSize { CGSize(width: height, height: width) }
}
