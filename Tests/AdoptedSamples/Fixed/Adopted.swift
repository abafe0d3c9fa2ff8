// The sources are in Originals; the plugin rewrites them.
