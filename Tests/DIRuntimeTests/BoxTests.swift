// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@Suite("Box")
struct BoxTests {
  @Test("shares what one holder writes with all")
  func sharing() {
    let container = Container.forms()
    let box = container.settings
    container.settings.withLock { $0.isVerbose = true }
    #expect(box.value.isVerbose)
    #expect(container.settings === box)
    #expect(!Container.forms().settings.value.isVerbose)
  }

  @Test("hands out copies")
  func copies() {
    let box = Box(Settings())
    var copy = box.value
    copy.names.append("Ada")
    #expect(box.value.names.isEmpty)
  }

  @Test("loses nothing that several threads write")
  func contention() async {
    let box = Box(0)
    let seen = await race(8) { _ in
      (0..<500).map { _ in
        box.withLock { count in
          count += 1
          return count
        }
      }
    }
    #expect(box.value == 4_000)
    #expect(Set(seen.joined()).count == 4_000)
  }

  @Test("throws what its closure throws, and keeps what that wrote")
  func throwing() {
    let box = Box(Settings())
    #expect(throws: Failure.failed(1)) {
      try box.withLock { settings throws(Failure) in
        settings.isVerbose = true
        throw .failed(1)
      }
    }
    #expect(box.value.isVerbose)
  }
}
