// Where monitors may be silent: only where they ask for a row of the table of excuses.

import LifecycleChecks

/// The rule that a monitor asks for an excuse by its name before it stays silent.
///
/// A fact that only excuses (a transition was disturbed, a page appeared early), a value of a
/// variant and a defect of a version are read in the condition of an excuse alone, or in a function
/// of the files `Context+Family.swift`, which only such conditions call. What a demand
/// itself is made of is listed here with its reason.
enum ExcusePlaces {
  private static let module = "Sources/LifecycleChecks/"
  private static let families = Set(CheckFamily.all.map(\.name))

  /// Facts that only excuse, and the ways to the variants and defects of a profile.
  private static let excuses: Set<Substring> = [
    "awaiting", "disturbed", "hasComeBack", "hasLeftBeforeShown", "hasLeftSilently",
    "hasQuirk", "innerCallIndex", "isAbbreviated", "isDrivenByHand",
    "isDrivenOffWindow", "isForced", "isKnownOutside", "isOrphan", "isRotating",
    "isTopmost", "isUnderLeaving", "isUnowned", "isWithinEarlyPage", "mayRepeatDidMove", "profile",
    "quirks", "removalCancelled",
  ]

  /// Uses that no silence depends on, by file, word and the text of the line.
  private static let demands: [(file: String, word: Substring, text: String, why: String)] = [
    ("", "profile", "profile.os", "a rule's range of versions"),
    ("", "profile", "let profile = context.profile", "each use of it is read again"),
    ("", "profile", "OrderTable.", "the words that are demanded"),
    ("Transitions/OrderTable.swift", "profile", "", "the words that are demanded"),
    ("Transitions/OrderMonitor.swift", "profile", "OrderTable.", "the words that are demanded"),
    ("State/SnapshotMonitor.swift", "profile", "expectedFlags(", "the flags of table 1.13a"),
    ("State/SnapshotMonitor.swift", "profile", "_ profile: Profile", "their parameter"),
    ("State/SnapshotMonitor.swift", "profile", "profile.flagCancel", "a value demanded"),
    ("State/SnapshotMonitor.swift", "profile", "profile.sheetBeingDismissed", "likewise"),
    ("Moves/MoveMonitor.swift", "profile", "profile.willMoveParent", "a value demanded"),
    ("Children/Visibility.swift", "profile", "let hidesAll", "who is demanded to be hidden"),
    ("Children/Visibility.swift", "profile", "let stays", "who is demanded to be visible"),
    ("Controllers/LayoutMonitor.swift", "isDrivenByHand", "moment.slot >= 0", "the severity"),
    ("Controllers/DeallocationMonitor.swift", "isOrphan", ".orphanDies", "demanded of orphans"),
    ("Children/IdleMonitor.swift", "isOrphan", ".orphan,", "demanded of orphans"),
    ("Children/IdleMonitor.swift", "isTopmost", "severity:", "the severity"),
    ("Delegates/DelegateMonitor.swift", "hasLeftBeforeShown", "Shown] =", "notes a fact"),
    ("Delegates/DelegateMonitor.swift", "awaiting", "awaitedBefore =", "notes a fact"),
    ("Suite/CheckSuite.swift", "profile", "profile:", "handed on to the ledger"),
    ("Suite/Monitors.swift", "removalCancelled", "removalCancelled] =", "notes a fact"),
    ("Suite/Monitors.swift", "innerCallIndex", "innerCallIndex =", "notes a fact"),
    ("Delegates/DelegateMonitor.swift", "isAbbreviated", "isAbbreviated] =", "notes a fact"),
    ("Moves/MoveMonitor.swift", "mayRepeatDidMove", "mayRepeatDidMove] =", "notes a fact"),
    ("Ledger/Ledger.swift", "profile", "var profile", "the profile itself"),
    ("Ledger/Ledger.swift", "profile", "profile: Profile", "the profile itself"),
    ("Ledger/Ledger.swift", "profile", "self.profile = profile", "the profile itself"),
    ("Ledger/Ledger.swift", "profile", "CallPolicy(profile)", "what calls do"),
    ("Ledger/Ledger.swift", "profile", "profile.os", "a rule's range of versions"),
    (
      "Ledger/Ledger.swift", "profile", "profile.pageEarly",
      "the fact that pages came early (PAGE-6)"
    ),
    (
      "Ledger/Ledger+Transitions.swift", "profile", "profile.navCancel",
      "what 'abbreviated' asks for"
    ),
    ("Delegates/DelegateMonitor.swift", "profile", "profile.navOffWindow", "a first display"),
    ("Ledger/Ledger+Tree.swift", "profile", "profile.splitColumn", "the disturbance silentColumn"),
    (
      "Ledger/Ledger+Tree.swift", "profile", "profile.splitCollapse",
      "the disturbance silentCollapse"
    ),
    ("Ledger/Ledger+Tree.swift", "profile", "profile.willMoveParent", "whose parent a move tells"),
  ]

  /// Returns what a monitor, the suite of them or the ledger reads though it only excuses.
  static func complaints(about file: SourceFile, premises: Set<Substring> = []) -> [String] {
    guard file.path.hasPrefix(module) else { return [] }
    let place = file.path.dropFirst(module.count)
    let folder = String(place.prefix { $0 != "/" })
    let isLedger = place.hasPrefix("Ledger/Ledger")
    let isSuite = place == "Suite/CheckSuite.swift" || place == "Suite/Monitors.swift"
    let isChecked = families.contains(folder) || isSuite || isLedger
    guard isChecked, !isOfPremises(file) else { return [] }
    var complaints: [String] = []
    let code = file.code
    for (index, line) in withoutExcuses(code).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).enumerated() {
      // The ledger notes facts, whatever the profile.
      for word in words(of: line)
      where isLedger ? word == "profile" : isExcuse(word) || premises.contains(word) {
        let isDemand = demands.contains {
          $0.word == word && ($0.file.isEmpty || $0.file == place) && contains(line, $0.text)
        }
        if !isDemand {
          complaints.append(file.complaint(index + 1, "'\(word)' excuses: make it an excuse"))
        }
      }
    }
    return complaints
  }

  /// The functions that only the conditions of excuses may call.
  static func premises(in files: [SourceFile]) -> Set<Substring> {
    var names: Set<Substring> = []
    for file in files where isOfPremises(file) {
      for block in file.code.split(separator: "func ").dropFirst() {
        names.insert(block.prefix { $0.isLetter })
      }
    }
    return names
  }

  private static func isOfPremises(_ file: SourceFile) -> Bool {
    families.contains { file.path == module + "\($0)/Context+\($0).swift" }
  }

  /// Returns the excuses that no monitor asks for at one of their clauses, and the monitors that
  /// ask for one that has no row, or at a clause that the row does not list.
  static func complaints(about excuses: [Excuse], in files: [SourceFile]) -> [String] {
    var asked: Set<String> = []
    var complaints: [String] = []
    let rows = Dictionary(uniqueKeysWithValues: excuses.map { ($0.name, $0) })
    // An excuse follows its clause: `holds(.orphan, …) { excuse in excuse("early", if: …) }`.
    let asking = /(?:holds\(|excuses\(at:|excuse:)(\.?\w+)|excuse\("(\w+)"/
    for file in files {
      var clause = Substring()
      for match in String(file.text.filter { !$0.isWhitespace }).matches(of: asking) {
        guard let name = match.2.map(String.init) else {
          clause = match.1 ?? ""
          continue
        }
        asked.insert(name)
        let clauses = rows[name]?.uses.flatMap(\.clauses).map { ".\($0)" }
        // A clause that is chosen by the code can't be compared here.
        if clauses == nil || clause.hasPrefix(".") && clauses?.contains(String(clause)) == false {
          complaints.append("\(file.path): no row '\(name)' for \(clause)")
        }
      }
    }
    for name in rows.keys.sorted() where !asked.contains(name) {
      complaints.append("no monitor asks for '\(name)'")
    }
    return complaints
  }

  /// Blanks the conditions of `excuse("a", if: …)` and `excuse("a") { … }`, and keeps the lines.
  private static func withoutExcuses(_ code: String) -> String {
    var kept = ""
    var rest = Substring(code)
    while let call = rest.firstRange(of: "excuse(") {
      kept += rest[..<call.upperBound]
      rest = rest[call.upperBound...]
      let (arguments, tail) = group(rest, "(", ")")
      kept += arguments.filter { $0 == "\n" } + ")"
      rest = tail
      if !arguments.contains("if:"), rest.hasPrefix(" {") {
        let (condition, tail) = group(rest.dropFirst(2), "{", "}")
        kept += condition.filter { $0 == "\n" }
        rest = tail
      }
    }
    return kept + rest
  }

  /// What lies before the end of a group that is open, and what comes after it.
  private static func group(
    _ text: Substring,
    _ open: Character,
    _ close: Character
  ) -> (Substring, Substring) {
    var depth = 1
    let end = text.firstIndex { character in
      if character == open { depth += 1 }
      if character == close { depth -= 1 }
      return depth == 0
    }
    guard let end else { return (text, "") }
    return (text[..<end], text[text.index(after: end)...])
  }

  private static func isExcuse(_ word: Substring) -> Bool {
    // A helper that hides an excuse from the table would be called by such a name.
    excuses.contains(word) || word.lowercased().contains("exempt")
  }

  private static func contains(_ line: Substring, _ text: String) -> Bool {
    text.isEmpty || line.contains(text)
  }

  private static func words(of line: Substring) -> [Substring] {
    line.split { !$0.isLetter && !$0.isNumber }
  }
}
