import Base
import DIRuntime

// Nothing of this file is public but what is generated from it, so it imports nothing publicly.
// @provide(public, as: Printer)
struct Laser: Printer {
  let paper: Paper

  func print() -> String { "\(paper.size), by laser" }
}

// @provide(package)
func tray() throws(Base.Jam) -> Base.Tray<Paper> { Tray() }
