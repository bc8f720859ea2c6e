#include "CDeterministicHashing.h"

#include <stdint.h>
#include <stdlib.h>

// The parameters of Swift's hasher, as its runtime lays them out and exports them. The runtime draws the seeds once,
// while the process loads; the hasher reads them at every use.
struct hashing_parameters {
    uint64_t seed0;
    uint64_t seed1;
    bool is_deterministic;
};

extern struct hashing_parameters _swift_stdlib_Hashing_parameters;

// Takes what the runtime tells as the program's arguments.
__attribute__((weak)) extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

// Linked dynamically, the runtime has already drawn its seeds: they are replaced. Linked statically, it draws them
// after this constructor: then the variable that it looks at says not to, and is the only means.
//
// A statically linked runtime looks for the arguments before where the environment stands, which a new variable moves:
// so it is given them.
__attribute__((constructor(101))) static void make_hashing_deterministic(int count, char **arguments) {
    struct hashing_parameters *parameters = &_swift_stdlib_Hashing_parameters;
    bool is_drawn = parameters->seed0 != 0 || parameters->seed1 != 0 || parameters->is_deterministic;
    if (!is_drawn) {
        setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1);
        if (_swift_stdlib_overrideUnsafeArgvArgc != NULL) {
            _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
        }
    }
    parameters->seed0 = 0;
    parameters->seed1 = 0;
    parameters->is_deterministic = true;
}

bool transition_hashing_is_deterministic(void) {
    const struct hashing_parameters *parameters = &_swift_stdlib_Hashing_parameters;
    return parameters->is_deterministic && parameters->seed0 == 0 && parameters->seed1 == 0;
}
