// The command line.
print("vcfuzz")
