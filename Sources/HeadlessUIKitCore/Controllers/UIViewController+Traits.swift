// Traits and safe area of controllers: they flow down from the device and become current when the
// first layout pass visits the view (spec 0.6, commit 1a; STATEAT-1).

internal import VCLifecycle

extension UIViewController {
  var currentTraits: UITraitCollection { traits ?? runtime.traitsBeforeLayout }

  /// The traits that the environment and the controller's own overrides provide now.
  private var inheritedTraits: UITraitCollection {
    let outer = surroundingTraits
    let ofPresentation = presentation?.own?.controller.ownTraitOverrides?.traits
    let ofParent = parentController?.overrideTraitCollection(forChild: self)
    let own = ownTraitOverrides?.traits
    if ofPresentation == nil, ofParent == nil, own == nil { return outer }
    let overrides = [ofPresentation, ofParent, own].compactMap(\.self)
    let merged = UITraitCollection(traitsFrom: [outer] + overrides)
    return merged == traits ? traits ?? merged : merged
  }

  /// The traits of what contains or presents the controller.
  private var surroundingTraits: UITraitCollection {
    if let parentController {
      // From iOS 17 on traits come by way of the view's superview, where that overrides some.
      if runtime.rarities.viewTraits, let outer = viewStorage?.parentView, outer.owner == nil {
        return outer.traitCollection
      }
      return parentController.traits ?? parentController.inheritedTraits
    }
    guard let presentingController else { return runtime.deviceTraits }
    // A presenter's overrides are for itself and what it contains.
    if presentingController.ownTraitOverrides != nil {
      return presentingController.surroundingTraits
    }
    return presentingController.traits ?? presentingController.inheritedTraits
  }

  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides ?? UITraitOverrides() }
    set {
      ownTraitOverrides = newValue
      viewStorage?.surroundingsChanged()
    }
  }

  /// Adopts the traits of the environment; the layout pass calls it (STATEAT-1).
  func updateTraitsIfNeeded() {
    let new = inheritedTraits
    guard traits !== new else { return }
    let old = currentTraits
    traits = new
    guard old !== new, old != new else { return }
    presentation?.own?.controller.tellOwnTraitsChanged(old, runtime)
    tellOwnTraitsChanged(old, runtime)
    viewStorage?.tellTraitsChanged(old)
  }

  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    madeExtras.childTraitOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewStorage?.surroundingsChanged()
  }

  // MARK: Safe area

  /// What the bars of the container above cover of this controller's view.
  var insetsOfParentsBars: UIEdgeInsets { parentController?.insetsOfBars ?? .zero }

  // MARK: Items

  var madeNavigationItem: UINavigationItem {
    if let known = extras?.navigationItem { return known }
    let item = UINavigationItem(title: extras?.title ?? "")
    item.controller = self
    madeExtras.navigationItem = item
    return item
  }

  var madeTabBarItem: UITabBarItem {
    if let known = extras?.tabBarItem { return known }
    let item = UITabBarItem(title: extras?.title, image: nil, selectedImage: nil)
    madeExtras.tabBarItem = item
    return item
  }
}

extension Runtime {
  /// What a controller takes for its traits until its first layout pass (V-TRAITS-DL).
  var traitsBeforeLayout: UITraitCollection {
    switch profile.traitsDL {
    case .stale: UITraitCollection()
    case .predicted: deviceTraits
    }
  }
}
