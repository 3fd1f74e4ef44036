import Lib

struct Printer: Analytics {}

// @provide
struct Home { let session: Session }
