// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of SafeDI 2.0 without its macros, as far as the page about it needs. Written anew.

public protocol Instantiable {
  associatedtype ForwardedProperties = Void
}
