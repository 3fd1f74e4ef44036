// SPDX-License-Identifier: MIT

import CSQLite

/// An open database file; closed when nothing holds it any more.
final class Handle {
  let pointer: OpaquePointer

  init(path: String) throws(DatabaseError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened, code == SQLITE_OK else {
      let message = String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(opened)
      throw .sqlite(code: code, message: message, doing: "open \(path)")
    }
    pointer = opened
    sqlite3_extended_result_codes(opened, 1)
  }

  deinit { sqlite3_close_v2(pointer) }

  func failure(_ code: Int32, in sql: String) -> DatabaseError {
    .sqlite(code: code, message: String(cString: sqlite3_errmsg(pointer)), doing: sql)
  }
}

/// A prepared statement.
final class Statement {
  private let handle: Handle
  private let sql: String
  private let pointer: OpaquePointer

  init(_ sql: String, in handle: Handle) throws(DatabaseError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(handle.pointer, sql, -1, &prepared, nil)
    guard let prepared, code == SQLITE_OK else { throw handle.failure(code, in: sql) }
    (self.handle, self.sql, pointer) = (handle, sql, prepared)
  }

  deinit { sqlite3_finalize(pointer) }

  /// Runs it, and leaves it ready for the next run.
  func rows(_ values: [Value]) throws(DatabaseError) -> [Row] {
    defer {
      sqlite3_reset(pointer)
      sqlite3_clear_bindings(pointer)
    }
    for (index, value) in values.enumerated() { try check(bind(value, at: Int32(index + 1))) }
    var rows: [Row] = []
    while true {
      let code = sqlite3_step(pointer)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw handle.failure(code, in: sql) }
      rows.append(Row(values: (0..<sqlite3_column_count(pointer)).map(value)))
    }
  }

  private func check(_ code: Int32) throws(DatabaseError) {
    if code != SQLITE_OK { throw handle.failure(code, in: sql) }
  }

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .integer(let value): sqlite3_bind_int64(pointer, index, value)
    case .text(let text): sqlite3_bind_text(pointer, index, text, Int32(text.utf8.count), Self.copied)
    case .null: sqlite3_bind_null(pointer, index)
    }
  }

  /// Tells SQLite to copy a text: C's `SQLITE_TRANSIENT`, which Swift cannot import.
  private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

  private func value(_ column: Int32) -> Value {
    switch sqlite3_column_type(pointer, column) {
    case SQLITE_NULL: return .null
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(pointer, column))
    default:
      let bytes = sqlite3_column_text(pointer, column)
      let count = Int(sqlite3_column_bytes(pointer, column))
      return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    }
  }
}
