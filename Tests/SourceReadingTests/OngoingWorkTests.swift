import SourceReading
import Testing

@Suite("Work that goes on")
struct OngoingWorkTests {
  @Test("ongoing work is the task, the request or the subscription that is kept and canceled")
  func work() {
    #expect(
      effects(
        members: """
          override func viewDidLoad() {
            task = Task { await load() }
            download = session.dataTask(with: url) { _, _, _ in }
            user = users.producer.startWithValues { _ in }
            Task { await forget() }
            users.producer.startWithValues { _ in }
          }
          override func viewWillDisappear(_ animated: Bool) {
            task?.cancel()
            download?.cancel()
            user?.dispose()
          }
          """) == [
          "once acquire task task", "once acquire request download",
          "once acquire disposable user", "viewWillDisappear release task task",
          "viewWillDisappear release request download",
          "viewWillDisappear release disposable user",
        ])
  }

  @Test("ongoing work in a set is everything in that set, and nothing in another")
  func sets() {
    #expect(
      effects(
        members: """
          override func viewWillAppear(_ animated: Bool) {
            model.$name.sink { use($0) }.store(in: &shown)
          }
          override func viewDidDisappear(_ animated: Bool) {
            shown.removeAll()
            others.removeAll()
          }
          """) == [
          "viewWillAppear acquire publisher_set shown",
          "viewDidDisappear release publisher_set shown",
          "viewDidDisappear irreversible stateDropped state others.removeAll",
        ])
  }

  @Test(
    "ongoing work adds up if each appearance adds to a bag, or requests more"
  )
  func growth() {
    #expect(
      effects(
        members: """
          override func viewWillAppear(_ animated: Bool) {
            disposable.inner.add(users.producer.startWithValues { _ in })
            loadMoreRows()
            model.fetchNextPage()
            model.loadFirstPage()
          }
          """) == [
          "viewWillAppear start growth growth disposable.inner",
          "viewWillAppear start more growth loadMoreRows",
          "viewWillAppear start more growth model.fetchNextPage",
        ])
  }
}
