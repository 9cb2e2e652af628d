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
    /// The enforced Landlock version. The filter refuses actions that this version cannot refuse.
    int landlock_abi = 0;
};

/// Returns the filter program that the Linux kernel executes. Refused calls return EPERM. Unknown calls and
/// calls for another processor architecture return ENOSYS, so that libraries fall back to older calls.
[[nodiscard]] std::vector<sock_filter> system_call_filter(const SystemCallRules& rules);

/// Returns a filter that allows signals only to these processes (a negative number is a process group). It
/// also keeps processes in their process group, because Lockstep ends the whole group.
[[nodiscard]] std::vector<sock_filter> signal_filter(const std::vector<pid_t>& receivers);

/// Enforces a filter in addition to earlier filters, for all threads and the processes that they start.
/// Requires PR_SET_NO_NEW_PRIVS. Returns false if the kernel has no seccomp.
[[nodiscard]] bool enforce(std::vector<sock_filter> filter);

} // namespace lockstep
