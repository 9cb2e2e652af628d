#pragma once

#include <filesystem>
#include <string>

namespace lockstep {

// How Lockstep recognises its own scratch folders, and those that a killed process left behind:
//
//     lockstep-scratch-<32 hexadecimal digits>/     owned by the user, inaccessible to others
//         .lockstep-scratch                         a file with the folder's name and inode number,
//                                                   locked while the folder is in use
//
// The system's kernel manages the lock: it is released when the process ends, and is visible to other
// containers that share the folder. A copy of the folder has another inode number.

/// A new folder in `parent` with its mark.
struct MarkedFolder {
    std::filesystem::path path; ///< empty if it could not be made; errno gives the reason
    int lock = -1;              ///< descriptor of the mark; the folder is in use until it is closed
};
[[nodiscard]] MarkedFolder make_marked_folder(const std::filesystem::path& parent);

/// Removes the folder with its contents, and releases its lock.
void remove_marked_folder(const MarkedFolder& folder);

/// Removes the folders in `parent` that have our mark and are not in use. Everything else is left alone.
void remove_abandoned_folders(const std::filesystem::path& parent);

} // namespace lockstep
