// Feeds the readers, the checks and the reports with damaged input.
//
// A crash ends the process, as it should: then the seed says which input it was. What can go wrong
// without a crash is found by comparison: a trace that was read must be written and read again
// without a difference, in pieces of any length, and no report may hold a character that steers.

internal import LifecycleLogs
import LifecycleNotation
import LifecycleRecording
internal import VCFuzzCLI
internal import VCFuzzKit
internal import VCFuzzReports
import VCLifecycle

/// The fuzzing of everything that text from outside passes through.
package enum ReaderFuzzing {
  /// What became of the inputs.
  package struct Statistics: Sendable {
    package fileprivate(set) var inputs = 0
    /// The inputs that were read to their end.
    package fileprivate(set) var readable = 0
    package fileprivate(set) var events = 0
    package fileprivate(set) var findings = 0
    /// The inputs that went wrong, with what went wrong.
    package fileprivate(set) var failures: [(input: [UInt8], problem: String)] = []
  }

  /// The inputs to mutate further.
  private static let poolMax = 400
  private static let bytesMax = 4096

  /// Makes and tries inputs; `next` gives the random numbers.
  @MainActor package static func run(inputs: Int, next: @escaping () -> UInt64) -> Statistics {
    var statistics = Statistics()
    var pool = seeds.map { Array($0.utf8) }
    var mutator = Mutator(next: next)
    for _ in 0..<inputs {
      let input = mutator.mutant(of: pool)
      let before = statistics.events
      attempt(input, &statistics)
      // What still holds events is worth mutating further.
      if statistics.events > before, input.count <= bytesMax {
        if pool.count < poolMax {
          pool.append(input)
        } else {
          pool[seeds.count + mutator.below(poolMax - seeds.count)] = input
        }
      }
    }
    return statistics
  }

  /// Tries one input.
  @MainActor package static func attempt(_ input: [UInt8], _ statistics: inout Statistics) {
    statistics.inputs += 1
    for format in TraceFormat.allCases {
      do throws(TraceFormatError) {
        let file = try TraceFile(reading: ByteSource(input), as: format)
        statistics.readable += 1
        statistics.events += file.trace.events.count
        let problems = [difference(file.trace), pieces(input, format, file)]
        statistics.failures += problems.compactMap { $0.map { (input, $0) } }
      } catch {
        if error.line < 1 || error.column < 1 || !isHarmless(error.description) {
          statistics.failures.append((input, "the error '\(error)' has no place or does harm"))
        }
      }
    }
    report(on: input, &statistics)
  }

  // MARK: Properties

  /// What differs when a trace is written and read again.
  private static func difference(_ trace: Trace) -> String? {
    let text = JSONTraceWriter.lines(trace)
    if !isHarmless(text) { return "the writer lets a character through that steers" }
    do throws(TraceFormatError) {
      let again = try TraceFile(reading: ByteSource(text), as: .json).trace
      return JSONTraceWriter.lines(again) == text ? nil : "what was written reads back otherwise"
    } catch {
      return "what was written is not read: \(error)"
    }
  }

  /// What differs when the input comes in small pieces.
  private static func pieces(_ input: [UInt8], _ format: TraceFormat, _ whole: TraceFile) -> String?
  {
    var rest = input[...]
    let length = 1 + input.count % 7
    let source = ByteSource {
      let piece = Array(rest.prefix(length))
      rest = rest.dropFirst(length)
      return piece
    }
    do throws(TraceFormatError) {
      let file = try TraceFile(reading: source, as: format)
      return file.trace.events == whole.trace.events && file.lines == whole.lines
        ? nil : "in pieces of \(length) it reads otherwise"
    } catch {
      return "in pieces of \(length): \(error)"
    }
  }

  /// Checks an input and makes every report of it.
  @MainActor private static func report(on input: [UInt8], _ statistics: inout Statistics) {
    var limits = TraceChecker.Limits()
    // The search for variants runs a trace hundreds of times.
    limits.searchedMax = input.count % 16 == 0 ? 8 : 0
    let checker = TraceChecker(CheckSettings(), limits: limits)
    do throws(TraceChecker.Failure) {
      let trace = try checker.check(ByteSource(input), named: "input")
      statistics.findings += trace.findings.count
      let report = CheckReport([trace], [], showsUnrecognised: true)
      let text = report.text(isWhole: true) { text, _ in text }
      let reports = [text] + ReportFormat.allCases.compactMap(report.document)
      for (number, report) in reports.enumerated() where !isHarmless(report) {
        statistics.failures.append((input, "report \(number) lets a character through that steers"))
      }
    } catch {
      // The readers' own errors were looked at above.
    }
  }

  private static func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return scalar == "\n" || (scalar.value >= 0x20 && scalar.value != 0x7F) }
      if scalar.value == 0x200D { return true }  // the joiner builds emoji and turns nothing
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
      default: return true
      }
    }
  }

  // MARK: Inputs

  /// Traces that are taken apart to make inputs.
  package static let seeds = [
    """
    {"ios":"17","kind":"push","controllers":["A",{"id":"B#2","name":"B"}],"initial":{"A":"S2"},\
    "parents":{"A":"nav"},"containers":{"nav":"navigation"},"complete":true,"rest":[0,4]}
    {"vc":"A","callback":"viewWillDisappear","animated":true,"txn":1,"origin":"uikit"}
    {"vc":"B#2","callback":"viewWillAppear","animated":true,"txn":1}
    {"vc":"A","callback":"viewDidDisappear","animated":true,"txn":2,"frame":"enter"}
    {"vc":"B#2","callback":"viewDidAppear","animated":true,"txn":2}
    """,
    """
    {"events":[{"marker":"tStart","transition":1,"transitionKind":"pop","from":"A","to":"B",\
    "interactive":true,"user":false},{"vc":"A","callback":"didMoveToParent","parent":null},\
    {"marker":"tCancel","transition":1},{"event":"coordinatorCompletion","flag":true,"text":"x"},\
    {"vc":"A","callback":"viewIsAppearing","snap":{"window":true,"parent":"P","traits":false}}],\
    "ios":12.2}
    """,
    """
    2024-05-01 12:00:00.123456+0200 MyApp[1234:5678] -[Foo viewWillAppear:]
    <MyApp.Foo: 0x7f9a1b2c> viewDidAppear animated: 1
    \u{1B}[32mBar\u{1B}[0m.viewWillAppear(true)
    viewWillDisappear - Foo
    Foo didMove(toParent: Optional(<MyApp.Nav: 0x7f01>))
    Unbalanced calls to begin/end appearance transitions for <Bar: 0x7f02>.
    """,
    """
    [UI] \u{1F7E2} Foo::viewDidLoad():23
    Foo viewDidLoad
    child.beginAppearanceTransition(false, animated: YES)
    Warning: Attempt to present <B: 0x2> on <A: 0x1> whose view is not in the window hierarchy!
    <_TtC5MyApp3Foo: 0x7f9a> deinit
    """,
  ]

  /// What is put into inputs whole.
  fileprivate static let words = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "<", ">", "(", ")", "\n", "\r\n", "\u{0}",
    "\u{1B}[31m",
    "\\ud800", "\\udc00\\ud800", "\\u0000", "null", "true", "-1e999", "99999999999999999999",
    "0x", "0xffffffffffffffffff", "viewWillAppear", "viewDidAppear", "viewDidDisappear", "\"vc\"",
    "\"events\":[", "\"rest\":[", "\"snap\":{", "{\"vc\":\"A\",\"callback\":\"viewWillAppear\"}\n",
    "-[Foo viewDidDisappear:]\n", "<A: 0x1>", "<<<<", "->", "\u{FEFF}", "\u{202E}", "é", "e\u{301}",
    "_TtC99999999999999999999A", "_TtC1", "日本", "\u{1F468}\u{200D}\u{1F469}", "animated: ",
    "parent",
    "init", "nil", "super.", "Calling -viewWillAppear: directly", "{\"ios\":\"17\"}",
  ]
}

/// Makes inputs from inputs.
private struct Mutator {
  let next: () -> UInt64

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  mutating func mutant(of pool: [[UInt8]]) -> [UInt8] {
    var input = pool[below(pool.count)]
    for _ in 0...below(6) { mutate(&input, pool) }
    return input
  }

  private mutating func mutate(_ input: inout [UInt8], _ pool: [[UInt8]]) {
    let place = below(input.count + 1)
    switch below(9) {
    case 0 where place < input.count: input[place] ^= 1 << UInt8(below(8))
    case 1 where place < input.count: input[place] = UInt8(below(256))
    case 2: input.insert(UInt8(below(256)), at: place)
    case 3:
      let end = min(place + 1 + below(16), input.count)
      input.removeSubrange(place..<end)
    case 4: input.removeSubrange(place...)
    case 5:
      let end = min(place + below(80), input.count)
      let copy = Array(input[place..<end])
      for _ in 0...below(3) { input.insert(contentsOf: copy, at: place) }
    case 6:
      let other = pool[below(pool.count)]
      let start = below(other.count)
      let end = min(start + below(120), other.count)
      input.insert(contentsOf: other[start..<end], at: place)
    default:
      let word = ReaderFuzzing.words[below(ReaderFuzzing.words.count)]
      input.insert(contentsOf: Array(word.utf8), at: place)
    }
    if input.count > 8192 { input.removeSubrange(8192...) }
  }
}
