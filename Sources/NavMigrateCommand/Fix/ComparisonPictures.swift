import Equivalence
import Migration

/// The wireframes of a comparison as files: `SCENARIO/SETUP/STATE.svg`, in a folder for each map
/// where there are several.
struct ComparisonPictures {
  struct Problem {
    let path: DiskPath
    let error: SystemError
  }

  private struct Album {
    let folder: String?
    let album: WireframeAlbum
  }

  let folder: DiskPath
  private let albums: [Album]
  private let folders: [String: String]

  init(_ comparison: AppComparison, folder: DiskPath) {
    self.folder = folder
    var folders: [String: String] = [:]
    if comparison.units.count > 1 {
      for unit in comparison.units { folders[unit.unit.id] = Self.name(of: unit.unit) }
    }
    self.folders = folders
    albums = comparison.units.map {
      Album(
        folder: folders[$0.unit.id],
        album: WireframeAlbum($0.states, alternatives: $0.alternatives))
    }
  }

  var count: Int { albums.reduce(0) { $0 + $1.album.pictures.count } }

  /// Where the picture of a state is written.
  func path(of state: ComparedState, in unit: AppComparison.UnitResult) -> String {
    file(WireframeAlbum.path(of: state.id), in: folders[unit.unit.id]).text
  }

  func write() -> Problem? {
    for album in albums {
      for picture in album.album.pictures {
        let file = file(picture.path, in: album.folder)
        if let error = FolderTree.make(file.folder) { return Problem(path: file, error: error) }
        if let error = AtomicFile.write(Array(picture.wireframe.svg.utf8), to: file) {
          return Problem(path: file, error: error)
        }
      }
    }
    return nil
  }

  private func file(_ path: String, in unit: String?) -> DiskPath {
    let inner = unit.map { "\($0)/\(path)" } ?? path
    return folder.appending(Array(inner.utf8))
  }

  /// A unit's id as the name of a folder.
  private static func name(of unit: MigrationUnit) -> String {
    String(unit.id.map { $0.isLetter || $0.isNumber || ".#_".contains($0) ? $0 : "-" })
  }
}
