// A path as another process of the same executable reads it.

internal import Foundation

/// The steps of a path as bytes, with the texts that don't fit into them.
struct RecordedPath: Codable {
  let bytes: Data
  let identifiers: [String]

  init(_ path: [Step]) {
    bytes = path.map(\.recordable).withUnsafeBytes { Data($0) }
    identifiers = path.compactMap { step in
      if case .segue(_, let identifier) = step { identifier } else { nil }
    }
  }

  init(bytes: Data, identifiers: [String]) {
    self.bytes = bytes
    self.identifiers = identifiers
  }

  var steps: [Step] {
    var rest = identifiers[...]
    return Step.recorded(bytes).map { step in
      guard case .segue(let slot, let cut) = step else { return step }
      return .segue(slot, rest.popFirst() ?? cut)
    }
  }
}
