#define _GNU_SOURCE

#include "CProcessIsolation.h"
#include "Copies.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <stdio_ext.h>
#include <sys/prctl.h>
#endif

static pthread_mutex_t memory_in_use = PTHREAD_MUTEX_INITIALIZER;

void isolation_memory_hold(void) { pthread_mutex_lock(&memory_in_use); }

void isolation_memory_let_go(void) { pthread_mutex_unlock(&memory_in_use); }

static volatile sig_atomic_t is_interrupted = 0;
static volatile uint64_t interruption_time = 0;
static bool notes_interruptions = false;

// One interruption may be two signals: `timeout` sends one to its command, and one to all of their group.
static const uint64_t nanoseconds_of_interruption = 500000000;

static void note_interruption(int number) {
    uint64_t now = isolated_child_clock();
    if (is_interrupted == 0) {
        interruption_time = now;
        is_interrupted = 1;
    } else if (now - interruption_time > nanoseconds_of_interruption) {
        signal(number, SIG_DFL);
        raise(number);
    }
}

void isolation_note_interruption(void) {
    notes_interruptions = true;
    // What came before is over: the next signal is the first of what is begun now.
    is_interrupted = 0;
    signal(SIGINT, note_interruption);
    signal(SIGTERM, note_interruption);
    // Ignored where somebody wants the process to go on without its terminal.
    if (signal(SIGHUP, note_interruption) == SIG_IGN) {
        signal(SIGHUP, SIG_IGN);
    }
}

// Swift's backtracer handles these. In a child it would cost half a second and hide the signal.
static void reset_signals(void) {
    const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT, SIGINT, SIGTERM, SIGPIPE};
    for (size_t index = 0; index < sizeof(signals) / sizeof(signals[0]); index++) {
        signal(signals[index], SIG_DFL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static void reset_copy(void) {
    reset_signals();
    // What interrupts a process does so to its whole group; whoever notes it decides what becomes of the work.
    if (notes_interruptions) {
        signal(SIGINT, SIG_IGN);
        signal(SIGTERM, SIG_IGN);
        signal(SIGHUP, SIG_IGN);
    }
#if defined(__linux__)
    // What the parent has buffered is the parent's to write.
    __fpurge(stdout);
#endif
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
}

pid_t isolation_fork_copy(void) {
    // Nobody else is left in the child who could give back what another thread holds.
    isolation_memory_hold();
    pid_t process = fork();
    isolation_memory_let_go();
    if (process == 0) {
        reset_copy();
    }
    return process;
}

static void become_child(int message, pid_t parent) {
#if defined(__linux__)
    // A parent that dies must not leave a child behind that runs for ever.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) {
        _exit(1);
    }
#else
    (void)parent;
#endif
    dup2(message, STDERR_FILENO);
    close(message);
}

static bool make_pipe(int ends[2]) {
    if (pipe(ends) != 0) {
        return false;
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return true;
}

static void close_pipe(const int ends[2]) {
    int error = errno;
    close(ends[0]);
    close(ends[1]);
    errno = error;
}

struct isolated_child isolated_child_start(void) {
    struct isolated_child child = {-1, -1, -1};
    int result[2], message[2];
    if (!make_pipe(result)) {
        return child;
    }
    if (!make_pipe(message)) {
        close_pipe(result);
        return child;
    }
    pid_t parent = getpid();
    child.process = isolation_fork_copy();
    if (child.process < 0) {
        close_pipe(result);
        close_pipe(message);
    } else if (child.process == 0) {
        close(result[0]);
        close(message[0]);
        become_child(message[1], parent);
        child.result = result[1];
    } else {
        close(result[1]);
        close(message[1]);
        child.result = result[0];
        child.message = message[0];
    }
    return child;
}

_Noreturn void isolated_child_end(int32_t status) {
    fflush(stdout);
    _exit(status);
}

void isolated_child_wait_for_bytes(struct isolated_child child, int32_t milliseconds) {
    struct pollfd ends[2] = {{child.result, POLLIN, 0}, {child.message, POLLIN, 0}};
    poll(ends, 2, milliseconds);
    // A pipe that the child has closed is always ready; the child itself is gone a moment later.
    if (!((ends[0].revents | ends[1].revents) & POLLIN)) {
        struct timespec pause = {0, 100 * 1000};
        if ((ends[0].revents | ends[1].revents) & POLLHUP) {
            nanosleep(&pause, NULL);
        }
    }
}

struct isolated_child_status isolated_child_poll(int32_t process) {
    struct isolated_child_status result = {false, 0, 0};
    int status = 0;
    pid_t ended;
    do {
        ended = waitpid(process, &status, WNOHANG);
    } while (ended < 0 && errno == EINTR);
    if (ended == 0) {
        return result;
    }
    result.is_ended = true;
    if (ended == process && WIFSIGNALED(status)) {
        result.signal = WTERMSIG(status);
    } else if (ended == process) {
        result.exit_status = WEXITSTATUS(status);
    } else {
        // Someone else has waited for it, or SIGCHLD is ignored: how it ended is lost.
        result.exit_status = -1;
    }
    return result;
}

void isolated_child_kill(int32_t process) {
    kill(process, SIGKILL);
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
}

void isolation_outlive_parent(void) {
#if defined(__linux__)
    prctl(PR_SET_PDEATHSIG, 0);
#endif
}

void isolation_die_with_parent(void) {
#if defined(__linux__)
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

void isolation_adopt_orphans(void) {
#if defined(__linux__)
    prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
}

bool isolation_await_any_child(int32_t *exit_status) {
    int status = 0;
    pid_t ended;
    do {
        ended = waitpid(-1, &status, 0);
    } while (ended < 0 && errno == EINTR);
    *exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ended > 0;
}

bool isolation_is_interrupted(void) { return is_interrupted != 0; }

#if defined(__linux__)
// Reads the start of a file of the process's folder in /proc; the text ends with a zero.
static bool read_process_file(int32_t process, const char *name, char *text, size_t size) {
    char path[64];
    snprintf(path, sizeof(path), "/proc/%d/%s", process, name);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return false;
    }
    ssize_t count = read(file, text, size - 1);
    close(file);
    text[count > 0 ? count : 0] = 0;
    return count > 0;
}

bool isolation_is_alive(int32_t process) {
    char text[512];
    if (!read_process_file(process, "stat", text, sizeof(text))) {
        return false;
    }
    // One that has ended stays in the list until its parent has asked for its end.
    const char *end = strrchr(text, ')');
    return end == NULL || end[1] != ' ' || (end[2] != 'Z' && end[2] != 'X');
}

struct isolated_child_activity isolated_child_activity(int32_t process) {
    struct isolated_child_activity activity = {0, 0, false};
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(process, &clock) == 0 && clock_gettime(clock, &time) == 0) {
        activity.processor_time = (uint64_t)time.tv_sec * 1000000000ull + (uint64_t)time.tv_nsec;
    }
    char text[512];
    // The state follows the name, which is in parentheses and may hold any other character.
    if (read_process_file(process, "stat", text, sizeof(text))) {
        const char *end = strrchr(text, ')');
        activity.is_asleep = end != NULL && end[1] == ' ' && end[2] == 'S';
    }
    unsigned long long size, resident;
    if (read_process_file(process, "statm", text, sizeof(text)) && sscanf(text, "%llu %llu", &size, &resident) == 2) {
        activity.memory = (uint64_t)resident * (uint64_t)sysconf(_SC_PAGESIZE);
    }
    return activity;
}
#else
bool isolation_is_alive(int32_t process) { return kill(process, 0) == 0 || errno == EPERM; }

// Without the system's word a child is taken to be at work all the time.
struct isolated_child_activity isolated_child_activity(int32_t process) {
    (void)process;
    struct isolated_child_activity activity = {isolated_child_clock(), 0, false};
    return activity;
}
#endif

// Where standard output went until it was pointed at `target`; -1 when that cannot be done.
static int point_output_at(int target) {
    // What was printed so far belongs to the old place.
    fflush(stdout);
    int before = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
    if (before >= 0 && dup2(target, STDOUT_FILENO) < 0) {
        close(before);
        before = -1;
    }
    return before;
}

int isolation_silence_output(void) {
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) {
        return -1;
    }
    int before = point_output_at(nowhere);
    close(nowhere);
    return before;
}

int isolation_join_output_to_errors(void) {
    int before = point_output_at(STDERR_FILENO);
    if (before >= 0) {
        // Whoever reads both sees what was printed before what comes of it.
        setvbuf(stdout, NULL, _IOLBF, 0);
    }
    return before;
}

void isolation_restore_output(int before) {
    if (before >= 0) {
        close(point_output_at(before));
        close(before);
    }
}

uint64_t isolated_child_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000ull + (uint64_t)now.tv_nsec;
}

void *isolation_memory_make(size_t size) {
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

void isolation_memory_free(void *memory, size_t size) {
    isolation_memory_hold();
    munmap(memory, size);
    isolation_memory_let_go();
}
