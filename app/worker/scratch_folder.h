#pragma once

#include "app/worker/scratch_mark.h"
#include "core/base/result.h"

#include <filesystem>
#include <utility>

namespace lockstep {

/// A new empty folder for files that pass between processes: in memory if 8 GiB are free there, else on the disk with most
/// room. Removed with its contents at the end of its life. The next process removes what a killed one left: see
/// scratch_mark.h.
class ScratchFolder {
public:
    /// Errors: cannot_write_file.
    static Result<ScratchFolder> make();
    /// On a disk, for what does not fit into memory: in the system's folder for large temporary files.
    /// Errors: cannot_write_file.
    static Result<ScratchFolder> make_on_disk();

    ScratchFolder(ScratchFolder&& other) noexcept : folder_(std::exchange(other.folder_, {})) {}
    ScratchFolder& operator=(ScratchFolder&&) = delete;
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder();

    /// Turns an error about a file in the folder into one about the folder's place: users do not know the file.
    [[nodiscard]] Error as_its_own(Error error) const;

    [[nodiscard]] const std::filesystem::path& path() const { return folder_.path; }

private:
    static Result<ScratchFolder> make_in(const std::filesystem::path& parent);
    explicit ScratchFolder(MarkedFolder folder) : folder_(std::move(folder)) {}
    MarkedFolder folder_;
};

} // namespace lockstep
