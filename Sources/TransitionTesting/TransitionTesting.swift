// The other names of this package that a test needs. It imports Testing or XCTest itself.

@_exported public import EventCatalogue
@_exported public import EventChecking
@_exported public import EventLint
@_exported public import EventModel
