#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// The files that a launch may read: all files below some folders, and single files. Only the target of a
/// symbolic link is checked, not its own path.
class ReadableFiles {
public:
    /// `roots`: folders and files. "/": all files.
    explicit ReadableFiles(const std::vector<std::string>& roots);

    /// Whether the file may be read. False if it does not exist.
    [[nodiscard]] bool hold(const std::filesystem::path& path) const;

private:
    std::vector<std::filesystem::path> roots_; ///< with symbolic links resolved
};

/// The path without symbolic links, dots and doubled slashes, as far as it exists.
[[nodiscard]] std::string without_links(const std::filesystem::path& path);

/// The error for files or folders that may not be read. It lists the targets of links, each path once.
/// `folder`: the folder of the launch.
[[nodiscard]] Error files_outside(const std::string& folder, const std::vector<std::string>& paths,
                                  Place place = {});

} // namespace lockstep
