// What people import: everything a program or a test needs, under one name.

@_exported public import ContractFiles
@_exported public import EventCatalogue
@_exported public import EventChecking
@_exported public import EventLint
@_exported public import EventLog
@_exported public import EventModel
@_exported public import SourceLint
@_exported public import SourceReading
