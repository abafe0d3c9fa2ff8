// Plain depth-first search: no choice costs anything.

/// The price list under which every path is affordable.
struct FreeChoice: ChoiceCost {
  let limit = 0

  func cost(of index: Int, in choice: Choice) -> Int { 0 }
}
