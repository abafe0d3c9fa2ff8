// One import is enough: callbacks, traces and profiles come along with `import VCFuzz`.

@_exported public import Lifecycle
