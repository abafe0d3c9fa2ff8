// Swift concurrency under the control of a stage: jobs of tasks become its steps.
//
// The executors that do it need an interface that is not public yet. All that depends on it is in
// this file.

#if compiler(>=6.3) && !canImport(ObjectiveC)
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency
internal import Foundation
internal import Synchronization

/// Whether and how tasks take part in the schedule of a stage.
package enum TaskControl {
  /// Whether jobs of tasks become steps, so that a run sees what `await` leads to.
  package static let isAvailable = true

  /// Jobs that other threads sent to the main actor: no stage decided when they ran.
  package static var uncontrolledJobs: Int { uncontrolled.load(ordering: .relaxed) }

  fileprivate static let uncontrolled = Atomic(0)

  /// From now on jobs that are enqueued while a stage runs code belong to that stage.
  static func install() { installed }

  private static let installed: Void = _createExecutors(factory: StageExecutors.self)

  /// Does something with the stage that decides when a job runs that is enqueued here and now; nil
  /// if none does.
  ///
  /// Code between the calls of a stage, a test's for example, is none of the stage's.
  static func withStage<Result: Sendable>(_ body: @MainActor (Runtime) -> Result) -> Result? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      guard let runtime = Runtime.running, runtime.isRunningCode else { return nil }
      return body(runtime)
    }
  }
}

private struct StageExecutors: ExecutorFactory {
  static let main = StageMainExecutor()
  static let background = StageBackgroundExecutor()

  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { background }
}

/// What both executors have in common: jobs that are due later, and the executor that they replace.
private protocol StageExecutor: SchedulingExecutor {
  associatedtype Platform
  var platform: Platform { get }

  /// Runs a job of this executor.
  @MainActor func run(_ job: UnownedJob)
}

extension StageExecutor {
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    let job = UnownedJob(job)
    let delay = clock.now.duration(to: instant)
    let isTaken: Void? = TaskControl.withStage { runtime in
      runtime.loop.wait(delay, for: runtime.loop.work(job, on: self))
    }
    if isTaken != nil { return }
    if let platform = platform as? any SchedulingExecutor {
      platform.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
    } else if let platform = platform as? any Executor {
      platform.enqueue(ExecutorJob(job))
    }
  }
}

/// Takes the jobs of the main actor: blocks of the main queue, as on a device.
private final class StageMainExecutor: MainExecutor, StageExecutor {
  fileprivate var platform: any MainExecutor { PlatformExecutorFactory.mainExecutor }

  @MainActor
  fileprivate func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }

  func run() throws { try platform.run() }

  func stop() { platform.stop() }

  func checkIsolated() { precondition(MainQueue.isCurrent, "not on the main actor") }

  func isIsolatingCurrentContext() -> Bool? { MainQueue.isCurrent }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isTaken: Void? = TaskControl.withStage { runtime in
      runtime.loop.enqueue(runtime.loop.work(job, on: self))
    }
    if isTaken != nil { return }
    if !MainQueue.isCurrent { TaskControl.uncontrolled.add(1, ordering: .relaxed) }
    // As the platform's executor does, but the job knows this one as the main actor's: otherwise
    // isolated deinitialisers below would wait until the job ends.
    Foundation.DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

/// Takes the jobs that belong to no actor, and those of actors other than the main one.
private final class StageBackgroundExecutor: TaskExecutor, StageExecutor {
  fileprivate var platform: any TaskExecutor { PlatformExecutorFactory.defaultExecutor }

  @MainActor
  fileprivate func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isTaken: Void? = TaskControl.withStage { runtime in
      runtime.loop.background.append(runtime.loop.work(job, on: self))
    }
    if isTaken == nil { platform.enqueue(ExecutorJob(job)) }
  }
}

extension StageRunLoop {
  /// Work that runs a job.
  ///
  /// Nothing can release a job but running it. A task that still waits when its run is over stays
  /// for good, with what it holds. Running it then would call code under test when no run is there
  /// to judge it; a campaign replaces a process that has grown instead.
  fileprivate func work(
    _ job: UnownedJob,
    on executor: some StageExecutor
  ) -> @MainActor () -> Void {
    hasTasks = true
    return inTimerChain { executor.run(job) }
  }

  /// What a task sleeps for the first time is due; a task that polls does not keep the app busy.
  private func inTimerChain(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    let length = timerChainLength
    return { [unowned self] in
      let outer = timerChainLength
      timerChainLength = length
      work()
      timerChainLength = outer
    }
  }

  /// Runs work after a delay of virtual time.
  ///
  /// Since the task computed its deadline a little real time has passed, which must not count.
  fileprivate func wait<D: DurationProtocol>(_ delay: D, for work: @escaping @MainActor () -> Void)
  {
    let (seconds, attoseconds) = (delay as? Duration ?? .zero).components
    let exact = Double(seconds) + Double(attoseconds) / 1e18
    let rounded = (exact * Self.sleepStepsPerSecond).rounded(.up) / Self.sleepStepsPerSecond
    Timer.scheduledTimer(withTimeInterval: max(0, rounded), repeats: false) { _ in work() }
  }

  private static let sleepStepsPerSecond = 100.0
}
#else

/// Whether and how tasks take part in the schedule of a stage.
package enum TaskControl {
  /// Whether jobs of tasks become steps; this compiler offers no way to take them.
  package static let isAvailable = false
  package static let uncontrolledJobs = 0

  static func install() {}

  static func withStage<Result: Sendable>(_ body: @MainActor (Runtime) -> Result) -> Result? { nil }
}
#endif
