#pragma once

#include "app/worker/scratch_folder.h"
#include "core/base/result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace lockstep {

/// The folder that OpenCL drivers have for themselves when Lockstep runs kernels: they keep there what they have built,
/// and find their home folder there. It is Lockstep's alone, since a kernel of somebody could leave in it what another
/// program's driver would run:
///
///     $POCL_CACHE_DIR/lockstep, $XDG_CACHE_HOME/lockstep/drivers or ~/.cache/lockstep/drivers:
///         pocl/  nvidia/  cache/  data/  home/  tmp/
///
/// If none of them can be written, it is a scratch folder, which ends with this object.
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

/// Points the drivers of this process and of those that it starts to the folder. To be called before a second thread
/// starts.
void use_driver_folder(const std::filesystem::path& folder);

/// The folder in which PoCL keeps built kernels for Lockstep, as far as it is there; else empty. A damaged file in it
/// ends the process that loads it (PoCL 3.1 maps and links them unchecked), so the message about such an end names the
/// folder.
[[nodiscard]] std::string kernel_cache_folder();

} // namespace lockstep
