// One import is enough: scenarios come along with `import VCFuzzXCTest`.

@_exported public import VCFuzzKit
