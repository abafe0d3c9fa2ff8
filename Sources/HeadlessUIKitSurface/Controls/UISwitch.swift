// Switches, as controls that nothing draws.

public import Foundation

/// A switch.
open class UISwitch: UIControl {
  open var isOn = false, onTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}
