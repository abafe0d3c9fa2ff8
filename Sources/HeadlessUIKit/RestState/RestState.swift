// Encodes the state of an idle stage, so that two stages can be compared.

package import Lifecycle

/// A controller of the tool's own, with state that UIKit's classes do not have.
@MainActor
package protocol StateHolder: UIViewController {
  /// Encodes the state that the class adds to what it inherits.
  func addState(to state: RestState)
}

/// The encoded state of all objects on an idle stage.
///
/// Objects are numbered in the order in which they are found, so equal lists of words mean graphs
/// that differ only in the addresses of their objects. There is no encoding while anything is under
/// way, waits in a block, or belongs to a class that is unknown here.
///
/// A test finds every stored property by reflection and requires that it is encoded, or listed with
/// the reason why it decides nothing on an idle stage.
@MainActor
package final class RestState {
  package var words = StateWords()
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var controllers: [UIViewController] = []
  private var views: [UIView] = []
  private var presentations: [Presentation] = []

  /// Begins with the state of the stage itself.
  package init(of stage: Stage) {
    stage.runtime.addRestState(to: self)
    words.requireEncodable(stage.isAtRest && stage.makeScreen == nil)
  }

  /// Encodes all objects that are referred to; nil if one of them cannot be encoded.
  package func finished() -> [UInt64]? {
    while !words.isUnknown {
      if let controller = controllers.popLast() {
        controller.addRestState(to: self)
      } else if let view = views.popLast() {
        view.addRestState(to: self)
      } else if let presentation = presentations.popLast() {
        presentation.addRestState(to: self)
      } else {
        return words.finished()
      }
    }
    return nil
  }

  // MARK: References

  package func add(_ controller: UIViewController?) {
    guard let controller else { return words.add(-1) }
    if isNew(controller) { controllers.append(controller) }
  }

  package func add(_ list: [UIViewController]) {
    words.add(list.count)
    for controller in list { add(controller) }
  }

  func add(_ view: UIView?) {
    guard let view else { return words.add(-1) }
    if isNew(view) { views.append(view) }
  }

  func add(_ presentation: Presentation?) {
    guard let presentation else { return words.add(-1) }
    if isNew(presentation) { presentations.append(presentation) }
  }

  /// Encodes the number of an object; returns whether the object is new.
  private func isNew(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    if let number = numbers[id] {
      words.add(number)
      return false
    }
    words.add(numbers.count)
    numbers[id] = numbers.count
    return true
  }

  // MARK: Values

  func add(_ rect: CGRect) {
    words.add(Double(rect.origin.x))
    words.add(Double(rect.origin.y))
    words.add(Double(rect.size.width))
    words.add(Double(rect.size.height))
  }

  func add(_ insets: UIEdgeInsets?) {
    words.add(insets != nil)
    guard let insets else { return }
    for side in [insets.top, insets.left, insets.bottom, insets.right] { words.add(Double(side)) }
  }

  func add(_ traits: UITraitCollection?) {
    words.add(traits != nil)
    guard let traits else { return }
    words.add(traits.userInterfaceIdiom.rawValue)
    words.add(traits.userInterfaceStyle.rawValue)
    words.add(traits.horizontalSizeClass.rawValue)
    words.add(traits.verticalSizeClass.rawValue)
    words.add(traits.layoutDirection.rawValue)
    words.add(Double(traits.displayScale))
  }

  func add(_ direction: Direction?) { words.add(direction.map { $0 == .appear ? 1 : 0 } ?? -1) }
}

extension Runtime {
  fileprivate func addRestState(to state: RestState) {
    let isIdle =
      frames.isEmpty && transitions.isEmpty && animations.isEmpty && afterCommit.isEmpty
      && postponedLayout.isEmpty
      && endingPresentations.isEmpty && endingWithLayout.isEmpty && mainQueue.isEmpty
      && background.isEmpty
      && timers.isEmpty && retained.isEmpty && touchables.isEmpty && unforwarded.isEmpty
      && doubledWills.isEmpty && exceptions.isEmpty
    state.words.requireEncodable(isIdle)
    state.words.requireEncodable(
      finger == nil && animatingTransition == nil && changes == nil && showOrigin == nil
        && !isSwappingRoot && !isCommitting && framesBeforeCall == 0 && blockDuration == 0
        && areAnimationsEnabled && virtualTime == 0 && !hasSegues
    )
    state.words.requireEncodable(
      selectorCalls.isEmpty && associations.isEmpty && layerTransactions.isEmpty
    )
    state.words.requireEncodable(applicationMade == nil && environment.isUntouched)
    state.words.add(breaksNextInteractivePop)
    for (number, count) in startCounts.sorted(by: { $0.key < $1.key }) {
      state.words.add(number)
      state.words.add(count)
    }
    state.words.noteTransaction(present: Int32(truncatingIfNeeded: recorder.transaction))
    state.add(deviceTraits)
    state.add(CGRect(origin: .zero, size: device.size))
    state.add(device.safeArea)
    state.words.add(windows.count)
    for window in windows { state.add(window) }
    state.add(keyWindow)
    state.words.add(presentations.count)
    for presentation in presentations { state.add(presentation) }
  }
}
