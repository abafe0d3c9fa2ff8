// The door from XCTest.
