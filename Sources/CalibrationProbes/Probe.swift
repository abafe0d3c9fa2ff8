// A probe: a small program against UIKit's API that behaves differently under the values of a
// variant, and the questions that its trace answers.

/// A small program whose callbacks show how UIKit behaves where that is disputed.
///
/// A probe assumes nothing: it takes its steps and records. What the record means is found by
/// running the same probe on HeadlessUIKit under every value in question.
public struct Probe: Sendable {
  /// The name in traces and reports: `push`.
  public let name: String
  /// What the program does, in one line.
  public let summary: String
  /// What its trace answers.
  public let questions: [Question]
  /// What a person must do by hand on a device; nil if the program runs by itself.
  public let instruction: String?
  /// What a recording carries, so that no other edition's programs explain it: it changes whenever
  /// a probe's program does, which a test checks.
  public static let edition = "6"
  /// The note by which a probe with an instruction says whether the person followed it.
  public static let confirmation = "done"
  /// Whether it needs a large screen.
  public let needsPad: Bool

  let body: @MainActor @Sendable (ProbeRun) -> Void

  init(
    _ name: String,
    _ summary: String,
    asks questions: [Question],
    byHand instruction: String? = nil,
    onPad needsPad: Bool = false,
    _ body: @escaping @MainActor @Sendable (ProbeRun) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.questions = questions
    self.instruction = instruction
    self.needsPad = needsPad
    self.body = body
  }

  /// Every probe, in the order in which they run.
  public static let all: [Probe] =
    navigation + cancelledPops + presentation + customTransitions + sheets + tabs + pages + splits
    + appearance + children + forwarding + windows
}

/// What a part of a probe's trace answers: the value of variants, given that of others.
public struct Question: Sendable {
  /// The variants whose values it separates.
  public let variants: [String]
  /// The events that are looked at, in short form: `A.wd`, `B.wa(flag)`, or the name of a note.
  public let watched: [String]
  /// The note after which they count; nil if all of them do.
  public let start: String?
  /// Other variants on which these events depend.
  public let given: [String]

  /// Lists are separated by spaces.
  init(
    _ variants: String,
    watching watched: String,
    after start: String? = nil,
    given: String = ""
  ) {
    self.start = start
    self.variants = variants.split(separator: " ").map(String.init)
    self.watched = watched.split(separator: " ").map(String.init)
    self.given = given.split(separator: " ").map(String.init)
  }
}

extension Probe {
  /// The variants that no probe separates, with the reason.
  public static let unprobed: [(variant: String, reason: String)] = [
    ("V-LAUNCH-ORDER", "it shows at the launch of the app: record that of an app of your own"),
    ("V-HIERARCHY-XFER", "one of its values ends the app by an exception"),
    ("V-PAGE-SCROLL-END", "a probe has no finger, and the end of a scroll is no event of a trace"),
    ("V-SCENE-END", "a scene that ends takes the probes with it"),
  ]
}
