// `vcfuzz adopt`: a package for fuzzing an iOS package on Linux, written beside it.

import Foundation
internal import VCFuzzAdoption

struct AdoptCommand: Command {
  let name = "adopt"
  let summary = "Write a package that fuzzes an iOS package on Linux, and build it"
  let operands = [CommandOperand("FOLDER", .file, count: .one)]
  let options = CommandOption.table(
    """
    --output FOLDER        Write the new package there (default: FOLDER-vcfuzz)
    --dependency FOLDER …  Adopt a local package that the first one needs as well
    --vcfuzz FOLDER        Use this copy of vcfuzz (default: the one this tool is from)
    --scratch-path FOLDER  Build there (default: where this tool was built)
    --no-build             Write the package and don't build it
    """,
    ["dependency": .file, "vcfuzz": .file, "scratch-path": .file]
  )
  let details = """
    FOLDER is a Swift package or a folder of Swift sources. vcfuzz only reads it. It
    writes a package beside it that rewrites copies of the sources for Linux when it
    is built, with a scenario for each container class it finds. It then builds that
    package, lists what is missing, and tries whether each scenario starts. The build
    uses the modules of vcfuzz that were built with this tool; in another folder, it
    builds them again, which takes minutes.

    Exit codes: 0 if the package builds, 1 if the sources need something that is
    missing, 65 if the folder can't be read, 70 if a file can't be written.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let terminal = invocation.terminal
    var adoption: Adoption
    do {
      adoption = try Adoption(
        path: invocation.operands[0],
        dependencies: invocation.values(of: "dependency"),
        output: invocation.value(of: "output"),
        tool: invocation.value(of: "vcfuzz") ?? Self.ownPackage,
        build: Self.build(of: invocation)
      )
      try adoption.write()
    } catch let failure as AdoptionFailure {
      throw CommandError(failure.isOutput ? .internalError : .badInput, failure.description)
    }
    let counts = adoption.counts
    let amount = counts.targets.counted("target") + ", " + counts.scenarios.counted("scenario")
    terminal.say("wrote '\(adoption.folder)': " + amount)
    for remark in adoption.remarks { terminal.say("  " + remark) }
    guard !invocation.has("no-build") else { return .nothingFound }
    terminal.print("building it")
    var build = BuildReport(building: adoption.folder, by: adoption.build)
    for _ in 1...Self.roundsMax where !build.succeeded {
      let missing = (try? adoption.declareMissing(of: build)) ?? []
      if !missing.isEmpty {
        let names = missing.joined(separator: ", ")
        terminal.say("nothing declares \(names): going on with stand-ins")
      } else if (try? adoption.dropOverrides(of: build)) == true {
        show(build, on: terminal)
        terminal.print("taking what overrides nothing here for members that nothing calls")
      } else if (try? adoption.leaveOutBodies(with: build.lines)) == true {
        show(build, on: terminal)
        terminal.print(
          "leaving out the bodies with these errors; a run that reaches one ends there"
        )
      } else {
        break
      }
      build = BuildReport(building: adoption.folder, by: adoption.build)
    }
    guard build.succeeded else { return report(build, on: terminal) }
    start(&adoption, on: terminal)
    return .nothingFound
  }

  /// The package that this tool was built from.
  private static let ownPackage = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Where to build: beside the modules of this tool, if that is where its package builds.
  private static func build(of invocation: Invocation) -> BuildFolder {
    if let folder = invocation.value(of: "scratch-path") { return BuildFolder(path: folder) }
    guard invocation.value(of: "vcfuzz") == nil else { return BuildFolder(path: nil) }
    return BuildFolder(ofExecutable: Bundle.main.executablePath ?? "", in: ownPackage)
  }

  private static let placesMax = 5
  /// A module that compiles shows the errors of the next one.
  private static let roundsMax = 8

  @MainActor private func show(_ build: BuildReport, on terminal: Terminal) {
    for problem in build.problems {
      terminal.say(problem.message)
      for place in problem.places.prefix(Self.placesMax) {
        terminal.say("  at " + place.description)
      }
      let others = problem.places.count - Self.placesMax
      if others > 0 { terminal.print("  and in \(others) other places") }
    }
  }

  /// Tries whether each scenario starts, and says what to run.
  ///
  /// A container may want its view before it is set up, or may not: no source tells.
  @MainActor private func start(_ adoption: inout Adoption, on terminal: Terminal) {
    terminal.print("starting each scenario")
    var deaths = adoption.deathsAtStart(of: adoption.scenarioNames)
    let names = Set(deaths.map(\.scenario))
    if !names.isEmpty, (try? adoption.loadViewsFirst(in: names)) == true {
      var still = deaths
      if BuildReport(building: adoption.folder, by: adoption.build).succeeded {
        still = adoption.deathsAtStart(of: deaths.map(\.scenario))
      }
      let useless = Set(still.map(\.scenario))
      if !useless.isEmpty, (try? adoption.loadViewsFirst(in: names.subtracting(useless))) == true {
        _ = BuildReport(building: adoption.folder, by: adoption.build)
      }
      deaths.removeAll { !useless.contains($0.scenario) }
    }
    for death in deaths {
      let hint = "change what it sets up in Sources/*Scenarios"
      terminal.say("  '\(death.scenario)' does not start: \(death.found); \(hint)")
    }
    let dead = Set(deaths.map(\.scenario))
    let first = adoption.scenarioNames.first { !dead.contains($0) }
    terminal.print(
      adoption.scenarioNames.isEmpty
        ? "it builds; no scenario runs its code: replace 'example' in Sources/*Scenarios, then run"
        : "it builds; now run"
    )
    terminal.say("  cd '\(adoption.folder)'")
    let scenario = first.map { " --scenario \($0)" } ?? ""
    terminal.say("  \(adoption.runCall) --seed 1 --iterations 2000" + scenario)
  }

  @MainActor private func report(_ build: BuildReport, on terminal: Terminal) -> ExitCode {
    show(build, on: terminal)
    guard build.otherOutput.isEmpty else {
      for line in build.otherOutput.split(separator: "\n") { terminal.say("  " + line) }
      terminal.print("it does not build, and no place in its sources is named")
      return .found
    }
    terminal.print(
      "it does not build: \(build.problems.count.counted("error")). Put # before the files that "
        + "need what is missing in\nSources/*/Adopted.txt, or write an extension that declares it "
        + "beside that list, and give the\nsame command again."
    )
    if build.problems.contains(where: { $0.message.hasPrefix("no such module") }) {
      terminal.print("Name the folder of a module that is missing with '--dependency FOLDER'.")
    }
    return .found
  }
}
