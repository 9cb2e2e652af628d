#include "core/kernel/readable_files.h"

#include <algorithm>
#include <set>
#include <system_error>
#include <utility>

namespace lockstep {
namespace fs = std::filesystem;

ReadableFiles::ReadableFiles(const std::vector<std::string>& roots) {
    for (const std::string& root : roots) {
        std::error_code none;
        const fs::path whole = fs::canonical(root, none);
        if (!none && !root.empty()) {
            roots_.push_back(whole);
        }
    }
}

bool ReadableFiles::hold(const fs::path& path) const {
    std::error_code none;
    const fs::path whole = fs::canonical(path, none);
    return !none && std::ranges::any_of(roots_, [&whole](const fs::path& root) {
        return std::ranges::mismatch(root, whole).in1 == root.end();
    });
}

std::string without_links(const fs::path& path) {
    std::error_code none;
    const fs::path target = fs::weakly_canonical(path, none);
    return none ? path.string() : target.string();
}

Error files_outside(const std::string& folder, const std::vector<std::string>& paths, Place place) {
    std::set<std::string> whole;
    for (const std::string& path : paths) {
        whole.insert(without_links(path));
    }
    std::string list;
    for (const std::string& path : whole) {
        list += path + "\n";
    }
    return {ErrorCode::files_outside, {folder}, std::move(place), std::move(list)};
}

} // namespace lockstep
