// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import DITesting
import Testing

// The generator's output for a program with two live providers, by hand.

private struct Disk: Sendable { let name: String }

extension Container {
  fileprivate var disk: Disk { _kept(.disk) }
  fileprivate var network: Disk { _kept(.network) }

  fileprivate static func real(_ overrides: (inout Overrides) -> Void = { _ in }) -> Container {
    Container(_plan: plan, overrides)
  }

  fileprivate static func faking(
    disk: @autoclosure @escaping @Sendable () -> Disk, network: @autoclosure @escaping @Sendable () -> Disk,
    _ overrides: (inout Overrides) -> Void = { _ in }
  ) -> Container {
    Container(
      _plan: plan, overrides,
      _fakes: {
        $0.override(.disk, with: disk)
        $0.override(.network, with: network)
      })
  }
}

extension Key where Maker == @Sendable (Container) -> Disk {
  fileprivate static var disk: Self { base.key(0, buildReal) }
  fileprivate static var network: Self { base.key(1, buildReal) }
}

private func buildReal(_ c: Container) -> Disk { Disk(name: "real") }

private let base = _SlotBase()
private let plan = _Plan { plan in
  plan.register("Live", slots: 2, base: base, needs: "disk:\nnetwork:")
  plan.live(base, 0, "disk")
  plan.live(base, 1, "network")
}

private let refusal = """
  the test is not run, for it is strict and leaves 'disk', 'network' real: make the container by \
  'Container.faking(…)', or override or allow all live providers
  """

@Suite("Live providers")
struct LiveTests {
  @Test(
    "those that are neither faked nor allowed are refused together, before anything is built",
    .expecting(refusal), .container(.real()), .strict())
  func refused() { Issue.record("was run, and \(Container.current?.disk.name ?? "") was built") }

  @Test(
    "a strict test runs with an override of one and leave to build the other",
    .container(.real { $0.override(.disk) { Disk(name: "fake") } }), .strict { $0.allow(.network) })
  func overriddenAndAllowed() throws { #expect(try Container.ofTest().disk.name == "fake") }

  @Test(
    "a strict test runs with fakes, of which it may leave some unused",
    .container(.faking(disk: Disk(name: "fake"), network: Disk(name: "none"))), .strict())
  func faked() throws { #expect(try Container.ofTest().disk.name == "fake") }

  @Test("no way leads to the real value in a container of fakes")
  func noWay() {
    let other = Container.faking(disk: Disk(name: "fake"), network: Disk(name: "none")) {
      $0.override(.network) { c in Disk(name: "on " + c.original(.network).name) }
    }
    let names = [
      other.disk, other.fresh(.disk), other.original(.disk), other.overriding { _ in }.original(.disk),
      other.overriding { $0.override(.disk) { c in c.original(.disk) } }.disk,
    ].map(\.name)
    #expect(Set(names) == ["fake"])
    #expect(other.network.name == "on none" && other.original(.network).name == "none")
  }

  @Test("without fakes the real ones are built") func real() { #expect(Container.real().disk.name == "real") }
}
