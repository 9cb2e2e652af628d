#include "app/worker/process/scratch_folder.h"

#include "app/words/errors/error_words.h"

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

constexpr std::uintmax_t plenty_bytes = std::uintmax_t{8} << 30;

/// Returns the folders in which a scratch folder can be created. Folders that are in memory come first.
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

} // namespace

Result<ScratchFolder> ScratchFolder::make() {
    return make_in(roomiest());
}

Result<ScratchFolder> ScratchFolder::make_in(const fs::path& parent) {
    remove_abandoned_folders(parent);
    MarkedFolder made = make_marked_folder(parent);
    if (made.path.empty()) {
        return Error{.code = ErrorCode::cannot_write_file,
                     .arguments = {parent.string(), std::generic_category().message(errno),
                                   std::string(written_for::scratch)}};
    }
    return ScratchFolder(std::move(made));
}

ScratchFolder::~ScratchFolder() {
    if (!folder_.path.empty()) {
        remove_marked_folder(folder_);
    }
}

std::filesystem::path folder_on_disk() {
    const char* const chosen = std::getenv("TMPDIR");
    fs::path folder = chosen != nullptr && *chosen == '/' ? chosen : "/var/tmp";
    return access(folder.c_str(), W_OK) == 0 ? folder : roomiest();
}

std::uint64_t most_bytes_on_disk() {
    constexpr std::uint64_t unknown = std::uint64_t{4} << 30;
    std::error_code failed;
    const fs::space_info space = fs::space(folder_on_disk(), failed);
    return failed ? unknown : space.available / 2;
}

} // namespace lockstep
