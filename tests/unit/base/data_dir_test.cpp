#include "core/base/data_dir.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class DataDir : public testing::Test {
protected:
    DataDir() : folder_(fs::temp_directory_path() / ("lockstep-data-" + std::to_string(getpid()))) {
        fs::create_directories(folder_);
    }
    ~DataDir() override { fs::remove_all(folder_); }
    fs::path folder_;
};

TEST_F(DataDir, IsSeenFromTheProgram) {
    EXPECT_EQ(data_dir(), program_dir().parent_path() / "share" / "lockstep");
    EXPECT_TRUE(program_dir().is_absolute());
    EXPECT_TRUE(fs::exists(data_dir() / "kernels" / "reduction.cl"));
}

TEST_F(DataDir, IsTheSameForInstalledProgramsOfUsersAndTheirHelpers) {
    EXPECT_EQ(install_dir_of("/usr/bin"), "/usr");
    EXPECT_EQ(install_dir_of("/usr/libexec/lockstep"), "/usr");
    EXPECT_EQ(install_dir_of("/home/me/libexec/lockstep/build/release/bin"),
              "/home/me/libexec/lockstep/build/release");
    EXPECT_EQ(install_dir_of("/home/me/lockstep"), "/home/me");
}

TEST_F(DataDir, AHelperIsBesideTheProgramInABuildFolderAndInLibexecAfterInstallation) {
    const std::string here = fs::read_symlink("/proc/self/exe").filename().string();
    EXPECT_EQ(helper_path(here), program_dir() / here);
    EXPECT_EQ(helper_path("no-such-helper"), install_dir() / "libexec" / "lockstep" / "no-such-helper");
}

TEST_F(DataDir, IsWhereTheEnvironmentSays) {
    setenv("LOCKSTEP_DATA", "/somewhere/else", 1);
    EXPECT_EQ(data_dir(), "/somewhere/else");
    unsetenv("LOCKSTEP_DATA");
}

TEST_F(DataDir, AWrittenFileIsReadBackAsItWas) {
    const std::string text("two lines\nand a zero \0 byte", 27);
    ASSERT_TRUE(write_text_file(folder_ / "file", text).ok());
    EXPECT_EQ(read_text_file(folder_ / "file").value(), text);
}

TEST_F(DataDir, AnEmptyFileIsReadAsEmpty) {
    ASSERT_TRUE(write_text_file(folder_ / "empty", "").ok());
    EXPECT_EQ(read_text_file(folder_ / "empty").value(), "");
}

TEST_F(DataDir, AFileThatDoesNotTellItsSizeIsReadWhole) {
    EXPECT_NE(read_text_file("/proc/self/status").value().find("Pid:"), std::string::npos);
}

TEST_F(DataDir, AMissingFileIsAnErrorWithItsNameAndReason) {
    const auto text = read_text_file(folder_ / "none");
    ASSERT_FALSE(text.ok());
    EXPECT_EQ(text.error().code, ErrorCode::cannot_read_file);
    EXPECT_EQ(text.error().arguments[0], (folder_ / "none").string());
    EXPECT_EQ(text.error().arguments[1], "No such file or directory");
}

TEST_F(DataDir, AFolderCannotBeReadAsAFile) {
    const auto text = read_text_file(folder_);
    ASSERT_FALSE(text.ok());
    EXPECT_EQ(text.error().arguments[1], "Is a directory");
}

TEST_F(DataDir, AFailedWriteLeavesNothingBehind) {
    const Status status = write_text_file(folder_ / "no" / "such" / "folder", "text");
    ASSERT_FALSE(status.ok());
    EXPECT_EQ(status.error().code, ErrorCode::cannot_write_file);
    fs::create_directory(folder_ / "taken");
    EXPECT_FALSE(write_text_file(folder_ / "taken", "text").ok());
    EXPECT_FALSE(fs::exists(folder_ / "taken.part"));
}

} // namespace
} // namespace lockstep
