#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/inotify.h>
#include <unistd.h>
#include <vector>

namespace lockstep {

/// A new folder with one file. The system reports which files in it are opened or changed.
class WatchedFolder {
public:
    WatchedFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "lockstep.watched.XXXXXX").string();
        path_ = std::filesystem::canonical(mkdtemp(pattern.data()));
        std::ofstream(file()) << "int secret;\n";
        notes_ = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
        inotify_add_watch(notes_, path_.c_str(), IN_ALL_EVENTS);
    }
    WatchedFolder(const WatchedFolder&) = delete;
    WatchedFolder& operator=(const WatchedFolder&) = delete;
    ~WatchedFolder() {
        ::close(notes_);
        std::filesystem::remove_all(path_);
    }

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path file() const { return path_ / "precious.h"; }

    /// Returns the names of files that were opened, read or changed since the last call; "." is the folder.
    std::vector<std::string> opened() { return noted(IN_ALL_EVENTS); }
    /// Returns the names of files that were changed, created or removed since the last call.
    std::vector<std::string> changed() {
        return noted(IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_MOVE | IN_CREATE | IN_DELETE);
    }
    void forget() { (void)opened(); }

private:
    std::vector<std::string> noted(std::uint32_t kinds) {
        std::vector<std::string> names;
        alignas(inotify_event) std::array<char, 65536> notes{};
        for (ssize_t bytes = read(notes_, notes.data(), notes.size()); bytes > 0;
             bytes = read(notes_, notes.data(), notes.size())) {
            for (ssize_t at = 0; at < bytes;) {
                const auto* event = reinterpret_cast<const inotify_event*>(notes.data() + at);
                if ((event->mask & kinds) != 0) {
                    names.emplace_back(event->len != 0 ? static_cast<const char*>(event->name) : ".");
                }
                at += static_cast<ssize_t>(sizeof(inotify_event) + event->len);
            }
        }
        return names;
    }

    std::filesystem::path path_;
    int notes_ = -1;
};

} // namespace lockstep
