#include "core/base/file_bytes.h"

#include <cerrno>
#include <system_error>
#include <unistd.h>

namespace lockstep {

Status write_bytes(int file, std::span<const std::byte> bytes, std::uint64_t offset,
                   const std::string& name) {
    while (!bytes.empty()) {
        const ssize_t done = pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (done < 0 && errno == EINTR) {
            continue;
        }
        if (done <= 0) {
            return Error{.code = ErrorCode::cannot_write_file,
                         .arguments = {name, std::generic_category().message(done < 0 ? errno : ENOSPC)}};
        }
        offset += static_cast<std::uint64_t>(done);
        bytes = bytes.subspan(static_cast<std::size_t>(done));
    }
    return {};
}

Result<std::size_t> read_bytes(int file, std::span<std::byte> to, std::uint64_t offset,
                               const std::string& name) {
    std::size_t done = 0;
    while (done < to.size()) {
        const ssize_t got =
            pread(file, to.data() + done, to.size() - done, static_cast<off_t>(offset + done));
        if (got == 0) {
            break; // end of file, possibly because the file was truncated
        }
        if (got > 0) {
            done += static_cast<std::size_t>(got);
        } else if (errno != EINTR) {
            return Error{.code = ErrorCode::cannot_read_file,
                         .arguments = {name, std::generic_category().message(errno)}};
        }
    }
    return done;
}

bool read_whole(int file, std::span<std::byte> to, std::uint64_t offset) {
    const auto got = read_bytes(file, to, offset, "");
    return got && *got == to.size();
}

} // namespace lockstep
