// What few views have, kept beside the view so that the others stay small.

internal import Foundation

/// The rarely used properties of a view.
@MainActor
final class ViewExtras {
  var layer: CALayer?
  var tintColor: UIColor?
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var safeAreaSeen = UIEdgeInsets.zero
  /// The margins that the controller was last notified of.
  var marginsSeen: UIEdgeInsets?
  var mask: UIView?
  /// The traits that the view changes for itself and its subviews.
  var traitOverrides: UITraitOverrides?
  /// The traits before a change of the overrides, until the next layout pass.
  var traitsBeforeOverrides: UITraitCollection?
  var traitRegistrations: [TraitRegistration] = []
  var insetsMarginsFromSafeArea = true
}
