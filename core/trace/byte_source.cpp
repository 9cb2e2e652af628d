#include "core/trace/byte_source.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lockstep {
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
    [[nodiscard]] std::uint64_t size() const override { return size_; }
    [[nodiscard]] std::uint64_t remaining() const override { return rest_.size(); }

private:
    std::uint64_t size_;
    std::span<const std::byte> rest_;
};

class FileSource : public ByteSource {
public:
    FileSource(int file, std::uint64_t size) : file_(file), size_(size), remaining_(size) {}
    ~FileSource() override { close(file_); }

    bool read(std::span<std::byte> to) override {
        if (to.size() > remaining_) {
            return false;
        }
        remaining_ -= to.size();
        while (!to.empty()) {
            const ssize_t got = ::read(file_, to.data(), to.size());
            if (got < 0 && errno == EINTR) {
                continue;
            }
            if (got <= 0) {
                return false; // the file became shorter
            }
            to = to.subspan(static_cast<std::size_t>(got));
        }
        return true;
    }
    [[nodiscard]] std::uint64_t size() const override { return size_; }
    [[nodiscard]] std::uint64_t remaining() const override { return remaining_; }

private:
    int file_;
    std::uint64_t size_;
    std::uint64_t remaining_;
};

Error file_error(ErrorCode code, const std::filesystem::path& path, int number) {
    return {code, {path.string(), std::strerror(number)}, {}, {}};
}

} // namespace

std::unique_ptr<ByteSource> bytes_in_memory(std::span<const std::byte> bytes) {
    return std::make_unique<MemorySource>(bytes);
}

Result<std::unique_ptr<ByteSource>> bytes_of_file(const std::filesystem::path& path) {
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return file_error(ErrorCode::cannot_read_file, path, errno);
    }
    struct stat status {};
    if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
        const int reason = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
        close(file);
        return file_error(ErrorCode::cannot_read_file, path, reason);
    }
    return std::unique_ptr<ByteSource>(
        std::make_unique<FileSource>(file, static_cast<std::uint64_t>(status.st_size)));
}

Result<std::unique_ptr<FileSink>> FileSink::open(const std::filesystem::path& path) {
    static std::atomic<unsigned> number = 0; // two threads may save to one name
    std::filesystem::path part = path;
    part += ".part" + std::to_string(getpid()) + "-" + std::to_string(++number);
    const int file = ::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0) {
        return file_error(ErrorCode::cannot_write_file, path, errno);
    }
    return std::unique_ptr<FileSink>(new FileSink(path, part, file));
}

FileSink::FileSink(std::filesystem::path path, std::filesystem::path part, int file)
    : path_(std::move(path)), part_(std::move(part)), file_(file) {}

FileSink::~FileSink() {
    if (file_ >= 0) {
        close(file_);
        unlink(part_.c_str());
    }
}

Error FileSink::failure() const {
    return file_error(ErrorCode::cannot_write_file, path_, errno);
}

Status FileSink::write(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t done = ::write(file_, bytes.data(), bytes.size());
        if (done < 0 && errno == EINTR) {
            continue;
        }
        if (done < 0) {
            return failure();
        }
        written_ += static_cast<std::uint64_t>(done);
        bytes = bytes.subspan(static_cast<std::size_t>(done));
    }
    return {};
}

Status FileSink::finish(std::span<const std::byte> head, bool durable) {
    if (pwrite(file_, head.data(), head.size(), 0) != static_cast<ssize_t>(head.size()) ||
        (durable && fsync(file_) != 0)) {
        return failure();
    }
    const bool closed = close(file_) == 0; // some file systems tell only now that the disk is full
    file_ = -1;
    if (!closed || rename(part_.c_str(), path_.c_str()) != 0) {
        Error error = failure();
        unlink(part_.c_str());
        return error;
    }
    return {};
}

} // namespace lockstep
