// One import is enough: callbacks, traces and profiles come along with `import VCFuzzKit`.

@_exported public import VCFuzzSupport
@_exported public import VCLifecycle
