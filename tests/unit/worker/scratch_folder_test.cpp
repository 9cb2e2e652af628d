#include "app/worker/process/scratch_folder.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <sched.h>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Runs `work` in a separate process that is killed afterwards.
void in_a_killed_process(const std::function<void()>& work) {
    const pid_t child = fork();
    if (child == 0) {
        work();
        kill(getpid(), SIGKILL);
    }
    waitpid(child, nullptr, 0);
}

class Scratch : public testing::Test {
protected:
    Scratch() {
        std::string pattern = (fs::temp_directory_path() / "lockstep.scratch.XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
    }
    ~Scratch() override { fs::remove_all(folder_); }

    /// Makes a scratch folder with a file in it, as left by a process that was killed.
    [[nodiscard]] fs::path abandoned() const {
        const std::vector<std::string> before = names();
        in_a_killed_process([this] {
            const MarkedFolder made = make_marked_folder(folder_);
            std::ofstream(made.path / "recording.lks") << "half of it";
        });
        const std::vector<std::string> after = names();
        std::vector<std::string> fresh;
        std::ranges::set_difference(after, before, std::back_inserter(fresh));
        return folder_ / fresh.at(0);
    }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> found;
        for (const auto& entry : fs::directory_iterator(folder_)) {
            found.push_back(entry.path().filename().string());
        }
        std::ranges::sort(found);
        return found;
    }
    void put(const std::string& name) const { std::ofstream(folder_ / name) << "the user's"; }
    void clean_up() const { remove_abandoned_folders(folder_); }

    fs::path folder_;
};

const std::string some_name = "lockstep-scratch-0123456789abcdef0123456789abcdef";

TEST_F(Scratch, AFolderThatAKilledProcessLeftGoesWithWhatIsInIt) {
    const fs::path left = abandoned();
    fs::create_directories(left / "a" / "b");
    std::ofstream(left / "a" / "b" / "c") << "deep";
    ASSERT_EQ(mkfifo((left / "looked-at").c_str(), 0600), 0);
    clean_up();
    EXPECT_TRUE(names().empty());
}

TEST_F(Scratch, FilesAndFoldersOfTheUserStayWhateverTheirNames) {
    for (const char* name :
         {"lockstep-2026-11-26.tar.gz", "lockstep-4194305-abcdef", "lockstep-1-x", "lockstep-scratch-",
          "lockstep-scratch-notes", "lockstep-scratch-0123456789ABCDEF0123456789ABCDEF"}) {
        put(name);
        fs::create_directory(folder_ / (std::string(name) + "-folder"));
    }
    fs::create_directory(folder_ / "lockstep-4194305-ghijkl"); // belongs to a process that has ended
    put("lockstep-4194305-ghijkl/precious");
    put(some_name);
    fs::create_directory(folder_ / "lockstep-scratch-ffffffffffffffffffffffffffffffff");
    fs::permissions(folder_ / "lockstep-scratch-ffffffffffffffffffffffffffffffff", fs::perms::owner_all);
    put("lockstep-scratch-ffffffffffffffffffffffffffffffff/.lockstep-scratch");
    const std::vector<std::string> before = names();
    clean_up();
    EXPECT_EQ(names(), before);
    EXPECT_TRUE(fs::exists(folder_ / "lockstep-4194305-ghijkl" / "precious"));
}

TEST_F(Scratch, ACopyOrALinkOfALeftoverStays) {
    const fs::path left = abandoned();
    fs::copy(left, folder_ / some_name, fs::copy_options::recursive);
    fs::permissions(folder_ / some_name, fs::perms::owner_all);
    fs::permissions(folder_ / some_name / ".lockstep-scratch",
                    fs::perms::owner_read | fs::perms::owner_write);
    const fs::path elsewhere = folder_ / "elsewhere";
    fs::rename(left, elsewhere);
    fs::create_directory_symlink(elsewhere, left);
    fs::create_directory_symlink(elsewhere, folder_ / "lockstep-scratch-ffffffffffffffffffffffffffffffff");
    const std::vector<std::string> before = names();
    clean_up();
    EXPECT_EQ(names(), before);
    EXPECT_TRUE(fs::exists(elsewhere / "recording.lks"));
}

TEST_F(Scratch, AFolderThatOthersMayEnterIsNotOurs) {
    const fs::path left = abandoned();
    fs::permissions(left, fs::perms::owner_all | fs::perms::group_all);
    clean_up();
    EXPECT_TRUE(fs::exists(left / "recording.lks"));
}

TEST_F(Scratch, AMarkWithASecondNameIsNotOurs) {
    const fs::path left = abandoned();
    fs::create_hard_link(left / ".lockstep-scratch", folder_ / "second");
    clean_up();
    EXPECT_TRUE(fs::exists(left / "recording.lks"));
}

TEST_F(Scratch, WhatLinksInALeftoverLeadToStays) {
    fs::create_directory(folder_ / "documents");
    put("documents/letter");
    put("note");
    const fs::path left = abandoned();
    fs::create_directory_symlink(folder_ / "documents", left / "folder");
    fs::create_symlink(folder_ / "note", left / "file");
    fs::create_directory_symlink(folder_, left / "all");
    clean_up();
    EXPECT_EQ(names(), (std::vector<std::string>{"documents", "note"}));
    EXPECT_TRUE(fs::exists(folder_ / "documents" / "letter"));
}

TEST_F(Scratch, AFolderInUseStays) {
    const MarkedFolder held = make_marked_folder(folder_);
    ASSERT_FALSE(held.path.empty());
    in_a_killed_process([this] { clean_up(); });
    clean_up();
    EXPECT_TRUE(fs::exists(held.path));
    remove_marked_folder(held);
    EXPECT_TRUE(names().empty());
}

/// As in a container and on its host, the process that uses the folder has another pid here, or none.
TEST_F(Scratch, AFolderInUseInAnotherPidNamespaceStays) {
    const MarkedFolder held = make_marked_folder(folder_);
    int status = 0;
    const pid_t child = fork();
    if (child == 0) {
        if (unshare(geteuid() == 0 ? CLONE_NEWPID : CLONE_NEWUSER | CLONE_NEWPID) != 0) {
            _exit(2);
        }
        in_a_killed_process([this] { clean_up(); }); // the first process of the new namespace
        _exit(fs::exists(held.path) ? 0 : 1);
    }
    waitpid(child, &status, 0);
    remove_marked_folder(held);
    if (WEXITSTATUS(status) == 2) {
        GTEST_SKIP() << "no namespace of processes can be made here";
    }
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST_F(Scratch, ItsOwnFolderIsRemovedAtTheEndAndWhatTookItsPlaceIsNot) {
    const MarkedFolder first = make_marked_folder(folder_);
    remove_marked_folder(first);
    EXPECT_TRUE(names().empty());
    const MarkedFolder second = make_marked_folder(folder_);
    fs::rename(second.path, folder_ / "moved");
    fs::create_directory(second.path);
    std::ofstream(second.path / "precious") << "the user's";
    remove_marked_folder(second);
    EXPECT_TRUE(fs::exists(second.path / "precious"));
}

TEST_F(Scratch, AFolderWithoutRoomForItsMarkIsAnErrorWithItsReasonAndLeavesNothing) {
    const pid_t child = fork();
    if (child == 0) {
        signal(SIGXFSZ, SIG_IGN);
        const rlimit none{0, 0};
        setrlimit(RLIMIT_FSIZE, &none);
        const MarkedFolder made = make_marked_folder(folder_);
        _exit(made.path.empty() && errno == EFBIG ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(WEXITSTATUS(status), 0);
    EXPECT_TRUE(names().empty());
}

/// A kernel can create such folders, and a later run could not tell that they belong to Lockstep.
TEST_F(Scratch, AFolderThatNobodyMayReadGoesToo) {
    const fs::path left = abandoned();
    fs::create_directories(left / "closed" / "inner");
    std::ofstream(left / "closed" / "inner" / "file") << "hidden";
    fs::permissions(left / "closed" / "inner", fs::perms::owner_read | fs::perms::owner_exec);
    fs::permissions(left / "closed", fs::perms::none);
    in_a_killed_process([this] {
        constexpr uid_t nobody = 65534;
        if (geteuid() == 0) { // root can read every folder
            for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
                (void)!lchown(entry.path().c_str(), nobody, nobody);
            }
            (void)!chown(folder_.c_str(), nobody, nobody);
            (void)!setuid(nobody);
        }
        clean_up();
    });
    EXPECT_TRUE(names().empty());
}

/// If a folder cannot be removed completely, it keeps its mark, and the next start tries again.
TEST_F(Scratch, AFolderThatCannotBeEmptiedStaysOurs) {
    const fs::path left = abandoned();
    fs::path deep = left;
    for (int i = 0; i < 70; ++i) {
        deep /= "d";
    }
    fs::create_directories(deep);
    clean_up();
    ASSERT_TRUE(fs::exists(left / ".lockstep-scratch"));
    fs::remove_all(left / "d");
    clean_up();
    EXPECT_TRUE(names().empty());
}

TEST_F(Scratch, FoldersOfOurOwnArePrivate) {
    const auto made = ScratchFolder::make();
    ASSERT_TRUE(made.ok());
    EXPECT_EQ(fs::status(made->path()).permissions(), fs::perms::owner_all);
}

} // namespace
} // namespace lockstep
