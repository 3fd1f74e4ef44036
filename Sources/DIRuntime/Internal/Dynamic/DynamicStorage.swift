// SPDX-License-Identifier: MIT

import Synchronization

/// What a dynamic container owns: its registrations, and with them all that they keep.
final class DynamicStorage: Sendable {
  let match: DynamicMatch
  let fallback: [DynamicContainer]
  /// A view of the container whose generated providers are looked up behind the registrations.
  let generated: Container?
  /// Those providers.
  private let table: DynamicTable
  // It never leaves the lock: a copy that is read outside has to be gone before this is changed in place, which
  // ThreadSanitizer does not see.
  private let registered = BrieflyLocked<DynamicTable>([:])
  /// Whether anything was ever registered: as a rule nothing is behind a generated container.
  private let isUsed = Atomic(false)
  private let lazyView = LazyReference<DynamicContainer>()

  init(match: DynamicMatch, fallback: [DynamicContainer], generated: Container? = nil) {
    (self.match, self.fallback, self.generated) = (match, fallback, generated)
    table = generated.map { $0.plan.generated(in: type(of: $0)) } ?? [:]
  }

  /// The container without ownership of it: what factories get.
  var view: DynamicContainer { lazyView.object { DynamicContainer(of: self, isView: true) } }

  /// What is registered under a key now.
  func provider(for key: DynamicKey) -> DynamicProvider? {
    isUsed.load(ordering: .acquiring) ? registered.withLock { $0[key] } : nil
  }

  /// All that is registered now, in order.
  var ordered: [DynamicEntry] { registered.withLock { $0.ordered } }

  /// Changes what is registered under some keys, all at once.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - new: Given what is registered under one, says what is to be.
  /// - Returns: Whether something that was registered is so no more.
  @discardableResult
  func change(_ keys: [DynamicKey], to new: (DynamicProvider?) -> DynamicProvider?) -> Bool {
    isUsed.store(true, ordering: .releasing)
    // What was there is freed after the lock is given back, because that may run code of the user.
    let old = registered.withLock { table in
      keys.compactMap { key -> DynamicProvider? in
        let known = table[key]
        table[key] = new(known)
        return table[key] === known ? nil : known
      }
    }
    return !old.isEmpty
  }

  /// Where a value of the very type is that is built, in the plain case: it is what is registered here, or what is generated
  /// where nothing before that is registered; and what keeps it there. Else nil, and the general way finds it.
  func built(
    _ key: DynamicKey, _ match: DynamicMatch?, in asked: DynamicContainer
  ) -> (value: UnsafeMutableRawPointer, keeper: AnyObject)? {
    if let provider = provider(for: key) {
      let isKept = provider.lifetime == .singleton && provider.valueType == key.type
      return isKept ? provider.slots.value(at: 0).map { ($0, provider) } : nil
    }
    guard match ?? self.match == .exact, let provider = table[key], provider.lifetime == .singleton else { return nil }
    // Not held once more, for that takes long where there are weak references.
    return asked.container?.stored(provider.id.unsafelyUnwrapped, unless: key).map { ($0, provider) }
  }

  /// Where a look-up in this container searches for somebody, in order, each place once: what is a parent's does not find what
  /// belongs to a child.
  func sources(for holder: Container? = nil, behind others: [DynamicSource] = []) -> [DynamicSource] {
    if others.contains(where: { $0.storage === self }) { return others }
    var sources = others + [DynamicSource(storage: self)]
    if let asked = holder ?? generated {
      let bases = asked.bases.filter { asked.isOf(type(of: $0)) }
      sources += bases.map { DynamicSource(storage: $0.dynamicStorage) }
      let table = holder.map { $0.plan.generated(in: type(of: $0)) } ?? table
      sources.append(DynamicSource(storage: self, generated: table))
    }
    return fallback.compactMap(\.storage).reduce(sources) { $1.sources(behind: $0) }
  }
}

/// One place where a look-up searches: a container's registrations, or its generated providers.
struct DynamicSource {
  let storage: DynamicStorage
  var generated: DynamicTable?

  func provider(for key: DynamicKey) -> DynamicProvider? {
    generated == nil ? storage.provider(for: key) : generated?[key]
  }

  /// All that there are, in order.
  var ordered: [DynamicEntry] { generated?.ordered ?? storage.ordered }
}

/// Providers by their keys.
typealias DynamicTable = [DynamicKey: DynamicProvider]

/// One of them.
typealias DynamicEntry = (key: DynamicKey, provider: DynamicProvider)

extension DynamicTable {
  /// All that there are, in the order in which they came.
  var ordered: [DynamicEntry] {
    map { ($0, $1) }.sorted { one, other in
      if one.1 !== other.1 { return one.1.number < other.1.number }
      return one.1.keys.first { $0 == one.0 || $0 == other.0 } == one.0
    }
  }
}

/// One registration: how a value is made, how long it is kept, and what is kept.
///
/// It is the cell of that: the value, or the object that refers to it weakly; nothing for a transient. Like a container it
/// changes in nothing but that this is filled once. What forgets gets another one in its place.
final class DynamicProvider: Cell, @unchecked Sendable {
  // Unchecked for the types, which are only compared.
  /// What it is registered under.
  let keys: [DynamicKey]
  /// The type of what is built.
  let valueType: Any.Type
  let lifetime: _Lifetime
  /// The types of the arguments that it takes.
  let arguments: [Any.Type]
  /// Of a generated one, what its container knows it by, which keeps what is to be kept.
  let id: KeyID?
  /// Grows with each registration.
  let number: Int
  private let make: @Sendable (DynamicProvider, DynamicRequest) throws -> Any

  private static let count = Atomic(0)

  init<Value>(
    _ keys: [DynamicKey], _ lifetime: _Lifetime, arguments: [Any.Type] = [], id: KeyID? = nil,
    _ make: @escaping @Sendable (DynamicRequest) throws -> Value
  ) {
    (self.keys, self.lifetime, self.arguments, valueType) = (keys, lifetime, arguments, Value.self)
    self.id = id
    number = Self.nextNumber()
    // What is kept is of the very type: so a look-up copies it without a cast.
    self.make = { try $0.value(for: $1, by: make) }
  }

  /// The same with nothing built, in its place or behind all others.
  init(forgetting other: DynamicProvider, isMoved: Bool = false) {
    (keys, lifetime, arguments, valueType) = (other.keys, other.lifetime, other.arguments, other.valueType)
    id = other.id
    (number, make) = (isMoved ? Self.nextNumber() : other.number, other.make)
  }

  private static func nextNumber() -> Int { count.add(1, ordering: .relaxed).newValue }

  /// The value for a look-up, built or kept.
  func value(for request: DynamicRequest) throws -> Any { try make(self, request) }

  private func value<Value>(
    for request: DynamicRequest, by make: (DynamicRequest) throws -> Value
  ) throws -> Value {
    let build = { try make(request) }
    if !request.isFresh, let keeper {
      return try keeper.value(name: request.name, throwsCycles: true, by: build)
    }
    // Kept nowhere, and so no other build of it has to end before. Several containers may have it, each for itself.
    let place = Build.Place(1, of: self, argument: ObjectIdentifier(request.builder))
    return try Build(of: place, name: request.name, throwsCycles: true)
      .pass(butFor: arguments.isEmpty ? 0 : Build.mostNested, build)
  }

  /// What keeps the value, if something does.
  private var keeper: (any Keeper)? {
    switch id == nil ? lifetime : .transient {
    case .transient: nil
    case .singleton: self
    case .weak: object { WeakReference() }
    }
  }

  /// Whether something that is kept is of a type.
  func hasBuilt(_ wanted: Any.Type) -> Bool {
    func built<Value>(_: Value.Type) -> Any? { keeper?.value(as: Value.self) }
    func test<Wanted>(_: Wanted.Type) -> Bool { built(valueType).map { $0 is Wanted } ?? false }
    return test(wanted)
  }
}

/// The generated providers that can be looked up by their types; meant for generated code only.
///
/// A module's generated code has one function that lists their keys, and one more for each child container that it adds to;
/// they are called when `dynamic` of such a container is first used:
///
/// ```swift
/// private func _App_dynamic(_ entries: inout _DynamicEntries) {
///   entries.add(.clock)
///   entries.add(.mainQueue, name: "mainQueue")
///   entries.add(.ticket)
/// }
/// ```
///
/// Keys, because they are there already, with all that a look-up needs: a build function handed over by itself is
/// compiled once more, as a function of a type that is not known. For the compiler's sake too, nothing is given that can
/// be left out, and a list this long is of functions that are not inlined.
public struct _DynamicEntriesOf<Owner: Container> {
  private(set) var all: [DynamicProvider] = []

  /// Adds a provider without arguments; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - name: Its name, where it is not the unnamed one of its type.
  @inline(never)
  public mutating func add<T, E: Error>(
    _ key: Key<@Sendable (Owner) throws(E) -> T>, name: StaticString? = nil
  ) {
    let (id, make, lifetime) = (key._id, _Maker<Container, T, E>(key._make), key._lifetime)
    // A look-up that gets here has a container.
    all.append(
      DynamicProvider([DynamicKey(T.self, name: name?.description)], lifetime, id: id) {
        let container = $0.container.unsafelyUnwrapped
        if $0.isFresh {
          return try container._newValue(of: key, isOriginal: false)
        }
        return try container.value(of: id, by: make, lifetime, for: $0.key)
      })
  }

  /// Adds nothing: a look-up cannot hand out what cannot be copied. The generator does not know which types that are.
  public mutating func add<T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Owner) throws(E) -> T>, name: StaticString? = nil
  ) {}
}

/// Those of all containers; meant for generated code only.
public typealias _DynamicEntries = _DynamicEntriesOf<Container>

extension _Plan {
  /// What look-ups by type find in the containers of a class; made when first asked for.
  ///
  /// Where several have one key, the last one counts: the root's own, or that of a child container's class.
  func generated(in type: Container.Type) -> DynamicTable {
    let id = ObjectIdentifier(type)
    if let known = generated.withLock({ $0[id] }) { return known }
    var table = (_getSuperclass(type) as? Container.Type).map(generated) ?? [:]
    for list in dynamicLists where list.owner == type {
      for provider in list.providers() { table[provider.keys[0]] = provider }
    }
    generated.withLock { [table] in $0[id] = table }
    return table
  }
}
