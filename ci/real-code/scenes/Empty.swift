import TransitionCommands
import UIKit

/// No scene yet: the toolkit is built with it before any code is ported.
public let scenes: [TransitionScene] = []
