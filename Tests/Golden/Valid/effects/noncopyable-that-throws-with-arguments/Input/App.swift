import DIRuntime

struct Failed: Error {}

struct File: ~Copyable { let number: Int }

// @provide
func file(number: Int /* @arg */) throws(Failed) -> File {
  if number < 0 { throw Failed() }
  return File(number: number)
}

final class Folder {
  let file: File
  init(file: consuming File) { self.file = file }
}

// @provide
func folder(file: (Int) throws(Failed) -> File) throws(Failed) -> Folder { Folder(file: try file(3)) }
