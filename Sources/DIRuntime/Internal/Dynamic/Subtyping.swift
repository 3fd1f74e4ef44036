// SPDX-License-Identifier: MIT

/// The relations between types that a running program can find out.
///
/// It can walk a class's superclasses, and ask whether a type conforms to a protocol. It cannot find out which protocols a
/// protocol refines, so one protocol's type is never a subtype of another's here.
enum Subtyping {
  /// Whether every value of a type is one of another type, as far as the program can tell.
  static func isSubtype(_ type: Any.Type, of other: Any.Type) -> Bool {
    if type == other { return true }
    if isExistential(type) { return false }
    return conforms(type, to: other) || isSubclass(type, of: other)
  }

  /// Whether a value of a type may turn out to be one of another type.
  static func mayBe(_ type: Any.Type, _ other: Any.Type) -> Bool {
    if isSubtype(type, of: other) { return true }
    if type is AnyClass { return other is AnyClass ? isSubclass(other, of: type) : isExistential(other) }
    // Whether a type conforms to a constrained protocol (`any P<T>`) cannot be asked, only whether a value does.
    if kind(of: other) == constrainedExistential { return true }
    guard isExistential(type) else { return false }
    // A subclass may conform to a protocol that its superclass does not conform to.
    return other is AnyClass || isExistential(other) || conforms(other, to: type)
  }

  /// The number of inheritance steps from a type to one that it is a subtype of.
  ///
  /// Each superclass is one step, and so is the conformance, which belongs to the topmost class or the value type that has it.
  static func steps(from type: Any.Type, to other: Any.Type) -> Int {
    guard type != other else { return 0 }
    let above = sequence(first: type) { ($0 as? AnyClass).flatMap(_getSuperclass) }.dropFirst()
    let steps = above.prefix { isSubtype($0, of: other) }
    return steps.count + (steps.contains { $0 == other } ? 0 : 1)
  }

  private static let (existential, constrainedExistential) = (0x303, 0x307)

  /// Whether a type is that of a protocol, or of a composition, or a metatype of these.
  private static func isExistential(_ type: Any.Type) -> Bool {
    [existential, 0x306, constrainedExistential].contains(kind(of: type))
  }

  private static func isSubclass(_ type: Any.Type, of other: Any.Type) -> Bool {
    func test<Other>(_: Other.Type) -> Bool { type is Other.Type }
    return type is AnyClass && _openExistential(other, do: test)
  }

  private static func conforms(_ type: Any.Type, to other: Any.Type) -> Bool {
    func test<Metatype>(_: Metatype.Type) -> Bool { (type as Any) is Metatype }
    let metatypes = metatypes(of: other)
    return !metatypes.isEmpty && metatypes.allSatisfy { _openExistential($0, do: test) }
  }

  /// `any P.Type` for `any P`, or for each protocol of a composition; none for the type of no protocol. The language cannot
  /// express it if `any P` is a generic argument.
  private static func metatypes(of type: Any.Type) -> [Any.Type] {
    guard isExistential(type) else { return [] }
    return _mangledTypeName(type).flatMap { _typeByName($0 + "Xp") }.map { [$0] }
      ?? protocols(of: type).compactMap(metatype)
  }

  // Private protocols are not found by their names. So they are taken from the runtime's metadata of the type, which is as
  // stable as the binary interface.

  private static func metadata(of type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The kind of a type, with which its metadata begins.
  private static func kind(of type: Any.Type) -> Int { metadata(of: type).load(as: Int.self) }

  /// The protocols of a type that requires no superclass. Its metadata has flags, their number, and a pointer to each.
  private static func protocols(of type: Any.Type) -> [UnsafeRawPointer] {
    let parts = metadata(of: type) + MemoryLayout<Int>.size
    guard kind(of: type) == existential, parts.load(as: UInt32.self) & 0x4000_0000 == 0 else { return [] }
    let count = Int(parts.load(fromByteOffset: 4, as: UInt32.self))
    let first = (parts + 8).assumingMemoryBound(to: UnsafeRawPointer.self)
    return Array(UnsafeBufferPointer(start: first, count: count))
  }

  /// `any P.Type`, from a mangled name that refers to the protocol by a pointer, which lies right before the name.
  private static func metatype(of protocol: UnsafeRawPointer) -> Any.Type? {
    let pointer = withUnsafeBytes(of: `protocol`) { Array($0) }
    let distance = withUnsafeBytes(of: Int32(-pointer.count - 1)) { Array($0) }
    let name = [2] + distance + "_pXp".utf8
    return (pointer + name).withUnsafeBufferPointer {
      _getTypeByMangledNameInContext(
        $0.baseAddress.unsafelyUnwrapped + pointer.count, UInt(name.count), genericContext: nil,
        genericArguments: nil)
    }
  }
}
