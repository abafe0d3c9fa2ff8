// Values that an app associates with objects, and that go with them.

/// The values associated with objects.
///
/// A responder keeps its own, so that they are released with it. Those of other objects are kept by
/// the runtime of the run, and released when another value is set after the object is gone.
package enum AssociatedObjects {
  private struct WeakReference {
    weak var object: AnyObject?
  }

  struct Entry {
    weak var object: AnyObject?
    let key: UnsafeRawPointer
    let value: Any
  }

  package static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let value: Any?
    if let responder = object as? UIResponderBase {
      value = responder.associations?[key]
    } else {
      value = entries.first { $0.object === object && $0.key == key }?.value
    }
    if let reference = value as? WeakReference { return reference.object }
    return value
  }

  package static func set(
    _ value: Any?,
    of object: AnyObject,
    _ key: UnsafeRawPointer,
    isWeak: Bool
  ) {
    let kept = isWeak ? value.map { WeakReference(object: $0 as AnyObject) } : value
    if let responder = object as? UIResponderBase {
      if responder.associations == nil { responder.associations = [:] }
      responder.associations?[key] = kept
      return
    }
    var others = entries.filter { entry in
      entry.object != nil && !(entry.object === object && entry.key == key)
    }
    if let kept { others.append(Entry(object: object, key: key, value: kept)) }
    entries = others
  }

  private static var entries: [Entry] {
    get {
      nonisolated(unsafe) var known: [Entry] = []
      MainActor.assumeIsolated { known = Runtime.current.associations }
      return known
    }
    set {
      nonisolated(unsafe) let new = newValue
      MainActor.assumeIsolated { Runtime.current.associations = new }
    }
  }
}
