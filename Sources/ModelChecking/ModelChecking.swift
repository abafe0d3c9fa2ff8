// The engine: systems that offer steps, paths through them, and exhaustive search.
