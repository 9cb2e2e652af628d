#include "core/base/byte_sink.h"

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

Status DescriptorSink::write(std::span<const std::byte> bytes) {
    Status status = write_over(bytes, written_);
    written_ += status ? bytes.size() : 0;
    return status;
}

Status DescriptorSink::write_over(std::span<const std::byte> bytes, std::uint64_t offset) {
    return write_bytes(file_, bytes, offset, "");
}

} // namespace lockstep
