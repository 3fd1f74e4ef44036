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
    // Without a metatype, as for a protocol with a fixed associated type, only a value shows whether it conforms.
    if isExistential(other), metatype(of: other) == nil { return true }
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

  /// Whether a type is that of a protocol, or of a composition, or of their metatypes.
  private static func isExistential(_ type: Any.Type) -> Bool {
    [0x303, 0x306, 0x307].contains(kind(of: type))
  }

  private static func isSubclass(_ type: Any.Type, of other: Any.Type) -> Bool {
    func test<Other>(_: Other.Type) -> Bool { type is Other.Type }
    return type is AnyClass && _openExistential(other, do: test)
  }

  private static func conforms(_ type: Any.Type, to other: Any.Type) -> Bool {
    func test<Metatype>(_: Metatype.Type) -> Bool { (type as Any) is Metatype }
    return metatype(of: other).map { _openExistential($0, do: test) } ?? false
  }

  /// `any P.Type` for `any P`; nil for the type of no protocol, and for a private protocol, which is not found by its name.
  /// The language cannot express it if `any P` is a generic argument.
  private static func metatype(of type: Any.Type) -> Any.Type? {
    isExistential(type) ? _mangledTypeName(type).flatMap { _typeByName($0 + "Xp") } : nil
  }

  /// The kind of a type, with which its metadata begins; this is as stable as the binary interface.
  private static func kind(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self)
  }
}
