import Core

struct Printer {}

// @provide
struct Report {
  let printer: Printer
}
