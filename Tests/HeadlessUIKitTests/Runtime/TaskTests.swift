// Tasks as part of the schedule: what `await` leads to happens by steps, in virtual time.

import UIKitTesting

final class TaskTests: UIKitTestCase {
  private let stage = Stage()
  private let notes = Notes()
  private var log: [String] { notes.lines }

  private func note(_ text: String) { notes.add(text) }

  /// Starts a task of the main actor as an app does, and runs what follows, timers included.
  private func run(_ body: @escaping @MainActor () async throws -> Void) {
    stage.run {
      _ = Task { @MainActor in
        do { try await body() } catch { note("threw \(error)") }
        note("end")
      }
    }
    repeat { stage.settle() } while stage.fireTimer()
  }

  func testATaskBeginsInALaterStep() {
    stage.run { _ = Task { @MainActor in note("task") } }
    XCTAssertEqual(log, [])
    XCTAssertEqual(stage.enabledSteps, [.runQueued])
    XCTAssertFalse(stage.isAtRest)
    stage.runQueuedBlock()
    XCTAssertEqual(log, ["task"])
    XCTAssertTrue(stage.isAtRest)
  }

  func testATaskTakesItsTurnBehindTheBlocksBeforeIt() {
    stage.settle {
      HeadlessUIKit.DispatchQueue.main.async { self.note("block 1") }
      _ = Task { @MainActor in note("task") }
      HeadlessUIKit.DispatchQueue.main.async { self.note("block 2") }
    }
    XCTAssertEqual(log, ["block 1", "task", "block 2"])
  }

  func testYieldLetsOthersRun() {
    stage.settle {
      _ = Task { @MainActor in
        note("first")
        await Task.yield()
        note("last")
      }
      _ = Task { @MainActor in note("other") }
    }
    XCTAssertEqual(log, ["first", "other", "last"])
  }

  func testSleepsEndInTheOrderOfVirtualTime() {
    stage.run {
      for (name, seconds) in [("b", 0.2), ("a", 0.1), ("c", 0.3)] {
        _ = Task { @MainActor in
          try await Task.sleep(for: .seconds(seconds))
          note(name)
        }
      }
      HeadlessUIKit.DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { self.note("timer") }
    }
    repeat { stage.settle() } while stage.fireTimer()
    XCTAssertEqual(log, ["a", "timer", "b", "c"])
  }

  func testEverySpellingOfASleepPassesVirtualTime() {
    run {
      let clock = ContinuousClock()
      let start = clock.now
      try await Task.sleep(nanoseconds: 1_000_000_000)
      try await Task.sleep(for: .seconds(1))
      try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
      try await clock.sleep(for: .seconds(1))
      try await SuspendingClock().sleep(until: .now + .seconds(1))
      self.note("\(start.duration(to: clock.now))")
    }
    XCTAssertEqual(log, ["5.0 seconds", "end"])
  }

  func testASleepWithSwiftsOwnClockPassesVirtualTimeToo() {
    run {
      let start = ContinuousClock.now
      try await _Concurrency.ContinuousClock().sleep(for: .seconds(3))
      self.note("\(start.duration(to: .now))")
    }
    XCTAssertEqual(log, ["3.0 seconds", "end"])
  }

  func testACancelledSleepThrowsAtOnce() {
    run {
      let sleeper = Task { @MainActor in try await Task.sleep(for: .seconds(100)) }
      await Task.yield()
      sleeper.cancel()
      try await sleeper.value
    }
    XCTAssertEqual(log, ["threw CancellationError()", "end"])
    XCTAssertFalse(stage.fireTimer(), "the timer of the sleep is gone")
  }

  func testDetachedWorkComesBackToTheMainActor() {
    run {
      let value = await Task.detached { 5 }.value
      self.note("\(value)")
      await Task.detached { await MainActor.run { MainActor.assumeIsolated {} } }.value
    }
    XCTAssertEqual(log, ["5", "end"])
  }

  func testGroupsStreamsActorsAndContinuations() {
    actor Counter {
      var count = 0
      func next() -> Int {
        count += 1
        return count
      }
    }
    run {
      let counter = Counter()
      self.note("actor \(await counter.next())")
      async let left = counter.next()
      async let right = counter.next()
      self.note("sum \(await left + right)")
      await withTaskGroup(of: Int.self) { group in
        for number in 1...2 { group.addTask { number } }
        for await number in group { self.note("group \(number)") }
      }
      let (stream, source) = AsyncStream<Int>.makeStream()
      HeadlessUIKit.DispatchQueue.main.async {
        source.yield(7)
        source.finish()
      }
      for await number in stream { self.note("stream \(number)") }
      let value = await withCheckedContinuation { continuation in
        HeadlessUIKit.DispatchQueue.main.async { continuation.resume(returning: 8) }
      }
      self.note("continuation \(value)")
    }
    XCTAssertEqual(
      log,
      ["actor 1", "sum 5", "group 1", "group 2", "stream 7", "continuation 8", "end"]
    )
  }

  func testTheOrderOfDetachedWorkIsOpen() {
    for (places, order) in [([0, 0], ["a", "b"]), ([1, 0], ["b", "a"])] {
      notes.lines = []
      stage.run {
        for name in ["a", "b"] {
          _ = Task.detached { [notes] in await notes.add(name) }
        }
      }
      for place in places { XCTAssertTrue(stage.runBackground(at: place)) }
      stage.settle()
      XCTAssertEqual(log, order)
    }
  }

  func testASerialQueueKeepsItsOrderAndTheGlobalOneDoesNot() {
    let serial = stage.run { HeadlessUIKit.DispatchQueue(label: "serial") }
    stage.run {
      serial.async { self.note("s1") }
      serial.async { self.note("s2") }
      HeadlessUIKit.DispatchQueue.global().async { self.note("g1") }
      HeadlessUIKit.DispatchQueue.global().async { self.note("g2") }
    }
    XCTAssertEqual(
      stage.enabledSteps,
      [.runBackground(0), .runBackground(1), .runBackground(2)]
    )
    XCTAssertFalse(stage.runBackground(at: 3))
    stage.runBackground(at: 2)
    stage.settle()
    XCTAssertEqual(log, ["g2", "s1", "s2", "g1"])
  }

  func testASuspendedQueueKeepsItsBlocksInOrder() {
    let queue = stage.run { HeadlessUIKit.DispatchQueue(label: "machine") }
    stage.settle {
      queue.async {
        self.note("first")
        queue.suspend()
        queue.suspend()
      }
      queue.async { self.note("second") }
      queue.async { self.note("third") }
    }
    XCTAssertEqual(log, ["first"])
    stage.settle { queue.resume() }
    XCTAssertEqual(log, ["first"])
    stage.settle {
      queue.resume()
      queue.async { self.note("fourth") }
    }
    XCTAssertEqual(log, ["first", "second", "third", "fourth"])
    let late = stage.run {
      HeadlessUIKit.DispatchQueue(label: "late", attributes: .initiallyInactive)
    }
    stage.settle { late.async { self.note("active") } }
    XCTAssertEqual(log.last, "fourth")
    stage.settle { late.activate() }
    XCTAssertEqual(log.last, "active")
  }

  func testATaskOfAnotherStageStaysThere() {
    let other = Stage()
    stage.settle { other.run { _ = Task { @MainActor in note("other") } } }
    XCTAssertEqual(log, [])
    other.settle()
    XCTAssertEqual(log, ["other"])
  }

  func testATaskThatPollsDoesNotKeepTheAppBusy() {
    stage.run {
      _ = Task { @MainActor in
        while true { try await Task.sleep(for: .seconds(1)) }
      }
    }
    for _ in 0..<10 {
      stage.settle()
      stage.fireTimer()
    }
    stage.settle()
    XCTAssertTrue(stage.isAtRest)
  }

  func testATestMayWaitForATaskOfItsOwn() async throws {
    let before = log.count
    try await Task.sleep(nanoseconds: 1)
    await Task.yield()
    let value = await Task { @MainActor in 3 }.value
    XCTAssertEqual(value, 3)
    XCTAssertEqual(log.count, before)
  }
}

/// What happened, in order.
@MainActor
private final class Notes {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
