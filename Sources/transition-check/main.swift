import SampleTransitions
import StockApps
import TransitionCommands
import TransitionZoo

runTransitionCheck(
    scenes: SampleScenes.all + PlantedBugs.scenes + AskingScenes.scenes + StockApps.scenes, zoo: Zoo.entries)
