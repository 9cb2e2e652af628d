#include "app/worker/remove_contents.h"

#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace lockstep {
namespace {

constexpr int most_levels = 64; ///< each takes a descriptor

std::vector<std::string> names_in(int folder) {
    std::vector<std::string> names;
    const int own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR* const list = own < 0 ? nullptr : fdopendir(own);
    if (list == nullptr) {
        if (own >= 0) {
            close(own);
        }
        return names;
    }
    while (const dirent* const entry =
               readdir(list)) { // NOLINT(concurrency-mt-unsafe): the list is ours alone
        const std::string name = static_cast<const char*>(entry->d_name);
        if (name != "." && name != "..") {
            names.push_back(name);
        }
    }
    closedir(list);
    return names;
}

/// What is being removed: all of it is on one device.
struct Removal {
    dev_t device = 0;
    int levels = 0;
};

void remove_in(int folder, const std::string& keep, Removal removal);

void remove_entry(int folder, const std::string& name, Removal removal) {
    if (unlinkat(folder, name.c_str(), 0) == 0 || errno != EISDIR || removal.levels >= most_levels) {
        return;
    }
    const int below = openat(folder, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (below < 0) {
        return;
    }
    struct stat status {};
    if (fstat(below, &status) == 0 && status.st_dev == removal.device) {
        remove_in(below, "", {removal.device, removal.levels + 1});
    }
    close(below);
    unlinkat(folder, name.c_str(), AT_REMOVEDIR);
}

void remove_in(int folder, const std::string& keep, Removal removal) {
    for (const std::string& name : names_in(folder)) {
        if (name != keep) {
            remove_entry(folder, name, removal);
        }
    }
}

} // namespace

void remove_contents(int folder, const std::string& keep) {
    struct stat status {};
    if (fstat(folder, &status) == 0) {
        remove_in(folder, keep, {.device = status.st_dev});
    }
}

} // namespace lockstep
