#include "app/worker/process/driver_folder.h"

#include <cstdlib>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// An environment variable that drivers read, and the subfolder of the driver folder to which it is set.
struct DriverPlace {
    const char* variable;
    const char* folder;
};
constexpr DriverPlace driver_places[] = {{"POCL_CACHE_DIR", "pocl"},
                                         {"CUDA_CACHE_PATH", "nvidia"},
                                         {"XDG_CACHE_HOME", "cache"},
                                         {"XDG_DATA_HOME", "data"},
                                         {"HOME", "home"},
                                         {"TMPDIR", "tmp"}};
/// Environment variables that are unset, so that drivers use XDG_CACHE_HOME.
constexpr const char* other_places[] = {"MESA_SHADER_CACHE_DIR", "MESA_GLSL_CACHE_DIR", "NEO_CACHE_DIR",
                                        "AMD_COMGR_CACHE_DIR", "XDG_CONFIG_HOME"};

/// Returns the path of the driver folder according to the environment variables; empty if none of them
/// contains an absolute path.
fs::path wanted_folder() {
    for (const DriverPlace& place :
         {DriverPlace{"POCL_CACHE_DIR", "lockstep"}, DriverPlace{"XDG_CACHE_HOME", "lockstep/drivers"},
          DriverPlace{"HOME", ".cache/lockstep/drivers"}}) {
        if (const char* const value = std::getenv(place.variable); value != nullptr && *value == '/') {
            return fs::path(value) / place.folder;
        }
    }
    return {};
}

/// Creates the folder if necessary. Returns whether it belongs to this user and no other user may write to
/// it.
bool make_ours(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    struct stat found {};
    if (lstat(folder.c_str(), &found) != 0 || !S_ISDIR(found.st_mode) || found.st_uid != geteuid()) {
        return false;
    }
    fs::permissions(folder, fs::perms::owner_all, error);
    return !error && access(folder.c_str(), W_OK | X_OK) == 0;
}

} // namespace

Result<DriverFolder> DriverFolder::open() {
    if (fs::path wanted = wanted_folder(); !wanted.empty() && make_ours(wanted)) {
        return DriverFolder(std::move(wanted));
    }
    auto instead = ScratchFolder::make();
    return instead ? Result<DriverFolder>(DriverFolder(std::move(*instead))) : instead.error();
}

void use_driver_folder(const fs::path& folder) {
    for (const DriverPlace& place : driver_places) {
        std::error_code ignored; // the driver itself reports an error if it cannot write to its folder
        const fs::path own = folder / place.folder;
        fs::create_directory(own, ignored);
        setenv(place.variable, own.c_str(), 1);
    }
    for (const char* const variable : other_places) {
        unsetenv(variable);
    }
}

std::string kernel_cache_folder() {
    const fs::path folder = wanted_folder() / "pocl";
    std::error_code ignored;
    return fs::is_directory(folder, ignored) ? folder.string() : std::string();
}

} // namespace lockstep
