// Tasks that other threads resume: a campaign that could not order them says so.

import Foundation
import HeadlessUIKit
import VCFuzzReports
import XCTest

@testable import VCFuzzCLI
@testable import VCFuzzKit

@MainActor
final class UncontrolledTaskTests: XCTestCase {
  /// A container that waits for another thread, or for nothing.
  private func result(usesThread: Bool) -> CampaignResult {
    let scenario = Scenario("loading") { _ in
      UIViewController()
    } operations: { root, _ in
      Call("load") {
        let gate = ThreadGate()
        _ = Task { @MainActor in
          if usesThread { await gate.wait() } else { await Task.yield() }
          root.title = "loaded"
        }
        if usesThread { HeadlessUIKit.DispatchQueue.main.async { gate.open() } }
      }
    }
    let settings = CampaignSettings([scenario], seed: 1, iterations: 20)
    return Campaign(settings).run()
  }

  func testSilenceIsNotCalledNothingFound() async {
    let result = result(usesThread: true)
    XCTAssertEqual(result.tally.findings, 0)
    XCTAssertGreaterThan(result.tally.uncontrolledJobs, 0)
    XCTAssertEqual(result.exitCode, .incomplete)
    let text = CampaignText(isVerbose: false) { text, _ in text }
    let summary = text.summary(result, ScenarioCatalogue())
    XCTAssertTrue(
      summary.hasPrefix("Nothing found, but vcfuzz did not control everything in 20 runs"),
      summary
    )
    XCTAssertTrue(summary.contains("came to the main actor from other threads"), summary)
  }

  /// A thread that outlives its run: no run is under way when it resumes the task.
  func testJobsThatComeBetweenRunsAreReported() async {
    let gate = ThreadGate()
    let waiter = Waiter()
    let scenario = Scenario("late") { _ in
      UIViewController()
    } operations: { root, _ in
      Call("load") {
        _ = Task { @MainActor in
          if waiter.isWaiting { return }
          waiter.isWaiting = true
          await gate.wait()
          root.title = "loaded"
        }
      }
    }
    let settings = CampaignSettings([scenario], seed: 1, iterations: 20)
    let result = Campaign(settings).run { tally in
      guard waiter.isWaiting, tally.runs == 19 else { return nil }
      let before = TaskControl.uncontrolledJobs
      gate.open()
      // The job may take the way over a thread of the pool.
      for _ in 0..<1_000 where TaskControl.uncontrolledJobs == before { usleep(10_000) }
      return nil
    }
    XCTAssertTrue(waiter.isWaiting)
    XCTAssertGreaterThan(result.tally.uncontrolledJobs, 0)
    XCTAssertEqual(result.exitCode, .incomplete)
  }

  func testTasksThatStayOnTheStageAreControlled() async {
    let result = result(usesThread: false)
    XCTAssertEqual(result.tally.uncontrolledJobs, 0)
    XCTAssertEqual(result.exitCode, .nothingFound)
  }
}

@MainActor
private final class Waiter {
  var isWaiting = false
}

/// Lets another thread resume a task, after the task has been suspended.
private final class ThreadGate: Sendable {
  private let isOpen = DispatchSemaphore(value: 0)
  private let isResumed = DispatchSemaphore(value: 0)

  func wait() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [isOpen, isResumed] in
        isOpen.wait()
        continuation.resume()
        isResumed.signal()
      }
    }
  }

  func open() {
    isOpen.signal()
    isResumed.wait()
  }
}
