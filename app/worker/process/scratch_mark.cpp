#include "app/worker/process/scratch_folder.h"

#include "core/base/random_name.h"

#include <cerrno>
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

constexpr std::string_view scratch_prefix = "lockstep-scratch-";
constexpr std::size_t scratch_digits = 32;
constexpr const char* mark_name = ".lockstep-scratch";
constexpr mode_t all_bits = 0777;

/// Owns a file descriptor and closes it on destruction.
class MarkFile {
public:
    explicit MarkFile(int number) : number_(number) {}
    MarkFile(const MarkFile&) = delete;
    MarkFile& operator=(const MarkFile&) = delete;
    ~MarkFile() {
        if (number_ >= 0) {
            close(number_);
        }
    }
    [[nodiscard]] int get() const { return number_; }
    [[nodiscard]] int release() { return std::exchange(number_, -1); }

private:
    int number_;
};

int open_folder(int parent, const char* name) {
    return openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

bool is_scratch_name(std::string_view name) {
    return name.size() == scratch_prefix.size() + scratch_digits && name.starts_with(scratch_prefix) &&
           name.find_first_not_of("0123456789abcdef", scratch_prefix.size()) == std::string_view::npos;
}

/// Returns the text that the mark of a folder must contain. `folder` is an open descriptor of the folder.
std::string mark_text(const std::string& name, int folder) {
    struct stat status {};
    fstat(folder, &status);
    return "Temporary files of Lockstep. It removes this folder when it ends, or at its next start.\n" +
           name + "\n" + std::to_string(status.st_ino) + "\n";
}

bool write_whole(int file, const std::string& text) {
    const ssize_t written = write(file, text.data(), text.size());
    if (written >= 0 && static_cast<std::size_t>(written) != text.size()) {
        errno = ENOSPC;
    }
    return std::cmp_equal(written, text.size());
}

bool holds(int file, const std::string& text) {
    std::string found(text.size() + 1, '\0');
    const ssize_t size = pread(file, found.data(), found.size(), 0);
    return std::cmp_equal(size, text.size()) && found.starts_with(text);
}

bool is_private(const struct stat& status, mode_t kind, mode_t bits) {
    return (status.st_mode & S_IFMT) == kind && status.st_uid == geteuid() &&
           (status.st_mode & all_bits) == bits;
}

/// Locks the mark of a folder and returns the descriptor of the lock; -1 if the folder is not a scratch
/// folder or is in use. The mark of a new folder is locked before it is written, so if a mark is complete but
/// not locked, no process uses the folder.
int lock_of_abandoned(int folder, const std::string& name) {
    struct stat status {};
    if (fstat(folder, &status) != 0 || !is_private(status, S_IFDIR, S_IRWXU)) {
        return -1;
    }
    MarkFile mark(openat(folder, mark_name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    const bool is_ours = mark.get() >= 0 && fstat(mark.get(), &status) == 0 &&
                         is_private(status, S_IFREG, S_IRUSR | S_IWUSR) && status.st_nlink == 1 &&
                         flock(mark.get(), LOCK_EX | LOCK_NB) == 0 &&
                         holds(mark.get(), mark_text(name, folder));
    return is_ours ? mark.release() : -1;
}

/// Removes a folder and its contents. The mark is removed last, and only if everything else has been removed.
/// So if the removal is interrupted, or a process still writes to the folder, the next program start tries
/// again.
void remove_open_folder(int parent, int folder, const std::string& name) {
    if (remove_contents(folder, mark_name)) {
        unlinkat(folder, mark_name, 0);
        unlinkat(parent, name.c_str(), AT_REMOVEDIR);
    }
}

void remove_if_abandoned(int parent, const std::string& name) {
    const MarkFile folder(open_folder(parent, name.c_str()));
    const MarkFile lock(folder.get() < 0 ? -1 : lock_of_abandoned(folder.get(), name));
    if (lock.get() >= 0) {
        remove_open_folder(parent, folder.get(), name);
    }
}

/// Locks a mark. Waits if another process has locked it briefly to check whether the folder is abandoned. On
/// file systems without locks, folders never count as abandoned.
void take_lock(int mark) {
    while (flock(mark, LOCK_EX) != 0 && errno == EINTR) {
    }
}

/// Creates and locks the mark of a new folder; returns -1 if it cannot be written.
int make_mark(int folder, const std::string& name) {
    MarkFile mark(
        openat(folder, mark_name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (mark.get() < 0) {
        return -1;
    }
    take_lock(mark.get());
    if (!write_whole(mark.get(), mark_text(name, folder))) {
        const int failed = errno;
        unlinkat(folder, mark_name, 0);
        errno = failed;
        return -1;
    }
    return mark.release();
}

} // namespace

MarkedFolder make_marked_folder(const fs::path& parent) {
    const std::string name = std::string(scratch_prefix) + random_digits(scratch_digits);
    const fs::path path = parent / name;
    if (mkdir(path.c_str(), S_IRWXU) != 0) {
        return {};
    }
    const MarkFile folder(open_folder(AT_FDCWD, path.c_str()));
    const int mark = folder.get() < 0 ? -1 : make_mark(folder.get(), name);
    if (mark < 0) {
        const int failed = errno;
        rmdir(path.c_str());
        errno = failed;
        return {};
    }
    return {path, mark};
}

void remove_marked_folder(const MarkedFolder& folder) {
    const std::string name = folder.path.filename().string();
    const MarkFile parent(open(folder.path.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    const MarkFile own(parent.get() < 0 ? -1 : open_folder(parent.get(), name.c_str()));
    if (own.get() >= 0 && holds(folder.lock, mark_text(name, own.get()))) {
        remove_open_folder(parent.get(), own.get(), name);
    }
    close(folder.lock);
}

void remove_abandoned_folders(const fs::path& parent) {
    std::vector<std::string> names;
    std::error_code error; // ignored: a folder that cannot be listed is left untouched
    for (auto at = fs::directory_iterator(parent, error); !error && at != fs::directory_iterator();
         at.increment(error)) {
        if (std::string name = at->path().filename().string(); is_scratch_name(name)) {
            names.push_back(std::move(name));
        }
    }
    const MarkFile folder(names.empty() ? -1 : open(parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    for (const std::string& name : names) {
        remove_if_abandoned(folder.get(), name);
    }
}

} // namespace lockstep
