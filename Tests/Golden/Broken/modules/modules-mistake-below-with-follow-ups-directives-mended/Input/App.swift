import Core

struct Printer {}

// @provide
struct Report {
  let clock: any Clock
  let log: Log
  let limit: (Int) -> Limit
  let printer: Printer
}
