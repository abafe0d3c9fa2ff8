// Registrations for changes of single traits (documented from iOS 17 on): the handlers run when the
// object adopts traits of which a named one has another value.

public import Foundation
internal import VCLifecycle

/// A registration for changes of traits, by which it can be ended.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A function that runs after a trait has changed, with the object and its earlier traits.
public typealias UITraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void

/// An object whose traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a handler after each change of one of the traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    registrar.register(traits) { object, old in
      if let object = object as? Self { handler(object, old) }
    }
  }

  /// Sends an action to a target, which is not retained, after each change of one of the traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return registrar.register(traits) { [weak target] in action.send(to: target, $0, $1) }
  }

  /// Sends an action to the object itself after each change of one of the traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registrar.register(traits) { action.send(to: $0, $0, $1) }
  }

  /// Ends a registration, as the end of the object does.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrar.traitRegistrations.removeAll { $0 === registration }
  }

  private var registrar: any TraitRegistrar {
    guard let registrar = self as? any TraitRegistrar else {
      preconditionFailure("only UIKit's own classes keep registrations for trait changes")
    }
    return registrar
  }
}

/// What an object does when its traits change.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { new.differs(from: old, in: $0) }) { handler(old) }
  }
}

/// An object that keeps registrations.
@MainActor
protocol TraitRegistrar: AnyObject, UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension TraitRegistrar {
  fileprivate func register(
    _ traits: [UITrait],
    _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Notifies the object of its new traits, in the order that the profile names.
  func tellOwnTraitsChanged(_ old: UITraitCollection, _ runtime: Runtime) {
    let handlersFirst = runtime.profile.traitHandlers == .beforeDidChange  // V-TRAIT-HANDLERS
    if handlersFirst { callTraitHandlers(old) }
    traitCollectionDidChange(old)
    if !handlersFirst { callTraitHandlers(old) }
  }

  /// Calls the handlers in the order of registration, but none that a handler before it has ended.
  private func callTraitHandlers(_ old: UITraitCollection) {
    for registration in traitRegistrations
    where traitRegistrations.contains(where: { $0 === registration }) {
      registration.traitsChanged(from: old, to: traitCollection)
    }
  }
}

extension UIViewController: TraitRegistrar {}

extension UIPresentationController: TraitRegistrar {}

extension UIView: TraitRegistrar {
  var traitRegistrations: [TraitRegistration] {
    get { extras?.traitRegistrations ?? [] }
    set { madeExtras.traitRegistrations = newValue }
  }
}
