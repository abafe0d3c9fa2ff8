// Every file here stands on the runtime.

@_exported public import HeadlessUIKitCore
