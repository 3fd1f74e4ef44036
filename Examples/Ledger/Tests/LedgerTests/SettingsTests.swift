// SPDX-License-Identifier: MIT

import LedgerBase
import Testing

@testable import Ledger

struct SettingsTests {
  @Test func keepsDefaults() throws {
    #expect(try Settings(environment: ["PATH": "/bin"]) == Settings())
  }

  @Test func readsTheEnvironment() throws {
    let settings = try Settings(environment: [
      "LEDGER_DATABASE": "/tmp/l.sqlite", "LEDGER_READERS": "2", "LEDGER_BUSY_TIMEOUT": "9",
      "LEDGER_LOG": "debug", "LEDGER_BATCH": "7", "LEDGER_LARGEST": "12.50",
    ])
    let expected = Settings(
      database: "/tmp/l.sqlite", readers: 2, busyTimeout: .seconds(9), logLevel: .debug, batchSize: 7,
      largestTransfer: Money(cents: 12_50))
    #expect(settings == expected)
  }

  @Test func reportsAllMistakes() {
    let error = #expect(throws: SettingsError.self) {
      try Settings(environment: [
        "LEDGER_READERS": "0", "LEDGER_LOG": "loud", "LEDGER_LARGEST": "1.5", "LEDGER_DATABAES": "x",
      ])
    }
    #expect(
      error?.problems == [
        "LEDGER_READERS is '0', and should be a number from 1 to 64",
        "LEDGER_LOG is 'loud', and should be one of debug, info, warning, error",
        "LEDGER_LARGEST is '1.5', and should be an amount",
        "there is no setting LEDGER_DATABAES",
      ])
  }

  @Test(arguments: [("0", 0), ("12", 12_00), ("12.05", 12_05), ("92233720368547758.07", Int64.max)])
  func readsMoney(_ text: String, cents: Int64) {
    #expect(Money(text) == Money(cents: cents))
  }

  @Test(arguments: ["", "-1", "1.", ".5", "1.5", "1.005", "1,50", "92233720368547758.08", "1e3", "٣"])
  func refusesMoney(_ text: String) {
    #expect(Money(text) == nil)
  }

  @Test func writesMoney() {
    #expect(
      [0, 5, -5, 12_30, .min].map { Money(cents: $0).description }
        == ["0.00", "0.05", "-0.05", "12.30", "-92233720368547758.08"])
  }
}
