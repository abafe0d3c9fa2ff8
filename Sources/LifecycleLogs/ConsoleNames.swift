// Tells the controllers of a console log apart.
//
// An address tells controllers of one class apart. Where none is printed, a class that loads its
// view again is taken as a new controller, and a callback belongs to the one that can receive it.
// Memory that a controller left may hold another one.

internal import VCLifecycle

/// The controllers of a console log.
struct ConsoleNames {
  private var classes: [String: Int] = [:]
  private var entries: [Entry] = []
  /// Classes with several controllers that were distinguished without addresses.
  private(set) var guessedClasses: [String] = []

  /// The controllers of one class distinguished without addresses; later ones share the last.
  static let instancesMax = 16

  private struct Entry {
    var path: String
    var instances: [Instance] = []
    var byAddress: [UInt64: Int] = [:]
    /// The callbacks that its controllers have printed.
    var printed: Set<Event.Kind> = []

    /// Whether its controllers print when they disappear.
    var printsDisappearance: Bool {
      printed.contains(.viewWillDisappear) || printed.contains(.viewDidDisappear)
    }

    /// Whether a controller of the class would have printed something before a callback, in its
    /// whole life.
    func printsSomething(before kind: Event.Kind) -> Bool {
      guard kind.isAppearance, kind != .viewWillAppear else { return false }
      var earlier: Set<Event.Kind> = [.created, .loadView, .viewDidLoad, .viewWillAppear]
      if kind == .viewWillDisappear || kind == .viewDidDisappear { earlier.insert(.viewDidAppear) }
      if kind == .viewDidDisappear { earlier.insert(.viewWillDisappear) }
      return !printed.isDisjoint(with: earlier)
    }
  }

  private struct Instance {
    var controller: ControllerID
    var address: UInt64?
    var state: AppearanceState?
    var isLoaded = false
    /// Whether a will or did came since the view was loaded.
    var hasAppeared = false
    /// Whether its deallocation was printed.
    var isDestroyed = false
  }

  /// The name of a controller whose lines name none.
  static let unnamed = "(unnamed)"

  /// The controllers of each class of which no address is printed.
  var unaddressed: [[ControllerID]] {
    entries.filter { $0.instances.allSatisfy { $0.address == nil } }
      .map { $0.instances.map(\.controller) }
  }

  /// Returns the controller that a line means, adding it to the trace if it is new.
  mutating func controller(
    for reference: ConsoleLine.Reference?,
    at kind: Event.Kind,
    in trace: inout Trace
  ) -> ControllerID {
    let entry = entryIndex(for: reference?.path ?? "")
    let instance =
      if let address = reference?.address {
        addressedInstance(address, at: kind, in: entry, &trace)
      } else {
        plainInstance(at: kind, in: entry, &trace)
      }
    note(kind, entry, instance)
    return entries[entry].instances[instance].controller
  }

  /// `MyApp.Foo` and `Foo` are one class, `A.Foo` and `B.Foo` are two.
  private mutating func entryIndex(for path: String) -> Int {
    if let index = classes[path] { return index }
    let last = path.split(separator: ".").last.map(String.init) ?? path
    if let index = classes[last] {
      let known = entries[index].path
      if known == last {
        entries[index].path = path
        classes[path] = index
        return index
      }
      if path == last { return index }
    }
    entries.append(Entry(path: path))
    classes[path] = entries.count - 1
    if classes[last] == nil { classes[last] = entries.count - 1 }
    return entries.count - 1
  }

  private mutating func addressedInstance(
    _ address: UInt64,
    at kind: Event.Kind,
    in entry: Int,
    _ trace: inout Trace
  ) -> Int {
    if let index = entries[entry].byAddress[address] {
      let instance = entries[entry].instances[index]
      // One that prints its disappearances and has not disappeared is still there.
      let isPresent = instance.state == .appeared && entries[entry].printsDisappearance
      let isAnother =
        instance.isDestroyed
        ? !entries[entry].printsSomething(before: kind)
        : Self.isLoading(kind) && isReused(instance) && !isPresent
      guard isAnother else { return index }
    }
    // The one controller seen without an address so far may well be this one.
    if entries[entry].instances.count == 1, entries[entry].instances[0].address == nil {
      entries[entry].instances[0].address = address
      entries[entry].byAddress[address] = 0
      return 0
    }
    let index = addInstance(in: entry, &trace)
    entries[entry].instances[index].address = address
    entries[entry].byAddress[address] = index
    return index
  }

  /// Whether a controller that loads its view must be another one in the memory of this one, since
  /// the log does not print its deallocation.
  private func isReused(_ instance: Instance) -> Bool {
    instance.hasAppeared && instance.state != .appearing && instance.state != .disappearing
  }

  private mutating func plainInstance(
    at kind: Event.Kind,
    in entry: Int,
    _ trace: inout Trace
  ) -> Int {
    let instances = entries[entry].instances
    guard let newest = instances.indices.last else { return addInstance(in: entry, &trace) }
    let loadsAgain = instances[newest].isLoaded || isReused(instances[newest])
    if Self.isLoading(kind), loadsAgain, instances[newest].address == nil,
      instances.count < Self.instancesMax
    {
      let name = entries[entry].path.escapedForTerminal
      if !guessedClasses.contains(name) { guessedClasses.append(name) }
      return addInstance(in: entry, &trace)
    }
    guard instances.count > 1, kind.isAppearance else { return newest }
    // What left comes back sooner than what is still leaving turns round.
    let gone = instances.indices.last {
      kind == .viewWillAppear && instances[$0].state == .disappeared
    }
    return gone ?? instances.indices.last { Self.canReceive(kind, in: instances[$0].state) }
      ?? newest
  }

  private mutating func addInstance(in entry: Int, _ trace: inout Trace) -> Int {
    let path = entries[entry].path
    let last = path.split(separator: ".").last.map(String.init) ?? path
    let number = entries[entry].instances.count + 1
    // The second of `A.Foo` and `B.Foo` is called by its whole name.
    let name = path.isEmpty ? Self.unnamed : classes[last] == entry ? last : path
    let controller = trace.addController(number == 1 ? name : "\(name)#\(number)")
    entries[entry].instances.append(Instance(controller: controller, address: nil))
    return number - 1
  }

  private mutating func note(_ kind: Event.Kind, _ entry: Int, _ instance: Int) {
    if let state = kind.stateAfter {
      entries[entry].instances[instance].state = state
      entries[entry].instances[instance].hasAppeared = true
    }
    entries[entry].printed.insert(kind)
    if Self.isLoading(kind) {
      entries[entry].instances[instance].isLoaded = kind == .viewDidLoad
      entries[entry].instances[instance].hasAppeared = false
      entries[entry].instances[instance].state = .disappeared
    }
    if kind == .destroyed { entries[entry].instances[instance].isDestroyed = true }
  }

  private static func isLoading(_ kind: Event.Kind) -> Bool {
    kind == .loadView || kind == .viewDidLoad
  }

  private static func canReceive(_ kind: Event.Kind, in state: AppearanceState?) -> Bool {
    guard let state else { return true }
    return switch kind {
    case .viewWillAppear: state == .disappeared || state == .disappearing
    case .viewIsAppearing, .viewDidAppear: state == .appearing
    case .viewWillDisappear: state == .appearing || state == .appeared
    case .viewDidDisappear: state == .disappearing
    default: true
    }
  }
}
