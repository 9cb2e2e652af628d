#pragma once

#include "app/worker/process/scratch_folder.h"
#include "core/base/error.h"
#include "core/base/result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace lockstep {

/// The folder in which OpenCL drivers cache what they build when Lockstep runs kernels. It is also their home
/// folder. No other program uses it, because a kernel could leave something in it that the driver of another
/// program would run:
///
///     $POCL_CACHE_DIR/lockstep, $XDG_CACHE_HOME/lockstep/drivers or ~/.cache/lockstep/drivers:
///         pocl/  nvidia/  cache/  data/  home/  tmp/
///
/// If none of them is writable, it is a scratch folder, which is removed when this object is destroyed.
class DriverFolder {
public:
    /// Errors: cannot_write_file.
    static Result<DriverFolder> open();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    explicit DriverFolder(std::filesystem::path path) : path_(std::move(path)) {}
    explicit DriverFolder(ScratchFolder instead) : path_(instead.path()), instead_(std::move(instead)) {}

    std::filesystem::path path_;
    std::optional<ScratchFolder> instead_;
};

/// Makes the drivers of this process, and of its child processes, use the folder. Call it before a second
/// thread starts.
void use_driver_folder(const std::filesystem::path& folder);

/// The folder in which PoCL caches built kernels for Lockstep; empty if it does not exist. A damaged file in
/// it crashes the process that loads it, because PoCL 3.1 maps and links the files unchecked. The message
/// about such a crash therefore names the folder.
[[nodiscard]] std::string kernel_cache_folder();

/// Replaces a driver's error with its cause if the folder in which drivers cache their builds is full or not
/// writable. In that case PoCL only reports that a build failed, or it ends the process. Other errors are
/// returned unchanged.
[[nodiscard]] Error with_cache_as_reason(Error error, const std::filesystem::path& folder);

} // namespace lockstep
