// One import is enough: the words of checks and logs come along with `import VCFuzzLogChecks`.

@_exported public import LifecycleChecks
@_exported public import LifecycleLogs
@_exported public import VCLifecycle
