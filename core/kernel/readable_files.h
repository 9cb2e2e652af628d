#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// The files that a launch may read: all below some folders, and single files. Where a link leads decides, not where the
/// link is.
class ReadableFiles {
public:
    /// `roots`: folders and files. "/": all files.
    explicit ReadableFiles(const std::vector<std::string>& roots);

    /// Whether the file may be read. False if it does not exist.
    [[nodiscard]] bool hold(const std::filesystem::path& path) const;

private:
    std::vector<std::filesystem::path> roots_; ///< without links
};

/// The path without links, dots and doubled slashes, as far as it exists.
[[nodiscard]] std::string without_links(const std::filesystem::path& path);

/// The error for files or folders that may not be read. It lists where links lead, each path once. `folder`: that of the
/// launch.
[[nodiscard]] Error files_outside(const std::string& folder, const std::vector<std::string>& paths,
                                  Place place = {});

} // namespace lockstep
