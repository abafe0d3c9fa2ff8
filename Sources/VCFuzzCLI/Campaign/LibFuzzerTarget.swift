// A scenario as a target of libFuzzer, which generates bytes and watches what code they reach.

internal import Foundation
internal import VCFuzzReports

/// A scenario whose runs libFuzzer spells as bytes.
///
/// ```swift
/// private let target = LibFuzzerTarget(.drawer)
///
/// @_cdecl("LLVMFuzzerTestOneInput")
/// public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
///   target.run(bytes, count)
/// }
/// ```
public struct LibFuzzerTarget: Sendable {
  private let scenario: Scenario
  private let output: String

  /// Creates the target of a scenario; `output` is the folder of `Corpus/` and `Reports/`.
  public init(_ scenario: Scenario, output: String = ".") {
    self.scenario = scenario
    self.output = output
  }

  /// Takes the run that the bytes spell, on the main thread.
  ///
  /// A failure that `Corpus/` lacks is shrunk, saved and reported as that of a campaign is. Then
  /// the process aborts, which libFuzzer takes for a crash, so that it saves the bytes.
  public func run(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
    MainActor.assumeIsolated {
      do {
        guard let text = try findings(in: bytes) else { return }
        FileHandle.standardError.write(Data((text + "\n").utf8))
      } catch {
        FileHandle.standardError.write(Data("vcfuzz: \(error)\n".utf8))
      }
      abort()
    }
    return 0
  }

  /// Saves the new findings of the run that bytes spell, and returns their text; nil if there are
  /// none.
  @MainActor package func findings(in bytes: [UInt8]) throws -> String? {
    let settings = CampaignSettings([scenario], seed: 0, iterations: 1)
    let run = Generator(scenario, options: settings.options, seed: settings.seed).walk(bytes)
    guard !run.failures.isEmpty else { return nil }
    let store = try FindingStore(output: output, scenarios: [scenario])
    let keeper = CampaignKeeper(store, settings)
    let campaign = Campaign(settings, isKnown: store.isKnown, record: store.record)
    campaign.takeRuns { _, _ in run }
    let result = try campaign.run(onFinding: keeper.keep)
    let all = try keeper.finish(result)
    try keeper.close(all)
    let findings = all.filter { !$0.finding.isKnown && settings.counts($0.finding) }
    if findings.isEmpty { return nil }
    return CampaignText(isVerbose: false) { text, _ in text }.findings(findings)
  }
}
