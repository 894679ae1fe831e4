/// Values under numbers, each once. The number of a value that is forgotten goes to another one.
struct Numbered<Value: Hashable & Sendable>: Sendable {
  private var values: [Value]
  private var numbers: [Value: UInt32] = [:]
  private var free: [UInt32] = []

  /// Makes numbers for no values; number 0 is never given to one.
  init(_ zeroth: Value) { values = [zeroth] }

  /// How many values there are, that of number 0 included.
  var count: Int { values.count - free.count }

  /// One more than the largest number that was ever given.
  var bound: Int { values.count }

  subscript(number: UInt32) -> Value { values[Int(number)] }

  /// Returns the number of a value, or nil if it has none.
  func knownNumber(of value: Value) -> UInt32? { numbers[value] }

  /// Returns the number of a value, giving it one if it is new.
  mutating func number(of value: Value) -> UInt32 {
    if let known = numbers[value] { return known }
    let number = free.popLast() ?? UInt32(values.count)
    if Int(number) < values.count { values[Int(number)] = value } else { values.append(value) }
    numbers[value] = number
    return number
  }

  /// Forgets the values of some numbers, and frees these.
  ///
  /// - Parameter isForgotten: by number, whether its value is forgotten.
  mutating func forget(_ isForgotten: [Bool]) {
    numbers = numbers.filter { !isForgotten[Int($0.value)] }
    free = isForgotten.indices.filter { isForgotten[$0] }.map { UInt32($0) }
  }
}
