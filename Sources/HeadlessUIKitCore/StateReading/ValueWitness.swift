// What only the witness table of a type says of its values: which case of an enumeration is stored,
// and where a value of any protocol is.

/// The functions by which every value of one type is handled.
///
/// The table lies before the metadata of the type: eight functions, size, stride, flags, and for an
/// enumeration three functions more. Its layout is part of Swift's ABI.
struct ValueWitness {
  private let metadata: UnsafeRawPointer
  private let table: UnsafeRawPointer

  init(_ type: Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    table = (metadata - 8).load(as: UnsafeRawPointer.self)
  }

  private enum Flag: UInt32 {
    case isBoxed = 0x2_0000
    case isNotMovable = 0x10_0000
    case isNotBorrowable = 0x100_0000
    case isEnumeration = 0x20_0000
  }

  private func has(_ flag: Flag) -> Bool {
    table.load(fromByteOffset: 80, as: UInt32.self) & flag.rawValue != 0
  }

  /// Whether a copy of the bytes can be read like the value.
  var isMovable: Bool { !has(.isNotMovable) && !has(.isNotBorrowable) }
  var isEnumeration: Bool { has(.isEnumeration) }
  /// Whether an existential value holds a box with the value, and not the value.
  var isBoxed: Bool { has(.isBoxed) }

  private typealias GetOptionalTag =
    @convention(c) (UnsafeRawPointer, UInt32, UnsafeRawPointer) -> UInt32
  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  private func function<Function>(_ place: Int, as type: Function.Type) -> Function {
    unsafeBitCast(table.load(fromByteOffset: place * 8, as: UnsafeRawPointer.self), to: type)
  }

  /// Whether an optional of this type is nil.
  func isNil(at address: UnsafeRawPointer) -> Bool {
    function(6, as: GetOptionalTag.self)(address, 1, metadata) != 0
  }

  /// The number of the case of an enumeration; those with values come first.
  func tag(at address: UnsafeRawPointer) -> Int {
    Int(function(11, as: GetTag.self)(address, metadata))
  }

  /// Makes the value of a case out of a copy of the enumeration.
  func project(_ copy: UnsafeMutableRawPointer) {
    function(12, as: Project.self)(copy, metadata)
  }
}
