// What flows down the tree: traits, safe area, margins (spec 1.14).

extension UIView {
  var currentTraits: UITraitCollection {
    guard runtime.rarities.viewTraits else {
      return nearestController?.traitCollection ?? runtime.traitsBeforeLayout
    }
    let outer = owner?.traitCollection ?? parentView?.traitCollection
    return overridden(outer ?? runtime.traitsBeforeLayout)
  }

  private func overridden(_ traits: UITraitCollection) -> UITraitCollection {
    guard let own = extras?.traitOverrides else { return traits }
    return UITraitCollection(traitsFrom: [traits, own.traits])
  }

  public var traitOverrides: UITraitOverrides {
    get { extras?.traitOverrides ?? UITraitOverrides() }
    set {
      if extras?.traitsBeforeOverrides == nil { madeExtras.traitsBeforeOverrides = traitCollection }
      runtime.rarities.viewTraits = true
      madeExtras.traitOverrides = newValue
      surroundingsChanged()
    }
  }

  /// Notifies the view, before its layout pass, that its own overrides are others.
  func noteTraits() {
    if let old = extras?.traitsBeforeOverrides {
      extras?.traitsBeforeOverrides = nil
      if old != traitCollection { tellOverriddenTraitsChanged(old) }
    }
    owner?.updatePropertiesIfNeeded()
    updatePropertiesIfNeeded()
  }

  /// Notifies the view and its subviews, down to the views of other controllers.
  func tellTraitsChanged(_ old: UITraitCollection) {
    guard runtime.rarities.viewTraits else { return tellOverriddenTraitsChanged(old) }
    let old = extras?.traitsBeforeOverrides ?? overridden(old)
    extras?.traitsBeforeOverrides = nil
    if old != traitCollection { tellOverriddenTraitsChanged(old) }
  }

  private func tellOverriddenTraitsChanged(_ old: UITraitCollection) {
    tellOwnTraitsChanged(old, runtime)
    for child in children where child.owner == nil { child.tellTraitsChanged(old) }
  }

  // MARK: Safe area

  /// What bars and the screen's shape cover; zero outside a window (STATEAT-1).
  var coveredInsets: UIEdgeInsets {
    guard currentWindow != nil else { return .zero }
    let inherited = inheritedSafeArea
    guard let owner else { return inherited }
    return inherited.adding(owner.additionalSafeAreaInsets).adding(owner.insetsOfParentsBars)
  }

  /// What of the superview's safe area reaches into this view.
  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.screenInsets }
    guard let parentView else { return .zero }
    let outer = parentView.safeAreaInsets
    if outer == .zero { return .zero }
    return outer.reaching(into: frame, from: parentView.bounds)
  }

  /// Notifies the view, in its layout pass or its superview's, that its safe area is another.
  func noteSafeArea() {
    guard overridesSafeAreaChange, currentWindow != nil else { return }
    let insets = safeAreaInsets
    guard insets != extras?.safeAreaSeen ?? .zero else { return }
    madeExtras.safeAreaSeen = insets
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
  }

  /// Notifies the controller, before its layout pass, that the margins are others; the first values
  /// count as a change.
  func noteMargins() {
    guard let owner, currentWindow != nil,
      OverrideDetection.viewLayoutMarginsDidChange.isOverridden(by: type(of: owner))
    else { return }
    let margins = layoutMargins
    guard margins != extras?.marginsSeen else { return }
    madeExtras.marginsSeen = margins
    owner.viewLayoutMarginsDidChange()
  }

  /// Whether a change would call an override; the check saves a walk to the window in every pass.
  private var overridesSafeAreaChange: Bool {
    if OverrideDetection.safeAreaInsetsDidChange.isOverridden(by: type(of: self)) { return true }
    guard let owner else { return false }
    return OverrideDetection.viewSafeAreaInsetsDidChange.isOverridden(by: type(of: owner))
  }

  // MARK: Margins

  var ownLayoutMargins: UIEdgeInsets {
    get {
      let own = extras?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return insetsLayoutMarginsFromSafeArea ? own.adding(safeAreaInsets) : own
    }
    set {
      guard newValue != extras?.layoutMargins else { return }
      madeExtras.layoutMargins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { extras?.insetsMarginsFromSafeArea ?? true }
    set { madeExtras.insetsMarginsFromSafeArea = newValue }
  }

  /// Marks the view and all below it: what flows down from it is another.
  package func surroundingsChanged() {
    setNeedsLayout()
    for child in children { child.surroundingsChanged() }
  }
}

extension UIWindow {
  /// What of the screen's safe area lies in the window.
  var screenInsets: UIEdgeInsets {
    runtime.device.safeArea.reaching(into: frameStorage, from: runtime.device.bounds)
  }
}
