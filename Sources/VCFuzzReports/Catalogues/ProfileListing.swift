// How one profile is printed.

/// The text of `vcfuzz profiles NAME`.
package struct ProfileListing {
  private let profile: Profile
  private let style: (String, TextStyle) -> String

  package init(_ profile: Profile, style: @escaping (String, TextStyle) -> String) {
    self.profile = profile
    self.style = style
  }

  /// Every variant with its value, then the quirks.
  package var text: String {
    let standard = Profile(os: profile.os)
    let deviating = Variant.all.filter { $0.value(in: profile) != $0.value(in: standard) }
    let head = [
      style(profile.name, .bold),
      "\(Variant.all.count) variants"
        + (deviating.isEmpty
          ? "" : ", \(deviating.count) of them changed from \(profile.os) (marked *)"),
      ("settled: no source speaks for another value. disputed: sources speak for several. "
        + "speculative: no source speaks for the value; runs sample such a value only with "
        + "--variants all. The command 'rules NAV-4' spells out the sources of a rule.").wrapped(),
    ]
    return (head + ["", text(of: Variant.all), ""] + quirks).joined(separator: "\n")
  }

  /// Some variants with their values and the sources of each.
  package func text(of variants: [Variant]) -> String {
    let standard = Profile(os: profile.os)
    return variants.map { variant in
      let value = variant.value(in: profile)
      let isDeviating = value != variant.value(in: standard)
      let standing = variant.standing(of: value, on: profile.os)
      let line =
        "\(isDeviating ? "*" : " ") \(variant.id.padded(to: 22))\(value.padded(to: 16))\(standing)"
      let rules = variant.rules.joined(separator: ", ")
      let values = [value] + variant.values.filter { $0 != value }
      return (isDeviating ? style(line, .yellow) : line) + "\n"
        + "\(variant.question) (\(rules))".wrapped(indent: 6) + "\n"
        + values.map { sources(of: $0, variant).wrapped(indent: 8) }.joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  /// What speaks for a value on the version of the profile.
  private func sources(of value: String, _ variant: Variant) -> String {
    let sources = variant.sources.filter { $0.value == value }
      .filter { $0.versions?.contains(profile.os) ?? true }
    return "\(value): "
      + (sources.isEmpty ? "no source" : sources.map(\.names).joined(separator: "; "))
  }

  private var quirks: [String] {
    let listed = Quirk.allCases.filter {
      $0.versions.contains(profile.os.major) || profile.quirks.contains($0)
    }
    if listed.isEmpty { return ["No quirk of \(profile.os) is known."] }
    return ["Quirks of \(profile.os), or switched on:"]
      + listed.map { quirk in
        let isOn = profile.quirks.contains(quirk)
        let statement = Rulebook.rule(quirk.rule)?.statement ?? ""
        return "\(isOn ? "*" : " ") \(quirk.id.padded(to: 22))\(isOn ? "on" : "off")\n"
          + statement.wrapped(indent: 6)
      }
  }

  /// The versions, each with what differs from the one before.
  package static var overview: String {
    var lines: [String] = []
    var previous: Profile?
    for os in OSVersion.profiled {
      let profile = Profile(os: os)
      let changes = Variant.all.compactMap { variant -> String? in
        let value = variant.value(in: profile)
        guard let previous, variant.value(in: previous) != value else { return nil }
        return "\(variant.id)=\(value)"
      }
      let quirks = QuirkSet.all(on: os).elements.map(\.id)
      let switches = quirks.isEmpty ? [] : ["(\(quirks.joined(separator: " ")))"]
      let isStandard = os == .standard ? ["(default)"] : []
      let facts = (changes + switches + isStandard).joined(separator: " ")
      let text = facts.isEmpty ? "–" : facts
      lines.append(text.row(named: os.description, at: 12, margin: 0))
      previous = profile
    }
    lines.append("")
    lines.append(
      "\(OSVersion.profiled.count) profiles, \(Variant.all.count) variants, "
        + "\(Quirk.allCases.count) quirks, in brackets where a version has them"
    )
    return lines.joined(separator: "\n")
  }

  private static func json(_ source: Variant.Source) -> JSONValue {
    [
      "value": .string(source.value),
      "names": .string(source.names),
      "versions": .string(source.versions?.description ?? OSRange.all.description),
    ]
  }

  /// Returns a profile with the values of variants and their sources.
  package static func json(
    _ profile: Profile,
    _ variants: [Variant] = Variant.all
  ) -> JSONValue {
    let standard = Profile(os: profile.os)
    return [
      "name": .string(profile.name),
      "version": .string(profile.os.description),
      "variants": .array(
        variants.map { variant in
          [
            "id": .string(variant.id),
            "value": .string(variant.value(in: profile)),
            "standard": .string(variant.value(in: standard)),
            "class": .string(
              variant.standing(of: variant.value(in: profile), on: profile.os).rawValue
            ),
            "values": .strings(variant.values),
            "classes": .strings(
              variant.values.map { variant.standing(of: $0, on: profile.os).rawValue }
            ),
            "sources": .array(variant.sources.map(json)),
            "question": .string(variant.question),
            "rules": .strings(variant.rules),
          ]
        }
      ),
      "quirks": .strings(profile.quirks.elements.map(\.id)),
      "quirksOfVersion": .strings(QuirkSet.all(on: profile.os).elements.map(\.id)),
    ]
  }
}
