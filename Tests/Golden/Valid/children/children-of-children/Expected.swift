// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Airline`, a singleton, provided by `Airline` in Flight.swift.
  var airline: Airline { _kept(.airline) }

  /// `Sign`, new each time, provided by `Sign` in Flight.swift.
  var sign: Sign {
    if let make = _override(of: .sign) { return make(_handle) }
    return _build_sign(self)
  }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'FlightContainer', which 'flight' makes, because 'manifest' needs 'crew' for its parameter 'crew'")
  var manifest: Manifest { fatalError() }

  @available(*, unavailable, message: "it belongs to 'FlightContainer', which 'flight' makes, because 'spot' needs 'crew' for its parameter 'crew'")
  func spot(passenger: Passenger, seat: String) -> Spot { fatalError() }
}

/// A child of `Container`, which has all of that and is made with a `Flight`.
nonisolated class FlightContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `flight`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func flight(number: Int) -> FlightContainer {
    _child(FlightContainer.self, of: Flight(number: number), base: _App_FlightContainer_base)
  }
}

extension FlightContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (FlightContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (FlightContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension FlightContainer {
  /// `Crew`, a singleton, provided by `Crew` in Flight.swift.
  var crew: Crew { _keptInChild(.crew) }

  /// `Manifest`, new each time, provided by `Manifest` in Flight.swift.
  var manifest: Manifest {
    if let make = _override(of: .manifest) { return make(_handle) }
    return _build_FlightContainer_manifest(self)
  }

  /// `Int`, what the container was made with.
  var number: Int { _input(.number) { (it: Flight) in it.number } }

  /// `Spot`, new each time, provided by `Spot` in Flight.swift.
  func spot(passenger: Passenger, seat: String) -> Spot {
    if let make = _override(of: .spot) { return make(_handle, passenger, seat) }
    return _build_FlightContainer_spot(self, passenger, seat)
  }
}

/// A child of `FlightContainer`, which has all of that and is made with a `Booking`.
nonisolated class BookingContainer: FlightContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `booking`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension FlightContainer {
  /// A child container of this one, which it owns.
  func booking(passenger: Passenger, seat: String = "1A") -> BookingContainer {
    _child(BookingContainer.self, of: Booking(passenger: passenger, seat: seat), base: _App_BookingContainer_base)
  }
}

extension BookingContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (BookingContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (BookingContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension BookingContainer {
  /// `Passenger`, what the container was made with.
  var passenger: Passenger { _input(Key<@Sendable (BookingContainer) -> Passenger>.passenger) { (it: Booking) in it.passenger } }

  /// `String`, what the container was made with.
  var seat: String { _input(.seat) { (it: Booking) in it.seat } }

  /// `Ticket`, a singleton, provided by `Ticket` in Flight.swift.
  var ticket: Ticket { _keptInChild(Key<@Sendable (BookingContainer) -> Ticket>.ticket) }
}

/// A child of `Container`, which has all of that and is made with a `Lounge`.
nonisolated class LoungeContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `lounge`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func lounge(passenger: Passenger) -> LoungeContainer {
    _child(LoungeContainer.self, of: Lounge(passenger: passenger), base: _App_LoungeContainer_base)
  }
}

extension LoungeContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (LoungeContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (LoungeContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension LoungeContainer {
  /// `Drink`, new each time, provided by `Drink` in Flight.swift.
  var drink: Drink {
    if let make = _override(of: .drink) { return make(_handle) }
    return _build_LoungeContainer_drink(self)
  }

  /// `Passenger`, what the container was made with.
  var passenger: Passenger { _input(Key<@Sendable (LoungeContainer) -> Passenger>.passenger) { (it: Lounge) in it.passenger } }

  /// `LoungeTicket`, a singleton, provided by `LoungeTicket` in Flight.swift.
  var ticket: LoungeTicket { _keptInChild(Key<@Sendable (LoungeContainer) -> LoungeTicket>.ticket) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_airline(_ c: Container) -> Airline { Airline() }

private func _build_FlightContainer_crew(_ c: FlightContainer) -> Crew { Crew(airline: c.airline, number: c.number) }

private func _build_LoungeContainer_drink(_ c: LoungeContainer) -> Drink { Drink(passenger: c.passenger) }

private func _build_FlightContainer_manifest(_ c: FlightContainer) -> Manifest {
  let handle = c._handle
  return Manifest(crew: c.crew, bookings: { (passenger: Passenger, seat: String) -> Spot in handle.spot(passenger: passenger, seat: seat) })
}

private func _build_FlightContainer_number(_ c: FlightContainer) -> Int { c._inputs(Flight.self).number }

private func _build_BookingContainer_passenger(_ c: BookingContainer) -> Passenger {
  c._inputs(Booking.self).passenger
}

private func _build_LoungeContainer_passenger(_ c: LoungeContainer) -> Passenger { c._inputs(Lounge.self).passenger }

private func _build_BookingContainer_seat(_ c: BookingContainer) -> String { c._inputs(Booking.self).seat }

private func _build_sign(_ c: Container) -> Sign { Sign(airline: c.airline, port: nil) }

private func _build_FlightContainer_spot(_ c: FlightContainer, _ passenger: Passenger, _ seat: String) -> Spot {
  Spot(crew: c.crew, passenger: passenger, seat: seat)
}

private func _build_BookingContainer_ticket(_ c: BookingContainer) -> Ticket {
  Ticket(passenger: c.passenger, crew: c.crew, number: c.number, seat: c.seat)
}

private func _build_LoungeContainer_ticket(_ c: LoungeContainer) -> LoungeTicket {
  LoungeTicket(passenger: c.passenger)
}

#sourceLocation(file: "Flight.swift", line: 2)
private func _check_0() { _ =
            _Kept<Airline>.self }
#sourceLocation()
#sourceLocation(file: "Flight.swift", line: 27)
private func _check_1() { _ =
            _Kept<Crew>.self }
#sourceLocation()
#sourceLocation(file: "Flight.swift", line: 7)
private func _check_4() { _ =
      _Kept<Int>.self }
#sourceLocation()
#sourceLocation(file: "Flight.swift", line: 12)
private func _check_5() { _ =
      _Kept<Passenger>.self }
#sourceLocation()
#sourceLocation(file: "Flight.swift", line: 19)
private func _check_6() { _ =
      _Kept<Passenger>.self }
#sourceLocation()
#sourceLocation(file: "Flight.swift", line: 13)
private func _check_7() { _ =
      _Kept<String>.self }
#sourceLocation()
#sourceLocation(file: "Flight.swift", line: 33)
private func _check_10() { _ =
            _Kept<Ticket>.self }
#sourceLocation()
#sourceLocation(file: "Flight.swift", line: 52)
private func _check_11() { _ =
            _Kept<LoungeTicket>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Airline { static var airline: Self { _App_base.key(0, _build_airline) } }
extension Key where Maker == @Sendable (FlightContainer) -> Crew { static var crew: Self { _App_FlightContainer_base.key(1, child: 0, _build_FlightContainer_crew) } }
extension Key where Maker == @Sendable (LoungeContainer) -> Drink { static var drink: Self { _App_base.key(2, _build_LoungeContainer_drink, lifetime: .transient) } }
extension Key where Maker == @Sendable (FlightContainer) -> Manifest { static var manifest: Self { _App_base.key(3, _build_FlightContainer_manifest, lifetime: .transient) } }
extension Key where Maker == @Sendable (FlightContainer) -> Int { static var number: Self { _App_FlightContainer_base.key(4, child: 1, _build_FlightContainer_number) } }
extension Key where Maker == @Sendable (BookingContainer) -> Passenger { static var passenger: Self { _App_BookingContainer_base.key(5, child: 0, _build_BookingContainer_passenger) } }
extension Key where Maker == @Sendable (LoungeContainer) -> Passenger { static var passenger: Self { _App_LoungeContainer_base.key(6, child: 0, _build_LoungeContainer_passenger) } }
extension Key where Maker == @Sendable (BookingContainer) -> String { static var seat: Self { _App_BookingContainer_base.key(7, child: 1, _build_BookingContainer_seat) } }
extension Key where Maker == @Sendable (Container) -> Sign { static var sign: Self { _App_base.key(8, _build_sign, lifetime: .transient) } }
extension Key where Maker == @Sendable (FlightContainer, Passenger, String) -> Spot { static var spot: Self { _App_base.key(9) { c, passenger, seat in _build_FlightContainer_spot(c, passenger, seat) } } }
extension Key where Maker == @Sendable (BookingContainer) -> Ticket { static var ticket: Self { _App_BookingContainer_base.key(10, child: 2, _build_BookingContainer_ticket) } }
extension Key where Maker == @Sendable (LoungeContainer) -> LoungeTicket { static var ticket: Self { _App_LoungeContainer_base.key(11, child: 1, _build_LoungeContainer_ticket) } }

private let _App_needs: StaticString = """
  airline:
  FlightContainer.crew: FlightContainer.number airline
  LoungeContainer.drink: LoungeContainer.passenger
  FlightContainer.manifest: FlightContainer.crew FlightContainer.spot
  FlightContainer.number:
  BookingContainer.passenger:
  LoungeContainer.passenger:
  BookingContainer.seat:
  sign: airline
  FlightContainer.spot: FlightContainer.crew
  BookingContainer.ticket: BookingContainer.passenger BookingContainer.seat FlightContainer.crew FlightContainer.number
  LoungeContainer.ticket: LoungeContainer.passenger
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.airline)
  entries.add(.sign)
}

private func _App_FlightContainer_dynamic(_ entries: inout _DynamicEntriesOf<FlightContainer>) {
  entries.add(.crew)
  entries.add(.manifest)
  entries.add(.number, name: "number")
}

private func _App_BookingContainer_dynamic(_ entries: inout _DynamicEntriesOf<BookingContainer>) {
  entries.add(Key<@Sendable (BookingContainer) -> Passenger>.passenger)
  entries.add(.seat, name: "seat")
  entries.add(Key<@Sendable (BookingContainer) -> Ticket>.ticket)
}

private func _App_LoungeContainer_dynamic(_ entries: inout _DynamicEntriesOf<LoungeContainer>) {
  entries.add(.drink)
  entries.add(Key<@Sendable (LoungeContainer) -> Passenger>.passenger)
  entries.add(Key<@Sendable (LoungeContainer) -> LoungeTicket>.ticket, name: "ticket")
}

private let _App_base = _SlotBase()
private let _App_FlightContainer_base = _SlotBase()
private let _App_BookingContainer_base = _SlotBase()
private let _App_LoungeContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(FlightContainer.self, slots: 2, base: _App_FlightContainer_base, of: _App_base)
  plan.tie(BookingContainer.self, slots: 3, base: _App_BookingContainer_base, of: _App_base)
  plan.tie(LoungeContainer.self, slots: 2, base: _App_LoungeContainer_base, of: _App_base)
  plan.list(_App_FlightContainer_dynamic)
  plan.list(_App_BookingContainer_dynamic)
  plan.list(_App_LoungeContainer_dynamic)
}
