import SampleTransitions
import TransitionCommands

runTransitionCheck(scenes: SampleScenes.all)
