// A screen that defers its work, as an app writes it: this file imports HeadlessUIKit alone, so
// that
// `DispatchQueue` and `Timer` are those of the virtual run loop.

import HeadlessUIKit

final class DeferringScreen: UIViewController {
  private(set) var heard: [String] = []
  private var pending: DispatchWorkItem?
  private var timer: Timer?

  func deferWork() {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { [weak self] in
      self?.heard.append("300 ms")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      self?.heard.append("100 ms")
    }
    DispatchQueue.main.async { [weak self] in self?.heard.append("async") }
    let item = DispatchWorkItem { [weak self] in self?.heard.append("item") }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200), execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + .never) { [weak self] in
      self?.heard.append("never")
    }
  }

  func cancelWork() { pending?.cancel() }

  func startTimer() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
      self?.heard.append("tick")
      if self?.heard.count == 3 { timer.invalidate() }
    }
  }
}
