#include "app/confine/landlock.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

constexpr std::array run_from = {"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/opt",
                                 // some systems and packages keep programs in these folders
                                 "/nix/store", "/gnu/store", "/run/opengl-driver", "/run/current-system",
                                 "/snap", "/app"};
constexpr std::array read_from = {"/etc", "/proc", "/sys"};
constexpr std::array devices = {"/dev/null", "/dev/zero",  "/dev/random", "/dev/urandom",
                                "/dev/dri",  "/dev/accel", "/dev/kfd",    "/dev/dxg"};
/// Prefixes of device files that end in a number.
constexpr std::array device_prefixes = {"nvidia", "mali"};

/// Returns the absolute paths in the list of paths that an environment variable contains.
std::vector<fs::path> paths_in(const char* variable) {
    std::vector<fs::path> paths;
    const char* const value = std::getenv(variable);
    std::string_view rest = value == nullptr ? "" : value;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        if (rest.front() == '/') {
            paths.emplace_back(rest.substr(0, end));
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return paths;
}

/// Whether `inner` is the folder itself or inside it. Neither path may contain links.
bool holds(const fs::path& folder, const fs::path& inner) {
    return std::ranges::mismatch(folder, inner).in1 == folder.end();
}

/// Whether a folder is too general to be allowed, because it also contains files of users: it is the home
/// folder, or a folder above it.
bool is_too_wide(const fs::path& folder) {
    const char* const home = std::getenv("HOME");
    std::error_code error;
    // resolves links and dots, and removes a trailing slash
    const fs::path whole = fs::canonical(folder, error);
    if (error) {
        return true; // the folder does not exist
    }
    const fs::path whole_home = fs::weakly_canonical(home == nullptr ? "/home" : home, error);
    return whole == whole.root_path() || whole == "/home" || (!error && holds(whole, whole_home));
}

/// Allows the folder of a library, because the library loads other libraries from it. For PoCL that is
/// installed in a separate prefix (PREFIX/lib/libpocl.so), also allows what PoCL and its compiler read in
/// that prefix.
void allow_library(LandlockRules& rules, const fs::path& library) {
    const fs::path folder = library.parent_path();
    if (is_too_wide(folder)) {
        rules.allow(library, FileAccess::run);
        return;
    }
    rules.allow(folder, FileAccess::run);
    const bool is_multiarch = folder.parent_path().filename() == "lib"; // such as lib/x86_64-linux-gnu
    const fs::path lib = is_multiarch ? folder.parent_path() : folder;
    if (lib.filename().string().starts_with("lib")) {
        for (const char* const part : {"lib", "bin", "share/pocl"}) {
            rules.allow(lib.parent_path() / part, FileAccess::run);
        }
    }
}

/// Allows the library that an .icd file names, if the name is an absolute path.
void allow_driver_in(LandlockRules& rules, const fs::path& icd) {
    std::string library;
    std::ifstream text(icd);
    if (std::getline(text, library) && library.starts_with('/')) {
        allow_library(rules, library);
    }
}

/// Allows the drivers at a path, which is a folder with .icd files, an .icd file, or a driver.
void allow_drivers(LandlockRules& rules, const fs::path& place) {
    std::error_code ignored;
    if (!fs::is_directory(place, ignored)) {
        place.extension() == ".icd" ? allow_driver_in(rules, place) : allow_library(rules, place);
        rules.allow(place, FileAccess::run);
        return;
    }
    if (!is_too_wide(place)) {
        rules.allow(place, FileAccess::read);
    }
    for (const fs::directory_entry& entry : fs::directory_iterator(place, ignored)) {
        if (entry.path().extension() == ".icd") {
            rules.allow(entry.path(), FileAccess::read);
            allow_driver_in(rules, entry.path());
        }
    }
}

void allow_devices(LandlockRules& rules) {
    // Needed because the second list of rules is created while the first list is already enforced.
    rules.allow("/dev", FileAccess::list);
    for (const char* const device : devices) {
        rules.allow(device, FileAccess::device);
    }
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator("/dev", ignored)) {
        const std::string name = entry.path().filename().string();
        if (std::ranges::any_of(device_prefixes,
                                [&](const char* prefix) { return name.starts_with(prefix); })) {
            rules.allow(entry.path(), FileAccess::device);
        }
    }
}

} // namespace

void allow_system(LandlockRules& rules) {
    for (const char* const folder : run_from) {
        rules.allow(folder, FileAccess::run);
    }
    for (const char* const folder : read_from) {
        rules.allow(folder, FileAccess::read);
    }
    rules.allow("/proc/self/task", FileAccess::device); // NVIDIA's driver writes thread names there
    allow_devices(rules);
    for (const fs::path& folder : paths_in("LD_LIBRARY_PATH")) {
        if (!is_too_wide(folder)) {
            rules.allow(folder, FileAccess::run);
        }
    }
    allow_drivers(rules, "/etc/OpenCL/vendors");
    for (const char* const variable : {"OCL_ICD_VENDORS", "OPENCL_VENDOR_PATH", "OCL_ICD_FILENAMES"}) {
        for (const fs::path& place : paths_in(variable)) {
            allow_drivers(rules, place);
        }
    }
    for (const fs::path& layer : paths_in("OPENCL_LAYERS")) {
        allow_library(rules, layer);
    }
}

} // namespace lockstep
