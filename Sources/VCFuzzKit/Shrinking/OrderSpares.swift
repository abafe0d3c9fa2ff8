// The pass that names the controllers aside in the order of their use.

/// Puts the trees aside into the order in which steps name them.
enum OrderSpares {
  @MainActor
  static func apply(to path: inout RunPath, _ trials: ShrinkTrials) {
    let cast = Cast(path.configuration)
    let spares = Array(path.configuration.spares.indices)
    let used = path.steps.flatMap(\.slots).filter(cast.members.indices.contains)
    var order: [Int] = []
    for tree in used.map({ cast[$0].tree - 1 }) + spares
    where tree >= 0 && !order.contains(tree) {
      order.append(tree)
    }
    guard order != spares else { return }
    _ = trials.replace(&path, by: path.edited(path.configuration.reordering(spares: order)))
  }
}
