// Encodes the state of controllers on an idle stage.

internal import Foundation
internal import Lifecycle

extension UIViewController {
  func addRestState(to state: RestState) {
    let holder = self as? any StateHolder
    // A class that is not known, an app's above all, may keep anything.
    let isKnown = Self.encodableClasses.contains(ObjectIdentifier(type(of: self)))
    state.words.requireEncodable(isKnown || holder != nil)
    state.words.requireEncodable(
      segues.isEmpty && unwindActions.isEmpty && navigationItemStorage == nil
        && childTraitOverrides == nil && ownTraitOverrides == nil && titleText == nil
        && addedSafeArea == nil
    )
    state.words.requireEncodable(tabBarItemStorage?.isUntouched ?? true)
    state.words.add(id.index)
    appearance.addRestState(to: state)
    state.add(viewStorage)
    state.add(parentController)
    state.add(childControllers)
    state.add(earlyOrphans)
    state.add(childrenAwaitingWindow)
    state.add(traits)
    state.words.add(loadingDepth)
    state.words.add(moveFlags.rawValue)
    state.words.add(layoutBudget.word)
    state.words.add(
      flags: needsConstraintsUpdate,
      hasMovedBeforeDid,
      wasOrphanWhenDriven,
      tabBarItemStorage != nil,
      presentation != nil
    )
    presentation?.addRestState(to: state)
    switch self {
    case let stack as UINavigationController: stack.addContainerState(to: state)
    case let tabs as UITabBarController: tabs.addContainerState(to: state)
    case let pages as UIPageViewController: pages.addContainerState(to: state)
    // The columns of a split come and go by adaptation, with more state than is encoded here.
    case is UISplitViewController: state.words.giveUp()
    default: state.words.add(0)
    }
    holder?.addState(to: state)
  }

  /// The classes whose whole state is encoded.
  private static let encodableClasses = [
    UIViewController.self, UINavigationController.self, UITabBarController.self,
    UIPageViewController.self,
  ].map(ObjectIdentifier.init)
}

extension LayoutBudget {
  fileprivate var word: Int {
    switch self {
    case .free: -2
    case .held: -1
    case .passes(let count): count
    }
  }
}

extension AppearanceMachine {
  /// `driveNumber` is left out: it only identifies the drive that a queued did callback belongs to.
  @MainActor fileprivate func addRestState(to state: RestState) {
    state.words.add(self.state.rawValue)
    state.add(driven)
    state.add(user?.direction)
    state.words.add(user?.depth ?? -1)
    state.words.add(
      flags: isForwarded,
      isAnimated,
      hasSentIsAppearing,
      hasAppeared,
      isCompensating,
      user?.isAnimated ?? false,
      user?.isShadow ?? false
    )
  }
}

// MARK: - UIKit's containers

extension UINavigationController {
  fileprivate func addContainerState(to state: RestState) {
    state.words.requireEncodable(
      requested.isEmpty && deferredMoves.isEmpty && owedDidShow == nil && delegate == nil
        && awaitingWillMove.isEmpty && !isShowingTop
    )
    state.words.add(1)
    state.add(stack)
    state.add(shownTop)
    state.words.add(hasSentFirstDidShow ? -1 : firstAnnounced.map { Int($0.index) } ?? -1)
    state.words.add(
      flags: hasSentFirstWillShow,
      hasSentFirstDidShow,
      isFirstShownAnimated,
      isNavigationBarHidden,
      isToolbarHidden,
      hidesBarsOnSwipe,
      hidesBarsOnTap,
      hidesBarsWhenKeyboardAppears,
      hidesBarsWhenVerticallyCompact
    )
  }
}

extension UITabBarController {
  fileprivate func addContainerState(to state: RestState) {
    state.words.requireEncodable(delegate == nil)
    state.words.add(2)
    state.words.requireEncodable(tabList.isEmpty)
    state.add(tabControllers)
    state.add(selected)
    state.add(awaitingDidMove)
    state.add(departing)
    content.addRestState(to: state)
    // The bar shows what the tabs and the selection say; only whether it is hidden counts.
    state.words.add(tabBar.isHidden)
  }
}

extension UIPageViewController {
  fileprivate func addContainerState(to state: RestState) {
    state.words.requireEncodable(
      delegate == nil && (dataSource == nil || dataSource === self) && !isBeginningTurn
    )
    state.words.add(3)
    state.add(pages)
    state.add(awaitingDidMove)
    content.addRestState(to: state)
    state.words.add(neighbours.shown.count)
    for id in neighbours.shown { state.words.add(id.index) }
    state.words.add(flags: neighbours.before == nil, neighbours.after == nil)
    state.add(neighbours.before ?? [])
    state.add(neighbours.after ?? [])
    state.words.add(transitionStyle.rawValue)
    state.words.add(navigationOrientation.rawValue)
    state.words.add(spineLocation.rawValue)
    state.words.add(flags: hasEverAppeared, hasAppearedEarly, isDoubleSided, dataSource == nil)
  }
}

extension ShownContent {
  @MainActor fileprivate func addRestState(to state: RestState) {
    state.words.requireEncodable(waiting.isEmpty)
    state.add(shown)
  }
}
