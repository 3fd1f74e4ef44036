// SPDX-License-Identifier: MIT

import LedgerBase

/// The tables of accounts and transfers. Money comes in from the account `cash`, so the sum of all balances is 0.
// @provide(into: Migration)
struct AccountTables: Migration {
  let name = "accounts-1"
  let statements = [
    "CREATE TABLE accounts (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, balance INTEGER NOT NULL) STRICT",
    """
    CREATE TABLE transfers (
      id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES accounts, target INTEGER NOT NULL REFERENCES accounts,
      amount INTEGER NOT NULL CHECK (amount > 0), reference TEXT UNIQUE, time INTEGER NOT NULL) STRICT
    """,
    "CREATE INDEX transfers_by_source ON transfers (source, time)",
    "INSERT INTO accounts (name, balance) VALUES ('cash', 0)",
  ]
}
