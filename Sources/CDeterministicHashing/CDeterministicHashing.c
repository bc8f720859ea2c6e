#include "CDeterministicHashing.h"
