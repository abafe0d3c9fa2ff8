// Tests of how command lines are read, and of what is said to those that are not understood.

import VCFuzzCLI
import XCTest

@MainActor final class ArgumentParserTests: XCTestCase {
  func testEachMistakeGetsOneLineAndTheUsageCode() async {
    let rows: [(words: [String], message: String)] = [
      (
        ["--seed", "-1"],
        "invalid value '-1' for '--seed': expected a whole number from 0 to "
          + "18446744073709551615, or 0x with its digits"
      ),
      (["rles"], "no command 'rles'; did you mean 'rules'?"),
      (["xyzzy"], "no command 'xyzzy'; 'vcfuzz help' lists the commands"),
      (["-x"], "no option '-x'; 'vcfuzz help' lists the options"),
      (["rules", "--jsno"], "'rules' has no option '--jsno'; did you mean '--json'?"),
      (["rules", "--x"], "'rules' has no option '--x'; 'vcfuzz help rules' lists the options"),
      (
        ["rules", "--version"],
        "'rules' has no option '--version'; 'vcfuzz help rules' lists the options"
      ),
      (["rules", "--json=1"], "'--json' takes no value: write '--json' alone"),
      (["rules", "--json", "--json"], "'--json' is given twice: give it once"),
      (["rules", "--color"], "'--color' needs a value: write '--color MODE'"),
      (["rules", "--color", "--json"], "'--color' needs a value: write '--color MODE'"),
      (
        ["rules", "--color=blue"],
        "invalid value 'blue' for '--color': expected one of auto, always, never"
      ),
      (
        ["rules", "--color="], "invalid value '' for '--color': expected one of auto, always, never"
      ),
      (
        ["completions", "bash", "zsh"],
        "unexpected argument 'zsh' for 'completions'; see 'vcfuzz help completions'"
      ),
      (["rules", "--", "--json"], "no rule or family '--json'; 'vcfuzz rules' lists them"),
      (["rules", "NVA"], "no rule or family 'NVA'; did you mean 'NAV'?"),
      (["completions"], "'completions' needs bash|zsh|fish: see 'vcfuzz help completions'"),
      (
        ["completions", "tcsh"],
        "invalid value 'tcsh' for 'bash|zsh|fish': expected one of bash, zsh, fish"
      ),
      (["help", "ruels"], "no command 'ruels'; did you mean 'rules'?"),
      (
        ["profiles", "ios3x"], "no profile 'ios3x': write ios4 … ios18, ios26, ios27 or catalyst26"
      ),
      (
        ["rules", "\u{1B}[2J\n\u{202E}"],
        "no rule or family '\\u{1B}[2J\\u{A}\\u{202E}'; 'vcfuzz rules' lists them"
      ),
    ]
    for (words, message) in rows {
      let run = ToolRun(words)
      XCTAssertEqual(run.exitCode, .usage, "\(words)")
      XCTAssertEqual(run.errors, "vcfuzz: \(message)\n")
      XCTAssertEqual(run.output, "")
    }
  }

  func testAVeryLongWordGetsAShortMessage() async {
    let run = ToolRun(String(repeating: "x", count: 1_000_000))
    XCTAssertEqual(run.exitCode, .usage)
    XCTAssertLessThan(run.errors.count, 200)
  }

  func testOptionsStandBeforeAndAfterOperands() async {
    let expected = ToolRun("rules", "NAV-1", "--json").output
    XCTAssertTrue(expected.hasPrefix("{"))
    for words in [
      ["rules", "--json", "NAV-1"], ["--color", "never", "rules", "--json", "NAV-1"],
      ["rules", "--color=always", "--json", "--", "NAV-1"],
    ] { XCTAssertEqual(ToolRun(words).output, expected) }
  }

  func testHelpIsAnsweredWhereverItIsAsked() async {
    let overview = ToolRun("help").output
    XCTAssertEqual(ToolRun("--help").output, overview)
    XCTAssertEqual(ToolRun("-h").output, overview)
    let rules = ToolRun("help", "rules").output
    XCTAssertNotEqual(rules, overview)
    XCTAssertEqual(ToolRun("rules", "--help").output, rules)
    XCTAssertEqual(ToolRun("rules", "NAV-1", "-h").output, rules)
    XCTAssertEqual(ToolRun("completions", "--help").exitCode, .nothingFound)
  }

  func testVersionHasTwoForms() async {
    XCTAssertEqual(ToolRun("version").output, "vcfuzz 0.1.0\n")
    XCTAssertEqual(ToolRun("--version").output, "vcfuzz 0.1.0\n")
  }
}
