/// Distinct values under numbers. The number of a removed value is reused.
struct Numbered<Value: Hashable & Sendable>: Sendable {
  private var values: [Value]
  private var numbers: [Value: UInt32] = [:]
  private var free: [UInt32] = []

  /// Makes an empty table; number 0 stands for the given value and is never assigned to another.
  init(_ zeroth: Value) { values = [zeroth] }

  /// The number of values, including that of number 0.
  var count: Int { values.count - free.count }

  /// One more than the largest number ever assigned.
  var bound: Int { values.count }

  subscript(number: UInt32) -> Value { values[Int(number)] }

  func knownNumber(of value: Value) -> UInt32? { numbers[value] }

  /// Returns the number of a value; a new value gets a new number.
  mutating func number(of value: Value) -> UInt32 {
    if let known = numbers[value] { return known }
    let number = free.popLast() ?? UInt32(values.count)
    if Int(number) < values.count { values[Int(number)] = value } else { values.append(value) }
    numbers[value] = number
    return number
  }

  /// Removes the values of some numbers, and frees the numbers.
  ///
  /// - Parameter isForgotten: by number, whether its value is removed.
  mutating func forget(_ isForgotten: [Bool]) {
    numbers = numbers.filter { !isForgotten[Int($0.value)] }
    free = isForgotten.indices.filter { isForgotten[$0] }.map { UInt32($0) }
  }
}
