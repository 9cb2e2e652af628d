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
    /// Landlock's version that is enforced: what it cannot refuse, the filter does.
    int landlock_abi = 0;
};

/// The filter as the kernel runs it. Refused calls return EPERM, and ENOSYS if they are of another processor or unknown,
/// so that libraries fall back on older ones.
[[nodiscard]] std::vector<sock_filter> system_call_filter(const SystemCallRules& rules);

/// Lets signals pass to these processes only (a negative number is a group of processes), and keeps whoever runs under it
/// in its group: Lockstep ends the whole group.
[[nodiscard]] std::vector<sock_filter> signal_filter(const std::vector<pid_t>& receivers);

/// Enforces a filter, beside those before, for all threads and what they start. The process must have given up new
/// privileges. False if the kernel has none.
[[nodiscard]] bool enforce(std::vector<sock_filter> filter);

} // namespace lockstep
