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

/// Lets this process live on when its parent ends.
void isolation_outlive_parent(void);

/// Has this process killed when its parent ends.
void isolation_die_with_parent(void);

/// Has every descendant that loses its parent become a child of this process.
void isolation_adopt_orphans(void);

/// Waits for one child of this process to end and says with what, -1 for a signal; false if there is none.
bool isolation_await_any_child(int32_t *exit_status);

/// Whether there is a process of that number that has not ended.
bool isolation_is_alive(int32_t process);

/// Has the first SIGINT, SIGTERM or SIGHUP noted rather than end this process; the second one ends it. A SIGHUP that is
/// ignored stays so.
void isolation_note_interruption(void);
bool isolation_is_interrupted(void);

/// Nanoseconds of the monotonic clock, for the watchdog alone.
uint64_t isolated_child_clock(void);

/// What a child is doing, as the system sees it.
struct isolated_child_activity {
    /// Nanoseconds of processor time so far.
    uint64_t processor_time;
    /// Bytes of memory in use.
    uint64_t memory;
    /// Whether it waits for something else than a processor.
    bool is_asleep;
};

struct isolated_child_activity isolated_child_activity(int32_t process);

/// Sends standard output of this process where nobody reads it. What comes back is for `isolation_restore_output`, or -1.
int isolation_silence_output(void);
/// Sends it where standard error goes. What comes back is where it went before, or -1.
int isolation_join_output_to_errors(void);
/// Sends it where it went before, and closes that descriptor.
void isolation_restore_output(int before);

/// A process that answers this one and all that are forked from it later. It is no child of theirs, and ends when none
/// of them is left.
struct isolation_service {
    /// Its process id; 0 in the process itself; -1 when there is none, and `errno` says why.
    int32_t process;
    /// Where it is asked. Read-only elsewhere.
    int32_t listener;
    /// The end of a pipe that tells it whether anyone is left who may ask.
    int32_t life;
    uint32_t name_length;
    char name[32];
};

/// Forks. In the new process signals have their default meaning, nothing that it prints is read, and every file but
/// those of the service is closed.
struct isolation_service isolation_service_start(void);

/// Waits until somebody asks, and returns a descriptor to read the question from and to write the answer to; -1 when
/// nobody is left who could.
int32_t isolation_service_accept(const struct isolation_service *service);

/// A descriptor to write a question to and to read the answer from; -1 when the service has ended.
int32_t isolation_service_connect(const struct isolation_service *service);

/// Kills it.
void isolation_service_kill(const struct isolation_service *service);

/// Says that the question, or the answer, is whole.
void isolation_service_finish(int32_t connection);

/// Writes all of it; false when nobody reads it any more.
bool isolation_service_write(int32_t connection, const void *bytes, size_t count);

/// Waits at most `milliseconds` for bytes and reads some: how many, 0 at the end, -1 when none came.
int64_t isolation_service_read(int32_t connection, void *bytes, size_t size, int32_t milliseconds);

/// Memory that a child shares with its parent; zero at first, NULL when there is none.
void *isolation_memory_make(size_t size);
void isolation_memory_free(void *memory, size_t size);

/// Has all such memory stay until `isolation_memory_let_go`, for whoever looks at all that is mapped, as at the files of
/// which a process is made. No child is started meanwhile.
void isolation_memory_hold(void);
void isolation_memory_let_go(void);

/// The frames of a stack that are kept, the innermost.
#define ISOLATION_STACK_LIMIT 256

/// A stack as addresses, innermost first: those of calls are return addresses, and `pc` says whether the first is none.
struct isolation_stack {
    uint64_t is_complete;
    /// The signal that was about to kill the process; 0 for a stack that was asked for, or one of `exit`.
    int64_t signal;
    uint64_t begins_with_pc;
    uint64_t count;
    uint64_t addresses[ISOLATION_STACK_LIMIT];
};

/// The head of a journal. The child alone writes; what `sequence` counts is complete.
struct isolation_journal {
    /// Records written; the last is in slot `sequence % 2`.
    uint64_t sequence;
    uint64_t lengths[2];
    /// Grows with every sign of life.
    uint64_t progress;
    int64_t step;
    /// What the child performs beside the run of a script; 0 while it performs that.
    uint64_t aftermath;
    /// 1 + the length of the result, once all of it is in the pipe.
    uint64_t finished;
    /// Bytes in the pipe that come before the result.
    uint64_t said;
    /// Where the child was when it died, or when it was asked.
    struct isolation_stack stack;
};

/// Has a child note its stack in the journal as a signal kills it, as it calls `exit`, and when it is asked to.
///
/// The signal kills it all the same. Addresses are those of the parent, whose copy the child is.
void isolation_note_death(struct isolation_journal *journal);

/// Asks a child for its stack; it may be too far gone to answer.
void isolated_child_ask_for_stack(int32_t process);

/// The stack of the caller, without the caller's own frame; returns how many addresses were written.
uint64_t isolation_capture_stack(uint64_t *addresses, uint64_t limit);

static inline uint64_t isolation_load(const uint64_t *cell) { return __atomic_load_n(cell, __ATOMIC_ACQUIRE); }

static inline void isolation_store(uint64_t *cell, uint64_t value) { __atomic_store_n(cell, value, __ATOMIC_RELEASE); }

static inline int64_t isolation_load_step(const int64_t *cell) { return __atomic_load_n(cell, __ATOMIC_ACQUIRE); }

static inline void isolation_store_step(int64_t *cell, int64_t value) {
    __atomic_store_n(cell, value, __ATOMIC_RELEASE);
}

#if defined(__cplusplus)
}
#endif
