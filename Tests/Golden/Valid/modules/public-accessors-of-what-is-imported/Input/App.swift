import DIRuntime
import Base
import Middle

// @provide
struct Office {
  let report: String

  // @provide
  init(printer: any Printer) { report = printer.print() }
}
