// What the closure of a scenario lists: calls, gestures, invariants, allowances, demands.

/// One line of a scenario.
@MainActor
public enum ScenarioPart {
  case call(Call)
  case gesture(Gesture)
  case invariant(Invariant)
  case allowance(Allowance)
  case demand(Demand)
}

/// Collects the lines of a scenario.
@MainActor
@resultBuilder
public enum ScenarioBuilder {
  public static func buildExpression(_ call: Call) -> [ScenarioPart] { [.call(call)] }
  public static func buildExpression(_ gesture: Gesture) -> [ScenarioPart] { [.gesture(gesture)] }
  public static func buildExpression(_ invariant: Invariant) -> [ScenarioPart] {
    [.invariant(invariant)]
  }
  public static func buildExpression(_ allowance: Allowance) -> [ScenarioPart] {
    [.allowance(allowance)]
  }
  public static func buildExpression(_ demand: Demand) -> [ScenarioPart] { [.demand(demand)] }
  public static func buildBlock(_ parts: [ScenarioPart]...) -> [ScenarioPart] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ parts: [ScenarioPart]?) -> [ScenarioPart] { parts ?? [] }
  public static func buildEither(first parts: [ScenarioPart]) -> [ScenarioPart] { parts }
  public static func buildEither(second parts: [ScenarioPart]) -> [ScenarioPart] { parts }
  public static func buildArray(_ parts: [[ScenarioPart]]) -> [ScenarioPart] {
    parts.flatMap { $0 }
  }
}
