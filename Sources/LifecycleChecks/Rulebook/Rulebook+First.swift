// The FIRST rules: tracking of first calls.

internal import Lifecycle

extension Rulebook {
  static let first: [Rule] = [
    Rule(
      "FIRST-1",
      [.reported],
      on: "all",
      from: ["ADO"],
      """
      Appearance callbacks run once per appearance, so often in a controller's life, and code \
      meant for the first time needs a guard.
      """
    ),
    Rule(
      "FIRST-2",
      [.reported],
      on: "all",
      from: ["CCT"],
      """
      A first-call tracker answers true for each call site (file, line and column) once and false \
      from then on, with one tracker per controller.
      """
    ),
    Rule(
      "FIRST-3",
      [.measured],
      on: "all",
      from: ["CCT"],
      """
      Such a tracker works in any method, wherever super is called and whatever the arguments are.
      """
    ),
    Rule(
      "FIRST-4",
      [.derived],
      on: "all",
      from: ["FIRST-2"],
      """
      A tracker whose key joins line and column digits confuses line 1 column 23 with line 12 \
      column 3, and a shared tracker denies a second controller its first call.
      """
    ),
    Rule(
      "FIRST-5",
      [.reported],
      on: "all",
      from: ["CCT"],
      """
      A flag in a base class that its own method clears is never seen by a subclass that reads it \
      after calling super.
      """
    ),
    Rule(
      "FIRST-6",
      [.derived],
      on: "all",
      from: ["STATE-3"],
      """
      The first call is not the first completed appearance: an abandoned appearance uses up the \
      first viewWillAppear, and a second viewDidLoad is not a first one.
      """
    ),
  ]
}
