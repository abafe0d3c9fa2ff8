// What few controllers have, kept beside the controller so that the others stay small: making and
// destroying one costs as much as it has properties.

internal import Foundation

@MainActor
final class ControllerExtras {
  /// The segues that start here.
  var segues: [SegueTemplate] = []
  /// The unwind actions that the controller's class implements.
  var unwindActions: [UnwindAction] = []
  var title: String?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  /// The app's own additions to the safe area; nil if it never set them.
  var addedSafeArea: UIEdgeInsets?
  /// The traits that the app has set for a child, if any.
  var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  /// The traits that the app has overridden here and below, if any.
  var traitOverrides: UITraitOverrides?
  var traitRegistrations: [TraitRegistration] = []
}

extension UIViewController {
  /// The extras, made when the first of them is set.
  var madeExtras: ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  var segues: [SegueTemplate] {
    get { extras?.segues ?? [] }
    set {
      madeExtras.segues = newValue
      runtime.rarities.segues = true
    }
  }

  var ownTraitOverrides: UITraitOverrides? {
    get { extras?.traitOverrides }
    set { madeExtras.traitOverrides = newValue }
  }

  var traitRegistrations: [TraitRegistration] {
    get { extras?.traitRegistrations ?? [] }
    set { madeExtras.traitRegistrations = newValue }
  }
}
