// `vcfuzz invariants`: the catalogue of invariants, or one of them in detail.

internal import VCFuzzReports

struct InvariantsCommand: Command {
  let name = "invariants"
  let summary = "List the invariants, or print one with its causes and fix"
  var operands: [CommandOperand] {
    [CommandOperand("ID", .suggestion(CatalogueInvariant.all.map(\.id)), count: .optional)]
  }
  let options = CommandOption.table("--json  Print JSON")
  let details = """
    Without a name all invariants are listed. With a name, as in INV-15, the output adds
    the rules that it derives from, its exemptions with their rules and evidence, the
    usual causes of a violation, and the usual fix.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let terminal = invocation.terminal
    let listing = InvariantListing(style: terminal.styled)
    let word = invocation.operands.first
    let chosen = try word.map { [try invariant(named: $0, invocation)] } ?? CatalogueInvariant.all
    if invocation.has("json") {
      terminal.print(InvariantListing.json(chosen).text)
    } else if word != nil {
      terminal.print(listing.details(of: chosen[0]))
    } else {
      terminal.print(listing.text)
    }
    return .nothingFound
  }

  private func invariant(
    named word: String,
    _ invocation: Invocation
  ) throws -> CatalogueInvariant {
    let id = word.allSatisfy(\.isNumber) ? "INV-" + word : word.uppercased()
    if let invariant = CatalogueInvariant.named(id) { return invariant }
    throw invocation.unknown("invariant", word, among: CatalogueInvariant.all.map(\.id))
  }
}
