#pragma once

#include <stdbool.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// Whether Swift's hashing gives the same values in every process.
///
/// Linking this module is what turns it on, before `main`. Call this to make sure that the linker kept it.
bool transition_hashing_is_deterministic(void);

#if defined(__cplusplus)
}
#endif
