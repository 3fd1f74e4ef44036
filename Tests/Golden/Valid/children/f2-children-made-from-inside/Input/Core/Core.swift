import DIRuntime

public struct Customer: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

// @provide(singleton, public)
public final class Database: Sendable {
  public init() {}
}

// @container(parent: Container, public)
public struct Session {
  public let customer: Customer
}

// @provide(singleton, in: Session, public)
public final class Cart: Sendable {
  public let customer: Customer
  public let database: Database
  public init(customer: Customer, database: Database) { (self.customer, self.database) = (customer, database) }
}

// A library makes its own from inside, too.
// @provide(singleton, public)
public final class Guests: Sendable {
  let session: @Sendable (Customer) -> SessionContainer
  init(session: @escaping @Sendable (Customer) -> SessionContainer) { self.session = session }
  public func cart(of name: String) -> String { session(Customer(name: name)).cart.customer.name }
}
