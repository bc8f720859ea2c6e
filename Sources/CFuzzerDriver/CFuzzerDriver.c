#define _GNU_SOURCE

#include "CFuzzerDriver.h"

#include <signal.h>
#include <string.h>

// An engine brings this; in a plain build it is absent.
__attribute__((weak)) extern int LLVMFuzzerRunDriver(
    int *argument_count, char ***arguments, int (*callback)(const uint8_t *bytes, size_t count));

static fuzzer_callback current_callback;

// What an engine takes for coverage beside its own and clears before each input; plain memory without one. As large as
// a scene's features need, so that few share a counter.
#define FEATURE_COUNTER_COUNT (1 << 14)
__attribute__((used, section("__libfuzzer_extra_counters"))) static uint8_t feature_counters[FEATURE_COUNTER_COUNT];

void fuzzer_driver_note_feature(uint64_t feature) { feature_counters[feature % FEATURE_COUNTER_COUNT] = 1; }

size_t fuzzer_driver_noted_feature_count(void) {
    size_t count = 0;
    for (size_t index = 0; index < FEATURE_COUNTER_COUNT; index++) {
        count += feature_counters[index] != 0;
    }
    return count;
}

bool fuzzer_driver_is_linked(void) { return LLVMFuzzerRunDriver != NULL; }

// The linker's names for the two ends of the section that instrumented code counts in.
__attribute__((weak, visibility("hidden"))) extern uint8_t __start___sancov_cntrs[];
__attribute__((weak, visibility("hidden"))) extern uint8_t __stop___sancov_cntrs[];

size_t fuzzer_driver_coverage_count(void) { return (size_t)(__stop___sancov_cntrs - __start___sancov_cntrs); }

uint8_t *fuzzer_driver_coverage_counters(void) { return __start___sancov_cntrs; }

void fuzzer_driver_clear_coverage(void) {
    memset(feature_counters, 0, sizeof(feature_counters));
    memset(__start___sancov_cntrs, 0, fuzzer_driver_coverage_count());
}

// Beside each counter stand the address of its code and flags.
struct coverage_place {
    uintptr_t address;
    uintptr_t flags;
};
__attribute__((weak, visibility("hidden"))) extern struct coverage_place __start___sancov_pcs[];
__attribute__((weak, visibility("hidden"))) extern struct coverage_place __stop___sancov_pcs[];

uint64_t fuzzer_driver_coverage_address(size_t index) {
    return index < (size_t)(__stop___sancov_pcs - __start___sancov_pcs) ? __start___sancov_pcs[index].address : 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    return current_callback == NULL ? -1 : current_callback(bytes, count);
}

int fuzzer_driver_run(int argument_count, char **arguments, fuzzer_callback callback) {
    if (LLVMFuzzerRunDriver == NULL) {
        return 64;
    }
    fuzzer_driver_reset_signals();
    current_callback = callback;
    return LLVMFuzzerRunDriver(&argument_count, &arguments, LLVMFuzzerTestOneInput);
}

void fuzzer_driver_reset_signals(void) {
    // A stack overflow leaves no room on the stack for the engine's own handler.
    static char signal_stack[64 * 1024];
    stack_t stack = {.ss_sp = signal_stack, .ss_flags = 0, .ss_size = sizeof(signal_stack)};
    sigaltstack(&stack, NULL);

    // The engine takes over only what has no handler, and copies SA_ONSTACK from what it finds.
    struct sigaction action = {.sa_flags = SA_ONSTACK};
    action.sa_handler = SIG_DFL;
    sigemptyset(&action.sa_mask);
    const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT};
    for (size_t index = 0; index < sizeof(signals) / sizeof(signals[0]); index++) {
        sigaction(signals[index], &action, NULL);
    }
}
