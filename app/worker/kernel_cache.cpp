#include "app/worker/kernel_cache.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Where PoCL looks, in its order: POCL_CACHE_DIR itself, else below a folder that the others name.
fs::path wanted_folder() {
    struct Place {
        const char* variable;
        const char* below;
    };
    for (const Place& place : {Place{"POCL_CACHE_DIR", ""}, Place{"XDG_CACHE_HOME", "pocl/kcache"},
                               Place{"HOME", ".cache/pocl/kcache"}}) {
        if (const char* const value = std::getenv(place.variable); value != nullptr && *value != '\0') {
            return *place.below == '\0' ? fs::path(value) : fs::path(value) / place.below;
        }
    }
    return {};
}

} // namespace

std::string kernel_cache_folder() {
    const fs::path folder = wanted_folder();
    std::error_code ignored;
    return fs::is_directory(folder, ignored) ? folder.string() : std::string();
}

} // namespace lockstep
