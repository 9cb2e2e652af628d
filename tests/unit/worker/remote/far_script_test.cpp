#include "app/worker/remote/far_script.h"
#include "core/base/data_dir.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <string>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::string printed_by(const std::string& command) {
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::string text;
    std::array<char, 4096> part{};
    while (fgets(part.data(), static_cast<int>(part.size()), pipe.get()) != nullptr) {
        text += part.data();
    }
    return text;
}

class FarScript : public testing::Test {
protected:
    FarScript() {
        std::string pattern = (fs::temp_directory_path() / "lockstep.far.XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
        std::ofstream(folder_ / "recorder") << "#!/bin/sh\necho recorder \"$@\"\n";
        recorder_ = FarRecorder::read(folder_ / "recorder").value();
        std::ofstream(folder_ / "command") << far_command(recorder_) << "\n";
    }
    ~FarScript() override { fs::remove_all(folder_); }
    FarScript(const FarScript&) = delete;
    FarScript& operator=(const FarScript&) = delete;

    /// Runs the command in a shell, with the file as its input.
    [[nodiscard]] std::string run(const std::string& shell, const std::string& input) const {
        return printed_by("cd '" + folder_.string() + "' && XDG_CACHE_HOME=\"$PWD/cache\" " + shell +
                          " command <" + input + " 2>/dev/null");
    }
    [[nodiscard]] fs::path copy() const { return folder_ / "cache" / "lockstep" / recorder_.name; }

    fs::path folder_;
    FarRecorder recorder_;
};

TEST_F(FarScript, HasTheChecksumOfCksum) {
    std::ofstream(folder_ / "text") << "123456789";
    EXPECT_EQ(posix_checksum("123456789"), 930766865U);
    EXPECT_EQ(printed_by("cksum <'" + (folder_ / "text").string() + "'"), "930766865 9\n");
    EXPECT_EQ(printed_by("cksum <'" + (folder_ / "recorder").string() + "'"), recorder_.sum + "\n");
    EXPECT_EQ(posix_checksum(""), 4294967295U);
}

TEST_F(FarScript, CopiesTheRecorderOnceAndStartsIt) {
    EXPECT_EQ(run("sh", "recorder"), "\nLOCKSTEP-FAR machine Linux-x86_64\nLOCKSTEP-FAR send\n"
                                     "LOCKSTEP-FAR start\nrecorder --serve\n");
    EXPECT_EQ(run("sh", "/dev/null"), "\nLOCKSTEP-FAR machine Linux-x86_64\nLOCKSTEP-FAR start\n"
                                      "recorder --serve\n");
    EXPECT_EQ(fs::status(copy()).permissions(), fs::perms::owner_all);
}

TEST_F(FarScript, RunsInOtherShells) {
    EXPECT_NE(run("bash", "recorder").find("recorder --serve"), std::string::npos);
    EXPECT_NE(run("dash", "recorder").find("recorder --serve"), std::string::npos);
    // What the shells of users treat differently inside single quotes.
    EXPECT_EQ(far_command(recorder_).find_first_of("!\\\n"), std::string::npos);
    const std::string command = far_command(recorder_);
    EXPECT_EQ(std::ranges::count(command, '\''), 2);
}

TEST_F(FarScript, KeepsNothingOfACopyThatEndsEarly) {
    std::ofstream(folder_ / "half") << "#!/bin/sh\n";
    EXPECT_EQ(run("sh", "half"), "\nLOCKSTEP-FAR machine Linux-x86_64\nLOCKSTEP-FAR send\n"
                                 "LOCKSTEP-FAR fail damaged " +
                                     copy().string() + "\n");
    EXPECT_TRUE(fs::is_empty(copy().parent_path()));
}

TEST_F(FarScript, PrintsEachLineOnce) {
    ScriptOrder silent;
    EXPECT_FALSE(silent.takes("start")); // the machine is first
    ScriptOrder order;
    EXPECT_TRUE(order.takes("machine"));
    EXPECT_FALSE(order.takes("machine"));
    EXPECT_FALSE(order.takes("other"));
    EXPECT_TRUE(order.takes("send"));
    EXPECT_FALSE(order.takes("send"));
    EXPECT_TRUE(order.takes("fail"));
    EXPECT_TRUE(order.takes("start"));
}

TEST_F(FarScript, RemovesRecordersThatNobodyUses) {
    fs::create_directories(copy().parent_path());
    const fs::path old = copy().parent_path() / "lockstep-record-0.0.1-0123456789abcdef";
    const fs::path other = copy().parent_path() / "other";
    for (const fs::path& file : {old, other}) {
        std::ofstream(file) << "x";
        ASSERT_EQ(std::system(("touch -d '2 months ago' '" + file.string() + "'").c_str()), 0);
    }
    EXPECT_NE(run("sh", "recorder").find("start"), std::string::npos);
    EXPECT_FALSE(fs::exists(old));
    EXPECT_TRUE(fs::exists(other));
}

} // namespace
} // namespace lockstep
