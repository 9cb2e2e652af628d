#include "app/worker/scratch_folder.h"

#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

constexpr std::uintmax_t plenty_bytes = std::uintmax_t{8} << 30;
const std::string prefix = "lockstep-";

/// Folders to make ours in, those in memory first.
std::vector<fs::path> candidates() {
    std::vector<fs::path> folders;
    if (const char* runtime = std::getenv("XDG_RUNTIME_DIR"); runtime != nullptr && *runtime == '/') {
        folders.emplace_back(runtime);
    }
    folders.emplace_back("/dev/shm");
    std::error_code ignored;
    folders.push_back(fs::temp_directory_path(ignored));
    return folders;
}

std::uintmax_t room_in(const fs::path& folder) {
    std::error_code error;
    const fs::space_info space = fs::space(folder, error);
    return error || access(folder.c_str(), W_OK) != 0 ? 0 : space.available;
}

fs::path roomiest() {
    fs::path best = "/tmp";
    std::uintmax_t most = 0;
    for (const fs::path& folder : candidates()) {
        const std::uintmax_t room = room_in(folder);
        if (room >= plenty_bytes) {
            return folder;
        }
        if (room > most) {
            most = room;
            best = folder;
        }
    }
    return best;
}

/// The process that made a scratch folder of this name ("lockstep-1234-aBcDeF"); 0: none did.
pid_t maker(const std::string& name) {
    pid_t pid = 0;
    if (name.starts_with(prefix)) {
        const char* end = name.data() + name.size();
        const auto read = std::from_chars(name.data() + prefix.size(), end, pid);
        if (read.ec != std::errc() || read.ptr == end || *read.ptr != '-') {
            return 0;
        }
    }
    return pid;
}

/// Removes folders whose makers are no more. Others' folders cannot be removed and are left alone.
void remove_abandoned(const fs::path& folder) {
    std::error_code ignored;
    std::vector<fs::path> abandoned;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        const pid_t pid = maker(entry.path().filename().string());
        if (pid > 0 && kill(pid, 0) != 0 && errno == ESRCH) {
            abandoned.push_back(entry.path());
        }
    }
    for (const fs::path& path : abandoned) {
        fs::remove_all(path, ignored);
    }
}

} // namespace

Result<ScratchFolder> ScratchFolder::make() {
    return make_in(roomiest());
}

Result<ScratchFolder> ScratchFolder::make_on_disk() {
    const char* const chosen = std::getenv("TMPDIR");
    const fs::path folder = chosen != nullptr && *chosen == '/' ? chosen : "/var/tmp";
    return make_in(access(folder.c_str(), W_OK) == 0 ? folder : roomiest());
}

Result<ScratchFolder> ScratchFolder::make_in(const fs::path& parent) {
    remove_abandoned(parent);
    std::string pattern = (parent / (prefix + std::to_string(getpid()) + "-XXXXXX")).string();
    if (mkdtemp(pattern.data()) == nullptr) {
        return Error{.code = ErrorCode::cannot_write_file,
                     .arguments = {parent.string(), std::generic_category().message(errno)}};
    }
    return ScratchFolder(pattern);
}

ScratchFolder::~ScratchFolder() {
    if (!path_.empty()) {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
}

} // namespace lockstep
