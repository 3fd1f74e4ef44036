// SPDX-License-Identifier: MIT

import LedgerBase

/// The table of imports. A batch of rows and the new offset are committed together: so each row is booked once, wherever
/// the process is killed.
// @provide(into: Migration)
struct ImportTables: Migration {
  let name = "imports-1"
  let statements = [
    """
    CREATE TABLE imports (
      id INTEGER PRIMARY KEY, path TEXT NOT NULL, size INTEGER NOT NULL, offset INTEGER NOT NULL,
      booked INTEGER NOT NULL, refused INTEGER NOT NULL, problem TEXT NOT NULL) STRICT
    """
  ]
}
