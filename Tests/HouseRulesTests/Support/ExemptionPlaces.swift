// Where monitors may be silent: only in the functions of the table of exemptions.

/// The rule that a monitor asks a row of the table by its name before it stays silent.
///
/// A fact that only excuses (a transition was disturbed, a page appeared early), a value of a
/// variant and a defect of a version are read in the folder of the exemptions alone. What a demand
/// itself is made of is listed here with its reason.
enum ExemptionPlaces {
  static let folder = "Sources/LifecycleChecks/Checks/Exemptions/"

  /// Facts that only excuse, and the ways to the variants and defects of a profile.
  private static let excuses: Set<Substring> = [
    "applies", "awaiting", "disturbed", "hasComeBack", "hasLeftBeforeShown", "hasLeftSilently",
    "hasQuirk", "innerCallIndex", "isAbbreviated", "isDrivenByHand",
    "isDrivenOffWindow", "isForced", "isKnownOutside", "isOrphan", "isRotating",
    "isTopmost", "isUnderLeaving", "isUnowned", "isWithinEarlyPage", "mayRepeatDidMove", "profile",
    "quirks", "removalCancelled",
  ]

  /// Uses that no silence depends on, by file, word and the text of the line.
  private static let demands: [(file: String, word: Substring, text: String, why: String)] = [
    ("", "profile", "profile.os", "a rule's range of versions"),
    ("", "profile", "OrderTable.", "the words that are demanded"),
    ("Monitors/OrderTable.swift", "profile", "", "the words that are demanded"),
    ("Monitors/OrderMonitor.swift", "profile", "OrderTable.", "the words that are demanded"),
    ("Monitors/SnapshotMonitor.swift", "profile", "expectedFlags(", "the flags of table 1.13a"),
    ("Monitors/SnapshotMonitor.swift", "profile", "_ profile: Profile", "their parameter"),
    ("Monitors/SnapshotMonitor.swift", "profile", "profile.flagCancel", "a value demanded"),
    ("Monitors/SnapshotMonitor.swift", "profile", "profile.sheetBeingDismissed", "likewise"),
    ("Monitors/MoveMonitor.swift", "profile", "profile.willMoveParent", "a value demanded"),
    ("Monitors/Visibility.swift", "profile", "let hidesAll", "who is demanded to be hidden"),
    ("Monitors/Visibility.swift", "profile", "let stays", "who is demanded to be visible"),
    ("Monitors/LayoutMonitor.swift", "isDrivenByHand", "moment.slot >= 0", "the severity"),
    ("Monitors/DeallocationMonitor.swift", "isOrphan", ".orphanDies", "demanded of orphans"),
    ("Monitors/IdleMonitor.swift", "isOrphan", ".orphan,", "demanded of orphans"),
    ("Monitors/IdleMonitor.swift", "isTopmost", "severity:", "the severity"),
    ("Monitors/DelegateMonitor.swift", "hasLeftBeforeShown", "Shown] =", "notes a fact"),
    ("Monitors/DelegateMonitor.swift", "awaiting", "awaitedBefore =", "notes a fact"),
    ("CheckSuite.swift", "profile", "profile:", "handed on to the ledger"),
    ("CheckSuite.swift", "removalCancelled", "removalCancelled] =", "notes a fact"),
    ("CheckSuite.swift", "innerCallIndex", "innerCallIndex =", "notes a fact"),
    ("Monitors/DelegateMonitor.swift", "isAbbreviated", "isAbbreviated] =", "notes a fact"),
    ("Monitors/MoveMonitor.swift", "mayRepeatDidMove", "mayRepeatDidMove] =", "notes a fact"),
    ("Ledger.swift", "profile", "var profile", "the profile itself"),
    ("Ledger.swift", "profile", "profile: Profile", "the profile itself"),
    ("Ledger.swift", "profile", "self.profile = profile", "the profile itself"),
    ("Ledger.swift", "profile", "CallPolicy(profile)", "what calls do"),
    ("Ledger.swift", "profile", "profile.os", "a rule's range of versions"),
    ("Ledger.swift", "profile", "profile.pageEarly", "the fact that pages came early (PAGE-6)"),
    ("Ledger+Transitions.swift", "profile", "profile.navCancel", "what 'abbreviated' asks for"),
    ("Ledger+Transitions.swift", "profile", "profile.navOffWindow", "what is a first display"),
    ("Ledger+Tree.swift", "profile", "profile.splitColumn", "the disturbance silentColumn"),
    ("Ledger+Tree.swift", "profile", "profile.splitCollapse", "the disturbance silentCollapse"),
    ("Ledger+Tree.swift", "profile", "profile.willMoveParent", "whose parent a move tells"),
  ]

  /// Returns what a monitor, the suite of them or the ledger reads though it only excuses.
  static func complaints(about file: SourceFile) -> [String] {
    let checks = "Sources/LifecycleChecks/Checks/"
    guard file.path.hasPrefix(checks), !file.path.hasPrefix(folder) else { return [] }
    let place = file.path.dropFirst(checks.count)
    let isLedger = place.hasPrefix("Ledger")
    guard place.hasPrefix("Monitors/") || place == "CheckSuite.swift" || isLedger else { return [] }
    var complaints: [String] = []
    for (index, line) in file.codeLines.enumerated() {
      // The ledger notes facts, whatever the profile.
      for word in words(of: line) where isLedger ? word == "profile" : isExcuse(word) {
        let isDemand = demands.contains {
          $0.word == word && ($0.file.isEmpty || $0.file == place) && contains(line, $0.text)
        }
        if !isDemand {
          complaints.append(file.complaint(index + 1, "'\(word)' excuses: make it an exemption"))
        }
      }
    }
    return complaints
  }

  /// Returns the cases that have not exactly one function which asks for exactly that row, and the
  /// functions that no monitor calls.
  static func complaints(about cases: [String], in files: [SourceFile]) -> [String] {
    var bodies: [String: [String]] = [:]
    for file in files where file.path.hasPrefix(folder) {
      let code = CodeReader.blanked(file.text, comments: true, texts: true)
      for block in code.split(separator: "func ").dropFirst() {
        bodies[String(block.prefix { $0 != "(" }), default: []].append(String(block))
      }
    }
    let monitors = files.filter { !$0.path.hasPrefix(folder) }.map(\.code).joined()
    var complaints: [String] = []
    for name in cases {
      let function = "exempts" + name.prefix(1).uppercased() + name.dropFirst()
      let asked = (bodies[function] ?? []).map { rows(in: $0) }
      if asked != [[name]] { complaints.append("\(function) asks for \(asked), not for \(name)") }
      if !monitors.contains("context.\(function)(") {
        complaints.append("no monitor calls \(function)")
      }
    }
    let known = Set(cases.map { "exempts" + $0.prefix(1).uppercased() + $0.dropFirst() })
    for (function, blocks) in bodies.sorted(by: { $0.key < $1.key }) where function != "applies" {
      if !known.contains(function), blocks.contains(where: { !rows(in: $0).isEmpty }) {
        complaints.append("\(function) belongs to no row")
      }
    }
    return complaints
  }

  private static func isExcuse(_ word: Substring) -> Bool {
    // A helper that hides an exemption from the table would be called by such a name.
    excuses.contains(word) || word.lowercased().contains("excus")
      || word.hasPrefix("exempt") && !word.hasPrefix("exempts")
  }

  /// The rows that a function asks for: `applies(.name`.
  private static func rows(in body: String) -> [String] {
    var rows: [String] = []
    var rest = Substring(body.filter { !$0.isWhitespace })
    while let call = rest.firstRange(of: "applies(.") {
      rows.append(String(rest[call.upperBound...].prefix { $0.isLetter || $0.isNumber }))
      rest = rest[call.upperBound...]
    }
    return rows
  }

  private static func contains(_ line: Substring, _ text: String) -> Bool {
    text.isEmpty || line.contains(text)
  }

  private static func words(of line: Substring) -> [Substring] {
    line.split { !$0.isLetter && !$0.isNumber }
  }
}
