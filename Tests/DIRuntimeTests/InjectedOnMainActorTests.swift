// SPDX-License-Identifier: MIT

import DIRuntime
import Foundation
import Testing

@Suite("Injected on the main actor")
struct InjectedOnMainActorTests {
  #if os(macOS) || os(Linux)
  @Test("A property traps elsewhere, also where it was set and reset")
  func offMainActor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var container: Container? = .waiting()
      var lobby = Injected(.lobby, from: container)
      lobby.wrappedValue = Lobby()
      lobby.reset()
      container = nil
      let last = lobby
      await MainActor.run { _ = last() }
      FileHandle.standardError.write(Data("the main actor has it\n".utf8))
      await Task.detached { _ = last() }.value
      FileHandle.standardError.write(Data("so has another one\n".utf8))
    }
    expect(result, says: "the main actor has it")
    #if os(Linux)
    expect(result, says: "'lobby' is read elsewhere than on the main actor, to which it belongs")
    #endif
    expect(result, doesNotSay: "so has another one")
  }
  #endif
}
