#define _GNU_SOURCE

#include "CProcessIsolation.h"

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
#include <unwind.h>

#if defined(__linux__)
#include <ucontext.h>
#endif

// The tables of the unwinder are read here, not frame pointers: code may have been built without these, and a chain of
// them that is none leads anywhere.

struct stack_walk {
    uint64_t *addresses;
    uint64_t limit;
    uint64_t count;
    // Frames to leave out: so many, or all up to this address.
    uint64_t skipped;
    uint64_t start;
};

static _Unwind_Reason_Code note_frame(struct _Unwind_Context *context, void *argument) {
    struct stack_walk *walk = argument;
    uint64_t address = _Unwind_GetIP(context);
    if (walk->start != 0) {
        if (address != walk->start) {
            return _URC_NO_REASON;
        }
        walk->start = 0;
    } else if (walk->skipped > 0) {
        walk->skipped--;
        return _URC_NO_REASON;
    }
    if (address == 0 || walk->count == walk->limit) {
        return _URC_END_OF_STACK;
    }
    walk->addresses[walk->count++] = address;
    return _URC_NO_REASON;
}

__attribute__((noinline)) uint64_t isolation_capture_stack(uint64_t *addresses, uint64_t limit) {
    // Two frames: this one and the caller's.
    struct stack_walk walk = {addresses, limit, 0, 2, 0};
    _Unwind_Backtrace(note_frame, &walk);
    return walk.count;
}

static struct isolation_journal *dying_journal = NULL;

static const int deadly_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
// What a stack is asked for with; its usual meaning is to end the process, and nobody blocks it.
static const int asking_signal = SIGQUIT;

static uint64_t interrupted_address(void *context) {
#if defined(__linux__) && defined(__x86_64__)
    return (uint64_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__linux__) && defined(__aarch64__)
    return (uint64_t)((ucontext_t *)context)->uc_mcontext.pc;
#else
    (void)context;
    return 0;
#endif
}

static void note_stack(int number, void *context) {
    struct isolation_stack *stack = &dying_journal->stack;
    isolation_store(&stack->is_complete, 0);
    // First, so that a stack that cannot be walked leaves at least how the process died.
    isolation_store_step(&stack->signal, number == asking_signal ? 0 : number);
    stack->begins_with_pc = context != NULL;
    uint64_t start = context == NULL ? 0 : interrupted_address(context);
    struct stack_walk walk = {stack->addresses, ISOLATION_STACK_LIMIT, 0, start == 0 ? 2 : 0, start};
    _Unwind_Backtrace(note_frame, &walk);
    if (walk.count == 0 && start != 0) {
        stack->addresses[0] = start;
        walk.count = 1;
    }
    isolation_store(&stack->count, walk.count);
    isolation_store(&stack->is_complete, 1);
}

static void note_signal(int number, siginfo_t *info, void *context) {
    (void)info;
    if (number == asking_signal) {
        note_stack(number, context);
        return;
    }
    // A second fault, such as one in here, is the end.
    for (size_t index = 0; index < sizeof(deadly_signals) / sizeof(deadly_signals[0]); index++) {
        signal(deadly_signals[index], SIG_DFL);
    }
    note_stack(number, context);
    // It is blocked in here, and comes on the way out.
    raise(number);
}

static void note_exit(void) {
    if (dying_journal != NULL && isolation_load(&dying_journal->finished) == 0) {
        note_stack(0, NULL);
    }
}

void isolation_note_death(struct isolation_journal *journal) {
    dying_journal = journal;
    // A stack that has run over leaves no room for a handler.
    static char room[256 * 1024];
    stack_t stack = {.ss_sp = room, .ss_flags = 0, .ss_size = sizeof(room)};
    sigaltstack(&stack, NULL);
    struct sigaction action;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
    action.sa_sigaction = note_signal;
    for (size_t index = 0; index < sizeof(deadly_signals) / sizeof(deadly_signals[0]); index++) {
        sigaction(deadly_signals[index], &action, NULL);
    }
    sigaction(asking_signal, &action, NULL);
    // A copy of a copy has it from the first.
    static bool is_registered = false;
    if (!is_registered) {
        atexit(note_exit);
        is_registered = true;
    }
}

void isolated_child_ask_for_stack(int32_t process) { kill(process, asking_signal); }
