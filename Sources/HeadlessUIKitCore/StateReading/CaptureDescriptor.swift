// The captures of a closure, from the metadata of the object that holds them.

/// What a closure has captured, as places in the object that holds it.
struct CaptureDescriptor {
  private(set) var parts: [TypeLayout.Part] = []
  /// The types that the generic context of the closure was given.
  let arguments: [Any.Type]
  /// The types and witness tables at the beginning of the object: with others it is laid out in
  /// another way.
  let bindings: [UInt]

  /// Reads them; nil if they are of a kind not known here.
  ///
  /// In a generic context the object begins with the types and witness tables that the closure was
  /// made with.
  @MainActor
  init?(_ metadata: UnsafeRawPointer, of object: UnsafeRawPointer) {
    guard let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else {
      return nil
    }
    let start = Self.start(of: metadata)
    let counts = (0..<3).map {
      Int(descriptor.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
    }
    let records = descriptor + 12
    guard
      let arguments = Self.arguments(
        records + counts[0] * 4,
        count: counts[1],
        bindings: object + start,
        count: counts[2]
      )
    else { return nil }
    self.arguments = arguments
    bindings = Self.bindings(counts[2], metadata, of: object)
    var offset = start + counts[2] * 8
    for index in 0..<counts[0] {
      guard let address = records.relative(at: index * 4),
        let next = addPart(MangledName(address), at: offset)
      else { return nil }
      offset = next
    }
  }

  private static func start(of metadata: UnsafeRawPointer) -> Int {
    Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
  }

  private static func bindings(
    _ count: Int,
    _ metadata: UnsafeRawPointer,
    of object: UnsafeRawPointer
  ) -> [UInt] {
    let start = object + start(of: metadata)
    return (0..<count).map { start.load(fromByteOffset: $0 * 8, as: UInt.self) }
  }

  /// Whether an object of the same metadata is laid out like this.
  func fits(_ object: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> Bool {
    let start = object + Self.start(of: metadata)
    for (place, binding) in bindings.enumerated()
    where start.load(fromByteOffset: place * 8, as: UInt.self) != binding {
      return false
    }
    return true
  }

  /// Returns the types of a generic context; nil where the bindings alone do not hold them.
  private static func arguments(
    _ records: UnsafeRawPointer,
    count: Int,
    bindings: UnsafeRawPointer,
    count bindingCount: Int
  ) -> [Any.Type]? {
    guard count <= Metadata.argumentsMax else { return nil }
    var arguments: [Any.Type] = []
    for index in 0..<count {
      guard let parameter = records.relative(at: index * 8),
        MangledName(parameter).isParameter(index),
        let source = records.relative(at: index * 8 + 4)
      else { return nil }
      // `B` and a number: one of the bindings is the type.
      let text = String(cString: source.assumingMemoryBound(to: CChar.self))
      guard text.hasPrefix("B"), let place = Int(text.dropFirst()), place < bindingCount,
        let type = bindings.load(fromByteOffset: place * 8, as: UnsafeRawPointer?.self)
      else { return nil }
      arguments.append(unsafeBitCast(type, to: Any.Type.self))
    }
    return arguments
  }

  /// Adds what a name says to lie there; returns where it ends, or nil if its kind is not known.
  @MainActor
  private mutating func addPart(_ name: MangledName, at offset: Int) -> Int? {
    if name.isBox || name.ownership != .strong {
      let piece: TypeLayout.Piece =
        name.isBox ? .strong : name.ownership == .weak ? .weak : .unowned
      return add(piece, at: offset.rounded(to: 8), size: 8)
    }
    if name.isClosure { return add(.closure, at: offset.rounded(to: 8), size: 16) }
    // `Self` of a class, or a type in a variable: `XD` before it has no type of its own.
    if name.hasSuffix("XMT") { return add(.type, at: offset.rounded(to: 8), size: 8) }
    guard !name.hasSuffix("XMt"), let type = name.type(in: arguments) else { return nil }
    let layout = Metadata(type)
    let place = offset.rounded(to: layout.alignment)
    parts += TypeLayout.parts(of: type, name: "a captured value", at: place)
    return place + layout.size
  }

  private mutating func add(_ piece: TypeLayout.Piece, at place: Int, size: Int) -> Int {
    parts.append(TypeLayout.Part(offset: place, piece: piece))
    return place + size
  }
}
