public protocol Hook: Sendable {}

public enum Missing: Error { case file }

@globalActor
public actor StorageActor {
  public static let shared = StorageActor()
}
