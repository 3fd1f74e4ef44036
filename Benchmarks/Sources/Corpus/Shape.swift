// SPDX-License-Identifier: MIT

/// How a file declares its provider.
enum Shape {
  case transientClass, singletonClass, protocolStruct, singletonProtocol, named, argument, staticFunc,
    staticLet
  case annotatedInit

  // The meaning of these depends on the unannotated file next to theirs.
  case aliasedParameter, inheritedInit, initElsewhere, nestedElsewhere, protocolElsewhere, refinedElsewhere

  static let alone: [Shape] = [
    .transientClass, .singletonClass, .protocolStruct, .singletonProtocol, .named, .argument, .staticFunc,
    .staticLet, .annotatedInit,
  ]

  static let supported: [Shape] = [
    .aliasedParameter, .inheritedInit, .initElsewhere, .nestedElsewhere, .protocolElsewhere,
    .refinedElsewhere,
  ]
}
