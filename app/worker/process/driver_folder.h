#pragma once

#include "app/worker/process/scratch_folder.h"
#include "core/base/error.h"
#include "core/base/result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace lockstep {

/// The folder in which OpenCL drivers cache their builds when Lockstep runs kernels. It is also the drivers'
/// home folder. No other program uses it, because a kernel could leave a file in it that the driver of
/// another program would execute:
///
///     $POCL_CACHE_DIR/lockstep, $XDG_CACHE_HOME/lockstep/drivers or ~/.cache/lockstep/drivers:
///         pocl/  nvidia/  cache/  data/  home/  tmp/
///
/// If none of these is writable, a temporary folder is used, which is removed when this object is destroyed.
class DriverFolder {
public:
    /// Creates or opens the folder. Errors: cannot_write_file.
    static Result<DriverFolder> open();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    explicit DriverFolder(std::filesystem::path path) : path_(std::move(path)) {}
    explicit DriverFolder(ScratchFolder instead) : path_(instead.path()), instead_(std::move(instead)) {}

    std::filesystem::path path_;
    std::optional<ScratchFolder> instead_;
};

/// Makes the drivers of this process and of its child processes use the folder. Call it before a second
/// thread starts.
void use_driver_folder(const std::filesystem::path& folder);

/// Returns the folder in which PoCL caches kernels built for Lockstep; empty if it does not exist. Error
/// messages about crashes name this folder, because PoCL 3.1 maps and links its files unchecked, so a damaged
/// file crashes the process.
[[nodiscard]] std::string kernel_cache_folder();

/// Returns the error to show for a driver's error. If the folder in which drivers cache their builds is full
/// or not writable, this is probably the cause and replaces the driver's error, because PoCL itself only
/// reports that a build failed, or ends the process. Other errors are returned unchanged.
[[nodiscard]] Error with_cache_as_reason(Error error, const std::filesystem::path& folder);

} // namespace lockstep
