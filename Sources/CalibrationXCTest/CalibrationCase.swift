// XCTest entry point: runs the probes on UIKit, and attaches what they recorded.

#if canImport(UIKit) && canImport(ObjectiveC)
internal import CalibrationProbes
internal import LifecycleRecording
public import XCTest

/// A test that runs every probe and attaches the trace.
///
/// An iOS test target needs one line: `final class Calibration: CalibrationCase {}`. The attachment
/// `probes.json` is what `vcfuzz calibrate` reads. Set the environment variable `VCFUZZ_PERSON` to
/// `yes` to run the probes, too, in which a person acts on printed instructions.
open class CalibrationCase: XCTestCase {
  @MainActor
  public func testProbes() throws {
    if type(of: self) == CalibrationCase.self { throw XCTSkip("subclass it in your test target") }
    let isPersonThere = ProcessInfo.processInfo.environment["VCFUZZ_PERSON"] == "yes"
    let recorder = Probe.runAll(withPerson: isPersonThere)
    let attachment = XCTAttachment(string: recorder.text)
    attachment.name = "probes.json"
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
#endif
