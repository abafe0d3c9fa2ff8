// Tests of the probes and of what their traces say.

import CalibrationProbes
import LifecycleRecording
import VCFuzzCalibration
import VCLifecycle
import XCTest

@MainActor
final class CalibrationTests: XCTestCase {
  private let predictions = ProbePredictions(os: .standard)

  private func calibration(_ name: String, without probes: Set<String> = []) throws -> Calibration {
    let profile = try Profile(named: name)
    let records = try Probe.all.filter { !probes.contains($0.name) }
      .flatMap { try ProbeRecord.records(in: $0.trace(under: profile)) }
    return Calibration(records, predictions: predictions)
  }

  private func verdict(_ id: String, in calibration: Calibration) -> Calibration.Verdict? {
    calibration.findings.first { $0.variant.id == id }?.verdict
  }

  func testEveryVariantHasAProbeOrAReason() async {
    let probed = Set(Probe.all.flatMap { $0.questions.flatMap(\.variants) })
    for variant in Variant.all {
      let isExcused = Probe.unprobed.contains { $0.variant == variant.id }
      XCTAssertNotEqual(probed.contains(variant.id), isExcused, variant.id)
    }
    XCTAssertEqual(Set(Probe.all.map(\.name)).count, Probe.all.count)
  }

  func testTheStandardProfileIsRecovered() async throws {
    let calibration = try calibration("ios26")
    XCTAssertEqual(calibration.profile, Profile(os: .standard))
    XCTAssertGreaterThan(calibration.settled.count, 75)
    XCTAssertFalse(calibration.findings.contains { $0.verdict == .contradicted })
  }

  func testADeviationIsSettledWithItsEvidence() async throws {
    let name = "ios26+V-NAV-CANCEL=interleaved+V-PAGE-EARLY=withContainer"
    let calibration = try calibration(name)
    XCTAssertEqual(verdict("V-NAV-CANCEL", in: calibration), .settled("interleaved"))
    XCTAssertEqual(calibration.profile.name, name)
    let finding = try XCTUnwrap(calibration.findings.first { $0.variant.id == "V-PAGE-EARLY" })
    XCTAssertEqual(finding.evidence.map(\.probe), ["page-shown"])
    XCTAssertEqual(finding.evidence.map(\.events), ["page.wa A.wa page.da A.da"])
  }

  func testWhatWasNotRecordedIsNotObserved() async throws {
    let calibration = try calibration("ios26", without: ["tab-tapped", "push"])
    XCTAssertEqual(verdict("V-TAB-DIDS", in: calibration), .notObserved(nil))
    // Another probe shows it, too.
    XCTAssertEqual(verdict("V-LOAD-POS", in: calibration), .settled("loadFirst"))
  }

  func testNestedAndQueuedPushesAreToldApart() async throws {
    for value in ["nested", "queue", "drop", "finishFirst"] {
      let calibration = try calibration("ios26+V-NAV-NESTED=\(value)+V-NAV-SKIPPED=full")
      XCTAssertEqual(verdict("V-NAV-NESTED", in: calibration), .settled(value))
    }
  }

  func testAValueWithoutEffectIsNamedWithItsCondition() async throws {
    let calibration = try calibration("ios26+V-NAV-NESTED=queue+V-PRESENT-START=afterCommit")
    for (id, condition) in [
      ("V-NAV-SKIPPED", "V-NAV-NESTED is queue"),
      ("V-DIDAPPEAR-PRESENT", "V-PRESENT-START is afterCommit"),
    ] { XCTAssertEqual(verdict(id, in: calibration), .withoutEffect(condition)) }
  }

  // MARK: Logs that lost something

  /// The trace of one probe, after its events were changed.
  private func record(_ name: String, _ change: (inout Trace) -> Void) throws -> Calibration {
    let probe = try XCTUnwrap(Probe.all.first { $0.name == name })
    var trace = probe.trace(under: .standard)
    change(&trace)
    return Calibration(try ProbeRecord.records(in: trace), predictions: predictions)
  }

  private func assertNotObserved(_ id: String, in calibration: Calibration) {
    if case .notObserved? = verdict(id, in: calibration) { return }
    XCTFail("\(String(describing: verdict(id, in: calibration)))")
  }

  func testALostCallbackIsNoticed() async throws {
    let whole = try record("push") { _ in }
    XCTAssertEqual(verdict("V-LOAD-POS", in: whole), .settled("loadFirst"))
    let lost = try record("push") { trace in
      let names = trace.names
      trace.events.removeAll { event in
        event.kind == .viewDidLoad
          && event.controller.map { names[Int($0.index)] } == "push.B"
      }
    }
    assertNotObserved("V-LOAD-POS", in: lost)
    // Another answer of the same probe does not need it.
    XCTAssertEqual(verdict("V-NAV-START", in: lost), .settled("deferred"))
  }

  func testRepeatedLinesChangeNothingAndARecordWithoutItsEndIsNone() async throws {
    let noisy = try record("push") { trace in
      trace.events = trace.events.flatMap { [$0, $0, Event(.viewDidAppear, animated: true)] }
    }
    XCTAssertEqual(verdict("V-LOAD-POS", in: noisy), .settled("loadFirst"))
    let cut = try record("push") { trace in
      trace.events.remove(at: trace.events.lastIndex { $0.kind == .marker } ?? 0)
    }
    assertNotObserved("V-LOAD-POS", in: cut)
  }

  func testAStepThatNobodyTookShowsNothing() async throws {
    let idle = try record("sheet-drag-cancelled") { trace in
      for place in trace.events.indices {
        let text = trace.text(of: trace.events[place]) ?? ""
        guard text.hasSuffix("done=yes") else { continue }
        trace.events[place].text = trace.addText(text.replacing("done=yes", with: "done=no"))
      }
    }
    assertNotObserved("V-SHEET-CANCEL", in: idle)
  }

  // MARK: Contradictions

  func testWhatNoValueExplainsContradictsTheRule() async throws {
    // The old root receives its callbacks after the new one has appeared: under no value.
    let kinds: [Event.Kind] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    let strange = try record("replace-root") { trace in
      let start = trace.events.lastIndex { trace.text(of: $0)?.hasSuffix(": replace") == true } ?? 0
      let places = trace.events.indices.filter { place in
        place > start && trace.events[place].frame == .enter
          && kinds.contains(trace.events[place].kind)
      }.prefix(4)
      let numbers = places.map { trace.events[$0].text }
      let order = places.sorted { left, right in
        kinds.firstIndex(of: trace.events[left].kind) ?? 0
          < kinds.firstIndex(of: trace.events[right].kind) ?? 0
      }
      for (place, number) in zip(order, numbers) { trace.events[place].text = number }
    }
    XCTAssertEqual(verdict("V-ROOT-SWAP", in: strange), .contradicted)
    let finding = try XCTUnwrap(strange.findings.first { $0.variant.id == "V-ROOT-SWAP" })
    XCTAssertEqual(finding.evidence.map { $0.expected.count }, [3])
  }

  func testAnswersThatContradictEachOtherSettleNothing() async throws {
    let push = try XCTUnwrap(Probe.all.first { $0.name == "push" })
    let records = try ["ios26", "ios26+V-LOAD-POS=wdFirst"].flatMap { name in
      try ProbeRecord.records(in: push.trace(under: Profile(named: name)))
    }
    let calibration = Calibration(records, predictions: predictions)
    XCTAssertEqual(verdict("V-LOAD-POS", in: calibration), .contradicted)
    XCTAssertEqual(verdict("V-NAV-START", in: calibration), .settled("deferred"))
  }

  // MARK: The file

  func testAFileReadsBackAsItWasWritten() async throws {
    let file = CalibrationFile(try calibration("ios26+V-TAB-DIDS=oldFirst"))
    let read = try CalibrationFile(text: file.text)
    XCTAssertEqual(read.text, file.text)
    XCTAssertEqual(read.profile.name, "ios26+V-TAB-DIDS=oldFirst")
  }

  func testAFaultyFileIsRefusedByItsLine() async {
    for (text, complaint) in [
      ("", "line 1: the file has no line 'profile NAME'"),
      (
        "profile ios99",
        "line 1: no profile 'ios99': write ios4 … ios18, ios26, ios27 or catalyst26"
      ),
      ("profile ios26\n  a: b", "line 2: evidence belongs below the variant it is about"),
      (
        "profile ios26\nsettled V-TAB-DIDS never",
        "line 2: V-TAB-DIDS has no value 'never': it has oldFirst, newFirst"
      ),
      (
        "profile ios26\nguessed V-TAB-DIDS",
        "line 2: expected 'profile NAME', or settled, excluded or contradicted VARIANT"
      ),
    ] {
      XCTAssertThrowsError(try CalibrationFile(text: text)) {
        XCTAssertEqual("\($0)", complaint)
      }
    }
  }
}
