// Dispatch's functions under their own names: the executable's are found before the library's, so that every call that
// any module makes comes by here, whichever overload or import it was written with. Each asks whether a world runs on
// this thread, which does the work in virtual time; else the library's own is called.
#define _GNU_SOURCE
#include "CDispatchHooks.h"

#include <stdatomic.h>
#include <stddef.h>

static struct transition_dispatch_hooks hooks;
static atomic_bool are_installed;
static atomic_int timer_count;
// The library may call its own functions by their names too.
static _Thread_local bool passes_on;

void transition_dispatch_hooks_install(struct transition_dispatch_hooks given) {
    hooks = given;
    atomic_store(&are_installed, true);
}

void transition_dispatch_count_timers(int difference) {
    atomic_fetch_add(&timer_count, difference);
}

static bool may_take(void) {
    return !passes_on && atomic_load_explicit(&are_installed, memory_order_acquire);
}

static bool may_be_timer(void) {
    return may_take() && atomic_load_explicit(&timer_count, memory_order_relaxed) > 0;
}

extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_retain(void *object);
extern void dispatch_sync_f(void *queue, void *context, void (*work)(void *));
extern void *dispatch_queue_create(const char *label, void *attributes);
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern void dispatch_release(void *object);
extern char _dispatch_main_q;
extern char _dispatch_source_type_timer;

#if defined(__linux__)

#include <dlfcn.h>

// Weak: where the library is linked in statically, its own functions stay, and there are no hooks.
#define REPLACED __attribute__((weak, visibility("default")))
#define ORIGINAL(name, ...) \
    static typeof(name) *original; \
    if (!original) original = (typeof(name) *)dlsym(RTLD_NEXT, #name); \
    return original(__VA_ARGS__)

/// The main queue and the global ones. A queue of its own may belong to a library that waits for it.
static bool is_shared(void *queue) {
    if (queue == (void *)&_dispatch_main_q) return true;
    static const intptr_t identifiers[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
    for (size_t place = 0; place < sizeof identifiers / sizeof *identifiers; place++) {
        for (uintptr_t overcommits = 0; overcommits < 2; overcommits++) {
            if (queue == dispatch_get_global_queue(identifiers[place], overcommits * 2)) return true;
        }
    }
    return false;
}

REPLACED void dispatch_async(void *queue, void *block) {
    if (may_take() && is_shared(queue) && hooks.take(0, block, NULL)) return;
    ORIGINAL(dispatch_async, queue, block);
}

REPLACED void dispatch_barrier_async(void *queue, void *block) {
    if (may_take() && is_shared(queue) && hooks.take(0, block, NULL)) return;
    ORIGINAL(dispatch_barrier_async, queue, block);
}

REPLACED void dispatch_group_async(void *group, void *queue, void *block) {
    if (may_take() && is_shared(queue) && hooks.take(0, block, group)) return;
    ORIGINAL(dispatch_group_async, group, queue, block);
}

REPLACED void dispatch_after(uint64_t when, void *queue, void *block) {
    if (may_take() && hooks.take(when, block, NULL)) return;
    ORIGINAL(dispatch_after, when, queue, block);
}

static void original_group_notify(void *group, void *queue, void *block) {
    void dispatch_group_notify(void *, void *, void *);
    ORIGINAL(dispatch_group_notify, group, queue, block);
}

static void original_block_notify(void *item, void *queue, void *block) {
    void dispatch_block_notify(void *, void *, void *);
    ORIGINAL(dispatch_block_notify, item, queue, block);
}

REPLACED void dispatch_group_notify(void *group, void *queue, void *block) {
    if (may_take() && hooks.take_notification(group, true, block)) return;
    original_group_notify(group, queue, block);
}

REPLACED void dispatch_block_notify(void *item, void *queue, void *block) {
    if (may_take() && hooks.take_notification(item, false, block)) return;
    original_block_notify(item, queue, block);
}

REPLACED void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    static typeof(dispatch_source_create) *original;
    if (!original) original = (typeof(dispatch_source_create) *)dlsym(RTLD_NEXT, "dispatch_source_create");
    void *source = original(type, handle, mask, queue);
    if (source && may_take() && type == (const void *)&_dispatch_source_type_timer) hooks.made_timer(source);
    return source;
}

REPLACED void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    if (may_be_timer() && hooks.set_timer(source, start, interval)) return;
    ORIGINAL(dispatch_source_set_timer, source, start, interval, leeway);
}

REPLACED void dispatch_source_set_event_handler(void *source, void *block) {
    if (may_be_timer() && hooks.set_timer_handler(source, false, block)) return;
    ORIGINAL(dispatch_source_set_event_handler, source, block);
}

REPLACED void dispatch_source_set_cancel_handler(void *source, void *block) {
    if (may_be_timer() && hooks.set_timer_handler(source, true, block)) return;
    ORIGINAL(dispatch_source_set_cancel_handler, source, block);
}

// The library counts suspensions and cancellations too: it traps on what is let go while it is suspended.
REPLACED void dispatch_activate(void *object) {
    if (may_be_timer()) hooks.change_timer(object, transition_timer_activated);
    ORIGINAL(dispatch_activate, object);
}

REPLACED void dispatch_resume(void *object) {
    if (may_be_timer()) hooks.change_timer(object, transition_timer_resumed);
    ORIGINAL(dispatch_resume, object);
}

REPLACED void dispatch_suspend(void *object) {
    if (may_be_timer()) hooks.change_timer(object, transition_timer_suspended);
    ORIGINAL(dispatch_suspend, object);
}

REPLACED void dispatch_source_cancel(void *source) {
    if (may_be_timer()) hooks.change_timer(source, transition_timer_cancelled);
    ORIGINAL(dispatch_source_cancel, source);
}

REPLACED void dispatch_release(void *object) {
    // The wrapper in Swift is the only owner of a timer.
    if (may_be_timer()) hooks.change_timer(object, transition_timer_released);
    ORIGINAL(dispatch_release, object);
}

#else

static void original_group_notify(void *group, void *queue, void *block) {
    extern void dispatch_group_notify(void *, void *, void *);
    dispatch_group_notify(group, queue, block);
}

static void original_block_notify(void *item, void *queue, void *block) {
    extern void dispatch_block_notify(void *, void *, void *);
    dispatch_block_notify(item, queue, block);
}

#endif

void transition_dispatch_group_enter(void *group) {
    dispatch_retain(group);
    dispatch_group_enter(group);
}

void transition_dispatch_group_leave(void *group) {
    dispatch_group_leave(group);
    dispatch_release(group);
}

// What is told on a queue of its own has been told once an empty block has passed through the queue.
static void *telling_queue(void) {
    static void *queue;
    if (!queue) queue = dispatch_queue_create("transition.notifications", NULL);
    return queue;
}

void transition_dispatch_tell(void *observed, bool is_group, void *block) {
    passes_on = true;
    if (is_group) {
        original_group_notify(observed, telling_queue(), block);
    } else {
        original_block_notify(observed, telling_queue(), block);
    }
    passes_on = false;
}

static void do_nothing(void *context) {
    (void)context;
}

void transition_dispatch_await_telling(void) {
    dispatch_sync_f(telling_queue(), NULL, do_nothing);
}
