// UIKit by its own name, where there is none: `import UIKit` brings HeadlessUIKit. The manifest
// leaves this module out on Apple's platforms, where it would hide the real one.

@_exported public import HeadlessUIKit
