enum DiskError: Error { case full }
typealias StorageError = DiskError

struct Disk {}

// @provide
func openDisk() throws(DiskError) -> Disk { throw .full }

// @provide
struct Archive {
  init(disk: Disk) throws(StorageError) {}
}
