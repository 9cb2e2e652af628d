#include "core/base/input_file.h"

#include "core/base/file_bytes.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <utility>

namespace lockstep {
namespace {

Error cannot_read(const std::filesystem::path& path, int number) {
    return {.code = ErrorCode::cannot_read_file,
            .arguments = {path.string(), std::generic_category().message(number)}};
}

} // namespace

Result<InputFile> InputFile::open(const std::filesystem::path& path) {
    // O_NONBLOCK: without it, opening a pipe that has no writer would block.
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (file < 0) {
        return errno == ENXIO ? Error{.code = ErrorCode::not_a_file_to_read, .arguments = {path.string()}}
                              : cannot_read(path, errno); // ENXIO: a socket, or a device that does not exist
    }
    return checked(path, Descriptor(file));
}

Result<InputFile> InputFile::of(Descriptor file) {
    return checked({}, std::move(file));
}

Result<InputFile> InputFile::checked(std::filesystem::path path, Descriptor file) {
    struct stat status {};
    const int failure = fstat(file.number(), &status) != 0 ? errno : S_ISDIR(status.st_mode) ? EISDIR : 0;
    if (failure != 0) {
        return cannot_read(path, failure);
    }
    if (!S_ISREG(status.st_mode)) {
        return Error{.code = ErrorCode::not_a_file_to_read, .arguments = {path.string()}};
    }
    return InputFile(std::move(path), std::move(file), static_cast<std::uint64_t>(status.st_size));
}

Result<std::size_t> InputFile::read(std::span<std::byte> to, std::uint64_t offset) const {
    return read_bytes(file_.number(), to, offset, path_.string());
}

} // namespace lockstep
