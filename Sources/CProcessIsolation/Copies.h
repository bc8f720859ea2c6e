#pragma once

#include <sys/types.h>

/// Forks. In the copy signals have their default meaning, and it leaves no core file.
pid_t isolation_fork_copy(void);
