#include "app/worker/process/scratch_folder.h"

#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace lockstep {
namespace {

constexpr int most_levels = 64; ///< limit on nested folders, because each level needs an open descriptor

/// Returns the names of a folder's entries; empty if the folder cannot be read.
std::optional<std::vector<std::string>> names_in(int folder) {
    const int own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR* const list = own < 0 ? nullptr : fdopendir(own);
    if (list == nullptr) {
        if (own >= 0) {
            close(own);
        }
        return std::nullopt;
    }
    std::vector<std::string> names;
    while (const dirent* const entry =
               readdir(list)) { // NOLINT(concurrency-mt-unsafe): no other thread uses this list
        const std::string name = static_cast<const char*>(entry->d_name);
        if (name != "." && name != "..") {
            names.push_back(name);
        }
    }
    closedir(list);
    return names;
}

/// Removes the contents of folders, except for those on another device.
struct Removal {
    dev_t device = 0;
    int levels = 0;
};

bool remove_in(int folder, const std::string& keep, Removal removal);

/// Opens a folder after giving its owner all access rights, because kernels can create folders without any
/// rights. Returns -1 on failure.
int open_after_unlocking(int folder, const std::string& name) {
    const int found = openat(folder, name.c_str(), O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (found < 0) {
        return -1;
    }
    chmod(("/proc/self/fd/" + std::to_string(found)).c_str(),
          S_IRWXU); // changed through a descriptor, because the name may refer to another folder by now
    const int opened = openat(found, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    close(found);
    return opened;
}

bool remove_entry(int folder, const std::string& name, Removal removal) {
    if (unlinkat(folder, name.c_str(), 0) == 0) {
        return true;
    }
    if (errno != EISDIR || removal.levels >= most_levels) {
        return errno == ENOENT;
    }
    int below = openat(folder, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (below < 0 && errno == EACCES) {
        below = open_after_unlocking(folder, name);
    }
    if (below < 0) {
        return false;
    }
    struct stat status {};
    if (fstat(below, &status) == 0 && status.st_dev == removal.device) {
        fchmod(below, S_IRWXU); // allows removing its contents
        (void)remove_in(below, "", {removal.device, removal.levels + 1});
    }
    close(below);
    return unlinkat(folder, name.c_str(), AT_REMOVEDIR) == 0;
}

bool remove_in(int folder, const std::string& keep, Removal removal) {
    const auto names = names_in(folder);
    bool is_empty = names.has_value();
    for (const std::string& name : names.value_or(std::vector<std::string>())) {
        is_empty = (name == keep || remove_entry(folder, name, removal)) && is_empty;
    }
    return is_empty;
}

} // namespace

bool remove_contents(int folder, const std::string& keep) {
    struct stat status {};
    return fstat(folder, &status) == 0 && remove_in(folder, keep, {.device = status.st_dev});
}

} // namespace lockstep
