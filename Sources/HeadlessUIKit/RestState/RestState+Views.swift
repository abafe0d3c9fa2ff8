// Encodes the state of views and presentations on an idle stage.

internal import Foundation
internal import Lifecycle

extension UIView {
  func addRestState(to state: RestState) {
    let kind = Self.encodableClasses.firstIndex(of: ObjectIdentifier(type(of: self)))
    state.words.requireEncodable(
      kind != nil && layoutRecord == nil && extras == nil && recognizers.isEmpty
        && backgroundColor == nil && contentMode == .scaleToFill && !isExclusiveTouch
        && !isMultipleTouchEnabled && !preservesSuperviewLayoutMargins
        && !isInLayout
    )
    state.words.add(kind ?? 0)
    state.words.add(children.count)
    for child in children { state.add(child) }
    state.add(parentView)
    state.add(currentWindow)
    state.add(owner)
    state.add(frameStorage)
    state.add(CGRect(origin: boundsOrigin, size: .zero))
    state.words.requireEncodable(transform.isIdentity)
    state.words.add(Double(alpha))
    state.words.add(autoresizingMask.rawValue)
    state.words.add(tag)
    state.words.add(
      flags: needsLayoutFlag,
      awaitsFirstLayout,
      owesSolving,
      isSubtreeDirty,
      needsConstraintsFlag,
      autoresizesSubviews,
      translatesAutoresizingMaskIntoConstraints,
      isHidden,
      isOpaque,
      clipsToBounds,
      isUserInteractionEnabled
    )
    if let window = self as? UIWindow {
      state.add(window.rootController)
      state.add(window.rootsLeftBehind)
      state.add(window.leakedRoots)
      state.words.add(Double(window.windowLevel.rawValue))
    }
    if let container = self as? PresentationContainerView {
      state.add(container.controller?.presentation)
    }
  }

  /// The classes of views whose whole state is encoded.
  private static let encodableClasses = [
    UIView.self, UIWindow.self, PresentationContainerView.self,
  ].map(ObjectIdentifier.init)
}

extension Presentation {
  func addRestState(to state: RestState) {
    state.words.requireEncodable(leaving.isEmpty)
    state.words.requireEncodable(whenEnded.isEmpty && waitingCalls.isEmpty)
    state.add(presented)
    state.add(presenter)
    state.add(source)
    state.words.add(requestedStyle.rawValue)
    state.words.add(style.rawValue)
    state.add(container)
    state.add(window)
    state.words.add(
      flags: isInContext,
      hidesPresenter,
      isBusy,
      hasStarted,
      announced.isEmpty,
      isEnding,
      isEarly,
      drag.isBlocked,
      drag.hasSentWill,
      drag.hasTried
    )
    state.words.add(hidden.count)
    for root in hidden {
      state.add(root.controller)
      state.add(root.parent)
      state.add(root.superview)
      state.words.add(root.index)
    }
    controller.addRestState(to: state)
  }
}

extension UIPresentationController {
  /// Encodes one that UIKit made and the app has not changed.
  func addRestState(to state: RestState) {
    let isPlain = type(of: self) == UIPresentationController.self
    let isPlainSheet =
      type(of: self) == UISheetPresentationController.self
      && (self as? UISheetPresentationController)?.isUntouched ?? false
    state.words.requireEncodable((isPlain || isPlainSheet) && delegate == nil)
    state.words.add(isPlain)
    state.add(presentedController)
    state.add(presentingController)
    state.add(presentation)
  }
}

extension PresentationLinks {
  func addRestState(to state: RestState) {
    state.words.requireEncodable(waiting == nil)
    state.add(above)
    state.add(own)
    state.add(cover)
    state.words.add(settings != nil)
    guard let settings else { return }
    state.words.requireEncodable(settings.transitioningDelegate == nil)
    state.words.add(settings.style?.rawValue ?? .min)
    state.words.add(settings.transitionStyle.rawValue)
    state.words.add(
      flags: settings.definesContext,
      settings.providesTransitionStyle,
      settings.isModal
    )
    state.words.add(settings.controllerStyle.rawValue)
    state.words.add(settings.controller != nil)
    settings.controller?.addRestState(to: state)
  }
}
