// The OS versions of profiles and rules.

/// A version of the operating system, for the UIKit that it contains.
public struct OSVersion: Hashable, Sendable {
  public var major: Int
  public var minor: Int
  public var patch: Int
  /// Whether this is Mac Catalyst with the UIKit of that iPadOS version.
  public var isCatalyst: Bool

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0, isCatalyst: Bool = false) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.isCatalyst = isCatalyst
  }

  /// The versions that have their own profile.
  public static let profiled: [OSVersion] =
    (4...18).map { OSVersion($0) } + [
      OSVersion(26), OSVersion(27), OSVersion(26, isCatalyst: true),
    ]

  /// Whether a version of that major number has a profile.
  public var isKnown: Bool {
    Self.profiled.contains { $0.major == major && $0.isCatalyst == isCatalyst }
  }

  /// The default version.
  public static let standard = OSVersion(26)
}

extension OSVersion: Comparable {
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension OSVersion: CustomStringConvertible {
  /// The name of the version's profile: `ios17`, `ios12.2`, `catalyst26`.
  public var description: String {
    let family = isCatalyst ? "catalyst" : "ios"
    if patch != 0 { return "\(family)\(major).\(minor).\(patch)" }
    return minor == 0 ? "\(family)\(major)" : "\(family)\(major).\(minor)"
  }

  /// Reads `ios17`, `iOS 17`, `17.2` or `catalyst26`; nil if the text is none of these.
  public init?(_ text: some StringProtocol) {
    var rest = text.lowercased().filter { $0 != " " }[...]
    var isCatalyst = false
    if rest.hasPrefix("catalyst") {
      isCatalyst = true
      rest = rest.dropFirst("catalyst".count)
    } else if rest.hasPrefix("ios") {
      rest = rest.dropFirst("ios".count)
    }
    let fields = rest.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { Int($0) }
    guard (1...3).contains(fields.count), numbers.count == fields.count, numbers[0] > 0 else {
      return nil
    }
    self.init(
      numbers[0],
      numbers.count > 1 ? numbers[1] : 0,
      numbers.count > 2 ? numbers[2] : 0,
      isCatalyst: isCatalyst
    )
  }
}
