#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "CDispatchHooks.h"

#if defined(__cplusplus)
extern "C" {
#endif

/// Takes a job that would go to the global executor.
typedef void (*transition_take_job)(void *job);

/// Puts the hooks into Swift's concurrency runtime, once in a process. They do nothing on a thread before
/// `transition_hooks_set_active`.
///
/// - Parameters:
///   - identity, implementation: the two words of the executor that stands in for the main one.
///   - take: called for every global job that is enqueued on a thread on which the hooks are active.
void transition_hooks_install(const void *identity, uintptr_t implementation, transition_take_job take);

/// Turns the hooks on or off for this thread, and tells whether they were on.
bool transition_hooks_set_active(bool active);

/// Whether the hooks are on for this thread.
bool transition_hooks_are_active(void);

/// Whether this thread runs main-actor code now. Any thread may serve the main queue, so that none is the main one.
bool transition_is_on_main_actor(void);

/// Runs a job here and now, as the stand-in for the main executor or as the global one.
void transition_job_run(void *job, bool as_main);

/// Hands a job to the process's real main executor.
void transition_job_forward_to_main(void *job);

/// Cancels the task of a job.
void transition_job_cancel(void *job);

#if defined(__cplusplus)
}
#endif
