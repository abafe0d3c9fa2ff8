// The guide that follows the keyboard, which is never up here: it lies at the safe area's bottom.

public import Foundation
internal import VCLifecycle

/// A layout guide for the space that the keyboard takes.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true

  open override var layoutFrame: CGRect {
    guard let view = owningView, view.currentWindow != nil, !isStillUnapplied(in: view) else {
      return .zero
    }
    let inset = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let bounds = view.bounds
    return CGRect(x: bounds.minX, y: bounds.maxY - inset, width: bounds.width, height: inset)
  }

  /// On 15.0 the guide is not applied yet at viewIsAppearing (APPEAR-14).
  private func isStillUnapplied(in view: UIView) -> Bool {
    let runtime = view.runtime
    guard runtime.profile.os == OSVersion(15), let owner = view.owner else { return false }
    return runtime.callbacks.isInside(.viewIsAppearing, of: owner)
  }
}
