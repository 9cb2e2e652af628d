#pragma once

#include "app/confine/system_calls.h"

#include <filesystem>
#include <vector>

namespace lockstep {

/// Describes how the user's files are protected from a process that runs or parses other people's kernels.
struct Protection {
    int landlock_abi = 0;           ///< the enforced version of Landlock; 0 if files are not protected
    bool system_calls = false;      ///< whether system calls that no driver needs are refused
    bool no_new_privileges = false; ///< whether programs that the process starts cannot gain privileges
    bool no_core_dumps = false;     ///< whether a crash writes no memory image to a file

    friend bool operator==(const Protection&, const Protection&) = default;
};

/// Files that are allowed in addition to those that the system's drivers and compilers need, see
/// allow_system().
struct AllowedFiles {
    std::vector<std::filesystem::path> read;
    std::vector<std::filesystem::path> run; ///< files that may be executed and read
    std::vector<std::filesystem::path> write;
};

/// Denies this process, and the processes that it starts, access to everything that they do not need: other
/// files, sockets, other processes, privileges. Call it before a second thread starts and before any part of
/// a kernel is read. Skips protections that the system does not support; the result says which ones are
/// enforced.
///
/// `descriptors` is the number of file descriptors that stay open: those from 0 to `descriptors` - 1.
Protection confine(const AllowedFiles& files, Programs programs, int descriptors);

/// Removes the file access that confine() allowed but that `files` does not contain. Call it before a second
/// thread starts.
void confine_files(const AllowedFiles& files, Protection& protection);

/// Lets this process send signals only to `receivers`, and keeps it in its process group (see
/// signal_filter()).
void confine_signals(const std::vector<pid_t>& receivers, Protection& protection);

} // namespace lockstep
