// Whether a failing run is as short as any: all paths of its grammar with fewer user actions,
// searched. Passing time costs nothing.

internal import ModelChecking
internal import VCLifecycle

/// Searches the shorter paths of a failing one.
///
/// A path is shorter than another if it has fewer user actions; it may have as many steps in all.
/// It is compared as a case is: its steps, after which every finger is lifted and everything
/// runs out. So every state of the search is concluded, and each costs a run. It starts with no
/// action: what it finds first has the fewest, and where it is cut it can say up to which number
/// there is none.
@MainActor
package struct Certifier {
  private let scenario: Scenario
  private let reduces: Bool
  private let runsMax: Int
  private let isStopped: () -> Bool

  /// The default number of runs of a certification.
  package nonisolated static let runsStandard = 2_000

  package init(
    _ scenario: Scenario,
    reduces: Bool = true,
    runsMax: Int = Certifier.runsStandard,
    isStopped: @escaping () -> Bool = { false }
  ) {
    self.scenario = scenario
    self.reduces = reduces
    self.runsMax = runsMax
    self.isStopped = isStopped
  }

  /// Returns what is known of the length of a failing path; `grammar` is its own unless given.
  package func certify(
    _ configuration: Configuration,
    _ path: [Step],
    identity: Failure.Identity,
    grammar: Grammar? = nil
  ) -> Certification {
    var grammar = grammar ?? Grammar(of: path)
    var result = Certification(path: path, grammar: grammar.words)
    let actionsMax = system(configuration, grammar).countUserSteps(of: path)
    for actions in 0..<actionsMax {
      grammar.stepsMax = actions
      var system = system(configuration, grammar)
      guard let report = search(&system, identity, length: path.count, &result) else { break }
      if let found = report.counterexample(identity: identity.description) {
        result.path = system.parts(of: found.path).steps
        result.searchedLength = actions
        result.isCertified = true
        // A depth-first search lets more time pass than it takes.
        for length in actions..<result.path.count {
          let report = search(&system, identity, length: length, &result)
          guard let found = report?.counterexample(identity: identity.description) else { continue }
          result.path = system.parts(of: found.path).steps
          break
        }
        return result
      }
      guard report.certificate.coversItsDepth else { break }
      result.searchedLength = actions + 1
    }
    result.isCertified = result.searchedLength == actionsMax
    return result
  }

  private func system(_ configuration: Configuration, _ grammar: Grammar) -> ScenarioSystem {
    ScenarioSystem(scenario, settings: [configuration], grammar: grammar, usesSymmetry: reduces)
  }

  /// Returns what is known of the length of a small run, and its failure on the shortest path.
  ///
  /// Nil where the failure does not come first: a search ends each path at its first failure.
  package func certify(_ small: ShrunkRun) -> (Certification, Failure)? {
    let identity = small.failure.identity
    guard first(small.configuration, small.path)?.identity == identity else { return nil }
    let known = certify(small.configuration, small.path, identity: identity)
    if known.path == small.path { return (known, small.failure) }
    guard let failure = first(small.configuration, known.path), failure.identity == identity
    else { return nil }
    return (known, failure)
  }

  private func first(_ configuration: Configuration, _ path: [Step]) -> Failure? {
    Run.finished(scenario, configuration, path).failure
  }

  /// Searches all paths up to a length; nil if no run is left.
  private func search(
    _ system: inout ScenarioSystem,
    _ identity: Failure.Identity,
    length: Int,
    _ result: inout Certification
  ) -> SearchReport<ExploredStep>? {
    guard result.runs < runsMax else { return nil }
    var options = ReplayOptions(reduction: reduces ? .sleepSets : .none)
    options.concludesEverywhere = true
    options.soughtIdentity = identity.description
    options.limits.depthMax = length
    options.limits.statesMax = runsMax - result.runs
    options.limits.isInterrupted = isStopped
    do throws(OptionConflict) {
      let report = try ReplaySearch<ScenarioSystem>(options: options).run(&system)
      result.runs += report.certificate.states
      return report
    } catch {
      preconditionFailure("a depth-first search with sleep sets is refused: \(error)")
    }
  }
}

/// What is known of the length of a failing path.
package struct Certification: Hashable, Codable, Sendable {
  /// The shortest failing path known.
  package fileprivate(set) var path: [Step]
  /// All paths with fewer user actions than this were searched.
  package fileprivate(set) var searchedLength = 0
  /// Whether no path of the grammar is shorter.
  package fileprivate(set) var isCertified = false
  /// The runs that it took.
  package fileprivate(set) var runs = 0
  /// The grammar in words.
  package let grammar: String

  /// The claim in words.
  package func words(isOneMinimal: Bool) -> String {
    if isCertified {
      return path.contains(where: \.isUserVisible)
        ? "certified minimal: no shorter path of \(grammar) (fewer user actions, at most "
          + "\(path.count == 1 ? "1 step" : "\(path.count) steps") in all) fails like it"
        : "certified minimal: it takes no user action"
    }
    let claim = Self.claimWithoutSearch(isOneMinimal: isOneMinimal)
    guard searchedLength > 1 else { return claim }
    return claim + ", and no path of fewer than \(searchedLength) user actions fails like it"
  }

  /// The claim in words where no shorter path was searched.
  static func claimWithoutSearch(isOneMinimal: Bool) -> String {
    isOneMinimal ? "1-minimal: no single user action can be left out" : "perhaps not minimal"
  }
}
