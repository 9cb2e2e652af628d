#pragma once

#include "app/confine/system_calls.h"

#include <filesystem>
#include <vector>

namespace lockstep {

/// What protects a person's files from a process that runs or reads kernels of others.
struct Protection {
    int landlock_abi = 0;           ///< the version that is enforced; 0: files are not protected
    bool system_calls = false;      ///< calls that no driver needs are refused
    bool no_new_privileges = false; ///< programs that it starts get no new ones
    bool no_core_dumps = false;     ///< its memory is not written to a file if it crashes

    friend bool operator==(const Protection&, const Protection&) = default;
};

/// Beside what the system's drivers and compilers need, see allow_system().
struct AllowedFiles {
    std::vector<std::filesystem::path> read;
    std::vector<std::filesystem::path> run; ///< and read
    std::vector<std::filesystem::path> write;
};

/// Takes from this process, and from those that it starts, all that it does not need: other files, sockets, other
/// processes, privileges. To be called before a second thread starts, and before anything of a kernel is read. What the
/// kernel of the system does not offer is left out, as the result says.
///
/// `descriptors`: those that stay open, from 0 on.
Protection confine(const AllowedFiles& files, Programs programs, int descriptors);

/// Takes away what the list of confine() allowed and this one does not. To be called before a second thread starts.
void confine_files(const AllowedFiles& files, Protection& protection);

/// Lets signals pass to `receivers` only, and keeps the process in its group: see signal_filter().
void confine_signals(const std::vector<pid_t>& receivers, Protection& protection);

} // namespace lockstep
