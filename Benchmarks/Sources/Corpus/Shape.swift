// SPDX-License-Identifier: MIT

/// How a file says what it provides.
enum Shape {
  case transientClass, singletonClass, protocolStruct, singletonProtocol, named, argument, staticFunc,
    staticLet
  case annotatedInit

  // What these mean is only known to who reads the unannotated file next to theirs.
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
