// The file of a calibration: a profile that every command takes, and the evidence for its values.
//
//     profile ios26.1+V-TAB-DIDS=oldFirst
//     settled V-TAB-DIDS oldFirst
//       tab-tapped: A.dd B.da

/// A calibration as its file holds it.
public struct CalibrationFile: Sendable {
  public let profile: Profile
  public let entries: [Entry]

  public init(profile: Profile, entries: [Entry]) {
    self.profile = profile
    self.entries = entries
  }

  /// What a file says of one variant.
  public struct Entry: Sendable {
    public let variant: String
    public let kind: Kind
    /// The settled value, or the excluded ones.
    public let values: [String]
    /// `PROBE: EVENTS`, one a line.
    public fileprivate(set) var evidence: [String]

    public init(variant: String, kind: Kind, values: [String], evidence: [String]) {
      self.variant = variant
      self.kind = kind
      self.values = values
      self.evidence = evidence
    }

    /// The entry in one line.
    public var words: String {
      ([kind.rawValue] + (values.isEmpty ? [] : [values.joined(separator: ", ")]))
        .joined(separator: " ")
    }
  }

  public enum Kind: String, CaseIterable, Sendable {
    case settled
    case excluded
    case contradicted
  }

  /// Why a file can't be read.
  public struct Fault: Error, CustomStringConvertible {
    public let line: Int
    public let problem: String

    public var description: String { "line \(line): \(problem)" }
  }
}

extension CalibrationFile {
  /// The whole text.
  public var text: String {
    var lines = [
      "# A profile of UIKit as it was recorded: every command takes it with '--profile FILE'.",
      "profile \(profile.name)",
    ]
    for entry in entries {
      let values = entry.values.isEmpty ? "" : " " + entry.values.joined(separator: ", ")
      lines.append("\(entry.kind.rawValue) \(entry.variant)\(values)")
      lines += entry.evidence.map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the text of a file.
  public init(text: String) throws(Fault) {
    var profile: Profile?
    var entries: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("  ") {
        guard !entries.isEmpty else {
          throw Fault(index + 1, "evidence belongs below the variant it is about")
        }
        entries[entries.count - 1].evidence.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("profile ") {
        do throws(ProfileNameError) {
          profile = try Profile(named: String(line.dropFirst("profile ".count)))
        } catch {
          throw Fault(index + 1, error.description)
        }
      } else {
        entries.append(try Self.entry(line, at: index + 1))
      }
    }
    guard let profile else { throw Fault(1, "the file has no line 'profile NAME'") }
    self.profile = profile
    self.entries = entries
  }

  private static func entry(_ line: Substring, at number: Int) throws(Fault) -> Entry {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count > 1, let kind = Kind(rawValue: words[0]),
      let variant = Variant.named(words[1])
    else {
      throw Fault(number, "expected 'profile NAME', or settled, excluded or contradicted VARIANT")
    }
    let values =
      words.count == 3 ? words[2].split(separator: ",").map { $0.drop { $0 == " " } } : []
    if let unknown = values.first(where: { !variant.values.contains(String($0)) }) {
      throw Fault(
        number,
        "\(variant.id) has no value '\(unknown)': it has " + variant.values.joined(separator: ", ")
      )
    }
    return Entry(variant: variant.id, kind: kind, values: values.map(String.init), evidence: [])
  }
}

extension CalibrationFile.Fault {
  fileprivate init(_ line: Int, _ problem: String) {
    self.line = line
    self.problem = problem
  }
}
