#define _GNU_SOURCE

#include "CProcessIsolation.h"
#include "Copies.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)

// How many may wait to be asked.
static const int waiting_limit = 64;

// A socket at a name that the system picks and no file has; it is gone with the process.
static int make_listener(struct isolation_service *service) {
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (listener < 0) {
        return -1;
    }
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    socklen_t length = sizeof(sa_family_t);
    if (bind(listener, (struct sockaddr *)&address, length) == 0 && listen(listener, waiting_limit) == 0) {
        length = sizeof(address);
        if (getsockname(listener, (struct sockaddr *)&address, &length) == 0 &&
            length - offsetof(struct sockaddr_un, sun_path) <= sizeof(service->name)) {
            service->name_length = (uint32_t)(length - offsetof(struct sockaddr_un, sun_path));
            memcpy(service->name, address.sun_path, service->name_length);
            return listener;
        }
    }
    int error = errno;
    close(listener);
    errno = error;
    return -1;
}

// Whoever waits for the end of one of these would wait for this process.
static void close_others(const struct isolation_service *service) {
    DIR *folder = opendir("/proc/self/fd");
    if (folder == NULL) {
        return;
    }
    int own = dirfd(folder);
    for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
        int descriptor = atoi(entry->d_name);
        if (descriptor > STDERR_FILENO && descriptor != own && descriptor != service->listener &&
            descriptor != service->life) {
            close(descriptor);
        }
    }
    closedir(folder);
}

static void silence_all(void) {
    int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (nowhere >= 0) {
        dup2(nowhere, STDIN_FILENO);
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
        if (nowhere > STDERR_FILENO) {
            close(nowhere);
        }
    }
}

// A copy of a copy, so that whoever started it never has a child that has ended: others who wait for any child of theirs
// would be told of it again and again. `process` is 0 in it, and its number in the caller, or -1.
static int32_t start_detached(void) {
    int told[2];
    if (pipe2(told, O_CLOEXEC) != 0) {
        return -1;
    }
    int32_t answer[2] = {-1, 0};
    pid_t go_between = isolation_fork_copy();
    if (go_between == 0) {
        answer[0] = isolation_fork_copy();
        if (answer[0] == 0) {
            close(told[0]);
            close(told[1]);
            return 0;
        }
        answer[1] = errno;
        _exit(write(told[1], answer, sizeof(answer)) == (ssize_t)sizeof(answer) ? 0 : 1);
    }
    answer[1] = errno;
    close(told[1]);
    if (go_between > 0) {
        ssize_t count;
        do {
            count = read(told[0], answer, sizeof(answer));
        } while (count < 0 && errno == EINTR);
        int status;
        while (waitpid(go_between, &status, 0) < 0 && errno == EINTR) {
        }
    }
    close(told[0]);
    errno = answer[1];
    return answer[0];
}

struct isolation_service isolation_service_start(void) {
    struct isolation_service service = {-1, -1, -1, 0, {0}};
    int life[2];
    if (pipe2(life, O_CLOEXEC) != 0) {
        return service;
    }
    service.listener = make_listener(&service);
    if (service.listener >= 0) {
        service.process = start_detached();
    }
    int error = errno;
    if (service.process == 0) {
        close(life[1]);
        service.life = life[0];
        silence_all();
        close_others(&service);
        return service;
    }
    close(life[0]);
    if (service.listener >= 0) {
        close(service.listener);
        service.listener = -1;
    }
    if (service.process < 0) {
        close(life[1]);
    } else {
        service.life = life[1];
    }
    errno = error;
    return service;
}

int32_t isolation_service_accept(const struct isolation_service *service) {
    while (true) {
        struct pollfd ends[2] = {{service->listener, POLLIN, 0}, {service->life, POLLIN, 0}};
        if (poll(ends, 2, -1) < 0 && errno != EINTR) {
            return -1;
        }
        if (ends[0].revents & POLLIN) {
            int connection = accept4(service->listener, NULL, NULL, SOCK_CLOEXEC);
            if (connection >= 0) {
                return connection;
            }
        } else if (ends[1].revents & POLLHUP) {
            return -1;
        }
    }
}

int32_t isolation_service_connect(const struct isolation_service *service) {
    int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connection < 0) {
        return -1;
    }
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    memcpy(address.sun_path, service->name, service->name_length);
    socklen_t length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + service->name_length);
    int answer;
    do {
        answer = connect(connection, (struct sockaddr *)&address, length);
    } while (answer < 0 && errno == EINTR);
    if (answer < 0) {
        close(connection);
        return -1;
    }
    return connection;
}

#else

// Names that no file has are Linux's alone.
struct isolation_service isolation_service_start(void) {
    struct isolation_service service = {-1, -1, -1, 0, {0}};
    errno = ENOTSUP;
    return service;
}

int32_t isolation_service_accept(const struct isolation_service *service) {
    (void)service;
    return -1;
}

int32_t isolation_service_connect(const struct isolation_service *service) {
    (void)service;
    return -1;
}

#define MSG_NOSIGNAL 0

#endif

void isolation_service_kill(const struct isolation_service *service) { kill(service->process, SIGKILL); }

void isolation_service_finish(int32_t connection) { shutdown(connection, SHUT_WR); }

bool isolation_service_write(int32_t connection, const void *bytes, size_t count) {
    const char *rest = bytes;
    while (count > 0) {
        ssize_t sent = send(connection, rest, count, MSG_NOSIGNAL);
        if (sent < 0 && errno != EINTR) {
            return false;
        }
        if (sent > 0) {
            rest += sent;
            count -= (size_t)sent;
        }
    }
    return true;
}

int64_t isolation_service_read(int32_t connection, void *bytes, size_t size, int32_t milliseconds) {
    struct pollfd end = {connection, POLLIN, 0};
    if (poll(&end, 1, milliseconds) <= 0) {
        return -1;
    }
    ssize_t count = recv(connection, bytes, size, 0);
    // Whoever ended without an answer has ended all the same.
    return count < 0 ? (errno == EINTR || errno == EAGAIN ? -1 : 0) : count;
}
