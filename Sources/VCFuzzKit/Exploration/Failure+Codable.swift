// What a finding holds, for another process of the same executable.

extension Failure: Codable {
  private enum CodingKeys: CodingKey {
    case identity, expected, found
  }

  /// Reads what is known of a failure without its run.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      identity: try values.decode(Identity.self, forKey: .identity),
      position: 0,
      expected: try values.decode(String.self, forKey: .expected),
      found: try values.decode(String.self, forKey: .found),
      violation: nil
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(identity, forKey: .identity)
    try values.encode(expected, forKey: .expected)
    try values.encode(found, forKey: .found)
  }
}

extension Grading: Codable {
  package init(from decoder: any Decoder) throws {
    let texts = try [String](from: decoder)
    self.init(Grade(rawValue: texts[0]) ?? .violation, needs: Array(texts.dropFirst()))
  }

  package func encode(to encoder: any Encoder) throws {
    try ([grade.rawValue] + needs).encode(to: encoder)
  }
}

extension Configuration: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    self = Configuration(recordText: text) ?? Configuration(window: .screen)
  }

  package func encode(to encoder: any Encoder) throws { try recordText.encode(to: encoder) }
}

extension Step: Codable {
  package init(from decoder: any Decoder) throws {
    self = try RecordedPath(from: decoder).steps[0]
  }

  package func encode(to encoder: any Encoder) throws {
    try RecordedPath([self]).encode(to: encoder)
  }
}
