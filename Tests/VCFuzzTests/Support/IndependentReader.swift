// Readers of standard formats that are not ours: those of Python's standard library.

import Foundation
import XCTest

/// Asks Python about a text.
enum IndependentReader {
  /// Runs a script with a text as its standard input and returns what it prints.
  ///
  /// The test is skipped where there is no Python.
  static func ask(_ script: String, about text: String) throws -> String {
    guard let found = BuiltTool.program("python3") else {
      throw XCTSkip("there is no python3: the format was not read by an independent reader")
    }
    let process = Process()
    process.executableURL = found
    process.arguments = ["-c", script]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // A text may be larger than what a pipe holds.
    let bytes = Data(text.utf8)
    DispatchQueue.global().async {
      input.fileHandleForWriting.write(bytes)
      input.fileHandleForWriting.closeFile()
    }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: answer, as: UTF8.self)
    XCTAssertEqual(process.terminationStatus, 0, words)
    return words.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Says how many of each there are in a JUnit document, and what a Jenkins-like reader demands.
  static let junit = """
    import sys, xml.etree.ElementTree as tree
    root = tree.fromstring(sys.stdin.buffer.read())
    assert root.tag == 'testsuites', root.tag
    for suite in root:
      assert suite.tag == 'testsuite'
      cases = suite.findall('testcase')
      assert len(cases) == len(suite)
      assert int(suite.get('tests')) == len(cases) == int(root.get('tests'))
      for kind in ('failure', 'error', 'skipped'):
        name = {'failure': 'failures', 'error': 'errors', 'skipped': 'skipped'}[kind]
        assert int(suite.get(name)) == sum(c.find(kind) is not None for c in cases), kind
      for case in cases:
        assert case.get('name') is not None and case.get('classname') and case.get('time')
        assert set(part.tag for part in case) <= {'failure','error','skipped','system-out'}
        for part in case.findall('failure') + case.findall('error'):
          assert part.get('message') is not None and part.get('type') is not None
      print(len(cases), suite.get('failures'), suite.get('errors'), suite.get('skipped'))
    """

  /// Says how many states a trace in the Informal Trace Format has, and what its last one is.
  static let itf = """
    import sys, json
    trace = json.load(sys.stdin)
    assert trace['#meta']['format'] == 'ITF'
    names = trace['vars']
    assert len(set(names)) == len(names) and not any(n.startswith('#') for n in names)
    def read(value):
      if isinstance(value, bool) or isinstance(value, str): return value
      if isinstance(value, list): return [read(item) for item in value]
      assert isinstance(value, dict), value
      if set(value) == {'#map'}:
        pairs = [read(pair) for pair in value['#map']]
        assert all(len(pair) == 2 for pair in pairs)
        assert len(set(pair[0] for pair in pairs)) == len(pairs), 'a key stands once'
        return dict(pairs)
      if set(value) == {'#set'}:
        items = [read(item) for item in value['#set']]
        assert len(set(items)) == len(items), 'an element stands once'
        return set(items)
      assert not any(name.startswith('#') for name in value), value
      return {name: read(item) for name, item in value.items()}
    last = None
    for place, state in enumerate(trace['states']):
      assert set(state) == set(names) | {'#meta'}, state
      assert state['#meta']['index'] == place
      last = {name: read(state[name]) for name in names}
    print(len(trace['states']), json.dumps(last['appearance'], sort_keys=True))
    """
}
