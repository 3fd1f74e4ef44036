public import Dispatch

public func name(of queue: DispatchQueue) -> String { queue.label }
