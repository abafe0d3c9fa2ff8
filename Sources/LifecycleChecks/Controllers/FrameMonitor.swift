// INV-18 super called exactly once, INV-19 callbacks called by hand.

internal import VCLifecycle

/// The frames of callbacks, and who called them (STATE-13, STATE-10).
struct FrameMonitor: Sendable {
  private var frames: [Frame] = []

  /// Whether what comes next is done inside a callback.
  var isInCallback: Bool { !frames.isEmpty }

  /// A callback that is being executed, or that ends.
  struct Frame: Sendable {
    var controller: Int32
    var kind: Event.Kind
    var bases: UInt8
    var wrong: Event.Kind?
    var index: Int32
  }

  /// Takes in the entry of a callback.
  mutating func enter(_ moment: Moment) {
    guard frames.count < 256 else { return }
    frames.append(
      Frame(
        controller: moment.controller,
        kind: moment.kind,
        bases: 0,
        wrong: nil,
        index: Int32(moment.index)
      )
    )
  }

  /// Takes in what happens inside a callback, or its end; returns the callback that ends if it must
  /// call super.
  mutating func observeInside(_ event: Event) -> Frame? {
    guard let controller = event.controller?.index else { return nil }
    if event.frame == .base {
      guard let place = frames.lastIndex(where: { $0.controller == controller }) else { return nil }
      if frames[place].kind == event.kind {
        if frames[place].bases < 100 { frames[place].bases += 1 }
      } else {
        frames[place].wrong = event.kind
      }
      return nil
    }
    let matches = frames.lastIndex { $0.controller == controller && $0.kind == event.kind }
    guard let place = matches else { return nil }
    let frame = frames[place]
    while frames.count > place { frames.removeLast() }
    return Self.mustCallSuper(event.kind) ? frame : nil
  }

  private static func mustCallSuper(_ kind: Event.Kind) -> Bool {
    kind.isAppearance || kind == .willMoveToParent || kind == .didMoveToParent
      || kind == .updateViewConstraints
  }

  /// Whether a callback that has ended is to be checked: it didn't simply call super once.
  @inline(__always)
  func isSuspect(_ frame: Frame, _ context: Context) -> Bool {
    context.holds(.superMissing, frame.bases == 0) || context.holds(.superTwice, frame.bases > 1)
      || frame.wrong != nil
  }

  func check(_ frame: Frame, _ moment: Moment, _ context: inout Context) {
    if context.holds(.superMissing, frame.bases == 0) {
      let name = frame.kind.words
      let found =
        frame.wrong.map { "super.\($0.words) instead of super.\(name)" }
        ?? "super.\(name) not called"
      context.report(.superMissing, moment, with: [found], related: [frame.index])
    } else if context.holds(.superTwice, frame.bases > 1) {
      context.report(.superTwice, moment, with: ["\(frame.bases)"], related: [frame.index])
    } else if let wrong = frame.wrong, wrong.isAppearance {
      context.check(.superWrong, true, moment, with: [wrong.words], related: [frame.index])
    }
  }

  func observeDirect(_ moment: Moment, _ context: inout Context) {
    if context.check(.calledByHand, moment.isDirect, moment) {
      context.entries[moment.controller][.isDirectReported] = true
    }
  }

  /// Checks UIKit's console line about such a call, where the call itself is not recorded.
  func observeMisuse(_ moment: Moment, _ context: inout Context) -> Bool {
    if moment.controller >= 0 && moment.was[.isDirectReported] { return false }
    guard context.holds(.misuseLine, true) else { return false }
    context.report(.misuseLine, moment, also: ["INV-51"])
    return true
  }
}

// MARK: - State

extension FrameMonitor {
  func addState(to words: inout StateWords) {
    words.requireEncodable(frames.isEmpty)
  }
}
