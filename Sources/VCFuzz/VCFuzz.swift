// Scenarios, campaigns, corpus and reports.
