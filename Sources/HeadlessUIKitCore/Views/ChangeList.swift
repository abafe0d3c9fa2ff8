// What animation blocks change, kept where it may have to be undone.

internal import Foundation

/// The changes of animation blocks, newest last.
@MainActor
final class ChangeList {
  private var undos: [@MainActor () -> Void] = []

  func add(_ undo: @escaping @MainActor () -> Void) { undos.append(undo) }

  /// Takes every change back, newest first.
  func undo() {
    let all = undos
    undos = []
    for undo in all.reversed() { undo() }
  }
}
