// `vcfuzz profiles`: the behaviours of UIKit that can be chosen, and what each of them decides.

internal import VCFuzzReports

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
        ? JSONValue.array(OSVersion.profiled.map { ProfileListing.json(Profile(os: $0)) }).text
        : ProfileListing.overview
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
        ? ProfileListing.json(profile, variants ?? Variant.all).text
        : variants.map(listing.text(of:)) ?? listing.text
    )
    return .nothingFound
  }
}
