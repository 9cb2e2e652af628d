#pragma once

#include <cstdint>
#include <linux/filter.h>
#include <sys/types.h>
#include <vector>

namespace lockstep {

/// Whether a process may start other programs.
enum class Programs : std::uint8_t { none, allowed };

struct SystemCallRules {
    Programs programs = Programs::allowed;
    /// The Landlock version that is enforced. The filter refuses actions that this version of Landlock cannot
    /// refuse.
    int landlock_abi = 0;
};

/// Returns a filter program for the Linux kernel. It lets refused calls fail with EPERM. Unknown calls and
/// calls for another processor architecture fail with ENOSYS, so that libraries fall back to older calls.
[[nodiscard]] std::vector<sock_filter> system_call_filter(const SystemCallRules& rules);

/// Returns a filter that allows signals only to `receivers`; a negative number stands for a process group. It
/// also keeps processes in their process group, because Lockstep ends a worker by killing the whole group.
[[nodiscard]] std::vector<sock_filter> signal_filter(const std::vector<pid_t>& receivers);

/// Enforces a filter in addition to earlier filters, for all threads and the processes that they start.
/// Requires PR_SET_NO_NEW_PRIVS. Returns false if the kernel has no seccomp.
[[nodiscard]] bool enforce(std::vector<sock_filter> filter);

} // namespace lockstep
