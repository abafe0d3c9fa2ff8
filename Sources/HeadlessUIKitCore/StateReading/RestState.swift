// The state of an idle stage as numbers, so that two stages can be compared: all objects that can
// be reached, with everything that they store.

package import VCLifecycle

/// The encoded state of all objects that are reached from an idle stage.
///
/// Objects are numbered in the order in which they are found, so equal lists of words mean graphs
/// that differ only in the addresses of their objects. Everything counts that an object stores, be
/// its class UIKit's or the app's; what is left out is in ``LeftOutState``, with the reason. Where
/// something cannot be read, there is no encoding, and ``unknown`` names it.
@MainActor
package final class RestState {
  private var words: [UInt64] = []
  /// What cannot be read, if anything was met; the first is enough.
  package private(set) var unknown: String?
  private var numbers = ObjectNumbers()
  /// The places of references to objects that must be found by another way.
  private var references: [Reference] = []
  /// The sets and dictionaries that wait until the objects in them have numbers.
  private var waiting: [() -> Void] = []
  /// Copies of values; an object in them keeps its address to itself as long as they exist.
  private var kept: [Any] = []
  /// The numbers of the controllers, by their identities in the trace.
  package private(set) var controllers: [Int32: Int] = [:]
  /// Whether a key is being read, which must not give numbers to objects.
  private var isComparing = false
  private let runtime: Runtime
  /// Whether the stored properties of the app's own classes are read; if not, another value has
  /// their state.
  private let readsAppClasses: Bool

  private struct Reference {
    let place: Int
    let address: UnsafeRawPointer
    /// Whether it is an identity only, which does not keep the memory of its object.
    let isIdentity: Bool
  }

  /// Begins with the state of the stage itself.
  ///
  /// Unless it `readsAppClasses`, only what these inherit is read.
  package init(of stage: Stage, readsAppClasses: Bool = true) {
    runtime = stage.runtime
    self.readsAppClasses = readsAppClasses
    #if canImport(ObjectiveC)
    setUnknown("objects of the Objective-C runtime")
    #else
    if !stage.isStill || runtime.isRunningCode { setUnknown("something that is under way") }
    if runtime.loop.hasTasks { setUnknown("a task") }
    add(stage)
    #endif
  }

  /// Encodes an object and all that it refers to.
  package func add(_ object: AnyObject) {
    add(object: Unmanaged.passUnretained(object).toOpaque())
  }

  /// Encodes a value and all objects that it refers to.
  package func add(described value: any Hashable) {
    let known = numbers.objects.count
    addDynamic(value)
    for object in numbers.objects[known...] {
      guard let type = type(of: object), TypeLayout.isOfApp(type),
        !(type is UIViewController.Type), !(type is UIView.Type)
      else { continue }
      setUnknown("an object of the app in the state that the scenario returns")
    }
  }

  private func type(of object: UnsafeRawPointer) -> AnyClass? {
    let metadata = object.load(as: UnsafeRawPointer.self)
    guard Metadata.Kind(rawValue: metadata.load(as: Int.self)) == .classType else { return nil }
    return unsafeBitCast(metadata, to: AnyClass.self)
  }

  package func setUnknown(_ what: String) { if unknown == nil { unknown = what } }

  /// Encodes all objects that are referred to, and then the checks; nil if one is unknown.
  package func finished(checks: (inout StateWords) -> Void) -> [UInt64]? {
    var next = 0
    while unknown == nil, next < numbers.objects.count || !waiting.isEmpty {
      if next < numbers.objects.count {
        addContent(of: numbers.objects[next], number: next)
        next += 1
      } else {
        waiting.removeFirst()()
      }
    }
    resolveReferences()
    for id in runtime.recorder.living where controllers[id.index] == nil {
      setUnknown("a controller that nothing else refers to")
    }
    guard unknown == nil else { return nil }
    var state = StateWords(controllers: controllers, leavingOut: OutsideStages.forgotten)
    state.noteTransaction(present: Int32(truncatingIfNeeded: runtime.recorder.transaction))
    checks(&state)
    guard let known = state.finished() else {
      setUnknown("something that a check waits for")
      return nil
    }
    return words + known
  }

  // MARK: - Objects

  private func add(object: UnsafeRawPointer?) {
    guard let object else { return words.append(.max) }
    if let number = numbers[object] { return words.append(UInt64(number)) }
    if isComparing { return setUnknown("") }
    words.append(UInt64(numbers.objects.count))
    numbers.insert(object)
  }

  private func addContent(of object: UnsafeRawPointer, number: Int) {
    let metadata = object.load(as: UnsafeRawPointer.self)
    switch Metadata.Kind(rawValue: metadata.load(as: Int.self)) {
    case .classType:
      let type: AnyClass = unsafeBitCast(metadata, to: AnyClass.self)
      let layout = TypeLayout.of(type)
      if layout.isController {
        let controller = Unmanaged<UIViewController>.fromOpaque(object)
        controllers[controller._withUnsafeGuaranteedRef { $0.id.index }] = number
      }
      if readsAppClasses {
        add(layout, at: object)
      } else {
        words.append(layout.number)
        add(layout.inherited(by: type), at: object)
      }
    case .captures: add(TypeLayout.ofCaptures(metadata, of: object), at: object)
    default: setUnknown("an object without a class")
    }
  }

  private func add(_ layout: TypeLayout, at address: UnsafeRawPointer) {
    words.append(layout.number)
    add(partsOf: layout, at: address)
  }

  private func add(partsOf layout: TypeLayout, at address: UnsafeRawPointer) {
    for part in layout.parts { add(part.piece, at: address + part.offset) }
  }

  private func resolveReferences() {
    for reference in references where unknown == nil {
      guard let number = numbers[reference.address] else {
        return setUnknown("an unowned reference to an object that nothing else refers to")
      }
      if reference.isIdentity, !(type(of: reference.address) is UIResponder.Type) {
        return setUnknown("the identity of an object whose memory may be given to another one")
      }
      words[reference.place] = UInt64(number)
    }
  }

  // MARK: - Values

  private struct WeakReference { weak var object: AnyObject? }

  /// Adds a piece of memory, which stays as it is until the state is finished.
  func add(_ piece: TypeLayout.Piece, at address: UnsafeRawPointer) {
    switch piece {
    case .bytes(let count): addBytes(count, at: address)
    case .strong: add(object: address.load(as: UnsafeRawPointer?.self))
    case .weak:
      let object = address.assumingMemoryBound(to: WeakReference.self).pointee.object
      add(object: object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    case .unowned: add(reference: address.load(as: UnsafeRawPointer?.self))
    case .closure:
      let code = address.load(as: UInt.self)
      words.append(code == 0 ? .max : TypeLayout.distance(of: code))
      if code != 0 { add(object: address.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)) }
    case .type:
      let type = address.load(as: UnsafeRawPointer?.self)
      let known = type.map { TypeLayout.of(unsafeBitCast($0, to: Any.Type.self)).number }
      words.append(known ?? .max)
    case .transaction:
      words.append(address.load(as: Int.self) == runtime.recorder.transaction ? 1 : 0)
    case .text: add(address.assumingMemoryBound(to: String.self).pointee)
    case .optional(let witness, let layout):
      let isNil = witness.isNil(at: address)
      words.append(isNil ? 0 : 1)
      if !isNil { add(partsOf: layout, at: address) }
    case .list(let layout, let stride, let start):
      add(listOf: layout, stride: stride, address.load(as: UnsafeRawPointer.self), start: start)
    case .cases(let cases): add(cases, at: address)
    case .anything: addAnything(at: address)
    case .value(let type): type.add(at: address, to: self)
    case .opened(let type): addOpened(type, at: address)
    case .unknown(let name): setUnknown(name)
    }
  }

  private func addBytes(_ count: Int, at address: UnsafeRawPointer) {
    switch count {
    case 1: words.append(UInt64(address.load(as: UInt8.self)))
    case 8: words.append(address.load(as: UInt64.self))
    default:
      for place in 0..<count { words.append(UInt64((address + place).load(as: UInt8.self))) }
    }
  }

  /// Adds a reference that does not keep its object alive.
  private func add(reference address: UnsafeRawPointer?, isIdentity: Bool = false) {
    if let address {
      references.append(Reference(place: words.count, address: address, isIdentity: isIdentity))
    }
    words.append(.max)
  }

  /// Adds the identity of an object, which may have been deallocated.
  func add(identity address: UnsafeRawPointer) { add(reference: address, isIdentity: true) }

  /// Adds a pointer to a static variable, whose value no state shows; others cannot be read.
  func add(pointer: UnsafeRawPointer) {
    guard let place = StaticAddress(pointer) else {
      return setUnknown("a pointer to memory that the app has allocated")
    }
    add(place.image)
    add(place.offset)
  }

  func add(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }

  /// Adds a text.
  func add(_ text: some StringProtocol) {
    add(text.utf8.count)
    for byte in text.utf8 { words.append(UInt64(byte)) }
  }

  /// Adds a value, which is copied.
  func add<Value>(_ value: Value) {
    kept.append(value)
    withUnsafeBytes(of: value) { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
      for part in TypeLayout.ofValue(Value.self).parts { add(part.piece, at: start + part.offset) }
    }
  }

  private func add(listOf layout: TypeLayout, stride: Int, _ buffer: UnsafeRawPointer, start: Int) {
    let count = buffer.load(fromByteOffset: 16, as: Int.self)
    add(count)
    var place = buffer + start
    for _ in 0..<count {
      add(partsOf: layout, at: place)
      place += stride
    }
  }

  /// What the buffer of an array holds before its elements; the count begins at 16.
  static let listHeaderSize = 32

  private func add(_ cases: CaseLayout, at address: UnsafeRawPointer) {
    let tag = cases.witness.tag(at: address)
    add(tag)
    guard cases.values.indices.contains(tag) else { return }
    let (layout, start) = cases.values[tag]
    withUnsafeTemporaryAllocation(byteCount: cases.size, alignment: 16) { bytes in
      guard let copy = bytes.baseAddress else { return }
      copy.copyMemory(from: address, byteCount: cases.size)
      cases.witness.project(copy)
      let box = start.map { copy.load(as: UnsafeRawPointer.self) + $0 }
      add(partsOf: layout, at: box ?? UnsafeRawPointer(copy))
    }
  }

  private func addAnything(at address: UnsafeRawPointer) {
    let type = unsafeBitCast(
      address.load(fromByteOffset: 24, as: UnsafeRawPointer.self),
      to: Any.Type.self
    )
    let layout = TypeLayout.ofValue(type)
    var place = address
    if ValueWitness(type).isBoxed {
      let start = Metadata.boxHeaderSize.rounded(to: Metadata(type).alignment)
      place = address.load(as: UnsafeRawPointer.self) + start
    }
    add(layout, at: place)
  }

  private func addOpened(_ type: Any.Type, at address: UnsafeRawPointer) {
    func add<Value>(_ type: Value.Type) {
      addCase(of: address.assumingMemoryBound(to: type).pointee)
    }
    _openExistential(type, do: add)
  }

  private func addDynamic(_ value: Any) {
    func open<Value>(_ value: Value) {
      words.append(TypeLayout.ofValue(Value.self).number)
      add(value)
    }
    _openExistential(value, do: open)
  }

  private func addCase<Value>(of value: Value) {
    let size = MemoryLayout<Value>.size
    if size == 0 { return }
    if size == 1, _isPOD(Value.self) {
      return withUnsafeBytes(of: value) { words.append(UInt64($0[0])) }
    }
    if let payload = Mirror(reflecting: value).children.first {
      add(payload.label ?? "")
      addDynamic(payload.value)
    } else {
      add("\(value)")
    }
  }

  // MARK: - What has no order

  /// Adds elements that have no order among themselves.
  ///
  /// They are sorted by their keys; those that hold objects have to wait until these have numbers.
  func add<Key, Value>(unordered elements: [(key: Key, value: Value)]) {
    add(elements.count)
    kept.append(elements)
    if let order = order(of: elements.map(\.key)) {
      for place in order { add(elements[place]) }
    } else if isComparing {
      setUnknown("")
    } else {
      waiting.append { [self] in
        if let order = order(of: elements.map(\.key)) ?? (elements.count == 1 ? [0] : nil) {
          for place in order { add(elements[place]) }
        } else {
          setUnknown("a set of objects that nothing else refers to")
        }
      }
    }
  }

  private func order<Key>(of keys: [Key]) -> [Int]? {
    let (before, wasUnknown, wasComparing) = (words, unknown, isComparing)
    defer { (words, unknown, isComparing) = (before, wasUnknown, wasComparing) }
    isComparing = true
    var texts: [[UInt64]] = []
    for key in keys {
      words = []
      let known = references.count
      add(key)
      for reference in references[known...] {
        guard let number = numbers[reference.address] else {
          references.removeSubrange(known...)
          return nil
        }
        words[reference.place] = UInt64(number)
      }
      references.removeSubrange(known...)
      if unknown != nil { return nil }
      texts.append(words)
    }
    return texts.indices.sorted { texts[$0].lexicographicallyPrecedes(texts[$1]) }
  }
}
