public protocol Named {}
open class Base { public init() {} }
