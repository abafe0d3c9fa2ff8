// Locks of Apple's platforms. The main actor runs all code of an app here, so that nothing waits.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

internal import Foundation

/// A lock that is held by one thread.
public struct os_unfair_lock: Sendable {
  fileprivate var isHeld = false

  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = true }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = false }

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guard !lock.pointee.isHeld else { return false }
  lock.pointee.isHeld = true
  return true
}

/// A lock that keeps a state.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate let mutex = NSLock()
  private var state: State

  public init(uncheckedState initialState: State) { state = initialState }

  public init(initialState: State) where State: Sendable { state = initialState }

  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }

  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(initialState: ()) }

  public func lock() { mutex.lock() }
  public func unlock() { mutex.unlock() }
  public func lockIfAvailable() -> Bool { mutex.try() }
}

@discardableResult
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  theValue.pointee += 1
  return theValue.pointee
}

@discardableResult
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  theValue.pointee -= 1
  return theValue.pointee
}

public func OSAtomicCompareAndSwap32Barrier(
  _ oldValue: Int32,
  _ newValue: Int32,
  _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
  guard theValue.pointee == oldValue else { return false }
  theValue.pointee = newValue
  return true
}
