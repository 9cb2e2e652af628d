#include "core/base/data_dir.h"

#include "core/base/file_sink.h"
#include "core/base/input_file.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <span>
#include <sys/auxv.h>
#include <system_error>

namespace lockstep {
namespace fs = std::filesystem;

fs::path program_dir() {
    std::error_code none;
    fs::path program = fs::read_symlink("/proc/self/exe", none);
    if (none) { // if /proc is not mounted: AT_EXECFN is the path with which the program was started
        // NOLINTNEXTLINE(performance-no-int-to-ptr): the system passes the pointer as an integer
        const char* const started = reinterpret_cast<const char*>(getauxval(AT_EXECFN));
        program = fs::canonical(started == nullptr ? "" : started, none);
    }
    return none ? fs::path("/") : program.parent_path();
}

fs::path data_dir() {
    if (const char* chosen = std::getenv("LOCKSTEP_DATA"); chosen != nullptr && *chosen != '\0') {
        return chosen;
    }
    return install_dir() / "share" / "lockstep";
}

fs::path install_dir_of(const fs::path& programs) {
    const fs::path above = programs.parent_path();
    return programs.filename() == "lockstep" && above.filename() == "libexec" ? above.parent_path() : above;
}

fs::path install_dir() {
    return install_dir_of(program_dir());
}

fs::path helper_path(const std::string& name) {
    std::error_code ignored;
    fs::path beside = program_dir() / name;
    return fs::exists(beside, ignored) ? beside : install_dir() / "libexec" / "lockstep" / name;
}

namespace {

/// Returns the folder in the one that `variable` names, else `usual` in the home folder.
std::filesystem::path user_folder(const char* variable, const char* usual) {
    if (const char* chosen = std::getenv(variable); chosen != nullptr && *chosen == '/') {
        return std::filesystem::path(chosen) / "lockstep";
    }
    const char* home = std::getenv("HOME");
    return home == nullptr || *home != '/' ? std::filesystem::path() : std::filesystem::path(home) / usual;
}

} // namespace

std::filesystem::path user_data_dir() {
    return user_folder("XDG_DATA_HOME", ".local/share/lockstep");
}

std::filesystem::path user_cache_dir() {
    return user_folder("XDG_CACHE_HOME", ".cache/lockstep");
}

Result<std::string> read_text_file(const fs::path& path) {
    const Result<InputFile> file = InputFile::open(path);
    if (!file) {
        return file.error();
    }
    // Read at least this much, because files in /proc report a size of 0.
    constexpr std::size_t at_least = 4096;
    std::string text;
    for (std::size_t done = 0;;) {
        text.resize(std::max<std::size_t>({file->size() + 1, 2 * done, at_least}));
        const Result<std::size_t> read =
            file->read(std::as_writable_bytes(std::span(text).subspan(done)), done);
        if (!read) {
            return read.error();
        }
        done += *read;
        if (done < text.size()) {
            text.resize(done);
            return text;
        }
    }
}

Status write_text_file(const fs::path& path, const std::string& text) {
    const Result<std::unique_ptr<FileSink>> sink = FileSink::open(path);
    if (!sink) {
        return sink.error();
    }
    const Status written = (*sink)->write(std::as_bytes(std::span(text)));
    return written ? (*sink)->finish({}, FileSink::OnDisk::before_naming) : written;
}

} // namespace lockstep
