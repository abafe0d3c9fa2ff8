// Traits: the properties of the environment that a view adapts to.

public import Foundation

/// A set of traits.
public class UITraitCollection: NSObject, @unchecked Sendable {
  @exclusivity(unchecked) public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom
    .unspecified
  @exclusivity(unchecked) public internal(set) var userInterfaceStyle = UIUserInterfaceStyle
    .unspecified
  @exclusivity(unchecked) public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass
    .unspecified
  @exclusivity(unchecked) public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass
    .unspecified
  @exclusivity(unchecked) public internal(set) var layoutDirection =
    UITraitEnvironmentLayoutDirection.unspecified
  @exclusivity(unchecked) public internal(set) var displayScale: CGFloat = 0
  /// The values of all other traits, by type.
  @exclusivity(unchecked) private var others: [ObjectIdentifier: TraitValue] = [:]

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates the traits that all of those give together; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections { take(traits) }
  }

  /// Creates the traits that a closure sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(traitsFrom: [UITraitCollection.traits(setBy: mutations)])
  }

  /// Returns a copy with the traits that a closure sets.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection.traits(setBy: mutations)])
  }

  private static func traits(setBy mutations: UITraitMutations) -> UITraitCollection {
    var overrides: any UIMutableTraits = UITraitOverrides()
    mutations(&overrides)
    return (overrides as? UITraitOverrides)?.traits ?? UITraitCollection()
  }

  convenience init(device: Device) {
    self.init()
    userInterfaceIdiom = device.idiom == .phone ? .phone : .pad
    userInterfaceStyle = .light
    horizontalSizeClass = device.isCompactWidth ? .compact : .regular
    verticalSizeClass = device.isCompactHeight ? .compact : .regular
    layoutDirection = .leftToRight
    displayScale = device.idiom == .phone ? 3 : 2
  }

  private func take(_ other: UITraitCollection) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.horizontalSizeClass != .unspecified {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    others.merge(other.others) { _, new in new }
  }

  // MARK: Traits by type

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    (value(of: trait) ?? others[ObjectIdentifier(trait)])?.content as? Trait.Value
      ?? Trait.defaultValue
  }

  /// The value in a property; nil for traits that have none.
  private func value(of trait: UITrait) -> TraitValue? {
    func read<Stored: StoredTrait>(_ stored: Stored.Type) -> TraitValue {
      TraitValue(self[keyPath: Stored.place])
    }
    return (trait as? any StoredTrait.Type).map { read($0) }
  }

  func set(_ trait: UITrait, to value: TraitValue) {
    func write<Stored: StoredTrait>(_ stored: Stored.Type) {
      if let content = value.content as? Stored.Value { self[keyPath: Stored.place] = content }
    }
    if let stored = trait as? any StoredTrait.Type {
      write(stored)
    } else {
      others[ObjectIdentifier(trait)] = value
    }
  }

  /// Whether a trait has another value than in another collection.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    let one = value(of: trait) ?? others[ObjectIdentifier(trait)]
    let old = other.value(of: trait) ?? other.others[ObjectIdentifier(trait)]
    return !TraitValue.areEqual(one, old)
  }

  /// Whether every trait that the other specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && hasSameOthers(as: other)
  }

  private func hasSameOthers(as other: UITraitCollection) -> Bool {
    others.count == other.others.count
      && others.allSatisfy { TraitValue.areEqual($1, other.others[$0]) }
  }

  public override var hash: Int {
    horizontalSizeClass.rawValue * 9 + verticalSizeClass.rawValue * 3 + userInterfaceIdiom.rawValue
  }
}
