import OSLog
// @provide
struct ScreenB { let logger: OSLog.Logger }
