// Why an identity that the app stores names one object only.

/// The controllers and views made so far, whose memory is not reused while the stage lives.
///
/// An `ObjectIdentifier` that the app stores would otherwise name a later object whenever the
/// allocator happens to give that the same memory.
struct KeptAddresses {
  private var addresses: [Address]

  private struct Address {
    // Not the unsafe kind: this one keeps the memory, and not the object.
    unowned let object: AnyObject
  }

  init() {
    addresses = []
    addresses.reserveCapacity(Self.expected)
  }

  /// How many controllers and views most runs of a fuzzer make.
  private static let expected = 48
  private static let most = 4_096

  /// Keeps the memory of an object to itself, as it is made.
  mutating func keep(_ object: AnyObject) {
    // No run makes that many: only a stage that is used for long lets the oldest go.
    if addresses.count == Self.most { addresses.removeFirst(Self.most / 2) }
    addresses.append(Address(object: object))
  }

  mutating func removeAll() { addresses.removeAll() }
}
