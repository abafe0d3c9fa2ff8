// The few facts about types and closures that only their metadata says. Their layout is part of
// Swift's ABI; what is not as expected here is taken for unknown.

/// The metadata of a type.
struct Metadata {
  enum Kind: Int {
    case classType = 0
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case foreignClass = 0x203
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case metatype = 0x304
    case existentialMetatype = 0x306
    case captures = 0x400
    case other = -1
  }

  /// How a stored property holds an object.
  enum Ownership {
    case strong
    case weak
    case unowned
  }

  private let type: Any.Type
  private let address: UnsafeRawPointer

  init(_ type: Any.Type) {
    self.type = type
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  var kind: Kind {
    switch Kind(rawValue: address.load(as: Int.self)) ?? .other {
    case .optional: .enumeration
    case .existentialMetatype: .metatype
    case let kind: kind
    }
  }

  /// The descriptor of some generic type with so many parameters; nil without any.
  static func context(ofArguments count: Int) -> UnsafeRawPointer? {
    struct One<A> {}
    struct Two<A, B> {}
    struct Three<A, B, C> {}
    let types: [Any.Type] = [One<Int>.self, Two<Int, Int>.self, Three<Int, Int, Int>.self]
    guard types.indices.contains(count - 1) else { return nil }
    return Metadata(types[count - 1]).address.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
  }
  /// The most parameters of a generic context.
  static let argumentsMax = 3

  var size: Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  var alignment: Int {
    func alignment<T>(_ type: T.Type) -> Int { MemoryLayout<T>.alignment }
    return _openExistential(type, do: alignment)
  }

  private var functionFlags: Int { address.load(fromByteOffset: 8, as: Int.self) }
  /// Whether the functions of this type are Swift's own.
  var carriesCaptures: Bool { functionFlags & 0xFF_0000 == 0 }

  private var existentialFlags: UInt32 { address.load(fromByteOffset: 8, as: UInt32.self) }
  /// Whether the values of this existential type are objects only.
  var isClassBound: Bool { existentialFlags & 0x8000_0000 == 0 }
  var isError: Bool { existentialFlags & 0x3F00_0000 != 0 }

  /// The class of the standard library that it descends from: its instances have hidden parts.
  var opaqueAncestor: String? {
    var next: AnyClass? = type as? AnyClass
    while let current = next {
      let name = String(reflecting: current)
      if name.hasPrefix("Swift.") || name.hasPrefix("_Concurrency.") { return name }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// The names of the types of the stored properties, those of superclasses first; nil where the
  /// type is known without, as in a tuple.
  var propertyTypes: [MangledName?] {
    guard let type = type as? AnyClass else {
      return kind == .tuple ? Array(repeating: nil, count: tupleCount) : ownPropertyTypes(at: 8)
    }
    let above = _getSuperclass(type).map { Metadata($0).propertyTypes } ?? []
    return above + ownPropertyTypes(at: 40)
  }

  private var tupleCount: Int { address.load(fromByteOffset: 8, as: Int.self) }

  /// The records of the properties that the type itself declares, by way of its descriptor.
  private func ownPropertyTypes(at offset: Int) -> [MangledName?] {
    fieldRecords(at: offset).map { $0.relative(at: 4).map(MangledName.init) }
  }

  private func fieldRecords(at offset: Int) -> [UnsafeRawPointer] {
    let descriptor = address.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
    guard let fields = descriptor?.relative(at: 16) else { return [] }
    let size = Int(fields.loadUnaligned(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { fields + 16 + $0 * size }
  }

  /// The cases of an enumeration that have values, in the order of their tags, with the types of
  /// the values and whether these lie in boxes; nil if that cannot be said.
  var casesWithValues: [(type: Any.Type, isBoxed: Bool)]? {
    let descriptor = address.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    guard let descriptor, descriptor.load(as: UInt32.self) & Self.isGenericFlag == 0 else {
      return nil
    }
    var cases: [(type: Any.Type, isBoxed: Bool)] = []
    for record in fieldRecords(at: 8) {
      guard let name = record.relative(at: 4).map(MangledName.init) else { continue }
      guard let type = name.type() else { return nil }
      cases.append((type, record.loadUnaligned(as: UInt32.self) & 1 != 0))
    }
    return cases
  }

  /// What comes before the value in a box.
  static let boxHeaderSize = 16
  private static let isGenericFlag: UInt32 = 0x80
}

/// The name of a type as the compiler writes it down.
struct MangledName {
  let start: UnsafePointer<UInt8>
  let count: Int

  init(_ address: UnsafeRawPointer) {
    start = address.assumingMemoryBound(to: UInt8.self)
    var count = 0
    while start[count] != 0 {
      switch start[count] {
      case 0x01...0x17: count += 5  // a relative reference
      case 0x18...0x1F: count += 9  // an absolute one
      default: count += 1
      }
    }
    self.count = count
  }

  func hasSuffix(_ suffix: String) -> Bool {
    let bytes = Array(suffix.utf8)
    return count >= bytes.count
      && bytes.indices.allSatisfy { start[count - bytes.count + $0] == bytes[$0] }
  }

  var ownership: Metadata.Ownership {
    if hasSuffix("Xw") { return .weak }
    return hasSuffix("Xo") || hasSuffix("Xu") ? .unowned : .strong
  }

  /// Whether it names the empty tuple, which also stands for types that cannot be found.
  var isVoid: Bool { count == 2 && hasSuffix("yt") }

  /// Whether it names functions that carry their captures: `I`, perhaps `s` for a pattern of types,
  /// `e` for escaping, `g`, …, `_`.
  var isClosure: Bool {
    guard hasSuffix("_") else { return false }
    var place = count - 2
    while place > 0, start[place] != UInt8(ascii: "I") { place -= 1 }
    guard place >= 0, start[place] == UInt8(ascii: "I") else { return false }
    if start[place + 1] == UInt8(ascii: "s") { place += 1 }
    return start[place + 1] == UInt8(ascii: "e") && start[place + 2] == UInt8(ascii: "g")
  }

  /// Whether it names a box, which holds a captured variable.
  var isBox: Bool { hasSuffix("_Xx") }

  /// The type, where it is one that this process has; `arguments` are those of the generic context
  /// that it depends on.
  func type(in arguments: [Any.Type] = []) -> Any.Type? {
    let words = arguments.map { unsafeBitCast($0, to: UnsafeRawPointer?.self) }
    return words.withUnsafeBufferPointer { words in
      _getTypeByMangledNameInContext(
        start,
        UInt(count),
        genericContext: Metadata.context(ofArguments: words.count),
        genericArguments: words.baseAddress.map(UnsafeRawPointer.init)
      )
    }
  }

  /// Whether it names the parameter of a generic context that has this number.
  func isParameter(_ number: Int) -> Bool {
    let name = number == 0 ? "x" : number == 1 ? "q_" : "q\(number - 2)_"
    return count == name.utf8.count && hasSuffix(name)
  }
}

extension UnsafeRawPointer {
  /// What a relative reference at a distance leads to.
  func relative(at distance: Int) -> UnsafeRawPointer? {
    let offset = loadUnaligned(fromByteOffset: distance, as: Int32.self)
    return offset == 0 ? nil : self + distance + Int(offset)
  }
}

extension Int {
  func rounded(to alignment: Int) -> Int { (self + alignment - 1) & ~(alignment - 1) }
}
