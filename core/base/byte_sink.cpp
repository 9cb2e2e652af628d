#include "core/base/byte_sink.h"

#include "core/base/file_bytes.h"

namespace lockstep {

Status DescriptorSink::write(std::span<const std::byte> bytes) {
    Status status = write_over(bytes, written_);
    written_ += status ? bytes.size() : 0;
    return status;
}

Status DescriptorSink::write_over(std::span<const std::byte> bytes, std::uint64_t offset) {
    return write_bytes(file_, bytes, offset, "");
}

} // namespace lockstep
