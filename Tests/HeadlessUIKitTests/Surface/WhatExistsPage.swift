// The page of the documentation that lists what exists, drawn from the public surface.

import Foundation

/// The documentation's list of types and members.
enum WhatExistsPage {
  static let file = PublicSurface.root
    .appendingPathComponent("Sources/HeadlessUIKit/HeadlessUIKit.docc/WhatExists.md")

  /// The chapters: a heading and the module whose types it lists.
  private static let chapters = [
    (title: "With a lifecycle, or beneath it", module: "HeadlessUIKitCore"),
    ("Without a lifecycle: lists, controls, pickers, graphics", "HeadlessUIKitSurface"),
    ("Queues and timers of virtual time", "HeadlessFoundation"),
  ]

  static let introduction = """
    # What exists

    Every public type and member of HeadlessUIKit. What is not here is a compile error.

    The names and signatures are UIKit's, except those of `Stage` and of `Device`, which describes
    the screen that a stage represents. Nothing is rendered and nothing takes time: colours, fonts,
    images and layers are values, animation blocks run at once and their completions by a step of
    the stage.

    A member *behaves*, unless it is listed as *inert*: what an app sets is kept, a call has no
    effect, and nothing of the runtime reads it. *Absent* is what UIKit's own class has and this one
    lacks; only the classes of controllers, views and windows are compared.

    - **Selectors** carry their method: `Selector("tapped:", Menu.tapped(_:))`. `vcfuzz adopt`
      rewrites `#selector` that way. A selector made of text reaches no method.
    - **Members without consequence** of responders, views and controllers are in
      `UIObjectBase`, `UIResponderBase`, `UIViewBase` and `UIViewControllerBase`, those of both
      data sources of snapshots, and of tables and collections, in `NSDiffableDataSource`,
      `UIListViewBase` and `UIListControllerBase`: UIKit has no such classes.
    - **Auto Layout** solves equalities between a view, its subviews and guides: edges, centres,
      sizes. Inequalities, hugging and compression are recorded and inert.
    - **`DispatchQueue`, `DispatchGroup`, `DispatchSource`, `DispatchTime`, `DispatchWorkItem` and
      `Timer`** go through the virtual run loop, also in a file that imports Foundation beside
      HeadlessUIKit. A file that imports Foundation alone gets Foundation's own, and no stage runs
      their blocks: vcfuzz reports what it finds waiting in the real main queue.
    - **One finger** drives one gesture recogniser, and those beside it for which one of the two
      delegates allows it. The gestures of UIKit's own containers (the swipe back, a page, a sheet)
      ask no delegate about others.
    - **Optional delegate methods** are requirements with default implementations.
    - **Overloads** that differ in a default value are one method here: `constraint(equalTo:)` is
      `constraint(equalTo:constant:)` without its last argument.
    """

  static func drawn(from surface: PublicSurface) -> String {
    var lines = [introduction]
    var listed: Set<String> = []
    for (title, module) in chapters {
      let types = surface.members.keys.filter {
        surface.modules[$0] == module && !$0.hasPrefix("hidden ")
      }
      guard !types.isEmpty else { continue }
      lines += ["", "## \(title)"]
      for type in types.sorted() {
        listed.insert(type)
        lines += ["", "### \(type)"] + paragraphs(of: type, in: surface)
      }
    }
    let rest = surface.members.keys.filter { !listed.contains($0) && !$0.hasPrefix("hidden ") }
    lines += ["", "## Additions to types of Foundation"]
    for type in rest.sorted() {
      lines += ["", "### \(type)"] + paragraphs(of: type, in: surface)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What behaves, what is inert, and what UIKit has and this lacks.
  private static func paragraphs(of type: String, in surface: PublicSurface) -> [String] {
    let members = surface.members[type] ?? []
    let inert = members.filter { surface.isInert($0, of: type) }
    var lines = paragraph(members.subtracting(inert))
    if !inert.isEmpty { lines += ["", "*Inert:*"] + paragraph(inert).dropFirst() }
    let bases = ["UIResponderBase", "UIViewBase", "UIViewControllerBase"]
    let present = (bases + ["UIResponder", "UIView", type])
      .reduce(into: Set<String>()) { $0.formUnion(surface.members[$1] ?? []) }
    let known = UIKitMembers.all.first { $0.type == type }?.members ?? []
    let absent = known.subtracting(present)
    if !absent.isEmpty { lines += ["", "*Absent:*"] + paragraph(absent).dropFirst() }
    return lines
  }

  /// The names in order, in lines of at most a hundred characters.
  private static func paragraph(_ names: Set<String>) -> [String] {
    guard !names.isEmpty else { return [] }
    var lines = [""]
    for name in names.sorted() {
      let word = "`\(name.filter { $0 != "`" })`"
      let last = lines[lines.count - 1]
      if last.count + word.count + 1 > 100, !last.isEmpty {
        lines.append(word)
      } else {
        lines[lines.count - 1] = last.isEmpty ? word : last + " " + word
      }
    }
    return [""] + lines
  }
}
