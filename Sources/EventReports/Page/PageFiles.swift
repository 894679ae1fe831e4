/// The files of the page: HTML, CSS and JavaScript in `Page/Web`, embedded in the program.
enum PageFiles {
  static var body: String { text(PackageResources.body_html) }

  /// The style: neutral greys, one color for states, other colors for findings.
  static var style: String { text(PackageResources.page_css) }

  /// The script, in the order of its parts: what the data means, what is in view, how it is drawn,
  /// what the user does.
  static var script: String {
    let parts = [
      PackageResources.model_js, PackageResources.view_js, PackageResources.drawing_js,
      PackageResources.lanes_js, PackageResources.overview_js, PackageResources.pointer_js,
      PackageResources.findings_js, PackageResources.details_js, PackageResources.card_js,
      PackageResources.keys_js,
    ]
    return "(() => {\n\"use strict\";\n\(parts.map(text).joined(separator: "\n"))})();\n"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
