// Which recognisers and scroll views recognise a touch together: one of two delegates has to agree.

extension Touchable {
  /// Those under the finger that begin with this one, from the touched view outwards.
  func companions(under finger: Finger) -> [any Touchable] {
    guard recognizer.state != .failed, self.finger != nil, let touched = finger.touch.view else {
      return []
    }
    var found: [any Touchable] = []
    for view in touched.lineage {
      if let scrollView = view as? UIScrollView, scrollView.canJoin(finger) {
        found.append(scrollView)
      }
      for other in view.recognizers where other.isEnabled {
        if other.directions.contains(finger.direction) { found.append(other) }
      }
    }
    return found.filter { $0 !== self && recognizes(with: $0) }
  }

  /// UIKit asks both delegates: one that agrees is enough.
  private func recognizes(with other: any Touchable) -> Bool {
    let own = recognizer
    let second = other.recognizer
    guard second.recognizesTouches(of: own) else { return false }
    return own.delegate?.gestureRecognizer(own, shouldRecognizeSimultaneouslyWith: second) ?? false
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: own) ?? false
  }
}
