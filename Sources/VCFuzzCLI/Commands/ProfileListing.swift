// How one profile is printed.

import Lifecycle
internal import LifecycleChecks
internal import VCFuzz

/// The text of `vcfuzz profiles NAME`.
struct ProfileListing {
  private let profile: Profile
  private let style: (String, TextStyle) -> String

  init(_ profile: Profile, style: @escaping (String, TextStyle) -> String) {
    self.profile = profile
    self.style = style
  }

  /// Every variant with its value, then the quirks.
  var text: String {
    let standard = Profile(os: profile.os)
    let deviating = Variant.all.filter { $0.value(in: profile) != $0.value(in: standard) }
    let head = [
      style(profile.name, .bold),
      "\(Variant.all.count) variants, \(deviating.count) of them not as in \(profile.os); "
        + "such a line begins with *",
    ]
    let variants = Variant.all.map { variant in
      let value = variant.value(in: profile)
      let others = variant.values.filter { $0 != value }.joined(separator: ", ")
      let isDeviating = value != variant.value(in: standard)
      let line = "\(isDeviating ? "*" : " ") \(variant.id.padded(to: 22))\(value)"
      return (isDeviating ? style(line, .yellow) : line) + "\n"
        + "\(variant.question) Otherwise: \(others). (\(variant.rules.joined(separator: ", ")))"
        .wrapped(indent: 6)
    }
    return (head + [""] + variants + [""] + quirks).joined(separator: "\n")
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
}
