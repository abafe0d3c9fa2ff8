// A campaign across workers: its state is left to the next one again and again.

internal import Foundation
internal import VCFuzzProcesses
internal import VCFuzzReports

/// The state of a campaign in the memory that its workers share.
@MainActor
final class CampaignSession {
  private let campaign: Campaign
  private let keeper: CampaignKeeper
  private let record: WorkerRecord
  /// The runs and findings at which the state was left last, and the runs after which it is again.
  private var saved = (runs: 0, findings: 0)
  private var pace = 64

  private static let paceMax = 8_192

  /// What one worker leaves to the next.
  struct State: Codable {
    let campaign: Campaign.State
    let keeper: [CampaignKeeper.SavedFile?]
    let deaths: [Death]
  }

  /// The state that an earlier worker has left; nil in the first one.
  static func state() -> State? {
    guard let record = WorkerRecord.current, !record.state.isEmpty else { return nil }
    return try? JSONDecoder().decode(State.self, from: record.state)
  }

  /// Begins a session, or continues with one; nil in a process without a supervisor.
  init?(_ campaign: Campaign, _ keeper: CampaignKeeper, _ state: State?) throws {
    guard let record = WorkerRecord.current else { return nil }
    self.campaign = campaign
    self.keeper = keeper
    self.record = record
    if let state {
      for death in state.deaths { RunIsolation.current?.deaths.insert(death) }
      campaign.restore(state.campaign)
      try keeper.restore(state.keeper)
      saved = (campaign.state.tally.runs, campaign.state.findings.count)
    } else {
      save()
    }
  }

  /// Leaves the state if it is time to; may put a fresh process in the place of this one.
  func update() {
    WorkerRecord.replaceLargeProcess(afterSaving: save)
    let state = campaign.state
    let isDue =
      state.tally.runs >= saved.runs + pace || state.findings.count > saved.findings
    guard isDue else { return }
    pace = min(Self.paceMax, pace * 2)
    save()
  }

  /// Leaves the state.
  func save() {
    saved = (campaign.state.tally.runs, campaign.state.findings.count)
    let deaths = RunIsolation.current?.deaths.deaths ?? []
    let state = State(campaign: campaign.state, keeper: keeper.state, deaths: deaths)
    if let data = try? JSONEncoder().encode(state) { record.state = data }
  }
}
