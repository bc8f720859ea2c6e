import SampleTransitions
import TransitionCommands
import TransitionZoo

runTransitionCheck(scenes: SampleScenes.all, zoo: Zoo.entries)
