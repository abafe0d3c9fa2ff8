// What a controller is to the tree of a run: the word that identities use.

internal import HeadlessUIKit
internal import VCLifecycle

extension Run {
  /// Notes what controllers are to the tree before they leave it for good.
  func noteRoles(of controllers: [ControllerID]) {
    var roles: [Int: String] = [:]
    for id in controllers { roles[Int(id.index)] = role(of: id) }
    finalRoles = roles
  }

  /// What a controller is to the tree.
  func role(of id: ControllerID) -> String {
    let number = Int(id.index)
    if let role = finalRoles?[number] { return role }
    let slot = live.slot(ofNumber: number)
    if slot >= 0, cast[slot].role != .screen { return cast[slot].role.rawValue }
    var ancestor = stage.controller(numbered: number)?.parent
    while let current = ancestor {
      if current === live.subject.root { return "in root" }
      ancestor = current.parent
    }
    // A controller outside the configuration was made by the scenario, and may have left its root.
    if slot < 0 { return live.subject.root == nil ? "other" : "in root" }
    return "screen"
  }
}
