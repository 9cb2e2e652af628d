#pragma once

#include <filesystem>
#include <string>

namespace lockstep {

// What tells a scratch folder of ours from all else, and one in use from one that a killed process left behind:
//
//     lockstep-scratch-<32 hexadecimal digits>/     the user's own, and nobody else may enter it
//         .lockstep-scratch                         a file that holds the folder's name and inode number,
//                                                   locked as long as the folder is in use
//
// The lock is the kernel's: it ends with the process, and is seen from every container that has the folder. A copy of
// the folder has another inode number.

/// A new folder in `parent` with its mark.
struct MarkedFolder {
    std::filesystem::path path; ///< empty: none could be made, and errno tells why
    int lock = -1;              ///< the mark, open: the folder is in use until it is closed
};
[[nodiscard]] MarkedFolder make_marked_folder(const std::filesystem::path& parent);

/// Removes the folder and what is in it, and gives up its lock.
void remove_marked_folder(const MarkedFolder& folder);

/// Removes the folders in `parent` that bear our mark and that no process holds. Everything else stays.
void remove_abandoned_folders(const std::filesystem::path& parent);

} // namespace lockstep
