#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>

namespace lockstep {

/// Removes everything in the open folder `folder` except the entry `keep`. Links are removed but not
/// followed. File systems mounted inside the folder are not touched. Returns false if anything could not be
/// removed.
[[nodiscard]] bool remove_contents(int folder, const std::string& keep);

// How Lockstep recognises its temporary folders, and those that a killed process has left behind:
//
//     lockstep-scratch-<32 hexadecimal digits>/     owned by the user, inaccessible to others
//         .lockstep-scratch                         a file with the folder's name and inode number,
//                                                   locked while the folder is in use
//
// The operating system manages the lock: it is released when the process ends, and is visible to other
// containers that share the folder. A copy of the folder has a different inode number, so it is not
// recognised.

/// A newly created scratch folder in `parent`, with its mark (the file .lockstep-scratch).
struct MarkedFolder {
    /// Path of the folder; if it could not be created, empty, and errno gives the reason.
    std::filesystem::path path;
    int lock = -1; ///< open descriptor of the mark; as long as it is open, the folder is in use
};
[[nodiscard]] MarkedFolder make_marked_folder(const std::filesystem::path& parent);

/// Removes the folder and its contents, and releases its lock.
void remove_marked_folder(const MarkedFolder& folder);

/// Removes all folders in `parent` that have the mark and are not in use. Everything else is left untouched.
void remove_abandoned_folders(const std::filesystem::path& parent);

/// A new empty folder for files that are passed between processes. It is in memory if 8 GiB are free there,
/// otherwise on the disk with the most free space. The destructor removes the folder with its contents. If
/// the process is killed, the next Lockstep process removes the folder (see remove_abandoned_folders()).
class ScratchFolder {
public:
    /// Creates the folder. Errors: cannot_write_file.
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

/// Returns the system's folder for large temporary files, which is on a disk if possible. It is used for
/// files that do not fit into memory.
[[nodiscard]] std::filesystem::path folder_on_disk();

/// Returns the number of bytes that another machine may fill in this folder: half of the free space.
[[nodiscard]] std::uint64_t most_bytes_on_disk();

} // namespace lockstep
