// A type that is missing here, as those of files that need SwiftUI.

/// A type without values, whose members can be named and never be reached.
@dynamicMemberLookup @dynamicCallable
public struct MissingType: Hashable, Sendable {
  private init() {}

  public subscript(dynamicMember name: String) -> MissingType {
    get { self }
    set {}
  }

  public subscript<Value>(dynamicMember name: String) -> Value {
    get { fatalError("'\(name)' is missing") }
    set {}
  }

  public func dynamicallyCall(withArguments arguments: [Any]) -> MissingType { self }

  public func dynamicallyCall<Value>(withArguments arguments: [Any]) -> Value {
    fatalError("a method of a missing type")
  }
}
