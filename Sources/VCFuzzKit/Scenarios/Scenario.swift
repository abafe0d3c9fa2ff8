// What a user writes: a container with its operations, or an observer with what it promises.

public import HeadlessUIKit

/// A system under test: what is made at the start of a run, and what can be done with it.
///
/// A scenario names the public operations of a container, or the screens of an observer, and
/// nothing else. The tool adds the environment.
public struct Scenario: Sendable {
  /// The name by which the command line and the corpus know it.
  public let name: String
  /// What it is, in a sentence.
  public let summary: String
  /// Whether a container is under test, and not an observer.
  package let hasRoot: Bool
  /// The module that defines it.
  package let module: String
  /// Where it is written; nil for the tool's own.
  package let place: SourcePlace?
  /// The oldest major version of iOS that the system supports; nil for the tool's default.
  package let oldestIOS: Int?
  /// Whether the system has a bug on purpose, so that its saved cases must fail.
  package var isDeliberatelyBroken = false
  /// What it is to the tool.
  package var kind = ScenarioCatalogue.Kind.own
  /// Whether advice is a failure of its runs, too.
  package var reportsAdvice = false
  /// The deviation that is planted in the runtime of every run; nil outside of measurements.
  package var deviation: RuntimeDeviation?
  /// Makes the system on a fresh stage.
  private var make: @MainActor (Stage) -> Subject

  /// Creates the scenario of a container: its root, and what a caller can do with it.
  ///
  /// `oldestIOS` is the oldest major version of iOS that the container supports (default: 15).
  /// A scenario that `isDeliberatelyBroken` is a sample of a bug: its saved cases must fail.
  /// `state` returns all that decides how the container continues, for explorations that would
  /// otherwise read the stored properties of its objects.
  public init<Root: UIViewController>(
    _ name: String,
    _ summary: String = "",
    oldestIOS: Int? = nil,
    isDeliberatelyBroken: Bool = false,
    fileID: String = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    root: @escaping @MainActor (Stage) -> Root,
    @ScenarioBuilder operations: @escaping @MainActor (Root, Stage) -> [ScenarioPart],
    state: (@MainActor (Root, Stage) -> any Hashable)? = nil
  ) {
    self.name = name
    self.summary = summary
    module = String(fileID.prefix { $0 != "/" })
    place = SourcePlace(file, line)
    self.oldestIOS = oldestIOS
    self.isDeliberatelyBroken = isDeliberatelyBroken
    hasRoot = true
    make = { stage in
      let root = root(stage)
      return Subject(
        root: root,
        parts: operations(root, stage),
        state: state.map { state in { state(root, stage) } }
      )
    }
  }

  /// Creates the scenario of an observer: code that reacts to the callbacks of its screens.
  ///
  /// The tool makes trees of UIKit's containers with such screens and takes every legal step.
  /// `oldestIOS` is the oldest major version of iOS that the observer supports (default: 15).
  /// A scenario that `isDeliberatelyBroken` is a sample of a bug: its saved cases must fail.
  public init<Observer>(
    _ name: String,
    _ summary: String = "",
    oldestIOS: Int? = nil,
    isDeliberatelyBroken: Bool = false,
    fileID: String = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    observer: @escaping @MainActor (Stage) -> Observer,
    screen: @escaping @MainActor (Observer) -> UIViewController,
    @ScenarioBuilder invariants: @escaping @MainActor (Observer, Stage) -> [ScenarioPart]
  ) {
    self.name = name
    self.summary = summary
    module = String(fileID.prefix { $0 != "/" })
    place = SourcePlace(file, line)
    self.oldestIOS = oldestIOS
    self.isDeliberatelyBroken = isDeliberatelyBroken
    hasRoot = false
    make = { stage in
      let observer = observer(stage)
      stage.makeScreen = { screen(observer) }
      return Subject(root: nil, parts: invariants(observer, stage))
    }
  }

  /// Creates the scenario of the environment alone: UIKit's own containers with plain screens.
  package init(environment name: String, _ summary: String) {
    self.name = name
    self.summary = summary
    module = "VCFuzzKit"
    place = nil
    oldestIOS = nil
    hasRoot = false
    kind = .system
    make = { _ in Subject(root: nil, parts: []) }
  }

  /// Creates the same scenario with a plain container, or with plain screens, instead of its own.
  init(_ scenario: Scenario, plain makeRoot: (@MainActor () -> UIViewController)?) {
    self = scenario
    make = { _ in Subject(root: makeRoot?(), parts: []) }
  }

  /// The scenario without any of its own code.
  var inert: Scenario {
    guard hasRoot else { return Scenario(self, plain: nil) }
    return Scenario(self, plain: { UIViewController() })
  }

  /// Makes the system of one run on a fresh stage.
  @MainActor package func subject(on stage: Stage) -> Subject { make(stage) }

  /// The default of `oldestIOS`: older versions are hardly found on devices any more.
  package static let oldestIOSStandard = 15

  /// The oldest major version of iOS whose rules the system must obey.
  package var oldestIOSInUse: Int { oldestIOS ?? Self.oldestIOSStandard }
}
