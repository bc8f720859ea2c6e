import SampleTransitions
import TransitionCommands
import TransitionZoo

runTransitionCheck(scenes: SampleScenes.all + PlantedBugs.scenes, zoo: Zoo.entries)
