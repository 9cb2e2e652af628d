#include "core/base/file_sink.h"

#include "core/base/data_dir.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class Files : public testing::Test {
protected:
    Files() {
        std::string pattern = (fs::temp_directory_path() / "lockstep.files.XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
    }
    ~Files() override { fs::remove_all(folder_); }

    void make_pipe(const std::string& name) const { ASSERT_EQ(mkfifo((folder_ / name).c_str(), 0600), 0); }
    void make_socket(const std::string& name) const {
        const int file = socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
        std::ranges::copy((folder_ / name).string(), std::begin(address.sun_path));
        ASSERT_EQ(bind(file, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        close(file);
    }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> found;
        for (const auto& entry : fs::directory_iterator(folder_)) {
            found.push_back(entry.path().filename().string());
        }
        std::ranges::sort(found);
        return found;
    }
    [[nodiscard]] mode_t mode_of(const std::string& name) const {
        struct stat status {};
        stat((folder_ / name).c_str(), &status);
        return status.st_mode & 07777U;
    }
    fs::path folder_;
};

/// Runs `work` in a child process and returns its exit code, or -1 if a signal ended it.
int in_a_child(const std::function<int()>& work) {
    const pid_t child = fork();
    if (child == 0) {
        _exit(work());
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST_F(Files, ALinkIsFollowedAndStaysALink) {
    ASSERT_TRUE(write_text_file(folder_ / "real", "old").ok());
    fs::create_symlink("real", folder_ / "one");
    fs::create_symlink(folder_ / "one", folder_ / "two");
    ASSERT_TRUE(write_text_file(folder_ / "two", "new").ok());
    EXPECT_TRUE(fs::is_symlink(folder_ / "one"));
    EXPECT_TRUE(fs::is_symlink(folder_ / "two"));
    EXPECT_EQ(read_text_file(folder_ / "real").value(), "new");
}

TEST_F(Files, ALinkToANameThatIsNotThereMakesThatFile) {
    fs::create_symlink("real", folder_ / "link");
    ASSERT_TRUE(write_text_file(folder_ / "link", "new").ok());
    EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
    EXPECT_EQ(read_text_file(folder_ / "real").value(), "new");
}

TEST_F(Files, ALinkToItselfIsAnError) {
    fs::create_symlink("link", folder_ / "link");
    EXPECT_EQ(write_text_file(folder_ / "link", "new").error().arguments[1],
              "Too many levels of symbolic links");
}

TEST_F(Files, PipesDevicesAndSocketsAreNotReplaced) {
    make_pipe("pipe");
    make_socket("socket");
    fs::create_symlink("/dev/null", folder_ / "device");
    for (const char* name : {"pipe", "socket", "device"}) {
        const auto before = fs::status(folder_ / name).type();
        const Status status = write_text_file(folder_ / name, "text");
        ASSERT_FALSE(status.ok()) << name;
        EXPECT_EQ(status.error().code, ErrorCode::not_a_file_to_write) << name;
        EXPECT_EQ(fs::status(folder_ / name).type(), before) << name;
    }
    EXPECT_EQ(names(), (std::vector<std::string>{"device", "pipe", "socket"}));
}

TEST_F(Files, WhatAProcessHasOpenIsNotReplacedUnderIt) {
    const int file = ::open((folder_ / "x").c_str(), O_WRONLY | O_CREAT, 0600);
    for (const std::string& name :
         {"/dev/fd/" + std::to_string(file), "/proc/self/fd/" + std::to_string(file)}) {
        const Status status = write_text_file(name, "text");
        ASSERT_FALSE(status.ok()) << name;
        EXPECT_EQ(status.error().code, ErrorCode::not_a_file_to_write) << name;
    }
    close(file);
    EXPECT_EQ(names(), std::vector<std::string>{"x"});
}

TEST_F(Files, PipesDevicesAndSocketsAreNotReadAndNotWaitedFor) {
    make_pipe("pipe");
    make_socket("socket");
    fs::create_symlink("/dev/zero", folder_ / "device");
    for (const char* name : {"pipe", "socket", "device"}) {
        const auto text = read_text_file(folder_ / name);
        ASSERT_FALSE(text.ok()) << name;
        EXPECT_EQ(text.error().code, ErrorCode::not_a_file_to_read) << name;
    }
}

TEST_F(Files, AFileKeepsItsModeAndANewOneGetsTheUsual) {
    const mode_t before = umask(027);
    ASSERT_TRUE(write_text_file(folder_ / "new", "text").ok());
    umask(before);
    EXPECT_EQ(mode_of("new"), 0640U);
    for (const mode_t mode : {0600U, 0664U, 0755U}) {
        ASSERT_EQ(chmod((folder_ / "new").c_str(), mode), 0);
        ASSERT_TRUE(write_text_file(folder_ / "new", "other text").ok());
        EXPECT_EQ(mode_of("new"), mode);
    }
}

TEST_F(Files, LeftoversOfAKilledProcessGoAtTheNextSave) {
    const int code = in_a_child([this] {
        const auto sink = FileSink::open(folder_ / "x");
        return sink ? raise(SIGKILL) : 1;
    });
    ASSERT_EQ(code, -1);
    ASSERT_EQ(names().size(), 1U);
    EXPECT_TRUE(names()[0].ends_with(".part")) << names()[0];
    ASSERT_TRUE(write_text_file(folder_ / "y", "text").ok());
    EXPECT_EQ(names(), std::vector<std::string>{"y"});
}

/// Kills a process while it writes a file, and returns the name of the file that it leaves behind.
std::string leave_unfinished(const fs::path& folder) {
    in_a_child([folder] {
        const auto sink = FileSink::open(folder / "x");
        return sink ? raise(SIGKILL) : 1;
    });
    return fs::directory_iterator(folder)->path().filename().string();
}

TEST_F(Files, FilesOfTheUserStayWhateverTheirNames) {
    for (const char* name :
         {".lockstep-.part", ".lockstep-0123456789abcdef-1.part", ".lockstep-0123456789abcdef.part",
          ".lockstep-2026-11-26.part", ".lockstep-4194305-1.part", ".lockstep-4194305-notes.part"}) {
        std::ofstream(folder_ / name) << "the user's";
    }
    const std::vector<std::string> before = names();
    ASSERT_TRUE(write_text_file(folder_ / "y", "text").ok());
    fs::remove(folder_ / "y");
    EXPECT_EQ(names(), before);
}

TEST_F(Files, ACopyOfALeftoverStays) {
    const std::string leftover = leave_unfinished(folder_);
    fs::create_directory(folder_ / "backup");
    fs::copy_file(folder_ / leftover, folder_ / "backup" / leftover);
    fs::rename(folder_ / "backup" / leftover, folder_ / leftover);
    ASSERT_TRUE(write_text_file(folder_ / "y", "text").ok());
    EXPECT_TRUE(fs::exists(folder_ / leftover));
}

TEST_F(Files, ALeftoverThatSomebodyLinkedToStays) {
    const std::string leftover = leave_unfinished(folder_);
    fs::create_hard_link(folder_ / leftover, folder_ / "z");
    ASSERT_TRUE(write_text_file(folder_ / "y", "text").ok());
    EXPECT_TRUE(fs::exists(folder_ / leftover));
}

TEST_F(Files, WhatAnotherProcessIsStillWritingStays) {
    const auto sink = FileSink::open(folder_ / "x");
    ASSERT_TRUE(sink.ok());
    const int code = in_a_child([this] { return write_text_file(folder_ / "y", "text").ok() ? 0 : 1; });
    EXPECT_EQ(code, 0);
    ASSERT_TRUE((*sink)->finish({}, FileSink::OnDisk::before_naming).ok());
    EXPECT_EQ(names(), (std::vector<std::string>{"x", "y"}));
}

TEST_F(Files, AFailedWriteSaysWhyAndKeepsTheOldFile) {
    ASSERT_TRUE(write_text_file(folder_ / "x", "old").ok());
    const int code = in_a_child([this] {
        signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{4096, 4096};
        setrlimit(RLIMIT_FSIZE, &limit);
        const Status status = write_text_file(folder_ / "x", std::string(1 << 20, '.'));
        return !status && status.error().arguments[1] == "File too large" ? 0 : 1;
    });
    EXPECT_EQ(code, 0);
    EXPECT_EQ(read_text_file(folder_ / "x").value(), "old");
    EXPECT_EQ(names(), std::vector<std::string>{"x"});
}

/// Writes to a full disk. Returns 0 if the error was reported and the old file kept, 1 if not, 2 if this
/// system does not allow mounting a small disk.
int fill_a_disk(const fs::path& folder) {
    if (unshare(geteuid() == 0 ? CLONE_NEWNS : CLONE_NEWUSER | CLONE_NEWNS) != 0 ||
        mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        mount("tmpfs", folder.c_str(), "tmpfs", 0, "size=64k") != 0) {
        return 2;
    }
    if (!write_text_file(folder / "x", "old")) {
        return 1;
    }
    const Status status = write_text_file(folder / "x", std::string(1 << 20, '.'));
    const auto left = std::distance(fs::directory_iterator(folder), {});
    const bool is_right = !status && status.error().arguments[1] == "No space left on device" && left == 1 &&
                          read_text_file(folder / "x").value() == "old";
    return is_right ? 0 : 1;
}

TEST_F(Files, AFullDiskIsNoSuccess) {
    const int code = in_a_child([this] { return fill_a_disk(folder_); });
    if (code == 2) {
        GTEST_SKIP() << "no small disk can be mounted here";
    }
    EXPECT_EQ(code, 0);
}

TEST_F(Files, WhetherAFileCanBeWrittenIsKnownBeforehandAndLeavesNothing) {
    EXPECT_TRUE(can_write_file(folder_ / "x").ok());
    EXPECT_TRUE(names().empty());
    EXPECT_EQ(can_write_file(folder_).error().arguments[1], "Is a directory");
    EXPECT_EQ(can_write_file(folder_ / "no" / "x").error().arguments[1], "No such file or directory");
    make_pipe("pipe");
    EXPECT_EQ(can_write_file(folder_ / "pipe").error().code, ErrorCode::not_a_file_to_write);
}

} // namespace
} // namespace lockstep
