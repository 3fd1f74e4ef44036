// @provide
struct Sync { let disk: Disk }

protocol Disk {}
