// The words that call the running executable again.

import VCFuzzCLI
import XCTest

@MainActor
final class ToolCallTests: XCTestCase {
  func testACallIsWhatAShellInTheSameFolderIsGiven() async {
    let debug = "/opt/me/drawer/.build/x86_64-unknown-linux-gnu/debug/drawer-fuzz"
    let release = debug.replacing("debug", with: "release")
    for (path, folder, call) in [
      (debug, "/opt/me/drawer", "swift run drawer-fuzz"),
      (release, "/opt/me/drawer", "swift run -c release drawer-fuzz"),
      (debug, "/opt/me", debug),
      (".build/x86_64-unknown-linux-gnu/debug/drawer-fuzz", "/opt/me", "swift run drawer-fuzz"),
      (".build/release/drawer-fuzz", "/opt/me/drawer", ".build/release/drawer-fuzz"),
      ("drawer-fuzz", "/opt/me/drawer", "drawer-fuzz"),
      ("/opt/my tools/drawer-fuzz", "/", "'/opt/my tools/drawer-fuzz'"),
    ] {
      let tool = ToolCall(path: path, from: folder)
      XCTAssertEqual(tool.text, call)
      XCTAssertEqual(tool.name, "drawer-fuzz")
    }
  }

  func testPrintedCommandsNameTheExecutable() async throws {
    let folder = try CaseFolder(self)
    let process = ToolCall(path: "drawer-fuzz", from: "/")
    let tool = CommandLineTool(scenarios: [.switcher()]).named(after: process)
    let words = ["--seed", "1", "-n", "60", "--fail-on", "fragile", "-o", folder.path]
    let run = ToolRun(words, tool: tool).expect(
      .found,
      holds: [
        "  replay  drawer-fuzz replay \(folder.path)/Corpus/switcher",
        "  again   drawer-fuzz --seed 1 --iterations 60 ",
      ],
      lacks: ["vcfuzz"]
    )
    let command = try XCTUnwrap(
      run.output.split(separator: "\n").first { $0.hasPrefix("  replay") }
    )
    let pasted = command.split(separator: " ").dropFirst(2).map { String($0) }
    ToolRun(pasted + ["--fail-on", "fragile"], tool: tool).expect(.found)
    for name in try folder.names(in: "Reports") {
      let text = try folder.text(of: "Reports/" + name)
      XCTAssertFalse(text.contains("vcfuzz replay"), name)
    }
    ToolRun("nonsense", tool: tool).expect(errors: ["'drawer-fuzz help'"])
    ToolRun("help", tool: tool).expect(holds: ["drawer-fuzz [COMMAND]"])
    ToolRun("completions", "bash", tool: tool)
      .expect(holds: ["complete -F _drawer_fuzz drawer-fuzz"])
  }
}
