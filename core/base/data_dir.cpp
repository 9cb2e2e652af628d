#include "core/base/data_dir.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <system_error>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

std::string last_reason() {
    return std::generic_category().message(errno);
}

Error cannot_write(const fs::path& path, std::string reason) {
    return {.code = ErrorCode::cannot_write_file, .arguments = {path.string(), std::move(reason)}};
}

} // namespace

fs::path program_dir() {
    std::error_code ignored;
    return fs::read_symlink("/proc/self/exe", ignored).parent_path();
}

fs::path data_dir() {
    if (const char* chosen = std::getenv("LOCKSTEP_DATA"); chosen != nullptr && *chosen != '\0') {
        return chosen;
    }
    const fs::path installed = program_dir().parent_path() / "share" / "lockstep";
    std::error_code ignored;
    return fs::is_directory(installed, ignored) ? installed : fs::path(LOCKSTEP_SOURCE_DIR);
}

std::filesystem::path user_data_dir() {
    if (const char* chosen = std::getenv("XDG_DATA_HOME"); chosen != nullptr && *chosen == '/') {
        return std::filesystem::path(chosen) / "lockstep";
    }
    const char* home = std::getenv("HOME");
    return home == nullptr || *home != '/' ? std::filesystem::path()
                                           : std::filesystem::path(home) / ".local/share/lockstep";
}

Result<std::string> read_text_file(const fs::path& path) {
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    // A folder opens but cannot be read: only the read tells. An empty file is no failure, though `<<` of it
    // is.
    if (file && (file.peek() == std::ifstream::traits_type::eof() ? !file.bad() && errno == 0
                                                                  : !!(text << file.rdbuf()))) {
        return text.str();
    }
    return Error{.code = ErrorCode::cannot_read_file, .arguments = {path.string(), last_reason()}};
}

Status write_text_file(const fs::path& path, const std::string& text) {
    fs::path temporary = path;
    temporary += ".part";
    errno = 0;
    std::ofstream file(temporary, std::ios::binary);
    if (!(file << text) || !file.flush()) {
        const std::string reason = last_reason();
        std::error_code ignored;
        fs::remove(temporary, ignored);
        return cannot_write(path, reason);
    }
    file.close();
    std::error_code error;
    fs::rename(temporary, path, error);
    if (error) {
        std::error_code ignored;
        fs::remove(temporary, ignored);
        return cannot_write(path, error.message());
    }
    return {};
}

} // namespace lockstep
