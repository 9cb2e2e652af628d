#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// Which files may be read for somebody who was handed a launch: those that lie below some folders, wherever links
/// lead from there, and some files by themselves.
class ReadableFiles {
public:
    /// Folders and files. "/" holds them all.
    explicit ReadableFiles(const std::vector<std::string>& roots);

    /// False also for a path that leads nowhere.
    [[nodiscard]] bool hold(const std::filesystem::path& path) const;

private:
    std::vector<std::filesystem::path> roots_; ///< without links
};

/// Of files or folders that may not be read: where links lead, each once. `folder` is where the launch stands.
[[nodiscard]] Error files_outside(const std::string& folder, const std::vector<std::string>& paths,
                                  Place place = {});

} // namespace lockstep
