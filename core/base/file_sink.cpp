#include "core/base/file_sink.h"

#include "core/base/file_bytes.h"
#include "core/base/random_name.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <fcntl.h>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view part_prefix = ".lockstep-";
constexpr std::string_view part_suffix = ".part";
constexpr std::size_t part_digits = 16;

Error cannot_write(const fs::path& path, int number) {
    return {.code = ErrorCode::cannot_write_file,
            .arguments = {path.string(), std::generic_category().message(number)}};
}

/// True for paths such as /dev/stdout, which refer to a file that a process has open. Replacing this file
/// would leave the process with a file without a name.
bool is_of_a_process(const fs::path& path) {
    std::error_code ignored;
    return fs::weakly_canonical(path.parent_path(), ignored).native().starts_with("/proc/");
}

/// Resolves the symbolic links of a path, even if nothing exists at the final path yet.
Result<fs::path> followed(const fs::path& path) {
    constexpr int most_links = 40; // the limit of the Linux kernel
    fs::path target = path;
    std::error_code error;
    for (int i = 0; i < most_links; ++i) {
        if (is_of_a_process(target)) {
            return Error{.code = ErrorCode::not_a_file_to_write, .arguments = {path.string()}};
        }
        const fs::path next = fs::read_symlink(target, error);
        if (error) {
            return target; // not a symbolic link
        }
        target = target.parent_path() / next; // if it is absolute, it replaces the whole path
    }
    return cannot_write(path, ELOOP);
}

/// Checks that the target may be replaced. Sets `is_there` if the target exists, and then fills `status`.
Status check_target(const fs::path& path, const fs::path& target, bool& is_there, struct stat& status) {
    is_there = stat(target.c_str(), &status) == 0;
    if (!is_there) {
        return errno == ENOENT ? Status() : cannot_write(path, errno);
    }
    if (S_ISDIR(status.st_mode)) {
        return cannot_write(path, EISDIR);
    }
    if (!S_ISREG(status.st_mode)) {
        return Error{.code = ErrorCode::not_a_file_to_write, .arguments = {path.string()}};
    }
    return access(target.c_str(), W_OK) == 0 ? Status() : cannot_write(path, errno);
}

/// Returns the name of an unfinished file with this inode number. A copy of the file has a different inode,
/// so its name does not match.
std::string part_name(std::string_view digits, ino_t inode) {
    std::array<char, 2 * sizeof inode> number{};
    const auto end = std::to_chars(number.begin(), number.end(), inode, 16).ptr;
    return std::string(part_prefix)
        .append(digits)
        .append("-")
        .append(number.begin(), end)
        .append(part_suffix);
}

/// Returns whether `name` is a part_name() for this inode, with any digits.
bool is_part_name(std::string_view name, ino_t inode) {
    const std::string_view digits = name.substr(std::min(part_prefix.size(), name.size()), part_digits);
    return digits.find_first_not_of("0123456789abcdef") == std::string_view::npos &&
           digits.size() == part_digits && name == part_name(digits, inode);
}

/// Removes the unfinished file of a killed process. Files of other users are kept, and so are files that are
/// still being written: those are locked. Unlike process ids, locks also work across containers and machines
/// that share a folder.
void remove_if_abandoned(int folder, const std::string& name) {
    const int file = openat(folder, name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
    if (file < 0) {
        return;
    }
    struct stat status {};
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == geteuid() &&
        status.st_nlink == 1 && is_part_name(name, status.st_ino) && flock(file, LOCK_EX | LOCK_NB) == 0) {
        unlinkat(folder, name.c_str(), 0);
    }
    close(file);
}

void remove_abandoned(const fs::path& folder) {
    std::error_code ignored; // ignore files that cannot be listed or removed
    std::vector<std::string> unfinished;
    for (auto at = fs::directory_iterator(folder, ignored); !ignored && at != fs::directory_iterator();
         at.increment(ignored)) {
        std::string name = at->path().filename().string();
        if (name.starts_with(part_prefix) && name.ends_with(part_suffix)) {
            unfinished.push_back(std::move(name));
        }
    }
    const int opened = unfinished.empty() ? -1 : open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened >= 0) {
        for (const std::string& name : unfinished) {
            remove_if_abandoned(opened, name);
        }
        close(opened);
    }
}

/// A new, locked, unfinished file. If it cannot be created, `file` is -1 and errno is set.
struct Part {
    fs::path path;
    int file = -1;
};

Part new_part(const fs::path& folder) {
    const std::string digits = random_digits(part_digits);
    const fs::path unnamed = folder / part_name(digits, 0);
    const int file = ::open(unnamed.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0) {
        return {};
    }
    (void)flock(file, LOCK_EX | LOCK_NB); // fails only on a file system without locks
    struct stat status {};
    fs::path path = fstat(file, &status) == 0 ? folder / part_name(digits, status.st_ino) : unnamed;
    if (rename(unnamed.c_str(), path.c_str()) != 0) {
        // Under this name, the file would not be removed after this process was killed.
        path = unnamed;
    }
    return {std::move(path), file};
}

/// Copies owner and mode of the file that is replaced. The owner must be copied first, because changing it
/// clears some mode bits.
bool take_over(int file, const struct stat& old) {
    if (fchown(file, old.st_uid, old.st_gid) != 0 && fchown(file, static_cast<uid_t>(-1), old.st_gid) != 0) {
        errno = 0; // only the superuser may change the owner; otherwise the new file belongs to the writer
    }
    return fchmod(file, old.st_mode & 07777U) == 0;
}

} // namespace

Result<std::unique_ptr<FileSink>> FileSink::open(const fs::path& path) {
    const Result<fs::path> target = followed(path);
    if (!target) {
        return target.error();
    }
    bool is_there = false;
    struct stat old {};
    if (Status status = check_target(path, *target, is_there, old); !status) {
        return status.error();
    }
    const fs::path folder = target->has_parent_path() ? target->parent_path() : fs::path(".");
    remove_abandoned(folder);
    const Part part = new_part(folder);
    if (part.file < 0) {
        return cannot_write(path, errno);
    }
    auto sink = std::unique_ptr<FileSink>(new FileSink(path, *target, part.path, part.file));
    if (is_there && !take_over(part.file, old)) {
        return cannot_write(path, errno);
    }
    return sink;
}

FileSink::FileSink(fs::path path, fs::path target, fs::path part, int file)
    : path_(std::move(path)), target_(std::move(target)), part_(std::move(part)), file_(file) {}

FileSink::~FileSink() {
    if (file_ >= 0) {
        close(file_);
        unlink(part_.c_str());
    }
}

Error FileSink::failure(int number) const {
    return cannot_write(path_, number);
}

Status FileSink::write_at(std::span<const std::byte> bytes, std::uint64_t offset) {
    return write_bytes(file_, bytes, offset, path_.string());
}

Status FileSink::write(std::span<const std::byte> bytes) {
    Status status = write_at(bytes, written_);
    written_ += status ? bytes.size() : 0;
    return status;
}

Status FileSink::finish(std::span<const std::byte> head, OnDisk when) {
    if (Status status = write_at(head, 0); !status) {
        return status;
    }
    if (when == OnDisk::before_naming && fsync(file_) != 0) {
        return failure(errno);
    }
    // A second descriptor keeps the lock until the file is renamed.
    const int lock = fcntl(file_, F_DUPFD_CLOEXEC, 0);
    // Some file systems report a full disk only when the file is closed.
    int failed = close(std::exchange(file_, -1)) == 0 ? 0 : errno;
    if (failed == 0 && rename(part_.c_str(), target_.c_str()) != 0) {
        failed = errno;
    }
    if (failed != 0) {
        unlink(part_.c_str());
    }
    if (lock >= 0) {
        close(lock);
    }
    return failed == 0 ? Status() : failure(failed);
}

Status can_write_file(const fs::path& path) {
    const auto sink = FileSink::open(path);
    return sink ? Status() : Status(sink.error());
}

} // namespace lockstep
