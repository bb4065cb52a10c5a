import LegacyScan
import SourceText

/// The findings in one file, in the order of their offsets.
struct FileFindings {
  let file: SourceFile
  let findings: [Finding]

  /// The findings by file, with the files that hold comments to the tool and no finding; in the
  /// order of the paths, bytewise.
  static func groups(
    of findings: [Finding], files: (String) -> SourceFile?, withComments commented: [SourceFile]
  ) -> [FileFindings] {
    var byPath: [String: [Finding]] = [:]
    for finding in findings { byPath[finding.path, default: []].append(finding) }
    var groups: [FileFindings] = []
    for (path, findings) in byPath {
      guard let file = files(path) else { continue }
      let ordered = findings.sorted {
        ($0.name.lowerBound, $0.rule) < ($1.name.lowerBound, $1.rule)
      }
      groups.append(FileFindings(file: file, findings: ordered))
    }
    for file in commented where byPath[file.path] == nil {
      groups.append(FileFindings(file: file, findings: []))
    }
    return groups.sorted { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
  }
}
