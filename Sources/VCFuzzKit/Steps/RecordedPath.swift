// A path as another process of the same executable reads it.

package import Foundation

/// The steps of a path as bytes, with the texts that don't fit into them.
package struct RecordedPath: Codable {
  package let bytes: Data
  package let identifiers: [String]

  package init(_ path: [Step]) {
    bytes = path.map(\.recordable).withUnsafeBytes { Data($0) }
    identifiers = path.compactMap { step in
      if case .segue(_, let identifier) = step { identifier } else { nil }
    }
  }

  package init(bytes: Data, identifiers: [String]) {
    self.bytes = bytes
    self.identifiers = identifiers
  }

  package var steps: [Step] {
    var rest = identifiers[...]
    return Step.recorded(bytes).map { step in
      guard case .segue(let slot, let cut) = step else { return step }
      return .segue(slot, rest.popFirst() ?? cut)
    }
  }
}

extension Step {
  /// The step as bytes that need no other memory: an identifier of a segue is cut to 15 bytes.
  package var recordable: Step {
    guard case .segue(let slot, let identifier) = self, identifier.utf8.count > 15 else {
      return self
    }
    return .segue(slot, String(decoding: identifier.utf8.prefix(15), as: UTF8.self))
  }

  /// Reads steps that a process of this executable has noted.
  package static func recorded(_ bytes: Data) -> [Step] {
    let count = bytes.count / MemoryLayout<Step>.stride
    guard count > 0 else { return [] }
    let place = UnsafeMutableRawPointer.allocate(
      byteCount: bytes.count,
      alignment: MemoryLayout<Step>.alignment
    )
    defer { place.deallocate() }
    bytes.copyBytes(to: UnsafeMutableRawBufferPointer(start: place, count: bytes.count))
    // The bytes stay behind without a release: what they hold counts no references.
    return Array(UnsafeBufferPointer(start: place.assumingMemoryBound(to: Step.self), count: count))
  }
}
