// `dispatchPrecondition`: with one thread for all work, every claim about a queue is accepted.

/// A claim about the queue that runs the code.
public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Accepts the claim: in virtual time no queue has a thread of its own.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
