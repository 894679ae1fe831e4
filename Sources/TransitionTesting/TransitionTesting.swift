// The other names a test needs, so that one import is enough.

@_exported public import EventCatalogue
@_exported public import EventChecking
@_exported public import EventLint
@_exported public import EventModel
