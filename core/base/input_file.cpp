#include "core/base/input_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace lockstep {
namespace {

Error cannot_read(const std::filesystem::path& path, int number) {
    return {.code = ErrorCode::cannot_read_file,
            .arguments = {path.string(), std::generic_category().message(number)}};
}

} // namespace

Result<InputFile> InputFile::open(const std::filesystem::path& path, FinalLink link) {
    // Opens without blocking: open() would wait for a pipe that has no writer.
    const int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    const int file = ::open(path.c_str(), flags | (link == FinalLink::refused ? O_NOFOLLOW : 0));
    if (file < 0) {
        return errno == ENXIO ? Error{.code = ErrorCode::not_a_file_to_read, .arguments = {path.string()}}
                              : cannot_read(path, errno); // ENXIO: a socket, or a device that does not exist
    }
    struct stat status {};
    const int failure = fstat(file, &status) != 0 ? errno : S_ISDIR(status.st_mode) ? EISDIR : 0;
    if (failure != 0 || !S_ISREG(status.st_mode)) {
        close(file);
        return failure != 0 ? cannot_read(path, failure)
                            : Error{.code = ErrorCode::not_a_file_to_read, .arguments = {path.string()}};
    }
    return InputFile(path, file, static_cast<std::uint64_t>(status.st_size));
}

InputFile::InputFile(std::filesystem::path path, int file, std::uint64_t size)
    : path_(std::move(path)), file_(file), size_(size) {}

InputFile::InputFile(InputFile&& other) noexcept
    : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)), size_(other.size_) {}

InputFile& InputFile::operator=(InputFile&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(file_, other.file_);
    std::swap(size_, other.size_);
    return *this;
}

InputFile::~InputFile() {
    if (file_ >= 0) {
        close(file_);
    }
}

Result<std::size_t> InputFile::read(std::span<std::byte> to, std::uint64_t offset) const {
    std::size_t done = 0;
    while (done < to.size()) {
        const ssize_t got =
            pread(file_, to.data() + done, to.size() - done, static_cast<off_t>(offset + done));
        if (got == 0) {
            break; // end of the file; it may have become shorter
        }
        if (got > 0) {
            done += static_cast<std::size_t>(got);
        } else if (errno != EINTR) {
            return cannot_read(path_, errno);
        }
    }
    return done;
}

} // namespace lockstep
