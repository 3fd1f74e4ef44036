protocol Store: Sendable {}

// @provide(singleton, as: [Store, Self], name: main)
final class MainStore: Store { init(disk: any Disk) {} }

// @provide(singleton, as: Store, name: backup)
final class BackupStore: Store { init(disk: any Disk, tape: Tape?) {} }

protocol Disk: Sendable {}
enum Disks { final class Fast: Disk {} }
final class Tape: Sendable {}

// @provide
actor Sync { init(main: any Store, backup: any Store, main2: MainStore) {} }
