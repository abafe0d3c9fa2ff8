// Where the stored properties of a type lie, from the metadata that the compiler leaves for
// reflection: faster than mirrors, which see neither lazy storage nor captured variables.

#if !canImport(ObjectiveC)
@_spi(Reflection) internal import Swift
#endif

/// The stored properties of a type, or the captures of a closure, as places in memory.
@MainActor
final class TypeLayout {
  /// How a piece of memory is read.
  enum Piece {
    /// Numbers and flags.
    case bytes(Int)
    /// A pointer to an object, or nil.
    case strong
    case weak
    /// A pointer to an object that someone else keeps alive, or nil.
    case unowned
    /// A function and the object that holds its captures, or nil.
    case closure
    case type
    /// The number of a transaction: only whether it is the present one.
    case transaction
    case text
    /// An optional of something that is laid out like this.
    case optional(ValueWitness, TypeLayout)
    /// The elements of an array, so far apart and so far behind the beginning of its buffer.
    case list(TypeLayout, stride: Int, start: Int)
    case cases(CaseLayout)
    /// A value of any protocols: one of none begins like it.
    case anything
    case value(any StateValue.Type)
    /// An enumeration that only the compiler can open.
    case opened(Any.Type)
    case unknown(String)
  }

  struct Part {
    let offset: Int
    let piece: Piece
  }

  private(set) var parts: [Part] = []
  /// Whether the instances are controllers.
  let isController: Bool
  /// A number that identifies the type, the same in every process: a checkpoint may hold it.
  let number: UInt64

  /// The layouts that have been made, by the metadata of their types.
  struct Known {
    fileprivate var instances: [UnsafeRawPointer: TypeLayout] = [:]
    fileprivate var values: [UnsafeRawPointer: TypeLayout] = [:]
    fileprivate var ofGenericContexts:
      [UnsafeRawPointer: [(captures: CaptureDescriptor, TypeLayout)]] = [:]
  }

  private init(number: UInt64, isController: Bool = false) {
    self.number = number
    self.isController = isController
  }

  private convenience init(_ type: Any.Type) {
    self.init(number: Self.digest(of: [type]), isController: type is UIViewController.Type)
  }

  /// A number for the names of types.
  private static func digest(of types: [Any.Type]) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for type in types {
      for byte in (_mangledTypeName(type) ?? "").utf8 {
        digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return digest
  }

  /// The distance of code or data from those of this module, the same in every process.
  static func distance(of address: UInt) -> UInt64 {
    UInt64(address &- UInt(bitPattern: unsafeBitCast(RestState.self as AnyClass, to: Int.self)))
  }

  /// The layout of the instances of a class; of other types, only their number.
  static func of(_ type: Any.Type) -> TypeLayout {
    let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if let layout = OutsideStages.layouts.instances[key] { return layout }
    let layout = TypeLayout(type)
    OutsideStages.layouts.instances[key] = layout
    if type is AnyClass { layout.parts = instanceParts(type) }
    return layout
  }

  /// The layout of what a class inherits from those that are not the app's.
  private var inherited: TypeLayout?

  func inherited(by type: AnyClass) -> TypeLayout {
    if let inherited { return inherited }
    var next: AnyClass? = type
    while let current = next {
      if !Self.isOfApp(current) { break }
      next = _getSuperclass(current)
    }
    let layout = next.map { Self.of($0) } ?? TypeLayout(number: 0)
    inherited = layout
    return layout
  }

  static func isOfApp(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return !foundations.contains(where: name.hasPrefix)
  }

  /// The modules whose classes are never the app's.
  private static let foundations = [
    "HeadlessUIKitCore.", "HeadlessUIKitSurface.", "HeadlessFoundation.", "UIKit.", "VCFuzzKit.",
    "VCFuzzSamples.", "Foundation.", "FoundationEssentials.", "Swift.", "_Concurrency.",
  ]

  /// The layout of the values of a type.
  static func ofValue(_ type: Any.Type) -> TypeLayout {
    let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if let layout = OutsideStages.layouts.values[key] { return layout }
    let layout = TypeLayout(type)
    OutsideStages.layouts.values[key] = layout
    layout.parts = parts(of: type, name: "\(type)", at: 0)
    return layout
  }

  /// The layout of an object that holds the captures of a closure.
  static func ofCaptures(_ metadata: UnsafeRawPointer, of object: UnsafeRawPointer) -> TypeLayout {
    if let layout = OutsideStages.layouts.instances[metadata] { return layout }
    for (captures, layout) in OutsideStages.layouts.ofGenericContexts[metadata, default: []]
    where captures.fits(object, metadata) {
      return layout
    }
    let place = distance(of: UInt(bitPattern: metadata))
    guard let captures = CaptureDescriptor(metadata, of: object) else {
      let layout = TypeLayout(number: place)
      layout.parts = [Part(offset: 0, piece: .unknown("a closure whose captures cannot be read"))]
      return layout
    }
    let isGeneric = !captures.arguments.isEmpty
    let layout = TypeLayout(number: isGeneric ? place ^ digest(of: captures.arguments) : place)
    layout.parts = captures.parts
    if isGeneric {
      OutsideStages.layouts.ofGenericContexts[metadata, default: []].append((captures, layout))
    } else {
      OutsideStages.layouts.instances[metadata] = layout
    }
    return layout
  }

  // MARK: - Making

  /// The parts of a value of a type that is stored somewhere.
  static func parts(of type: Any.Type, name: String, at offset: Int) -> [Part] {
    func part(_ piece: Piece) -> [Part] { [Part(offset: offset, piece: piece)] }
    if type is AnyClass { return part(.strong) }
    if let value = type as? any StateValue.Type { return part(value.piece) }
    if type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type
      || type == Bool.self
    {
      return part(.bytes(Metadata(type).size))
    }
    switch Metadata(type).kind {
    case .structure, .tuple: return fields(of: type, name: name, at: offset)
    case .function where Metadata(type).carriesCaptures: return part(.closure)
    case .metatype: return part(.type)
    case .enumeration: return CaseLayout.pieces(of: type).flatMap(part)
    case .existential where !Metadata(type).isError:
      return part(Metadata(type).isClassBound ? .strong : .anything)
    default: return part(.unknown("\(name): \(type)"))
    }
  }

  private static func instanceParts(_ type: Any.Type) -> [Part] {
    if let opaque = Metadata(type).opaqueAncestor {
      return [Part(offset: 0, piece: .unknown("an object of \(opaque)"))]
    }
    return fields(of: type, name: "\(type)", at: 0)
  }

  private static func fields(of type: Any.Type, name: String, at start: Int) -> [Part] {
    #if canImport(ObjectiveC)
    return [Part(offset: start, piece: .unknown(name))]
    #else
    let names = Metadata(type).propertyTypes
    let owners = LeftOutState.names(of: type)
    var parts: [Part] = []
    var count = 0
    let isComplete = _forEachField(
      of: type,
      options: _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
    ) {
      label,
      offset,
      fieldType,
      _ in
      let name = names.indices.contains(count) ? names[count] : nil
      count += 1
      let text = String(cString: label)
      if LeftOutState.holds(text, of: owners) { return true }
      let place = start + offset
      if LeftOutState.isTransaction(text, of: owners) {
        parts.append(Part(offset: place, piece: .transaction))
        return true
      }
      if fieldType == Void.self, name?.isVoid == false {
        parts.append(Part(offset: place, piece: .unknown("\(type).\(text)")))
        return true
      }
      switch name?.ownership ?? .strong {
      case .weak: parts.append(Part(offset: place, piece: .weak))
      case .unowned: parts.append(Part(offset: place, piece: .unowned))
      case .strong:
        parts += Self.parts(of: fieldType, name: "\(type).\(text)", at: place)
      }
      return true
    }
    if !isComplete || count != names.count {
      return [Part(offset: start, piece: .unknown(name == "\(type)" ? name : "\(name): \(type)"))]
    }
    return parts
    #endif
  }
}

extension OutsideStages {
  /// The layouts known so far: they are the same in every run.
  static var layouts = TypeLayout.Known()
}
