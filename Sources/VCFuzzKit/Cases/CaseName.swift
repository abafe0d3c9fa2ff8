// The name of a case's file: made from its scenario and its identity, safe on every disk.

/// Names of files for identities.
package enum CaseName {
  /// What every case's file ends with.
  package static let suffix = ".case"
  private static let letterMax = 40

  /// The name for a scenario's failure without a suffix: `drawer_inv-15_in-root_push`.
  ///
  /// Different failures have different names: what is lost in plain letters is distinguished
  /// by a checksum.
  package static func stem(scenario: String, identity: Failure.Identity) -> String {
    let invariant = identity.invariant
    var isExact = isPlain(scenario)
    var parts = [slug(scenario)]
    if isCatalogued(invariant) {
      parts.append(invariant.lowercased())
    } else {
      isExact = isExact && isPlain(invariant)
      parts.append("own-" + slug(invariant))
    }
    for role in identity.roles {
      isExact = isExact && isPlain(role.replacing(" ", with: "-"))
      parts.append(slug(role))
    }
    if let transition = identity.transition {
      let name = transition.hasPrefix("K-") ? String(transition.dropFirst(2)) : transition
      isExact = isExact && transition.hasPrefix("K-") && isPlain(name.lowercased())
      parts.append(slug(name))
    }
    if !isExact { parts.append(Checksum.hexadecimal(of: scenario + "\n\(identity)")) }
    return parts.joined(separator: "_")
  }

  /// The name for what is written about a scenario as a whole.
  package static func stem(scenario: String) -> String {
    isPlain(scenario) ? scenario : slug(scenario) + "_" + Checksum.hexadecimal(of: scenario)
  }

  private static func isCatalogued(_ invariant: String) -> Bool {
    invariant.hasPrefix("INV-") && invariant.utf8.count < 8
      && invariant.utf8.dropFirst(4).allSatisfy { (0x30...0x39).contains($0) }
      && invariant.utf8.count > 4
  }

  /// Whether the text is its own slug, and no device's name on any system.
  private static func isPlain(_ text: String) -> Bool {
    slug(text) == text && text != "nameless"
      && !["con", "prn", "aux", "nul"].contains(text)
      && !text.hasPrefix("com") && !text.hasPrefix("lpt")
  }

  /// The small letters, digits and hyphens of a text.
  private static func slug(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": result.unicodeScalars.append(scalar)
      default: if !result.isEmpty, !result.hasSuffix("-") { result += "-" }
      }
      if result.utf8.count >= letterMax { break }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? "nameless" : result
  }
}
