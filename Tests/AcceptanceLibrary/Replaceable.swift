// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime

public protocol Gong: Sendable {
  var sound: String { get }
}

// New each time here.
// @provide(public, as: Gong)
public struct DoorGong: Gong {
  public let sound = "ding"
}

// @provide(singleton, public)
public final class House: Sendable {
  public let gong: any Gong
  let later: Lazy<any Gong>
  public var laterSound: String { later.value.sound }

  public init(gong: any Gong, later: Lazy<any Gong>) { (self.gong, self.later) = (gong, later) }
}

/// What those above have to say.
public protocol Notice: Sendable {
  var text: String { get }
}

// @provide(public)
public struct Board: Sendable {
  public let notices: [any Notice]
}
