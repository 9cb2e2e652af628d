#include "core/trace/byte_source.h"

#include <utility>

namespace lockstep {
namespace {

class FileSource : public ByteSource {
public:
    explicit FileSource(InputFile file) : file_(std::move(file)) {}

    bool read(std::span<std::byte> to) override {
        if (to.size() > remaining()) {
            return false;
        }
        const Result<std::size_t> got = file_.read(to, done_);
        done_ += to.size();
        return got && *got == to.size(); // fewer if the file was shortened
    }
    std::optional<Block> map(std::size_t bytes) override {
        if (bytes > remaining()) {
            return std::nullopt;
        }
        Block block = file_.map(done_, bytes);
        done_ += bytes;
        return block;
    }
    [[nodiscard]] std::uint64_t size() const override { return file_.size(); }
    [[nodiscard]] std::uint64_t remaining() const override { return file_.size() - done_; }

private:
    InputFile file_;
    std::uint64_t done_ = 0;
};

} // namespace

Result<std::unique_ptr<ByteSource>> bytes_of_file(const std::filesystem::path& path, FinalLink link) {
    Result<InputFile> file = InputFile::open(path, link);
    if (!file) {
        return file.error();
    }
    return std::unique_ptr<ByteSource>(std::make_unique<FileSource>(std::move(*file)));
}

} // namespace lockstep
