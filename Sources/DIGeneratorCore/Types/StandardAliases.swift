// SPDX-License-Identifier: MIT

/// The other names that the standard library and Foundation have for types: whichever is written, it is one key.
///
/// What a C type is depends on the platform here and there; where it is another one than here, the generated file does not
/// compile.
let standardAliases: [String: TypeIdentity] = [
  "Void": .void, "AnyClass": .metatype(.named("AnyObject"), "Type"),
  "Codable": .composed(of: [.named("Decodable"), .named("Encodable")]),
  "TimeInterval": .named("Double"), "NSInteger": .named("Int"), "NSUInteger": .named("UInt"),
  "Float32": .named("Float"), "Float64": .named("Double"),
  "BooleanLiteralType": .named("Bool"), "IntegerLiteralType": .named("Int"),
  "FloatLiteralType": .named("Double"), "StringLiteralType": .named("String"),
  "CBool": .named("Bool"), "CChar": .named("Int8"), "CSignedChar": .named("Int8"),
  "CUnsignedChar": .named("UInt8"), "CShort": .named("Int16"), "CUnsignedShort": .named("UInt16"),
  "CInt": .named("Int32"), "CUnsignedInt": .named("UInt32"), "CLong": .named("Int"),
  "CUnsignedLong": .named("UInt"), "CLongLong": .named("Int64"), "CUnsignedLongLong": .named("UInt64"),
  "CFloat16": .named("Float16"), "CFloat": .named("Float"), "CDouble": .named("Double"),
  "CChar8": .named("UInt8"), "CChar16": .named("UInt16"), "CChar32": .named("Unicode.Scalar"),
  "CWideChar": .named("Unicode.Scalar"), "UnicodeScalar": .named("Unicode.Scalar"),
  "UTF8": .named("Unicode.UTF8"), "UTF16": .named("Unicode.UTF16"), "UTF32": .named("Unicode.UTF32"),
  "CountableRange": .named("Range"), "CountableClosedRange": .named("ClosedRange"),
  "CountablePartialRangeFrom": .named("PartialRangeFrom"),
]
