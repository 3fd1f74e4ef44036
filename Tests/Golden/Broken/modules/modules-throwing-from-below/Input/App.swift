import Core

// @provide
struct Report { let disk: Lazy<Disk> }
