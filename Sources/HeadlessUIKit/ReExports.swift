// What users import: the small UIKit, its runtime and its surface, with the Foundation of both.

@_exported public import HeadlessUIKitCore
@_exported public import HeadlessUIKitSurface
