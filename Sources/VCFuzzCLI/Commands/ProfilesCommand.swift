// `vcfuzz profiles`: the behaviours of UIKit that can be chosen, and what each of them decides.

internal import VCFuzzKit
internal import VCFuzzReports
internal import VCFuzzSupport
import VCLifecycle

struct ProfilesCommand: Command {
  let name = "profiles"
  let summary = "Print the profiles of UIKit, one with its variants, or search them"
  let operands = [
    CommandOperand("NAME|WORD", .suggestion(OSVersion.profiled.map(\.description)), count: .many)
  ]
  let options = CommandOption.table("--json  Print JSON")
  let details = """
    NAME is a version, optionally with all defects of that version, and with values of
    variants: ios17, ios8-quirks, ios17+V-NAV-CANCEL=interleaved+Q-4. Without a name it
    lists every version with its differences from the version above it. Other words
    search: 'profiles pop cancelled' prints the variants that have both.

    A value of a variant is settled if no source supports another one on that version,
    disputed if sources support several, and speculative if no source supports it.
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    let terminal = invocation.terminal
    let words = invocation.operands
    if words.isEmpty {
      let text =
        invocation.has("json")
        ? JSONValue.array(OSVersion.profiled.map { Self.json(Profile(os: $0)) }).text
        : Self.overview
      terminal.print(text)
      return .nothingFound
    }
    var profile = Profile.standard
    var variants: [Variant]?
    do throws(ProfileNameError) {
      profile = try Profile(named: words.joined(separator: " "))
    } catch {
      let found = Variant.all.filter { variant in
        let text = "\(variant.id) \(variant.question)".lowercased()
        return words.allSatisfy { text.contains($0.lowercased()) }
      }
      if found.isEmpty { throw UsageError.other(error.description) }
      variants = found
    }
    let listing = ProfileListing(profile, style: terminal.styled)
    terminal.print(
      invocation.has("json")
        ? Self.json(profile, variants ?? Variant.all).text
        : variants.map(listing.text(of:)) ?? listing.text
    )
    return .nothingFound
  }

  private static var overview: String {
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

  private static func json(
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
