import SampleTransitions
import StockApps
import TransitionCommands
import TransitionZoo
import ZooCommand

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "zoo" { runZooCommand(arguments: Array(arguments.dropFirst())) }
if arguments == ["help", "zoo"] { runZooCommand(arguments: ["--help"]) }
runTransitionCheck(
    scenes: SampleScenes.all + PlantedBugs.scenes + AskingScenes.scenes + StockApps.scenes,
    unlistedScenes: Zoo.entries.flatMap { [$0.scene, $0.repair] } + [FreedMemory.scene], arguments: arguments)
