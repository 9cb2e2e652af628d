#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <utility>

namespace lockstep {

/// Removes everything in the folder open as `folder`, except the entry `keep`. Links are removed and never
/// followed. File systems mounted inside it are left alone. Returns false if anything could not be removed.
[[nodiscard]] bool remove_contents(int folder, const std::string& keep);

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

/// A new empty folder for files that pass between processes: in memory if 8 GiB are free there, else on the
/// disk with the most free space. Removed with its contents by the destructor. If the process is killed, the
/// next one removes the folder: see MarkedFolder.
class ScratchFolder {
public:
    /// Errors: cannot_write_file.
    static Result<ScratchFolder> make();

    ScratchFolder(ScratchFolder&& other) noexcept : folder_(std::exchange(other.folder_, {})) {}
    ScratchFolder& operator=(ScratchFolder&&) = delete;
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return folder_.path; }

private:
    static Result<ScratchFolder> make_in(const std::filesystem::path& parent);
    explicit ScratchFolder(MarkedFolder folder) : folder_(std::move(folder)) {}
    MarkedFolder folder_;
};

/// The system's folder for large temporary files, on a disk if possible: for files that do not fit into
/// memory.
[[nodiscard]] std::filesystem::path folder_on_disk();

} // namespace lockstep
