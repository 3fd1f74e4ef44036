import Lib

// @provide(public, as: Storage)
struct Disk: Storage {}
