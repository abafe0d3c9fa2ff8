// The state that no stage owns. Nothing else may be static and vary.

/// What is one for the whole process; each topic declares its own in an extension.
@MainActor
package enum OutsideStages {}
