// What a finding holds, for another process of the same executable.

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

extension Configuration {
  /// The configuration as one text.
  package var recordText: String {
    [profile.name, device.rawValue, treeTexts.joined(separator: "; ")].joined(separator: "\n")
  }

  /// Reads what `recordText` has written.
  package init?(recordText: String) {
    let parts = recordText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let profile = try? Profile(named: parts[0]),
      let device = DeviceName(rawValue: parts[1]),
      let configuration = try? Configuration(text: parts[2], profile: profile, device: device)
    else { return nil }
    self = configuration
  }
}
