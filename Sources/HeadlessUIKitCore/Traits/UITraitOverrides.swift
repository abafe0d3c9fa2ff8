// Traits that an app sets for a controller and what it contains.

/// Traits that an app sets; the others, and those set to `unspecified`, stay what the environment
/// says.
public struct UITraitOverrides: UIMutableTraits {
  private var values: [(trait: UITrait, value: TraitValue)] = []

  public init() {}

  /// Returns the override, or the trait's default value if there is none.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let own = values.first { $0.trait == trait }
      return own?.value.content as? Trait.Value ?? Trait.defaultValue
    }
    set {
      remove(trait)
      values.append((trait, TraitValue(newValue)))
    }
  }

  /// Returns whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains { $0.trait == trait } }

  /// Removes the override of a trait, which is what the environment says from then on.
  public mutating func remove(_ trait: UITrait) { values.removeAll { $0.trait == trait } }

  /// The same as a collection of traits.
  var traits: UITraitCollection {
    let traits = UITraitCollection()
    for (trait, value) in values { traits.set(trait, to: value) }
    return traits
  }
}
