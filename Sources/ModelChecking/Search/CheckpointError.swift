// Why a search cannot resume from a checkpoint.

/// A reason why bytes cannot be used as a checkpoint.
public enum CheckpointError: Error, Hashable, Sendable {
  /// The bytes don't begin like a checkpoint.
  case noCheckpoint
  /// The bytes end too early or too late, or their digest is wrong.
  case damaged
  /// The bytes are a checkpoint of another search.
  case foreign(found: String, expected: String)
}

extension CheckpointError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noCheckpoint: "this is no checkpoint of a search"
    case .damaged: "the checkpoint is damaged: start the search again"
    case .foreign(let found, let expected):
      "the checkpoint is of \"\(found)\", not of \"\(expected)\": start the search again"
    }
  }
}
