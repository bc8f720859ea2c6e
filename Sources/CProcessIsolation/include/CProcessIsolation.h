#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// A child process and the parent's ends of its two pipes, which never block.
struct isolated_child {
    /// The child's process id; 0 in the child itself; -1 when there is none, and `errno` says why.
    int32_t process;
    int32_t result;
    int32_t message;
};

/// Forks. In the child, signals have their default meaning, standard error is the message pipe, and `result` is the
/// writing end of the result pipe.
struct isolated_child isolated_child_start(void);

/// Ends the child without running anything registered for the end of the process.
_Noreturn void isolated_child_end(int32_t status);

/// Waits at most `milliseconds` for bytes in either pipe.
void isolated_child_wait_for_bytes(struct isolated_child child, int32_t milliseconds);

/// How a child ended, or that it has not.
struct isolated_child_status {
    bool is_ended;
    /// The signal that killed it, or 0.
    int32_t signal;
    /// What it ended itself with.
    int32_t exit_status;
};

/// Asks without waiting; a child that has ended is gone afterwards.
struct isolated_child_status isolated_child_poll(int32_t process);

/// Kills the child and waits until it is gone.
void isolated_child_kill(int32_t process);

/// Nanoseconds of the monotonic clock, for the watchdog alone.
uint64_t isolated_child_clock(void);

/// Memory that a child shares with its parent; zero at first, NULL when there is none.
void *isolation_memory_make(size_t size);
void isolation_memory_free(void *memory, size_t size);

/// The head of a journal. The child alone writes; what `sequence` counts is complete.
struct isolation_journal {
    /// Records written; the last is in slot `sequence % 2`.
    uint64_t sequence;
    uint64_t lengths[2];
    /// Grows with every sign of life.
    uint64_t progress;
    int64_t step;
    /// 1 + the length of the result, once all of it is in the pipe.
    uint64_t finished;
};

static inline uint64_t isolation_load(const uint64_t *cell) { return __atomic_load_n(cell, __ATOMIC_ACQUIRE); }

static inline void isolation_store(uint64_t *cell, uint64_t value) { __atomic_store_n(cell, value, __ATOMIC_RELEASE); }

static inline int64_t isolation_load_step(const int64_t *cell) { return __atomic_load_n(cell, __ATOMIC_ACQUIRE); }

static inline void isolation_store_step(int64_t *cell, int64_t value) {
    __atomic_store_n(cell, value, __ATOMIC_RELEASE);
}

#if defined(__cplusplus)
}
#endif
