// A real browser without a window, where one is installed.

import Foundation
import XCTest

/// Opens pages in Chromium.
struct Browser {
  private let executable: URL
  private let folder: String

  /// Finds the browser; the test that asks is skipped where there is none.
  init(_ folder: CaseFolder) throws {
    let found = BuiltTool.program("chromium", "chromium-browser", "google-chrome")
    guard let found else {
      throw XCTSkip("no Chromium is installed: the pages were not opened in a browser")
    }
    executable = found
    self.folder = folder.path
  }

  /// What the browser says of a page.
  struct Visit {
    /// The page as it stands after its script ran.
    let page: String
    /// What was written to the console, errors of the page's policy among it.
    let console: [String]
  }

  /// Opens a file.
  func open(_ file: String) throws -> Visit {
    let process = Process()
    process.executableURL = executable
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--host-resolver-rules=MAP * ~NOTFOUND", "--enable-logging=stderr",
      "--user-data-dir=\(folder)/profile", "--window-size=1280,900", "--dump-dom",
      "file://\(folder)/\(file)",
    ]
    let errors = folder + "/browser.txt"
    try Data().write(to: URL(fileURLWithPath: errors))
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    let guardian = DispatchWorkItem { if process.isRunning { process.terminate() } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: guardian)
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guardian.cancel()
    XCTAssertEqual(process.terminationStatus, 0, "the browser failed on \(file)")
    let log = try String(contentsOfFile: errors, encoding: .utf8)
    return Visit(
      page: String(decoding: bytes, as: UTF8.self),
      console: log.split(separator: "\n").map { String($0) }.filter { $0.contains("CONSOLE") }
    )
  }

  /// Opens a copy of a page with a script of the test's, and returns what that script answers.
  func ask(_ page: String, _ script: String) throws -> [String: Any] {
    // The copy's policy would not let the test's script in.
    let copy =
      page.replacing("http-equiv=\"Content-Security-Policy\"", with: "name=\"policy\"")
      .replacing(
        "</body>",
        with: "<script>var answer={};\(script);"
          + "document.body.innerHTML='<pre>'+encodeURIComponent(JSON.stringify(answer))+'</pre>';"
          + "</script></body>"
      )
    try copy.write(toFile: folder + "/copy.html", atomically: true, encoding: .utf8)
    let visit = try open("copy.html")
    XCTAssertEqual(visit.console, [])
    guard let start = visit.page.firstRange(of: "<pre>"),
      let end = visit.page.firstRange(of: "</pre>"),
      let text = String(visit.page[start.upperBound..<end.lowerBound]).removingPercentEncoding,
      let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else {
      XCTFail("the test's script gave no answer")
      return [:]
    }
    return answer
  }
}
