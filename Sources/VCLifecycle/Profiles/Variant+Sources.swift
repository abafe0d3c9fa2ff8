// The sources behind each value of the variants, and what follows for which values are drawn.

/// How much is known of one value of a variant on one version.
extension Variant {
  public enum Standing: String, Sendable {
    /// No source speaks for another value on that version.
    case settled
    /// At least one source speaks for it, and one for another value.
    case disputed
    /// No source speaks for it, though the evidence doesn't rule it out.
    case speculative
  }

  /// A source that speaks for a value.
  public struct Source: Sendable {
    public let value: String
    /// The documents, logs, and tests, as the specification names them.
    public let names: String
    /// The versions it speaks of; nil for all.
    public let versions: OSRange?
  }

  /// The sources for each value, in the order of the table.
  public var sources: [Source] { Self.sources[id] ?? [] }

  /// The values that some source speaks for on a version.
  public func sourcedValues(on os: OSVersion) -> [String] {
    values.filter { value in
      sources.contains { $0.value == value && $0.versions?.contains(os) ?? true }
    }
  }

  /// The values that a version may have: those that all sources place on other versions are out,
  /// and those without a source where one speaks of this version.
  package func possibleValues(on os: OSVersion) -> [String] {
    let sourced = sourcedValues(on: os)
    if sources.contains(where: { $0.versions?.contains(os) == true }) { return sourced }
    return values.filter { value in
      sourced.contains(value) || !sources.contains { $0.value == value }
    }
  }

  /// How much is known of a value on a version.
  public func standing(of value: String, on os: OSVersion) -> Standing {
    let sourced = sourcedValues(on: os)
    guard sourced.contains(value) else { return .speculative }
    return sourced.count == 1 ? .settled : .disputed
  }

  /// A value other than the standard one.
  public typealias Alternative = (variant: Variant, value: String)

  /// The values that UIKit may have on a version besides the standard ones: those that a source
  /// speaks for, or all.
  public static func alternatives(on os: OSVersion, speculative: Bool) -> [Alternative] {
    let standard = Profile(os: os)
    return all.flatMap { variant in
      let values = speculative ? variant.values : variant.sourcedValues(on: os)
      return values.filter { $0 != variant.value(in: standard) }.map { (variant, $0) }
    }
  }

  private static let sources: [String: [Source]] = {
    var sources: [String: [Source]] = [:]
    let rows = sourceTable.values { entry throws(TableError) -> (String, Source) in
      guard (3...4).contains(entry.fields.count), let variant = Variant.named(entry.fields[0]),
        variant.values.contains(entry.fields[1])
      else { throw entry.error("expected ID | VALUE | SOURCES | VERSIONS") }
      let versions = entry.fields.count == 4 ? OSRange(entry.fields[3]) : nil
      if entry.fields.count == 4, versions == nil {
        throw entry.error("invalid range of versions '\(entry.fields[3])'")
      }
      return (
        variant.id, Source(value: entry.fields[1], names: entry.fields[2], versions: versions)
      )
    }
    for (id, source) in rows { sources[id, default: []].append(source) }
    return sources
  }()

  /// Which logs, tests, and documents speak for a value; a value without a row has no source.
  package static let sourceTable = TextTable(
    "Variant+Sources.swift",
    #"""
    V-LOAD-POS | loadFirst | READKE, N17, CAT
    V-LOAD-POS | wdFirst | two logs
    V-IA-CHILD | missing | ADO | 13–15
    V-IA-CHILD | delivered | IA | 16–
    V-END-IA | inEnd | CAT, test suites on iOS 17
    V-IA-CANCEL | again | IA (wording)
    V-LOAD-ON-BEGIN | loads | STATE-7
    V-WA-SUPERVIEW | detached | IA
    V-WA-SUPERVIEW | attached | ADO
    V-TRAITS-DL | stale | ADO | –12
    V-TRAITS-DL | predicted | ADO | 13–
    V-CANCEL-TIME | atEnd | three logs of cancelled pops and scrolls
    V-CHILD-ANIM | same | stacks of forwarded callbacks
    V-CHILD-ANIM | false | app source
    V-LAYOUT-REVEALED | asNeeded | READKE, N17, CAT, NJP
    V-LAYOUT-REVEALED | always | NJP
    V-LAYOUT-REVEALED | never | READKE, N17, CAT
    V-BG-LAYOUT | none | YAG | –12
    V-BG-LAYOUT | two | N17 | 13–
    V-LAYOUT-COUNT | std | CAT, YAG, NJP, N17
    V-LAYOUT-COUNT | one | two logs
    V-LAYOUT-COUNT | min | IA (the number is not promised)
    V-LAYOUT-COUNT | max | IA (the number is not promised)
    V-LAYOUT-PRESENTER | no | CAT
    V-LAYOUT-PRESENTER | yes | YAG
    V-LAYOUT-PRESENTER | last | two logs
    V-ROT-LAYOUT | one | one log
    V-ROT-LAYOUT | two | YAG
    V-NAV-CANCEL | nair | NAIR, SO2
    V-NAV-CANCEL | interleaved | HTC
    V-NAV-CANCEL | abbrev | NJP
    V-NAV-NESTED | nested | ChatSecure #597, cobaltians/Cobalt #18, Hero #638 | 4–13
    V-NAV-NESTED | queue | QMUI | 14–
    V-SETVCS-MOVE | sent | QMUI
    V-SETVCS-MOVE | notSent | R 18002763 | 7–8
    V-NAV-START | deferred | CAT
    V-DIDSHOW-CANCEL | no | BufferedNavigationController #5
    V-DIDSHOW-CANCEL | yes | Awful app source
    V-LAUNCH-DIDSHOW | twice | VAST | –5
    V-LAUNCH-DIDSHOW | once | N17 | 6–
    V-PRESENT-START | sync | R 18464897 | –7
    V-PRESENT-START | afterCommit | stacks of iOS 8 to 17, CAT | 8–
    V-DIDAPPEAR-PRESENT | ddBefore | REMKOH
    V-DIDAPPEAR-PRESENT | ddAfter | REMKOH
    V-DIDAPPEAR-FLAG | true | tests of UIKitTestable on iOS 12 | –12
    V-CHAIN-BD | all | MSDOC
    V-CHAIN-BD | notImmediate | a report on iOS 12 | –12
    V-COMPLETE-FALSE | cancels | COMPDOC
    V-COMPLETE-FALSE | finishes | HTC
    V-SHEET-BD | atDrag | app sources on iOS 26
    V-SHEET-CANCEL | wdWaDa | app sources on iOS 26, HTC
    V-SHEET-WD | dragStart | app source on iOS 26 and 27
    V-POPOVER-COMPACT | fullScreen | MPS | –12
    V-POPOVER-COMPACT | sheet | MPS | 13–
    V-TAB-DIDS | oldFirst | PGZXC, CAT
    V-TAB-DIDS | newFirst | tests and a log of taps in react-native-screens | 18–
    V-TAB-ANIM | false | CAT
    V-PAGE-CANCEL | nair | NAIR
    V-PAGE-EARLY | immediate | SO1, Pageboy #233
    V-PAGE-PRELOAD | loads | R 13162693
    V-PAGE-ASK | atDrag | a log of iOS 9 | –9
    V-SPLIT-COLUMN | balanced | RNS PR #4696
    V-WM-PARENT | set | CAT
    V-WM-PARENT | unset | HVC
    V-DM-REPEAT | no | SQW
    V-ORPHAN | none | SCH | –4
    V-ORPHAN | full | CAT, CHEN | 5–
    V-ORPHAN | waOnly | WOC #2115 | –10
    V-ORPHAN-EARLY | none | CHEN
    V-ORPHAN-MID | full | CHEN
    V-ORPHAN-MID | waOnly | CHEN
    V-ADD-DOUBLE | once | R 14058168 | –5
    V-ADD-DOUBLE | twice | CHEN, R 14058168 | 6–
    V-FWD-ORDER | parentFirst | stacks of forwarded callbacks
    V-FWD-ORDER | childFirst | a re-implementation
    V-XFER | modalLike | a log of a book's example, iOS 8 to 15
    V-REMOVE-DD | afterCommit | CAT
    V-WRAPPED-MOVE | asOwn | stacks of a view's own move
    V-HIERARCHY-XFER | throws | HVC
    V-HIERARCHY-XFER | moves | tests of compose-multiplatform-core
    V-REPARENT | removeFirst | HVC
    V-NESTED-BEGIN | count | HVC
    V-BEGIN-T-S2 | fire | SQM
    V-BEGIN-F-S0 | fire | SQM
    V-REVERSE-DEPTH | reset | SQM
    V-STRAY-END | logOnly | RZUtils #117, Parchment #373
    V-LAUNCH-ORDER | activeFirst | SO3, N17 | –7
    V-LAUNCH-ORDER | activeFirst | SO3 | 9–10
    V-LAUNCH-ORDER | activeFirst | SO3, N17 | 13–
    V-LAUNCH-ORDER | daFirst | SO3 | 8
    V-LAUNCH-ORDER | daFirst | SO3 | 11–12
    V-ROOT-SWAP | oldOutNewIn | Apple: rootViewController
    V-ROOT-SWAP-MODAL | leak | onmyway133/notes #251, UIWindowTransitions #7 | 10–12
    """#
  )
}
