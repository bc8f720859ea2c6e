#include "CProcessIsolation.h"
