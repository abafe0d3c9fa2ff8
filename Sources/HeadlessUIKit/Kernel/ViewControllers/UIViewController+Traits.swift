// Traits and safe area of controllers: they flow down from the device and become current when the
// first layout pass visits the view (spec 0.6, commit 1a; STATEAT-1).

internal import Lifecycle

extension UIViewController {
  var currentTraits: UITraitCollection { traits ?? runtime.traitsBeforeLayout }

  /// The traits that the environment provides now.
  private var inheritedTraits: UITraitCollection {
    guard let parent = parentController ?? presentingController else {
      return runtime.deviceTraits
    }
    let outer = parent.traits ?? parent.inheritedTraits
    guard let override = parent.traitOverrides?[ObjectIdentifier(self)] else { return outer }
    let merged = UITraitCollection(traitsFrom: [outer, override])
    return merged == traits ? traits ?? merged : merged
  }

  /// Adopts the traits of the environment; the layout pass calls it (STATEAT-1).
  func updateTraitsIfNeeded() {
    let new = inheritedTraits
    guard traits !== new else { return }
    let old = currentTraits
    traits = new
    guard old != new else { return }
    traitCollectionDidChange(old)
    viewIfLoaded?.tellTraitsChanged(old)
  }

  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    var overrides = traitOverrides ?? [:]
    overrides[ObjectIdentifier(childViewController)] = collection
    traitOverrides = overrides
    childViewController.viewIfLoaded?.surroundingsChanged()
  }

  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    traitOverrides?[ObjectIdentifier(childViewController)]
  }

  // MARK: Safe area

  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { addedSafeArea ?? .zero }
    set {
      addedSafeArea = newValue
      viewIfLoaded?.surroundingsChanged()
    }
  }

  /// What the bars of the container above cover of this controller's view.
  var insetsOfParentsBars: UIEdgeInsets { parentController?.insetsOfBars ?? .zero }

  // MARK: Items

  public var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem(title: titleText ?? "")
    navigationItemStorage = item
    return item
  }

  // UIKit's own declaration; its users rely on the implicit unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemStorage { return tabBarItemStorage }
      let item = UITabBarItem(title: titleText, image: nil, selectedImage: nil)
      tabBarItemStorage = item
      return item
    }
    set { tabBarItemStorage = newValue }
  }
}

extension UIView {
  /// Notifies the view and its subviews, down to the views of other controllers.
  func tellTraitsChanged(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    for child in children where child.owner == nil { child.tellTraitsChanged(old) }
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
