// SPDX-License-Identifier: MIT

// Injected properties without a key: by their type, through the dynamic look-up.
//
// For `@Injected var clock: any Clock` Swift wants an initializer that has no parameters at all, in the type's own body.
// So it cannot know where the property is, and messages name its type instead.

extension Injected {
  /// Injects by type what the container finds when the property is first read.
  ///
  /// ```swift
  /// final class Report {
  ///   @Injected var clock: any Clock
  ///   @Injected(name: "archive", match: .nearest) var storage: any Storage
  /// }
  /// ```
  ///
  /// It looks in ``Container/dynamic``: for what is registered there, then for the generated providers. What it finds
  /// stays with the holder, whatever is registered later. Nothing proves that there is a provider: where there is
  /// none the property traps when it is read, naming its place and what is missing. A key is better where there is one.
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which others to consider where the very type is not provided; the container's own rule if nil.
  ///   - container: The container; the current one if nil.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String?, match: DynamicMatch? = nil, from container: Container? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let site = InjectionSite(file: file, line: line)
    self.init(InjectedLookup(name, match, site, from: container ?? Container.current))
  }

  /// The same for the unnamed provider, by a match rule.
  ///
  /// - Parameters:
  ///   - match: Which others to consider where the very type is not provided.
  ///   - container: The container; the current one if nil.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    match: DynamicMatch, from container: Container? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name: nil, match: match, from: container, file: file, line: line)
  }

  /// The same for the unnamed provider of a container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(from container: Container, file: StaticString = #fileID, line: UInt = #line) {
    self.init(name: nil, from: container, file: file, line: line)
  }

  /// Injects by type what a dynamic container finds when the property is first read.
  ///
  /// ```swift
  /// @Injected(from: .named("plugins")) var plugin: any Plugin
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which others to consider where the very type is not provided; the container's own rule if nil.
  ///   - container: The container, which is not owned.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String? = nil, match: DynamicMatch? = nil, from container: DynamicContainer,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(InjectedLookup(name, match, InjectionSite(file: file, line: line), from: container))
  }
}

extension InjectedEagerly {
  /// Injects by type what the container finds when the holder is made.
  ///
  /// ```swift
  /// @InjectedEagerly var clock: any Clock
  /// ```
  ///
  /// Where nothing is found, making the holder traps, naming the property's place and what is missing.
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which others to consider where the very type is not provided; the container's own rule if nil.
  ///   - container: The container; the current one if nil.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String?, match: DynamicMatch? = nil, from container: Container? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let site = InjectionSite(file: file, line: line)
    self.init(value: InjectedLookup(name, match, site, from: container ?? Container.current).value())
  }

  /// The same for the unnamed provider, by a match rule.
  ///
  /// - Parameters:
  ///   - match: Which others to consider where the very type is not provided.
  ///   - container: The container; the current one if nil.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    match: DynamicMatch, from container: Container? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name: nil, match: match, from: container, file: file, line: line)
  }

  /// The same for the unnamed provider of a container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(from container: Container, file: StaticString = #fileID, line: UInt = #line) {
    self.init(name: nil, from: container, file: file, line: line)
  }

  /// Injects by type what a dynamic container finds when the holder is made.
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which others to consider where the very type is not provided; the container's own rule if nil.
  ///   - container: The container.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String? = nil, match: DynamicMatch? = nil, from container: DynamicContainer,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let site = InjectionSite(file: file, line: line)
    self.init(value: InjectedLookup(name, match, site, from: container).value())
  }
}

extension InjectedEachTime {
  /// Injects by type what the container finds at each read.
  ///
  /// ```swift
  /// @InjectedEachTime var clock: any Clock
  /// ```
  ///
  /// A read sees a container that was swapped in, and what was registered in its ``Container/dynamic`` since the last
  /// one. Where nothing is found it traps, naming the property's place and what is missing.
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which others to consider where the very type is not provided; the container's own rule if nil.
  ///   - container: The container, which is not owned; the current one at each read if nil.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String?, match: DynamicMatch? = nil, from container: Container? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(InjectedLookup(name, match, InjectionSite(file: file, line: line), from: container))
  }

  /// The same for the unnamed provider, by a match rule.
  ///
  /// - Parameters:
  ///   - match: Which others to consider where the very type is not provided.
  ///   - container: The container; the current one if nil.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    match: DynamicMatch, from container: Container? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name: nil, match: match, from: container, file: file, line: line)
  }

  /// The same for the unnamed provider of a container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(from container: Container, file: StaticString = #fileID, line: UInt = #line) {
    self.init(name: nil, from: container, file: file, line: line)
  }

  /// Injects by type what a dynamic container finds at each read.
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which others to consider where the very type is not provided; the container's own rule if nil.
  ///   - container: The container, which is not owned.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String? = nil, match: DynamicMatch? = nil, from container: DynamicContainer,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(InjectedLookup(name, match, InjectionSite(file: file, line: line), from: container))
  }
}

extension InjectedIfPresent {
  /// Injects by type what the container finds, if it can be had.
  ///
  /// ```swift
  /// @InjectedIfPresent var analytics: (any Analytics)?
  /// ```
  ///
  /// It is nil where there is no container, no provider, or where the build fails; each read tries again until there is
  /// a value, which then stays with the holder.
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which others to consider where the very type is not provided; the container's own rule if nil.
  ///   - container: The container; the one that is current when the holder is made if nil.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String?, match: DynamicMatch? = nil, from container: Container? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let site = InjectionSite(file: file, line: line)
    self.init(InjectedLookup(name, match, site, from: container ?? Container.current))
  }

  /// The same for the unnamed provider, by a match rule.
  ///
  /// - Parameters:
  ///   - match: Which others to consider where the very type is not provided.
  ///   - container: The container; the current one if nil.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    match: DynamicMatch, from container: Container? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name: nil, match: match, from: container, file: file, line: line)
  }

  /// The same for the unnamed provider of a container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(from container: Container, file: StaticString = #fileID, line: UInt = #line) {
    self.init(name: nil, from: container, file: file, line: line)
  }

  /// Injects by type what a dynamic container finds, if it can be had.
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which others to consider where the very type is not provided; the container's own rule if nil.
  ///   - container: The container, which is not owned.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String? = nil, match: DynamicMatch? = nil, from container: DynamicContainer,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(InjectedLookup(name, match, InjectionSite(file: file, line: line), from: container))
  }
}

extension InjectedBox {
  /// Injects by type the box that the container finds when the property is first read or written.
  ///
  /// ```swift
  /// @InjectedBox var settings: Settings   // of the provider of Box<Settings>
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - container: The container; the current one if nil.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String?, from container: Container? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    let site = InjectionSite(file: file, line: line)
    self.init(InjectedLookup(name, .exact, site, from: container ?? Container.current))
  }

  /// The same for the unnamed provider of a container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(from container: Container, file: StaticString = #fileID, line: UInt = #line) {
    self.init(name: nil, from: container, file: file, line: line)
  }

  /// Injects by type the box that a dynamic container finds when the property is first read or written.
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - container: The container, which is not owned.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String? = nil, from container: DynamicContainer, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(InjectedLookup(name, .exact, InjectionSite(file: file, line: line), from: container))
  }
}
