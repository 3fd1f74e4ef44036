public import Foundation

public struct Page {
  public let url: URL
  public init(url: URL) { self.url = url }
}
