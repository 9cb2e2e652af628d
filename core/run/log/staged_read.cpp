#include "core/run/log/staged_read.h"

#include "core/run/log/pinned_block.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lockstep {
namespace {

/// Size of a pinned block in bytes. It is large enough that the time for starting threads is negligible.
constexpr std::size_t block_bytes = std::size_t{32} << 20;
constexpr std::size_t least_bytes = block_bytes / 2; ///< smaller reads do not use the pinned blocks

} // namespace

class StagedReader::Blocks {
public:
    explicit Blocks(const Device& device)
        : blocks_{PinnedBlock(device, block_bytes), PinnedBlock(device, block_bytes)} {}

    void read(const cl::Buffer& buffer, std::span<std::byte> bytes) {
        const auto size_of = [&](std::size_t at) { return std::min(block_bytes, bytes.size() - at); };
        blocks_[0].read(buffer, 0, size_of(0));
        std::size_t number = 0;
        for (std::size_t at = 0; at < bytes.size(); at += block_bytes, ++number) {
            const std::size_t next = at + block_bytes;
            if (next < bytes.size()) {
                blocks_[(number + 1) % 2].read(buffer, next, size_of(next));
            }
            blocks_[number % 2].copy_to(bytes.data() + at, size_of(at));
        }
    }

private:
    std::array<PinnedBlock, 2> blocks_;
};

StagedReader::StagedReader(const Device& device) : device_(&device) {}
StagedReader::~StagedReader() = default;
StagedReader::StagedReader(StagedReader&&) noexcept = default;
StagedReader& StagedReader::operator=(StagedReader&&) noexcept = default;

void StagedReader::read(const cl::Buffer& buffer, std::span<std::uint64_t> words) {
    const std::span<std::byte> bytes = std::as_writable_bytes(words);
    if (bytes.size() < least_bytes) {
        device_->queue.enqueueReadBuffer(buffer, CL_TRUE, 0, bytes.size(), bytes.data());
        return;
    }
    if (!blocks_) {
        blocks_ = std::make_unique<Blocks>(*device_);
    }
    blocks_->read(buffer, bytes);
}

} // namespace lockstep
