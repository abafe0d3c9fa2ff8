// A catalogue as text: its members below the titles of their groups, and a count at the end.

/// The text of a catalogue.
package enum Listing {
  /// Returns the groups that have members, and a summary; `separator` stands before each member.
  package static func text(
    _ groups: [(title: String, members: [String])],
    separator: String = "\n",
    summary: String
  ) -> String {
    let blocks = groups.filter { !$0.members.isEmpty }
      .map { ([$0.title] + $0.members).joined(separator: separator) }
    return (blocks + [summary]).joined(separator: "\n\n")
  }
}
