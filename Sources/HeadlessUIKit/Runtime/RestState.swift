// Everything that a stage at rest holds, written down: for those who ask whether two are alike.

package import Lifecycle

/// A controller of the tool's own, with state that UIKit's classes do not have.
@MainActor
package protocol StateHolder: UIViewController {
  /// Writes down what the class keeps beside what it inherits.
  func addState(to state: RestState)
}

/// The walk through all objects of a stage at rest.
///
/// Objects are numbered as they are met, so equal lists of words stand for graphs that differ in
/// nothing but the places of their objects in memory. Where anything is under way, waits in a
/// block, or belongs to a class that is not known here, nothing is said at all.
///
/// Some stored properties are left out, since at rest they decide nothing:
///
/// - the recorder: UIKit never reads what it has recorded; the judges have read it already;
/// - the numbers that the next transition, animation, registration or touchable will get, and those
///   of drives and turns: each is only compared with what is under way;
/// - the last steps, kept for a message;
/// - bars and recognizers that are made when first asked for: none of the tool's classes changes
///   them.
@MainActor
package final class RestState {
  package var words = StateWords()
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var controllers: [UIViewController] = []
  private var views: [UIView] = []
  private var presentations: [Presentation] = []

  /// Begins with what the stage itself holds.
  package init(of stage: Stage) {
    stage.runtime.addRestState(to: self)
    words.expect(stage.isAtRest && stage.makeScreen == nil)
  }

  /// Follows all references to their ends; nil if something could not be written down.
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

  /// Writes the number of an object; returns whether it was not met before.
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

  /// Writes down what is known of a direction.
  func add(_ direction: Direction?) { words.add(direction.map { $0 == .appear ? 1 : 0 } ?? -1) }
}

extension Runtime {
  fileprivate func addRestState(to state: RestState) {
    let isIdle =
      frames.isEmpty && transitions.isEmpty && animations.isEmpty && afterCommit.isEmpty
      && endingPresentations.isEmpty && endingWithLayout.isEmpty && mainQueue.isEmpty
      && timers.isEmpty && retained.isEmpty && touchables.isEmpty && unforwarded.isEmpty
      && doubledWills.isEmpty && exceptions.isEmpty
    state.words.expect(isIdle)
    state.words.expect(
      finger == nil && animatingTransition == nil && changes == nil && showOrigin == nil
        && !isSwappingRoot && !isCommitting && framesBeforeCall == 0 && blockDuration == 0
        && areAnimationsEnabled && virtualTime == 0 && !hasSegues
    )
    state.words.expect(!hasApplication && environment.isUntouched)
    state.words.add(breaksNextInteractivePop)
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
