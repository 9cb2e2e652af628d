#pragma once

#include "app/confine/system_calls.h"

#include <filesystem>
#include <vector>

namespace lockstep {

/// The protection of the user's files from a process that runs or parses kernels of other people.
struct Protection {
    int landlock_abi = 0;           ///< the enforced Landlock version; 0: files are not protected
    bool system_calls = false;      ///< system calls that no driver needs are refused
    bool no_new_privileges = false; ///< programs that it starts get no new privileges
    bool no_core_dumps = false;     ///< a crash writes no memory to a file

    friend bool operator==(const Protection&, const Protection&) = default;
};

/// In addition to what the system's drivers and compilers need, see allow_system().
struct AllowedFiles {
    std::vector<std::filesystem::path> read;
    std::vector<std::filesystem::path> run; ///< and read them
    std::vector<std::filesystem::path> write;
};

/// Denies this process, and those that it starts, everything that they do not need: other files, sockets,
/// other processes, privileges. Call it before a second thread starts, and before any part of a kernel is
/// read. Omits what the system does not support; the result shows what is enforced.
///
/// `descriptors`: number of file descriptors that stay open, from 0 up.
Protection confine(const AllowedFiles& files, Programs programs, int descriptors);

/// Removes access that confine() allowed and this list does not. Call it before a second thread starts.
void confine_files(const AllowedFiles& files, Protection& protection);

/// Allows signals only to `receivers`, and keeps the process in its group: see signal_filter().
void confine_signals(const std::vector<pid_t>& receivers, Protection& protection);

} // namespace lockstep
