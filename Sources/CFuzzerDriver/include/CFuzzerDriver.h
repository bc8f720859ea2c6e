#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// What the engine calls with every input.
typedef int (*fuzzer_callback)(const uint8_t *_Nullable bytes, size_t count);

/// Whether this executable was linked with a fuzzing engine.
bool fuzzer_driver_is_linked(void);

/// Makes it as if nothing had been reached and no feature noted, as an engine does before each input.
void fuzzer_driver_clear_coverage(void);

/// How many places of the code an engine can count visits of; 0 in a build without coverage.
size_t fuzzer_driver_coverage_count(void);

/// The counters of these places, one byte each.
uint8_t *_Nonnull fuzzer_driver_coverage_counters(void);

/// The address of the code at a place.
uint64_t fuzzer_driver_coverage_address(size_t index);

/// Hands the process to the engine and returns its exit status; 64 without an engine.
int fuzzer_driver_run(int argument_count, char *_Nullable *_Nonnull arguments, fuzzer_callback _Nonnull callback);

/// Gives the signals of a crash their default meaning and a stack of their own.
///
/// Without it Swift's backtracer keeps them, an engine never takes them over, and a trap leaves no crash file.
void fuzzer_driver_reset_signals(void);

/// Tells the engine of something that the current input showed, by a number that is the same for the same thing.
///
/// An input that shows something new is kept and varied, as one is that reaches new code.
void fuzzer_driver_note_feature(uint64_t feature);

/// How many numbers the engine has been told of, those that share a counter as one, since it last cleared them.
size_t fuzzer_driver_noted_feature_count(void);

/// The entry point by which engines and services that run them know a fuzz target.
int LLVMFuzzerTestOneInput(const uint8_t *_Nullable bytes, size_t count);

#if defined(__cplusplus)
}
#endif
