// Selectors without Objective-C: the name of an action and, where the source names a method, the
// method itself. The source rewriter turns `#selector(Foo.bar(_:))` into
// `Selector("bar:", Foo.bar(_:))`.

internal import Foundation

/// The name of an action, with the method it reaches: `Selector("tapped:", Menu.tapped(_:))`.
///
/// A selector written as text, `Selector(("unwindToRoot:"))`, has a name and reaches no method.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name with its colons.
  public let description: String
  /// Calls the method; nil if the target is of another class.
  private let call: (@MainActor (AnyObject, [Any?]) -> Outcome)?
  private let accepts: (AnyObject) -> Bool

  /// The result of sending a selector to an object.
  enum Outcome {
    case returned(Any?)
    case notUnderstood
  }

  public init(_ name: String) {
    description = name
    call = nil
    accepts = { _ in false }
  }

  public init(stringLiteral name: String) { self.init(name) }

  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  // swift-format-ignore
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  // MARK: Methods

  /// Creates a selector of a method without arguments.
  @preconcurrency
  public init<Target, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, colons: 0) { (target: Target, _) in method(target)() }
  }

  /// Creates a selector of a method with one argument: the sender.
  @preconcurrency
  public init<Target, Sender, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name, colons: 1) { (target: Target, arguments) in
      guard let sender: Sender = Self.value(arguments, 0) else { return nil }
      return method(target)(sender)
    }
  }

  /// Creates a selector of a method with two arguments: the sender and its event.
  @preconcurrency
  public init<Target, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(name, colons: 2) { (target: Target, arguments) in
      guard let sender: Sender = Self.value(arguments, 0),
        let event: Event = Self.value(arguments, 1)
      else { return nil }
      return method(target)(sender, event)
    }
  }

  private init<Target>(
    _ name: String,
    colons: Int,
    _ body: @escaping @MainActor (Target, [Any?]) -> Any?
  ) {
    description = name.contains(":") ? name : name + String(repeating: ":", count: colons)
    accepts = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target else { return .notUnderstood }
      return .returned(body(target, arguments))
    }
  }

  /// Returns an argument as the type that the method declares; nil if it is of another type.
  private static func value<Argument>(_ arguments: [Any?], _ index: Int) -> Argument? {
    let argument = index < arguments.count ? arguments[index] : nil
    if let argument = argument as? Argument { return argument }
    // Objective-C passes any object: a pan reaches a method that declares a pan from an edge, and
    // works there as the pan that it is.
    guard let object = argument as? NSObject,
      isDescendant(Argument.self as? NSObject.Type, of: type(of: object))
    else { return nil }
    return unsafeBitCast(object, to: Argument.self)
  }

  private static func isDescendant(_ type: NSObject.Type?, of ancestor: NSObject.Type) -> Bool {
    guard let type else { return false }
    return type == ancestor || isDescendant(type.superclass as? NSObject.Type, of: ancestor)
  }

  // MARK: Sending

  /// Whether the selector reaches a method of that object.
  package func reaches(_ object: AnyObject) -> Bool {
    accepts(object) || (object as? any NamedAction)?.actionName == description
  }

  /// Calls the method on that object; returns false if the object has no such method.
  @MainActor @discardableResult
  package func send(to object: AnyObject?, _ arguments: Any?...) -> Bool {
    guard let object else { return false }
    if call == nil, let object = object as? any NamedAction, object.actionName == description {
      object.carryOut(arguments.first ?? nil)
      return true
    }
    guard case .returned = call?(object, arguments) else { return false }
    return true
  }

  /// Calls the method on that object, and returns what it returns.
  @MainActor func result(from object: AnyObject, _ arguments: [Any?]) -> Any? {
    guard case .returned(let value) = call?(object, arguments) else { return nil }
    return value
  }

  static let show = Selector("showViewController:sender:")
  static let showDetail = Selector("showDetailViewController:sender:")
}

/// An object of UIKit's own with a method that apps reach by its name alone.
protocol NamedAction: AnyObject {
  nonisolated var actionName: String { get }
  @MainActor func carryOut(_ sender: Any?)
}
