// The sequence table as patterns: which transitions an order of wills and dids can come from
// (spec 2.6).

internal import VCLifecycle

/// An order of the callbacks of one or two controllers, and the transitions that show it.
struct TransitionPattern {
  let letters: [Letter]
  /// The sides in the order of their first letters: true for what leaves.
  let sides: [Bool]
  let isCancelled: Bool
  let readings: [Reading]
  /// What it costs to assume it; the cheapest explanation is the simplest one.
  let cost: Int

  /// One callback of one side: what leaves is old, what comes is new.
  struct Letter: Equatable {
    let isOld: Bool
    let kind: Event.Kind
  }

  /// A transition that shows the pattern.
  struct Reading {
    let kind: TransitionKind
    let rule: String
    /// The values of variant points that it needs, if it is not what every profile does.
    let variant: String?
    let values: [String]
  }

  /// Whether two controllers take part.
  var hasTwoSides: Bool { sides.count == 2 }

  /// The letters that a trace records.
  func narrowed(without old: CallbackSet, _ new: CallbackSet) -> [Letter] {
    letters.filter { !($0.isOld ? old : new).contains($0.kind) }
  }
}

extension TransitionPattern.Letter {
  fileprivate init?(_ text: Substring) {
    let kinds: [Substring: Event.Kind] = [
      "wa": .viewWillAppear, "da": .viewDidAppear, "wd": .viewWillDisappear,
      "dd": .viewDidDisappear,
    ]
    let sides = text.split(separator: ".")
    guard sides.count == 2, let kind = kinds[sides[1]] else { return nil }
    isOld = sides[0] == "o"
    self.kind = kind
  }
}

extension TransitionPattern.Reading {
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let kind = TransitionKind.allCases.first { "\($0)" == words.first }
    guard let kind, words.count >= 2 else { return nil }
    self.kind = kind
    rule = words[1]
    variant = words.count > 2 ? words[2] : nil
    values = Array(words.dropFirst(3))
  }
}

// MARK: - The table

extension TransitionPattern {
  /// All patterns, from the table below.
  static let all: [TransitionPattern] = table.values(TransitionPattern.init)

  /// Reads an order, an end, a cost and readings such as `pop NAV-4 V-NAV-CANCEL nair`.
  private init(_ entry: TextTable.Entry) throws(TableError) {
    guard entry.fields.count == 3, let cost = Int(entry.fields[2]) else {
      throw entry.error("expected ORDER | END | COST and readings")
    }
    letters = entry.fields[0].split(separator: " ").compactMap { Letter($0) }
    let first = letters.first?.isOld ?? true
    sides = letters.contains { $0.isOld != first } ? [first, !first] : [first]
    isCancelled = entry.fields[1] == "cancelled"
    self.cost = cost
    readings = try entry.list(entry.text) { Reading($0) }
  }

  // An arrival after a departure is as cheap as the two apart, so that those are read first. The
  // controller that stays hidden after "o.wd n.wa o.wa o.da" keeps its open will.
  private static let table = TextTable(
    "TransitionPattern.swift",
    #"""
    o.wd n.wa o.dd n.da | finished | 10
      push NAV-1, pop NAV-2, popTo NAV-8, setViewControllers NAV-10,
      childTransfer CHILD-31 V-XFER fromFirst, splitDetail SPLIT-4 V-SPLIT-DETAIL navLike,
      childSwap CHILD-25, rootSwap WIN-7 V-ROOT-SWAP navLike, pageCurl PAGE-7 V-PAGE-PROG navLike
    o.wd n.wa n.da o.dd | finished | 10
      presentHiding MODAL-1, dismissHiding MODAL-2, chainDismiss MODAL-10, childSwap CHILD-25,
      childTransfer CHILD-31 V-XFER modalLike, splitDetail SPLIT-4 V-SPLIT-DETAIL modalLike
    n.wa o.wd o.dd n.da | finished | 10
      tab TAB-2, pageCurl PAGE-3, childSwap CHILD-25, splitDetail SPLIT-4 V-SPLIT-DETAIL tabLike,
      rootSwap WIN-7 V-ROOT-SWAP newFirst
    n.wa o.wd n.da o.dd | finished | 10
      pageScroll PAGE-1, tab TAB-2 V-TAB-DIDS newFirst, childSwap CHILD-25,
      childTransfer CHILD-31 V-XFER toFirst
    n.wa n.da | finished | 10
      root WIN-1, presentKeeping MODAL-3, childAdd CHILD-4, splitColumn SPLIT-2, pageEarly PAGE-6
    o.wd o.dd | finished | 10
      dismissKeeping MODAL-3, sheetDrag MODAL-16, childRemove CHILD-16, splitColumn SPLIT-2,
      chainDismiss MODAL-10
    o.wd o.dd n.wa n.da | finished | 21
      rootSwap WIN-7 V-ROOT-SWAP oldOutNewIn
    o.wd n.wa n.wd n.dd o.wa o.da | cancelled | 13
      pop NAV-4 V-NAV-CANCEL nair, push NAV-18 V-NAV-CANCEL nair,
      dismissHiding MODAL-19 V-MODAL-CANCEL newFirst,
      presentHiding MODAL-19 V-MODAL-CANCEL newFirst, childSwap CHILD-23, childTransfer CHILD-23
    o.wd n.wa n.wd o.wa n.dd o.da | cancelled | 14
      pop NAV-4 V-NAV-CANCEL interleaved, push NAV-18 V-NAV-CANCEL interleaved,
      dismissHiding MODAL-19 V-MODAL-CANCEL interleaved,
      presentHiding MODAL-19 V-MODAL-CANCEL interleaved, childSwap CHILD-23
    o.wd n.wa o.wa o.da n.wd n.dd | cancelled | 14
      dismissHiding MODAL-19 V-MODAL-CANCEL oldFirst,
      presentHiding MODAL-19 V-MODAL-CANCEL oldFirst, childSwap CHILD-23
    o.wd n.wa o.wa o.da | cancelled | 16
      pop NAV-4 V-NAV-CANCEL abbrev, push NAV-18 V-NAV-CANCEL abbrev
    n.wa o.wd n.wd n.dd o.wa o.da | cancelled | 13
      tab TAB-6 V-TAB-CANCEL newFirst, pageScroll PAGE-5 V-PAGE-CANCEL any,
      pageCurl PAGE-5 V-PAGE-CANCEL any, childSwap CHILD-23
    n.wa o.wd n.wd o.wa n.dd o.da | cancelled | 13
      pageCurl PAGE-4 V-PAGE-CANCEL nair any, childSwap CHILD-23,
      tab TAB-6 V-TAB-CANCEL interleaved, pageScroll PAGE-5 V-PAGE-CANCEL any
    n.wa o.wd o.wa o.da n.wd n.dd | cancelled | 13
      pageScroll PAGE-2 V-PAGE-CANCEL nair any, tab TAB-6 V-TAB-CANCEL oldFirst,
      pageCurl PAGE-5 V-PAGE-CANCEL any, childSwap CHILD-23
    n.wa n.wd n.dd | cancelled | 13
      presentKeeping MODAL-19, childAdd CHILD-23
    o.wd o.wa o.da | cancelled | 13
      sheetDrag MODAL-17 V-SHEET-CANCEL wdWaDa, dismissKeeping MODAL-19, childRemove CHILD-23
    """#
  )
}
