// The text form of a profile: `ios17`, `ios8-quirks`, `ios17+V-NAV-CANCEL=interleaved+Q-4`.

/// The reason why a profile's name couldn't be read.
public enum ProfileNameError: Error, Equatable, Sendable {
  case unknownVersion(String)
  case unknownVariant(String)
  case unknownValue(variant: String, value: String)
}

extension Profile {
  /// The standard profile of the default version.
  public static let standard = Profile(os: .standard)

  /// The name: the version's, then each deviation from its standard profile.
  public var name: String {
    var standard = Profile(os: os)
    standard.quirks = quirks
    let choices =
      self == standard
      ? []
      : Variant.all
        .filter { $0.tellsApart(self, standard) }
        .map { "+\($0.id)=\($0.value(in: self))" }
    let hasAllQuirks = !quirks.isEmpty && quirks == .all(on: os)
    let switches = hasAllQuirks ? [] : quirks.elements.map { "+" + $0.id }
    return os.description + (hasAllQuirks ? "-quirks" : "") + (choices + switches).joined()
  }

  /// Reads a profile's name.
  public init(named name: String) throws(ProfileNameError) {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false)
    var version = parts[0]
    let hasQuirks = version.hasSuffix("-quirks")
    if hasQuirks { version = version.dropLast("-quirks".count) }
    guard let os = OSVersion(version), os.isKnown else { throw .unknownVersion(String(version)) }
    self.init(os: os)
    if hasQuirks { quirks = .all(on: os) }
    for part in parts.dropFirst() {
      try apply(part)
    }
  }

  private mutating func apply(_ choice: Substring) throws(ProfileNameError) {
    if let quirk = Quirk(id: choice) {
      quirks.insert(quirk)
      return
    }
    let sides = choice.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let variant = Variant.named(sides[0]) else { throw .unknownVariant(String(sides[0])) }
    let value = sides.count == 2 ? String(sides[1]) : ""
    guard variant.set(value, in: &self) else {
      throw .unknownValue(variant: variant.id, value: value)
    }
  }
}

extension ProfileNameError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownVersion(let text):
      "no profile '\(text)': write ios4 … ios18, ios26, ios27 or catalyst26"
    case .unknownVariant(let text):
      "no variant or quirk '\(text)': the command 'profiles ios26' lists them"
    case .unknownValue(let variant, let value):
      "\(variant) has no value '\(value)': it has "
        + (Variant.named(variant)?.values ?? []).joined(separator: ", ")
    }
  }
}
