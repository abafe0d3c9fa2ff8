// Pointers to static variables, such as the keys of associated objects: where they point to is all
// that they say.

internal import Foundation

/// A place in the program or in one of its libraries.
struct StaticAddress {
  /// The file that was loaded there, without its folders.
  let image: String
  /// How far from its beginning the place is: the same in every process.
  let offset: Int

  /// What the loader says of an address, as `dladdr` writes it.
  private struct Place {
    var path: UnsafePointer<CChar>?
    var start: UnsafeRawPointer?
    var symbol: UnsafePointer<CChar>?
    var symbolStart: UnsafeRawPointer?
  }

  private typealias Lookup =
    @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32

  /// The C library declares it for its own extensions only.
  private static let lookup = dlsym(nil, "dladdr").map { unsafeBitCast($0, to: Lookup.self) }

  /// Locates a pointer; nil where it points to memory that was allocated.
  init?(_ pointer: UnsafeRawPointer) {
    var place = Place()
    guard let lookup = Self.lookup, lookup(pointer, &place) != 0, let path = place.path,
      let start = place.start
    else { return nil }
    image = String(cString: path).split(separator: "/").last.map(String.init) ?? ""
    offset = pointer - start
  }
}

extension UnsafeRawPointer: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    state.add(pointer: address.load(as: UnsafeRawPointer.self))
  }
}

extension UnsafeMutableRawPointer: StateValue {
  static func add(at address: UnsafeRawPointer, to state: RestState) {
    state.add(pointer: address.load(as: UnsafeRawPointer.self))
  }
}
