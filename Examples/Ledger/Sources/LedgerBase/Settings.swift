// SPDX-License-Identifier: MIT

/// The settings of a service.
public struct Settings: Equatable, Sendable {
  /// The path of the database.
  public var database: String
  /// The number of connections that only read; there is one more that writes.
  public var readers: Int
  /// The longest wait for another process that writes.
  public var busyTimeout: Duration
  /// The lowest level of entries in the log.
  public var logLevel: Log.Level
  /// The number of rows that an import books in one transaction.
  public var batchSize: Int
  /// The largest amount of a transfer.
  public var largestTransfer: Money

  /// Makes settings; the defaults suit a small service.
  public init(
    database: String = "ledger.sqlite", readers: Int = 3, busyTimeout: Duration = .seconds(5),
    logLevel: Log.Level = .info, batchSize: Int = 500, largestTransfer: Money = Money(cents: 10_000_00)
  ) {
    self.database = database
    self.readers = readers
    self.busyTimeout = busyTimeout
    self.logLevel = logLevel
    self.batchSize = batchSize
    self.largestTransfer = largestTransfer
  }
}
