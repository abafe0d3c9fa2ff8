// What a worker is about to do, in memory that its supervisor shares: it survives the worker.
//
// The hot path is a few stores a step. Everything else that must survive is here as well: the
// deaths so far, the files written, and the state to resume from. Code under test may close every
// descriptor; it can't close a mapping by that.

package import Foundation
internal import HeadlessUIKit
internal import VCFuzzKit
internal import VCFuzzSupport

/// The memory that a worker and its supervisor share.
@MainActor
package struct WorkerRecord {
  /// The fixed part: plain numbers.
  package struct Header {
    /// Changes whenever code under test begins or ends.
    package var beat = 0
    /// 1 while code under test may run.
    package var isInside = 0
    package var phase = RunPhase.setUp.rawValue
    /// The number of the run of its scenario; -1 for runs that no campaign numbered.
    package var walk = -1
    /// The callback, call or condition that is being executed.
    package var spot = 0
    package var pathCount = 0
    package var scenarioBytes = 0
    package var configurationBytes = 0
    /// The cause that the worker noted itself before it ended; 0 if none.
    package var ownCause = 0
    /// How the worker ended: 0 not in order, 1 completed, 2 to be replaced.
    package var outcome = 0
    package var exitCode = 0
    /// Whether threads of the code under test are awaited after each run: 0 if not; 1 if the
    /// process checks itself after each step as well, 2 if it does not.
    package var isCareful = 0
    /// Whether a probe reports advice as well.
    var reportsAdvice = false
    package var isInterrupted = 0
    /// The seconds since the supervisor started.
    package var seconds = 0.0
    /// The bytes of output that have left all workers so far.
    package var outputBytes = 0
    /// The most bytes by which one run may make the process grow; 0 for any.
    package var memoryMax = 0
    package var stepSeconds = 0.0
    /// The seed of a command line that names none.
    package var seed: UInt64 = 0
    /// Which of how many shares of the runs a helper makes.
    package var share = 0
    package var shareCount = 1
    /// The bytes in memory when the last run had ended.
    package var memory = 0
    /// The page faults up to then.
    var faults = 0
    /// The threads that no run has started, as far as is known.
    var threads = 0
    package var deathsBytes = 0
    package var writtenBytes = 0
    package var stateSlot = 0
    package var stateBytes = 0

    package init() {}
  }

  /// The record of this process; nil in a process that no supervisor watches.
  package static var current: WorkerRecord? { RunIsolation.current?.record }

  package let header: UnsafeMutablePointer<Header>
  private let base: UnsafeMutableRawPointer
  /// The file behind the memory, for processes that share it.
  package let descriptor: Int32

  private static let size = 40 << 20
  private static let scenario = (start: 4 << 10, size: 4 << 10)
  private static let configuration = (start: 8 << 10, size: 56 << 10)
  private static let pathStart = 64 << 10
  private static let horizonsStart = 512 << 10
  private static let positionsStart = 768 << 10
  /// The most scenarios whose runs other processes make.
  package static let scenariosMax = 32_000
  private static let deaths = (start: 1 << 20, size: 6 << 20)
  private static let written = (start: 7 << 20, size: 1 << 20)
  private static let states = [8 << 20, 24 << 20]
  private static let stateSize = 16 << 20
  /// The most steps of a path that are noted.
  package static let stepsMax = 4_000

  /// Makes new memory; nil if the system has none to share.
  package static func make() -> WorkerRecord? {
    let folder = NSTemporaryDirectory()
    var name = Array((folder + "/vcfuzz-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    unlink(name)
    guard ftruncate(descriptor, off_t(size)) == 0, let record = WorkerRecord(descriptor) else {
      close(descriptor)
      return nil
    }
    record.header.initialize(to: Header())
    return record
  }

  /// Maps memory that another process made.
  package init?(_ descriptor: Int32) {
    let mapped = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let mapped, mapped != MAP_FAILED else { return nil }
    // Most of the file is a hole, which the kernel would otherwise fill ahead with zeros.
    madvise(mapped, Self.size, MADV_RANDOM)
    base = mapped
    self.descriptor = descriptor
    header = mapped.bindMemory(to: Header.self, capacity: 1)
  }

  /// Gives the memory back.
  package func discard() {
    munmap(base, Self.size)
    close(descriptor)
  }

  /// Lets the runtime note callbacks here.
  func adopt() {
    header.pointee.threads = ProcessThreads.count
    header.pointee.memory = ProcessMemory.residentBytes
    header.pointee.faults = ProcessMemory.pageFaults
    let header = header
    OutsideStages.executionSpot = UnsafeMutableRawPointer(header)
      .advanced(by: MemoryLayout<Header>.offset(of: \.spot) ?? 0)
      .assumingMemoryBound(to: Int.self)
    OutsideStages.onEndlessStep = { header.pointee.ownCause = Death.Cause.endlessStep.rawValue }
  }

  /// Where the bytes of output are counted.
  package var outputCounter: UnsafeMutablePointer<Int> {
    UnsafeMutableRawPointer(header)
      .advanced(by: MemoryLayout<Header>.offset(of: \.outputBytes) ?? 0)
      .assumingMemoryBound(to: Int.self)
  }

  /// The memory with which a fresh process continues: runs may leave something behind.
  private static let bytesMax = 1 << 30

  /// Puts a fresh process in the place of this one if it is too large, once its state is saved.
  package static func replaceLargeProcess(afterSaving save: () throws -> Void) rethrows {
    // What the last run noted, since to ask the system before every run takes its time.
    guard let current, current.header.pointee.memory > bytesMax,
      ProcessMemory.residentBytes > bytesMax
    else { return }
    try save()
    current.header.pointee.outcome = 2
    _exit(0)
  }

  // MARK: What is about to happen

  /// Notes that a run starts.
  func begin(_ name: String, walk: Int, configuration: @autoclosure () -> String?) {
    header.pointee.scenarioBytes = write(name, at: Self.scenario)
    if let text = configuration() {
      header.pointee.configurationBytes = write(text, at: Self.configuration)
    }
    header.pointee.walk = walk
    header.pointee.pathCount = 0
    noteMemory()
    enter(.start)
  }

  /// Notes that a scenario is asked for its calls.
  func beginSetUp(of name: String) {
    header.pointee.scenarioBytes = write(name, at: Self.scenario)
    header.pointee.walk = -1
    enter(.setUp)
  }

  /// Notes that code under test runs from now on.
  @inline(__always)
  func enter(_ phase: RunPhase) {
    header.pointee.phase = phase.rawValue
    header.pointee.isInside = 1
    header.pointee.spot = 0
    header.pointee.beat &+= 1
  }

  /// Notes the step that is about to be taken.
  @inline(__always)
  func enter(_ step: Step, at place: Int) {
    if place < Self.stepsMax {
      (steps + place).initialize(to: step.recordable)
      header.pointee.pathCount = place + 1
    }
    enter(.step)
  }

  /// Notes that the tool's own code runs from now on.
  @inline(__always)
  func rest(_ phase: RunPhase) {
    header.pointee.phase = phase.rawValue
    header.pointee.isInside = 0
    header.pointee.beat &+= 1
  }

  /// Notes the memory that a run starts with.
  private func noteMemory() {
    let faults = ProcessMemory.pageFaults
    guard faults - header.pointee.faults > Self.faultsUnnoted else { return }
    header.pointee.memory = ProcessMemory.residentBytes
    header.pointee.faults = faults
  }

  /// Ends the process if a run has taken too much memory, or closed the descriptors of the tool.
  func requireSoundness() {
    // Asking for the present size takes as long as a tenth of a run.
    if ProcessMemory.pageFaults - header.pointee.faults > Self.faultsUnnoted {
      let bytes = ProcessMemory.residentBytes
      let growth = bytes - header.pointee.memory
      if header.pointee.memoryMax > 0, growth > header.pointee.memoryMax { end(.memory) }
    }
    if fcntl(descriptor, F_GETFD) < 0 { end(.closedDescriptors) }
    guard header.pointee.isCareful != 0 else { return }
    let expected = header.pointee.threads
    header.pointee.threads = max(expected, outside { ProcessThreads.awaitOthers(than: expected) })
  }

  /// Returns what the body returns; the time that it takes is not that of the code under test.
  func outside<Result>(_ body: () -> Result) -> Result {
    let wasInside = header.pointee.isInside
    header.pointee.isInside = 0
    defer { header.pointee.isInside = wasInside }
    return body()
  }

  /// The page faults after which a process may have grown by as much as counts: a fault may add two
  /// megabytes.
  private static let faultsUnnoted = 8

  private func end(_ cause: Death.Cause) -> Never {
    header.pointee.ownCause = cause.rawValue
    _exit(70)
  }

  private var steps: UnsafeMutablePointer<Step> {
    (base + Self.pathStart).assumingMemoryBound(to: Step.self)
  }

  // MARK: Runs ahead of a campaign

  /// For each scenario the number of the run before which a helper stops.
  package var horizons: UnsafeMutablePointer<Int> {
    (base + Self.horizonsStart).assumingMemoryBound(to: Int.self)
  }

  /// For each scenario the number of the run that a helper starts with.
  package var positions: UnsafeMutablePointer<Int> {
    (base + Self.positionsStart).assumingMemoryBound(to: Int.self)
  }

  // MARK: What happened

  package var scenario: String { text(at: Self.scenario, header.pointee.scenarioBytes) }
  package var configuration: String {
    text(at: Self.configuration, header.pointee.configurationBytes)
  }

  /// The bytes of the steps noted last, for the same executable.
  package var path: Data {
    Data(bytes: base + Self.pathStart, count: header.pointee.pathCount * MemoryLayout<Step>.stride)
  }

  /// Puts a run there for another process to take.
  func post(_ name: String, _ configuration: String, _ path: [Step]) {
    header.pointee.scenarioBytes = write(name, at: Self.scenario)
    header.pointee.configurationBytes = write(configuration, at: Self.configuration)
    let recorded = RecordedPath(path)
    if recorded.identifiers.isEmpty, !path.isEmpty, path.count <= Self.stepsMax {
      recorded.bytes.withUnsafeBytes { write($0, at: Self.pathStart) }
      header.pointee.pathCount = path.count
    } else {
      state = (try? JSONEncoder().encode(recorded)) ?? Data()
      header.pointee.pathCount = 0
    }
  }

  /// The steps of the run that was put there.
  var postedPath: [Step]? {
    if header.pointee.pathCount > 0 { return Step.recorded(path) }
    return try? JSONDecoder().decode(RecordedPath.self, from: state).steps
  }

  /// Writes a text and returns its size.
  private func write(_ text: String, at region: (start: Int, size: Int)) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      let size = min(bytes.count, region.size)
      if let start = bytes.baseAddress, size > 0 {
        (base + region.start).copyMemory(from: start, byteCount: size)
      }
      return size
    }
  }

  private func text(at region: (start: Int, size: Int), _ count: Int) -> String {
    let bytes = UnsafeRawBufferPointer(start: base + region.start, count: min(count, region.size))
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: What workers leave to each other

  /// The deaths so far, as the supervisor encodes them.
  package var deaths: Data {
    get { Data(bytes: base + Self.deaths.start, count: header.pointee.deathsBytes) }
    nonmutating set {
      guard newValue.count <= Self.deaths.size else { return }
      newValue.withUnsafeBytes { write($0, at: Self.deaths.start) }
      header.pointee.deathsBytes = newValue.count
    }
  }

  /// The state to resume from; the old one stays until the new one is whole.
  package var state: Data {
    get {
      Data(bytes: base + Self.states[header.pointee.stateSlot], count: header.pointee.stateBytes)
    }
    nonmutating set {
      guard newValue.count <= Self.stateSize else { return }
      let slot = 1 - header.pointee.stateSlot
      newValue.withUnsafeBytes { write($0, at: Self.states[slot]) }
      // A worker that is killed between the two stores leaves a state that can't be decoded.
      header.pointee.stateBytes = newValue.count
      header.pointee.stateSlot = slot
    }
  }

  /// Notes a file of the corpus that this command has written.
  package func noteWritten(_ path: String) {
    let line = Data((path + "\n").utf8)
    let count = header.pointee.writtenBytes
    guard count + line.count <= Self.written.size else { return }
    line.withUnsafeBytes { write($0, at: Self.written.start + count) }
    header.pointee.writtenBytes = count + line.count
  }

  package func hasWritten(_ path: String) -> Bool {
    text(at: Self.written, header.pointee.writtenBytes).split(separator: "\n").contains {
      $0 == path
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
    (base + start).copyMemory(from: source, byteCount: bytes.count)
  }
}
