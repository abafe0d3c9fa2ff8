// What tests of split controllers share.

import UIKitTesting

extension Device {
  /// A tablet held sideways: room for two columns.
  static var landscapePad: Device {
    var device = Device.pad
    device.size = CGSize(width: device.size.height, height: device.size.width)
    return device
  }
}

extension Stage {
  /// The will and did callbacks that the controllers of a name received, in order.
  func callbacks(of name: String) -> [Event.Kind] {
    let trace = self.trace
    return trace.events.filter { event in
      event.kind.isWillOrDid && event.controller.map(trace.name(of:)) == name
    }.map(\.kind)
  }

  /// The short names of the will and did callbacks that the controllers of a name received.
  func heard(by name: String) -> String {
    callbacks(of: name).compactMap(\.shortName).joined(separator: " ")
  }
}

extension UIKitTestCase {
  /// A split in the style of columns with P and D, at rest; their stacks are navP and navD.
  func makeColumns() throws -> (stage: Stage, split: UISplitViewController) {
    let stage = Stage(.standard, device: .landscapePad)
    let split = stage.named("split", UISplitViewController(style: .doubleColumn))
    for (column, name) in [(UISplitViewController.Column.primary, "P"), (.secondary, "D")] {
      let screen = stage.screen(name)
      split.setViewController(screen, for: column)
      stage.name(try XCTUnwrap(screen.navigationController), "nav\(name)")
    }
    stage.show { split }
    stage.removeEvents()
    return (stage, split)
  }
}
