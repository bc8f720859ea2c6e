#pragma once

#include <stdbool.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// What happens to a timer source.
enum transition_timer_change {
    transition_timer_activated,
    transition_timer_resumed,
    transition_timer_suspended,
    transition_timer_cancelled,
    transition_timer_released,
};

/// What a world does in place of Dispatch. Those that return a truth value say whether a world does the work; blocks
/// and objects are pointers that the callee retains if it keeps them.
struct transition_dispatch_hooks {
    /// Work for a queue at an instant, 0 for now; `group` is nil for none.
    bool (*take)(uint64_t when, void *block, void *group);
    /// Work for when a group is empty or a work item has ended.
    bool (*take_notification)(void *observed, bool is_group, void *block);
    void (*made_timer)(void *source);
    bool (*set_timer)(void *source, uint64_t start, uint64_t interval);
    bool (*set_timer_handler)(void *source, bool is_for_cancellation, void *block);
    void (*change_timer)(void *source, int32_t change);
};

/// Sets the hooks, once in a process.
void transition_dispatch_hooks_install(struct transition_dispatch_hooks given);

/// Counts the timer sources that are a world's: without any, none is looked for.
void transition_dispatch_count_timers(int difference);

/// Enters and leaves a group, which lives as long.
void transition_dispatch_group_enter(void *group);
void transition_dispatch_group_leave(void *group);

/// Has Dispatch call a block on another thread when a group is empty or a work item has ended.
void transition_dispatch_tell(void *observed, bool is_group, void *block);

/// Waits for the blocks of which Dispatch has had to call any by now.
void transition_dispatch_await_telling(void);

#if defined(__cplusplus)
}
#endif
