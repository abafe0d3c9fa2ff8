// One import is enough: scenarios come along with `import VCFuzzCLI`.

@_exported public import VCFuzzKit
