#pragma once

#include <filesystem>
#include <string>

namespace lockstep {

// How Lockstep recognises its temporary folders, and those that a killed process has left behind:
//
//     lockstep-scratch-<32 hexadecimal digits>/     owned by the user, inaccessible to others
//         .lockstep-scratch                         a file with the folder's name and inode number,
//                                                   locked while the folder is in use
//
// The operating system manages the lock: it is released when the process ends, and is visible to other
// containers that share the folder. A copy of the folder has a different inode number, so it is not
// recognised.

/// A new folder in `parent` that has the mark.
struct MarkedFolder {
    std::filesystem::path path; ///< empty if it could not be created; errno gives the reason
    int lock = -1;              ///< open descriptor of the mark; closing it ends the use of the folder
};
[[nodiscard]] MarkedFolder make_marked_folder(const std::filesystem::path& parent);

/// Removes the folder and its contents, and releases its lock.
void remove_marked_folder(const MarkedFolder& folder);

/// Removes all folders in `parent` that have the mark and are not in use. Everything else is left untouched.
void remove_abandoned_folders(const std::filesystem::path& parent);

} // namespace lockstep
