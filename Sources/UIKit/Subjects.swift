// The subjects of Combine, which code uses beside `#if canImport(Combine)`: values that observers
// receive at once. Operators and schedulers are not here.

public import Foundation

/// The end of an observation, at the latest when the object goes.
public final class AnyCancellable: NSObject {
  private var whenCancelled: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { whenCancelled = cancel }

  deinit { cancel() }

  public func cancel() {
    whenCancelled?()
    whenCancelled = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

/// The observers of a subject, in the order in which they came.
private struct Observers<Output> {
  private(set) var all: [(number: Int, receive: (Output) -> Void)] = []
  private var count = 0

  mutating func add(_ receive: @escaping (Output) -> Void) -> Int {
    count += 1
    all.append((count, receive))
    return count
  }

  mutating func remove(_ number: Int) { all.removeAll { $0.number == number } }
}

/// A subject that passes values on.
public final class PassthroughSubject<Output, Failure: Error> {
  private var observers = Observers<Output>()

  public init() {}

  public func send(_ input: Output) { for observer in observers.all { observer.receive(input) } }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let number = observers.add(receiveValue)
    return AnyCancellable { [weak self] in self?.observers.remove(number) }
  }
}

extension PassthroughSubject where Output == Void {
  public func send() { send(()) }
}

/// A subject that keeps its last value.
public final class CurrentValueSubject<Output, Failure: Error> {
  private var observers = Observers<Output>()

  public init(_ value: Output) { self.value = value }

  public var value: Output {
    didSet { for observer in observers.all { observer.receive(value) } }
  }

  public func send(_ input: Output) { value = input }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(value)
    let number = observers.add(receiveValue)
    return AnyCancellable { [weak self] in self?.observers.remove(number) }
  }
}
