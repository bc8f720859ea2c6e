import Foundation
import SampleTransitions
import TransitionFuzzing

// Services that run fuzz targets give them no words of their own, so the scene stands in the executable's name:
// a copy that is named SamplesFuzz-slide fuzzes slide.
let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
guard let scene = SampleScenes.all.first(where: { name == "SamplesFuzz-\($0.name)" }) else {
    let names = SampleScenes.all.map(\.name).joined(separator: ", ")
    FileHandle.standardError.write(
        Data("\(name) names no scene: copy it to SamplesFuzz-NAME, with one of \(names).\n".utf8))
    exit(64)
}
fuzzMain(scene)
