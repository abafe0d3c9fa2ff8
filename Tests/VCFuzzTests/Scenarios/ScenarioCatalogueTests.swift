// The scenarios by name: which one a name means, and what is said of a name that is none.

import HeadlessUIKit
import VCFuzzCLI
import VCFuzzKit
import VCFuzzSamples
import VCFuzzSupport
import XCTest

@MainActor
final class ScenarioCatalogueTests: XCTestCase {
  private func named(_ name: String) -> Scenario {
    Scenario(name) { stage in
      stage.screen("Root")
    } operations: { _, _ in
    }
  }

  private func refusal(_ name: String, _ catalogue: ScenarioCatalogue = .init()) -> String {
    do {
      let scenario = try catalogue.scenario(named: name)
      return "found \(scenario.name)"
    } catch {
      return "\(error)"
    }
  }

  func testAMistypedNameIsAnsweredWithTheNearest() async {
    XCTAssertEqual(refusal("uikt"), "no scenario 'uikt': did you mean 'uikit'?")
    let own = ScenarioCatalogue([named("drawer")])
    XCTAssertEqual(refusal("drawr", own), "no scenario 'drawr': did you mean 'drawer'?")
  }

  func testANameLikeNoOtherIsAnsweredWithTheWayToTheList() async {
    for name in ["", "something-else-altogether"] {
      XCTAssertEqual(
        refusal(name),
        "no scenario '\(name)': the command 'scenarios' lists them; "
          + "run the command line of the package that defines it"
      )
    }
  }

  func testANameCannotWriteToTheTerminal() async {
    let text = refusal("a\u{1B}[31mred\nline")
    XCTAssertTrue(text.hasPrefix("no scenario "), text)
    XCTAssertFalse(text.unicodeScalars.contains { $0.value < 0x20 }, text)
  }

  func testNamesAreComparedWhole() async throws {
    let catalogue = ScenarioCatalogue([named("drawer"), named("drawer-2")])
    XCTAssertEqual(try catalogue.scenario(named: "drawer-2").name, "drawer-2")
    XCTAssertTrue(refusal("Drawer", catalogue).contains("did you mean 'drawer'?"))
  }

  func testTheFirstNameThatTwoScenariosShareIsReported() async {
    XCTAssertNil(ScenarioCatalogue([]).sharedName)
    XCTAssertNil(ScenarioCatalogue([named("a"), named("b")]).sharedName)
    let catalogue = ScenarioCatalogue([named("a"), named("b"), named("b"), named("a")])
    XCTAssertEqual(catalogue.sharedName, "b")
    XCTAssertNil(ScenarioCatalogue([named("uikit")]).sharedName, "it stands for the tool's")
  }

  func testACommandLineWithTwoScenariosOfOneNameRefusesToRun() async {
    let terminal = Terminal.captured()
    let tool = CommandLineTool(scenarios: [named("twin"), named("twin")])
    XCTAssertEqual(tool.run(["scenarios"], on: terminal), .usage)
    XCTAssertTrue(terminal.errorText.contains("two scenarios are called 'twin'"))
    XCTAssertEqual(terminal.outputText, "")
  }

  func testAScenarioOfThePackageReplacesTheOneOfItsName() async throws {
    let faulty = try XCTUnwrap(Scenario.faultyEntries.first?.faulty.name)
    let own = named(faulty)
    let plain = ScenarioCatalogue()
    let catalogue = ScenarioCatalogue([own], builtIn: Scenario.builtIn)
    XCTAssertEqual(catalogue.all.count, plain.all.count)
    XCTAssertEqual(catalogue.all.first?.name, faulty)
    XCTAssertEqual(catalogue.kind(of: own), .own)
    XCTAssertEqual(plain.kind(of: try plain.scenario(named: faulty)), .faulty)
    XCTAssertEqual(catalogue.standard.map(\.name), [faulty])
  }

  func testAPackageDoesNotHaveTheSamples() async {
    XCTAssertEqual(ScenarioCatalogue([named("drawer")]).all.map(\.name), ["drawer", "uikit"])
  }

  func testEveryBuiltInScenarioHasOneKind() async {
    let catalogue = ScenarioCatalogue()
    let kinds = Dictionary(grouping: catalogue.all, by: catalogue.kind(of:)).mapValues(\.count)
    let count = Scenario.faultyEntries.count
    XCTAssertEqual(kinds, [.system: 1, .faulty: count, .repaired: count])
    XCTAssertEqual(catalogue.standard.count, 1 + count)
  }
}
