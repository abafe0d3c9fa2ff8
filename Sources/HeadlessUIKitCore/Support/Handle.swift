// References that do not keep their object alive, and are nil when it is gone.

/// What refers to an object in place of a weak reference.
///
/// An object that a weak reference has ever named counts its references in a table beside it: each
/// retain and release costs three times as much from then on. So the objects that are retained at
/// every callback have a handle, which others keep, and clear it as they go.
final class Handle: @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) private var reference = Unretained<AnyObject>(
    wrappedValue: nil
  )

  /// The object, which sets this and clears it in its deinitialiser.
  var object: AnyObject? {
    get { reference.wrappedValue }
    set { reference.wrappedValue = newValue }
  }
}
