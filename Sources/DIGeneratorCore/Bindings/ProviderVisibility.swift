// SPDX-License-Identifier: MIT

// What modules see of providers and child containers.

extension TypeTable {
  /// The access of a type that a provider's signature mentions.
  func access(of type: TypeSyntax, in provider: Provider) -> Access {
    narrowest(in: type, Scope(module: provider.module, file: provider.files.min() ?? 0))?.access ?? .public
  }

  /// Whether a module can use a provider. Collections and requirements serve their own module only, because each module has
  /// its own accessors of them.
  func sees(_ provider: Provider, in consumer: String) -> Bool {
    provider.module == consumer
      || !provider.isCollection && !provider.isRequired
        && sees(provider.access, of: provider.module, consumer)
  }

  /// Whether a module can use a child container.
  func sees(_ child: ChildContainer, in consumer: String) -> Bool {
    sees(child.access, of: child.owner.module, consumer)
  }
}
