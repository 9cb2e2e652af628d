#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// The files that a launch may read: all files below some folders, and individual files. If a path contains
/// symbolic links, only the final target is checked.
class ReadableFiles {
public:
    /// `roots`: the folders and files that may be read. "/" allows all files.
    explicit ReadableFiles(const std::vector<std::string>& roots);

    /// Whether the file may be read. False if it does not exist.
    [[nodiscard]] bool hold(const std::filesystem::path& path) const;

private:
    std::vector<std::filesystem::path> roots_; ///< with resolved symbolic links
};

/// Resolves symbolic links, dots and doubled slashes in the existing part of a path.
[[nodiscard]] std::string without_links(const std::filesystem::path& path);

/// Makes the error for files or folders that may not be read. It lists the targets of symbolic links, each
/// path once. `folder`: the folder of the launch.
[[nodiscard]] Error files_outside(const std::string& folder, const std::vector<std::string>& paths,
                                  Place place = {});

} // namespace lockstep
