import Logs

// @provide
struct Service { let logger: (String) -> Logger }
