// What has traits that can be set, by property or by the trait's type.

/// Traits that can be set.
public protocol UIMutableTraits {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// Sets traits of a collection.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void
