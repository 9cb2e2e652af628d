#include "core/trace/byte_source.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

class FileSource : public ByteSource {
public:
    FileSource(std::shared_ptr<const InputFile> file, std::uint64_t bytes)
        : file_(std::move(file)), size_(std::min(file_->size(), bytes)) {}

    bool read(std::span<std::byte> to) override {
        if (to.size() > remaining()) {
            return false;
        }
        const Result<std::size_t> got = file_->read(to, done_);
        done_ += to.size();
        return got && *got == to.size(); // false if the file was truncated while it was read
    }
    std::optional<Block> map(std::size_t bytes) override {
        if (bytes > remaining()) {
            return std::nullopt;
        }
        Block block = file_->map(done_, bytes);
        done_ += bytes;
        return block;
    }
    [[nodiscard]] std::uint64_t size() const override { return size_; }
    [[nodiscard]] std::uint64_t remaining() const override { return size_ - done_; }

private:
    const std::shared_ptr<const InputFile> file_;
    const std::uint64_t size_;
    std::uint64_t done_ = 0;
};

} // namespace

Result<std::unique_ptr<ByteSource>> bytes_of_file(const std::filesystem::path& path) {
    Result<InputFile> file = InputFile::open(path);
    if (!file) {
        return file.error();
    }
    const std::uint64_t bytes = file->size();
    return bytes_of_memory(std::make_shared<const InputFile>(std::move(*file)), bytes);
}

std::unique_ptr<ByteSource> bytes_of_memory(std::shared_ptr<const InputFile> file, std::uint64_t bytes) {
    return std::make_unique<FileSource>(std::move(file), bytes);
}

} // namespace lockstep
