#include "app/worker/remote/ssh_link.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// A link to a machine on which `ssh` is this shell script.
class SshLinkTest : public testing::Test {
protected:
    SshLinkTest() {
        std::string pattern = (fs::temp_directory_path() / "lockstep.ssh.XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
        setenv("PATH", (folder_.string() + ":" + path_).c_str(), 1);
    }
    ~SshLinkTest() override {
        setenv("PATH", path_.c_str(), 1);
        fs::remove_all(folder_);
    }
    SshLinkTest(const SshLinkTest&) = delete;
    SshLinkTest& operator=(const SshLinkTest&) = delete;

    void start(const std::string& script) {
        std::ofstream(folder_ / "ssh") << "#!/bin/sh\n" << script << "\n";
        fs::permissions(folder_ / "ssh", fs::perms::owner_all);
        ASSERT_TRUE(link_.start({}).ok());
    }

    const std::string path_ = std::getenv("PATH");
    fs::path folder_;
    SshLink link_;
};

TEST_F(SshLinkTest, ReadsNoMoreThanWhatIsTaken) {
    start("exec yes");
    const auto pump_for_a_while = [this] {
        for (int turn = 0; turn < 200; ++turn) {
            link_.pump(std::chrono::milliseconds(1));
        }
        return link_.received_bytes();
    };
    const std::uint64_t received = pump_for_a_while();
    EXPECT_LT(received, std::uint64_t{2} << 20);
    EXPECT_EQ(pump_for_a_while(), received);
    EXPECT_EQ(link_.take_received().size(), received);
    EXPECT_GT(pump_for_a_while(), received);
}

} // namespace
} // namespace lockstep
