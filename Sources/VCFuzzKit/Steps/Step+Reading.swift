// Reads the text of a step.

internal import HeadlessUIKit
package import VCFuzzSupport
internal import VCLifecycle

extension Step {
  /// Reads a step that `text(_:)` wrote.
  package init(text: some StringProtocol, _ words: Vocabulary) throws(CaseError) {
    let text = Substring(text)
    if let step = try Self.plain(text) {
      self = step
    } else if let step = try Self.prefixed(text, words) {
      self = step
    } else if let operation = try TreeOperation(text: text, words) {
      self = .operate(operation)
    } else {
      throw CaseError("'\(text)' is no step")
    }
  }

  private static func plain(_ text: Substring) throws(CaseError) -> Step? {
    switch text {
    case "commit": return .commit
    case "end animation": return .endAnimation(0)
    case "run queued block": return .runQueued
    case "run background work": return .runBackground(0)
    case "fire timer": return .fireTimer
    default: break
    }
    if let rest = text.after("end animation ") { return .endAnimation(try place(rest, in: text)) }
    return try text.after("run background work ").map { rest throws(CaseError) in
      .runBackground(try place(rest, in: text))
    }
  }

  /// The place among several that a step names; the first is not written.
  private static func place(
    _ number: Substring,
    in text: Substring
  ) throws(CaseError) -> Int {
    guard let number = Int(number), number > 1 else {
      throw CaseError("'\(text)': the place at its end is a number from 2")
    }
    return number - 1
  }

  private static func prefixed(_ text: Substring, _ words: Vocabulary) throws(CaseError) -> Step? {
    if let rest = text.after("call ") { return .call(try call(rest, words)) }
    if let rest = text.after("gesture ") {
      let (phase, name) = try phase(rest)
      guard let number = words.gestures.firstIndex(of: String(name)) else {
        let known = words.gestures.isEmpty ? "none" : words.gestures.joined(separator: ", ")
        throw CaseError(
          "the scenario has no gesture '\(name)': it has \(known)",
          isMissingOperation: true
        )
      }
      return .gesture(number, phase)
    }
    if let rest = text.after("finger ") {
      let (phase, name) = try phase(rest)
      return .finger(try Stage.GestureID(text: name, words), phase)
    }
    if let rest = text.after("app ") {
      guard let step = Stage.EnvironmentStep(text: rest) else {
        throw CaseError("nothing called '\(rest)' happens to an app")
      }
      return .app(step)
    }
    if let rest = text.after("tap segue ") {
      let (identifier, name) = try rest.halves(at: " of ")
      return .segue(try words.slot(named: name), String(identifier))
    }
    if let rest = text.after("inside ") { return try inside(rest, words) }
    return nil
  }

  private static func call(_ name: Substring, _ words: Vocabulary) throws(CaseError) -> Int {
    guard let number = words.calls.firstIndex(of: String(name)) else {
      let known = words.calls.isEmpty ? "none" : words.calls.joined(separator: ", ")
      throw CaseError(
        "the scenario has no call '\(name)': it has \(known)",
        isMissingOperation: true
      )
    }
    return number
  }

  private static func phase(
    _ text: Substring
  ) throws(CaseError) -> (phase: Stage.GesturePhase, rest: Substring) {
    let word = text.prefix { $0 != " " }
    guard let phase = Stage.GesturePhase(rawValue: String(word)) else {
      throw CaseError("'\(word)' is no phase of a gesture: begin, move, finish or cancel")
    }
    return (phase, text.dropFirst(word.count + 1))
  }

  private static func inside(_ text: Substring, _ words: Vocabulary) throws(CaseError) -> Step {
    let (trigger, deed) = try text.halves(at: ": ")
    let (callback, name) = try trigger.halves(at: " of ")
    guard let kind = Trigger.callbacks.first(where: { $0.name == callback }) else {
      throw CaseError("'\(callback)' is no callback that a call can be made inside")
    }
    let place = Trigger(kind, of: try words.slot(named: name))
    if let rest = deed.after("call ") { return .inside(place, .call(try call(rest, words))) }
    guard let operation = try TreeOperation(text: deed, words) else {
      throw CaseError("'\(deed)' is no call")
    }
    return .inside(place, .operate(operation))
  }
}

extension Stage.EnvironmentStep {
  /// Reads the text of a step that happens to the app.
  fileprivate init?(text: Substring) {
    let plain: [Stage.EnvironmentStep] = [
      .rotate, .enterBackground, .enterForeground, .sendMemoryWarning, .disconnectScene,
      .showKeyboard, .hideKeyboard,
    ]
    if let step = plain.first(where: { $0.description == text }) {
      self = step
    } else if let share = text.after("resize to ").flatMap({ Share(rawValue: String($0)) }) {
      self = .resize(share)
    } else if let number = text.after("hide window ").flatMap({ Int($0) }), number >= 0 {
      self = .hideWindow(number)
    } else if let number = text.after("show window ").flatMap({ Int($0) }), number >= 0 {
      self = .showWindow(number)
    } else {
      return nil
    }
  }
}

extension Substring {
  /// What follows a prefix, if the text has it.
  func after(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }

  /// What lies before and after the first occurrence of a separator.
  func halves(at separator: String) throws(CaseError) -> (Substring, Substring) {
    guard let range = firstRange(of: separator) else {
      throw CaseError("'\(separator)' was expected in '\(self)'")
    }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }

  /// A number, and the name behind `of`.
  func numbered() throws(CaseError) -> (Int, Substring) {
    let (number, name) = try halves(at: " of ")
    guard let index = Int(number), index >= 0 else {
      throw CaseError("a number was expected in '\(self)'")
    }
    return (index, name)
  }
}
