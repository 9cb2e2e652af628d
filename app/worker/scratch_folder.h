#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace lockstep {

/// A new empty folder for files that pass between processes: in memory where 8 GiB are free there, else where
/// the most is free. Removed with all that is in it at the end of its life; those that a killed process left
/// behind are removed by the next one.
class ScratchFolder {
public:
    /// Errors: cannot_write_file.
    static Result<ScratchFolder> make();
    /// On a disk, for what does not fit into memory: in the system's folder for large temporary files.
    /// Errors: cannot_write_file.
    static Result<ScratchFolder> make_on_disk();

    ScratchFolder(ScratchFolder&& other) noexcept : path_(std::move(other.path_)) { other.path_.clear(); }
    ScratchFolder& operator=(ScratchFolder&&) = delete;
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    static Result<ScratchFolder> make_in(const std::filesystem::path& parent);
    explicit ScratchFolder(std::filesystem::path path) : path_(std::move(path)) {}
    std::filesystem::path path_;
};

} // namespace lockstep
