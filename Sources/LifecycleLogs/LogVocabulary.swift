// Which callbacks a log prints of which class of controllers.
//
// Authors override the callbacks that interest them, in some of their classes. All controllers of a
// class run the same overrides, so what one of them prints is recorded of each.

public import VCLifecycle

/// The callbacks that a log prints, class by class.
public struct LogVocabulary: Sendable {
  /// The callbacks that are known to be printed of every controller.
  private let stated: CallbackSet
  /// The class of each controller, as an index into `printed`.
  private var classes: [Int] = []
  private var numbers: [String: Int] = [:]
  private var printed: [CallbackSet] = []
  private var leavesForeground = false
  private var returns = false
  private var becomesActive = false

  /// Creates a vocabulary; `stated` are callbacks that the log prints of every controller.
  public init(stated: CallbackSet = []) { self.stated = stated }

  /// Adds what an event shows; returns whether its class was not known to print its kind.
  @discardableResult
  public mutating func add(_ event: Event, of names: [String]) -> Bool {
    note(event.kind)
    while classes.count < names.count { addController(names[classes.count]) }
    guard let controller = event.controller.map({ Int($0.index) }) else { return false }
    let number = classes[controller]
    let kind = CallbackSet(event.kind)
    if printed[number].isSuperset(of: kind) { return false }
    printed[number].formUnion(kind)
    return true
  }

  private mutating func addController(_ name: String) {
    let type = Self.className(name)
    let number = numbers[type] ?? printed.count
    if number == printed.count {
      numbers[type] = number
      printed.append(stated)
    }
    classes.append(number)
  }

  private mutating func note(_ kind: Event.Kind) {
    switch kind {
    case .sceneDidEnterBackground, .applicationDidEnterBackground: leavesForeground = true
    case .sceneWillEnterForeground, .applicationWillEnterForeground: returns = true
    case .sceneDidBecomeActive, .applicationDidBecomeActive: becomesActive = true
    default: break
    }
  }

  /// The name without the number that tells controllers of one class apart: `Foo` of `Foo#2`.
  static func className(_ name: String) -> String {
    guard let sign = name.lastIndex(of: "#"), sign != name.startIndex,
      Int(name[name.index(after: sign)...]) != nil
    else { return name }
    return String(name[..<sign])
  }

  /// Returns the callbacks that the log does not print of a controller.
  public func unrecorded(of controller: ControllerID) -> CallbackSet {
    let index = Int(controller.index)
    return CallbackSet.all.subtracting(index < classes.count ? printed[classes[index]] : stated)
  }

  /// Returns the controllers of the same class.
  public func controllers(like controller: ControllerID) -> [ControllerID] {
    let number = classes[Int(controller.index)]
    return classes.indices.filter { classes[$0] == number }.map { ControllerID($0) }
  }

  /// Writes what is not recorded into a header.
  public func complete(_ header: inout Trace.Header) {
    header.unrecorded = classes.indices.map {
      Trace.Entry(ControllerID($0), unrecorded(of: ControllerID($0)))
    }
    header.isForegroundUnrecorded = leavesForeground && !returns && !becomesActive
    header.isActivationUnrecorded = (leavesForeground || returns) && !becomesActive
  }
}

extension CallbackSet {
  /// Reads names of callbacks with commas between: `viewWillAppear,viewDidAppear`.
  public init(names: String) throws(UnknownCallback) {
    self = []
    for name in names.split(separator: ",").map({ $0.trimming(while: \.isWhitespace) }) {
      let word = name.prefix { $0 != "(" && $0 != ":" }
      let kind =
        ConsoleWords.kind(of: Array(word.utf8)[...])
        ?? Event.Kind.allCases.first { $0.name == word }
      guard let kind, !CallbackSet(kind).isEmpty else { throw UnknownCallback(name: String(name)) }
      insert(CallbackSet(kind))
    }
  }

  /// A name that is not that of a controller's callback.
  public struct UnknownCallback: Error {
    public let name: String
  }
}

extension Substring {
  fileprivate func trimming(while isOutside: (Character) -> Bool) -> Substring {
    var rest = drop(while: isOutside)
    while let last = rest.last, isOutside(last) { rest.removeLast() }
    return rest
  }
}

extension ContainerKind {
  /// Reads the kind of UIKit's container that a class name shows; nil if it shows none.
  public init?(className name: String) {
    let type = LogVocabulary.className(name).split(separator: ".").last ?? ""
    guard let kind = Self.allCases.first(where: { $0.isNamed(type) }) else { return nil }
    self = kind
  }
}
