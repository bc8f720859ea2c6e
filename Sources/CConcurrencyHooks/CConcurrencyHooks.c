#include "CConcurrencyHooks.h"

// What Swift's concurrency runtime exports: two words name an executor, and each hook gets what it replaces as its last
// argument. All of it uses Swift's calling convention.
#define SWIFT_CALL __attribute__((swiftcall))

struct executor {
    const void *identity;
    uintptr_t implementation;
};

typedef SWIFT_CALL void (*enqueue_original)(void *job);
typedef SWIFT_CALL struct executor (*main_executor_original)(void);
typedef SWIFT_CALL bool (*is_main_original)(struct executor executor);

extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, enqueue_original original);
extern SWIFT_CALL struct executor (*swift_task_getMainExecutor_hook)(main_executor_original original);
extern SWIFT_CALL bool (*swift_task_isMainExecutor_hook)(struct executor executor, is_main_original original);

extern SWIFT_CALL struct executor swift_task_getMainExecutor(void);
extern SWIFT_CALL bool swift_task_isCurrentExecutorWithFlags(struct executor executor, uint64_t flags);
extern SWIFT_CALL void swift_job_run(void *job, struct executor executor);
extern SWIFT_CALL void swift_task_enqueueMainExecutor(void *job);
extern SWIFT_CALL void swift_task_cancel(void *task);

static struct executor stand_in;
static struct executor real_main;
static transition_take_job take_job;
static _Thread_local bool is_active;

static SWIFT_CALL void enqueue_global(void *job, enqueue_original original) {
    if (is_active) {
        take_job(job);
    } else {
        original(job);
    }
}

static SWIFT_CALL struct executor main_executor(main_executor_original original) {
    return is_active ? stand_in : original();
}

static SWIFT_CALL bool is_main_executor(struct executor executor, is_main_original original) {
    return executor.identity == stand_in.identity || executor.identity == real_main.identity || original(executor);
}

void transition_hooks_install(const void *identity, uintptr_t implementation, transition_take_job take) {
    stand_in.identity = identity;
    stand_in.implementation = implementation;
    take_job = take;
    real_main = swift_task_getMainExecutor();
    swift_task_enqueueGlobal_hook = enqueue_global;
    swift_task_getMainExecutor_hook = main_executor;
    swift_task_isMainExecutor_hook = is_main_executor;
}

bool transition_hooks_set_active(bool active) {
    bool was_active = is_active;
    is_active = active;
    return was_active;
}

bool transition_hooks_are_active(void) {
    return is_active;
}

bool transition_is_on_main_actor(void) {
    return swift_task_isCurrentExecutorWithFlags(swift_task_getMainExecutor(), 0);
}

void transition_job_run(void *job, bool as_main) {
    struct executor global = {0, 0};
    swift_job_run(job, as_main ? stand_in : global);
}

void transition_job_forward_to_main(void *job) {
    swift_task_enqueueMainExecutor(job);
}

void transition_job_cancel(void *job) {
    swift_task_cancel(job);
}
