// SPDX-License-Identifier: MIT

import Synchronization

/// The contents of a dynamic container: its registrations, with their kept values.
final class DynamicStorage: Registrations, @unchecked Sendable {
  let match: DynamicMatch
  let fallback: [DynamicContainer]
  /// A view of the container whose generated providers are looked up after the registrations.
  let generated: Container?
  /// The generated providers of that container.
  private let table: DynamicTable
  // The table never leaves the lock: it is changed in place only once every copy is gone, and ThreadSanitizer does not see
  // that a copy read outside the lock is gone.
  private let registered = BrieflyLocked<DynamicTable>([:])
  /// Whether anything was ever registered: for a `Container` usually nothing is.
  private let isUsed = Atomic(false)
  private let lazyView = LazyReference<DynamicContainer>()

  init(match: DynamicMatch, fallback: [DynamicContainer], generated: Container? = nil) {
    (self.match, self.fallback, self.generated) = (match, fallback, generated)
    table = generated.map { $0.plan.generated(in: type(of: $0)) } ?? [:]
  }

  /// The container without ownership of it, for factories.
  var view: DynamicContainer { lazyView.object { DynamicContainer(of: self, isView: true) } }

  /// The provider that is registered under a key now.
  func provider(for key: DynamicKey) -> DynamicProvider? {
    isUsed.load(ordering: .acquiring) ? registered.withLock { $0[key] } : nil
  }

  /// All current registrations, in order.
  var ordered: [DynamicEntry] { registered.withLock { $0.ordered } }

  /// Changes the registrations under some keys, all at once.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - new: Gets the registration under a key, and returns the new one.
  /// - Returns: Whether a registration was removed or replaced.
  @discardableResult
  func change(_ keys: [DynamicKey], to new: (DynamicProvider?) -> DynamicProvider?) -> Bool {
    isUsed.store(true, ordering: .releasing)
    // The old ones are freed after the lock is released, because that may run user code.
    let old = registered.withLock { table in
      keys.compactMap { key -> DynamicProvider? in
        let known = table[key]
        table[key] = new(known)
        return table[key] === known ? nil : known
      }
    }
    return !old.isEmpty
  }

  /// The address of a kept value in the plain case, and the object that keeps it there: a singleton registered here under the
  /// type itself, or a generated singleton under whose key nothing is registered. Nil if the general way has to find it.
  func built(
    _ key: DynamicKey, _ match: DynamicMatch?, in asked: DynamicContainer
  ) -> (value: UnsafeMutableRawPointer, keeper: AnyObject)? {
    if let provider = provider(for: key) {
      let isKept = provider.lifetime == .singleton && provider.valueType == key.type
      return isKept ? provider.slots.value(at: 0).map { ($0, provider) } : nil
    }
    guard match ?? self.match == .exact, let provider = table[key], provider.lifetime == .singleton
    else { return nil }
    // The container is not retained once more, because that takes long for an object with weak references.
    return asked.container?.stored(provider.id.unsafelyUnwrapped, unless: key).map { ($0, provider) }
  }

  /// The places that a look-up in this container searches for a holder, in order, each once. A container that the holder was
  /// made from counts only if it is of its class or a superclass: so a parent's value finds nothing that belongs to a child.
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

  /// All providers of this place, in order.
  var ordered: [DynamicEntry] { generated?.ordered ?? storage.ordered }
}

/// Providers by their keys.
typealias DynamicTable = [DynamicKey: DynamicProvider]

/// A provider with one of its keys.
typealias DynamicEntry = (key: DynamicKey, provider: DynamicProvider)

extension DynamicTable {
  /// All entries, in the order of registration.
  var ordered: [DynamicEntry] {
    map { ($0, $1) }.sorted { one, other in
      if one.1 !== other.1 { return one.1.number < other.1.number }
      return one.1.keys.first { $0 == one.0 || $0 == other.0 } == one.0
    }
  }
}

/// One registration: how a value is made, how long it is kept, and the kept value.
///
/// It is the cell of that value: the cell holds the value, or for a weak one the object that refers to it weakly; nothing
/// for a transient. Like a container it never changes, except that the cell is filled once. To forget a value, another
/// provider takes this one's place.
final class DynamicProvider: Cell, ListedProvider, @unchecked Sendable {
  // Unchecked because of the types, which are only compared.
  /// The keys that it is registered under.
  let keys: [DynamicKey]
  /// The type of the values that it makes.
  let valueType: Any.Type
  let lifetime: _Lifetime
  /// The types of the arguments that it takes.
  let arguments: [Any.Type]
  /// The key of a generated provider, by which its container keeps the value; else nil.
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
    // A kept value has the type `Value` itself, so that a look-up copies it without a cast.
    self.make = { try $0.value(for: $1, by: make) }
  }

  /// A copy with nothing built, in the other's place or after all others.
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
    if !request.isFresh, let store {
      return try store.value(of: self, name: request.name, throwsCycles: true, by: build)
    }
    // Nothing keeps the value, so no other build of it has to end first. Several containers may have it, each for itself.
    let place = Build.Place(.value, of: self, in: request.dependencySource)
    return try Build(of: place, name: request.name, throwsCycles: true)
      .runUncached(nestedAtMost: arguments.isEmpty ? 0 : Build.mostNested, build)
  }

  /// The store of the value, if this provider keeps one.
  private var store: (any ValueStore)? {
    switch id == nil ? lifetime : .transient {
    case .transient: nil
    case .singleton: self
    case .weak: object { WeakReference() }
    }
  }

  /// Whether the kept value, if there is one, is of a type.
  func hasBuilt(_ wanted: Any.Type) -> Bool {
    guard let stored = store?.stored else { return false }
    func value<Value>(_: Value.Type) -> Any { stored.value() as Value }
    func test<Wanted>(_: Wanted.Type) -> Bool { value(valueType) is Wanted }
    return test(wanted)
  }
}

// By their keys, because these exist anyway: a build function passed by itself would be compiled once more, as a function of an
// unknown type. Also for fast compilation a call passes nothing that it can leave out, and the functions are not inlined.
/// The generated providers that can be looked up by their types; meant for generated code only.
public struct _DynamicEntriesOf<Owner: Container> {
  private(set) var all: [DynamicProvider] = []

  /// Adds a provider without arguments; meant for generated code only.
  @inline(never)
  public mutating func add<T, E: Error>(
    _ key: Key<@Sendable (Owner) throws(E) -> T>, name: StaticString? = nil
  ) {
    let (id, make, lifetime) = (key._id, _Maker<Container, T, E>(key._make), key._lifetime)
    // A look-up that gets here has a container.
    all.append(
      DynamicProvider([DynamicKey(T.self, name: name?.description)], lifetime, id: id) {
        let container = $0.generatedContainer.unsafelyUnwrapped
        if $0.isFresh {
          try container.checkOpen(for: id, lookedUpBy: $0.key, isFresh: true)
          return try container._newValue(of: key, isOriginal: false)
        }
        return try container.value(of: id, by: make, lifetime, for: $0.key)
      })
  }

  /// Adds nothing: a look-up cannot return a value that cannot be copied, and the generator cannot tell which types these are.
  public mutating func add<T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Owner) throws(E) -> T>, name: StaticString? = nil
  ) {}
}

/// The entries of `Container` itself; meant for generated code only.
@_spi(Generated)
public typealias _DynamicEntries = _DynamicEntriesOf<Container>

extension _Plan {
  /// The tables of each plan and each class of its containers. Plans are never freed.
  private static let generated = BrieflyLocked<[TableID: DynamicTable]>([:])

  private struct TableID: Hashable {
    let plan, type: ObjectIdentifier
  }

  /// Adds a module's providers to look-ups by type, in all containers or only in a child's class; meant for generated code only.
  @preconcurrency
  public func list<Owner: Container>(_ dynamic: @escaping @Sendable (inout _DynamicEntriesOf<Owner>) -> Void)
  {
    let list = { @Sendable in
      var entries = _DynamicEntriesOf<Owner>()
      dynamic(&entries)
      return entries.all
    }
    lists.append((Owner.self, list))
  }

  /// The generated providers that look-ups by type find in the containers of a class; made when first needed.
  ///
  /// If several modules have the same key, the last one counts: the root's own, or that of a child container's class.
  func generated(in type: Container.Type) -> DynamicTable {
    let id = TableID(plan: ObjectIdentifier(self), type: ObjectIdentifier(type))
    if let known = Self.generated.withLock({ $0[id] }) { return known }
    var table = (_getSuperclass(type) as? Container.Type).map(generated) ?? [:]
    for list in lists where list.owner == type {
      for case let provider as DynamicProvider in list.providers() { table[provider.keys[0]] = provider }
    }
    Self.generated.withLock { [table] in $0[id] = table }
    return table
  }
}
