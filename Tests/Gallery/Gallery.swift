// Containers as an iOS engineer writes them.
