#pragma once

#include "app/worker/process/scratch_mark.h"
#include "core/base/result.h"

#include <filesystem>
#include <utility>

namespace lockstep {

/// A new empty folder for files that pass between processes: in memory if 8 GiB are free there, otherwise on
/// the disk with the most free space. The destructor removes it with its contents. If the process is killed,
/// the next Lockstep process removes the folder: see scratch_mark.h.
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

/// Returns the system's folder for large temporary files, which is on a disk if possible, for files that do
/// not fit into memory.
[[nodiscard]] std::filesystem::path folder_on_disk();

} // namespace lockstep
