#include "tests/support/recordings.h"

#include <algorithm>
#include <cstdint>

namespace lockstep::test {
namespace {

class MemorySource : public ByteSource {
public:
    explicit MemorySource(std::span<const std::byte> bytes) : size_(bytes.size()), rest_(bytes) {}

    bool read(std::span<std::byte> to) override {
        if (to.size() > rest_.size()) {
            return false;
        }
        std::copy_n(rest_.begin(), to.size(), to.begin());
        rest_ = rest_.subspan(to.size());
        return true;
    }
    std::optional<Block> map(std::size_t /*bytes*/) override { return std::nullopt; }
    [[nodiscard]] std::uint64_t size() const override { return size_; }
    [[nodiscard]] std::uint64_t remaining() const override { return rest_.size(); }

private:
    std::uint64_t size_;
    std::span<const std::byte> rest_;
};

} // namespace

std::unique_ptr<ByteSource> bytes_in_memory(std::span<const std::byte> bytes) {
    return std::make_unique<MemorySource>(bytes);
}

} // namespace lockstep::test
