// One import is enough: the models of all results come along with `import VCFuzzReports`.

@_exported public import VCFuzzKit
@_exported public import VCFuzzLogChecks
