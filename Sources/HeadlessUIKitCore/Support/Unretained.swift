// References that do not keep their object alive, and cost nothing to look at.

/// A reference to an object, or nil; it has to be cleared before the object goes.
///
/// An `unowned(unsafe)` variable does the same, but the object is retained whenever that is read,
/// even to compare it with nil.
@propertyWrapper
struct Unretained<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  @inline(__always)
  init(wrappedValue: Object?) { reference = wrappedValue.map(Unmanaged.passUnretained) }

  var wrappedValue: Object? {
    @inline(__always) get { reference?.takeUnretainedValue() }
    @inline(__always) set { reference = newValue.map(Unmanaged.passUnretained) }
  }
}
