// Tokens: short, whole, and refused when a chat has damaged them.

import VCFuzzKit
import XCTest

@MainActor
final class CaseTokenTests: XCTestCase {
  private func token() throws -> String { CaseToken.token(of: try XCTUnwrap(Case.sample())) }

  func testATokenIsShortAndStaysTheSame() async throws {
    // Tokens that people keep must mean the same for ever: this text may only change with the form.
    XCTAssertEqual(
      try token(),
      "vcf1.AQAIc3dpdGNoZXICDgNybn4FdgcWCEN2RGdmEhkABHNob3eRgQkKgokLb5KnZRA6"
    )
  }

  func testATokenHoldsTheWholeCase() async throws {
    let kept = try XCTUnwrap(Case.sample())
    let read = try CaseToken.read(try token())
    XCTAssertEqual(read.configuration, kept.configuration)
    XCTAssertEqual(read.steps, kept.steps)
    XCTAssertEqual(read.verdict.identity, kept.verdict.identity)
    let replay = try CaseReplay(read, scenario: .switcher())
    var graded = kept
    graded.grading = Grading(.fragile)
    XCTAssertEqual(replay.renewed.kept, graded)
  }

  func testWhatAChatPutsAroundATokenIsNoHarm() async throws {
    let token = try token()
    for text in [" \(token)\n", "`\(token)`", "<\(token)>", "\"\(token)\""] {
      XCTAssertTrue(CaseToken.isToken(text), text)
      XCTAssertEqual(try CaseToken.read(text), try CaseToken.read(token))
    }
    let middle = token.index(token.startIndex, offsetBy: 30)
    XCTAssertEqual(
      try CaseToken.read(token[..<middle] + "\n  " + token[middle...]),
      try CaseToken.read(token)
    )
  }

  func testEveryDamageIsNoticed() async throws {
    let token = try token()
    let letters = Array(token)
    var refused = 0
    for place in 5..<letters.count {
      for letter in "Aq_7" where letters[place] != letter {
        var damaged = letters
        damaged[place] = letter
        XCTAssertThrowsError(try CaseToken.read(String(damaged)))
        refused += 1
      }
      XCTAssertThrowsError(try CaseToken.read(String(letters[..<place])))
      XCTAssertThrowsError(try CaseToken.read(token + String(letters[5...place])))
    }
    XCTAssertGreaterThan(refused, 200)
  }

  func testEachRefusalSaysWhy() async throws {
    let rows = [
      ("hello", "not a token: a token begins with 'vcf1.'"),
      ("vcf2.AAAA", "the token is of the form 'vcf2', which a newer vcfuzz reads"),
      ("vcf1.AAAA", "the token is damaged: copy it again, from 'vcf1.' to its last letter"),
      ("vcf1.AA+A", "the token is damaged: it holds a letter that no token has"),
      ("vcf1.", "the token is damaged: copy it again, from 'vcf1.' to its last letter"),
    ]
    for (text, message) in rows {
      XCTAssertThrowsError(try CaseToken.read(text)) { XCTAssertEqual("\($0)", message) }
    }
    let long = "vcf1." + String(repeating: "A", count: 200_000)
    XCTAssertThrowsError(try CaseToken.read(long)) {
      XCTAssertEqual("\($0)", "the token is too long")
    }
  }
}
