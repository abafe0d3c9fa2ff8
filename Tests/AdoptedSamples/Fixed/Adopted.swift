// The sources are in Originals; the plugin rewrites them. Scenarios.swift is what 'vcfuzz adopt' writes.
