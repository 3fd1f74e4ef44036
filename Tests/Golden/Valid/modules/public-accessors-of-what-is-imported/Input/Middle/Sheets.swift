import Base

// @provide
func sheet() -> Paper { Paper(size: "A4") }

// @provide(package)
func feeder() throws(Jam) -> Int { 1 }
