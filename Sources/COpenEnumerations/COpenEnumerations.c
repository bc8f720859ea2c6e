// Enumerations whose values need no name, as many of UIKit's are; in Swift every value of an enumeration has one.
#include "COpenEnumerations.h"
