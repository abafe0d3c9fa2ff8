// The styles and the script of every page. They are files in `Resources`, which the build embeds in
// the module, so that the executable needs nothing beside it.

/// What every page carries: it needs no other file.
package enum PagePart: CaseIterable, Sendable {
  /// Light and dark, narrow screens, paper.
  case style
  /// Pages work without it: it steps, copies, sorts and filters.
  case script

  package var text: String {
    switch self {
    case .style: EmbeddedText.text(PackageResources.page_css)
    case .script: EmbeddedText.text(PackageResources.page_js)
    }
  }

  /// The SHA-256 of the text in base 64, by which the policy of a page admits it.
  package var hash: String {
    switch self {
    case .style: "RDmFjCJegnggqAQffqaIFi+ethxVnuYEkMaCWT/lXDU="
    case .script: "EHBBaG7UgjY5by/LUImm7KDrA2grZC7ARrwW4wUpgpc="
    }
  }
}
