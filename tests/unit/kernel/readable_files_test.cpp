#include "core/kernel/readable_files.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class Readable : public testing::Test {
protected:
    Readable() {
        std::string pattern = (fs::temp_directory_path() / "lockstep.readable.XXXXXX").string();
        root_ = fs::canonical(mkdtemp(pattern.data()));
        fs::create_directories(root_ / "a" / "deep");
        fs::create_directories(root_ / "ab");
        for (const char* file : {"a/x", "a/deep/x", "ab/x", "x"}) {
            std::ofstream(root_ / file) << "x";
        }
    }
    ~Readable() override { fs::remove_all(root_); }
    fs::path root_;
};

TEST_F(Readable, AreThoseBelowAFolder) {
    const ReadableFiles files({(root_ / "a").string()});
    for (const char* path : {"a/x", "a/deep/x", "a/deep/../x", "ab/../a/x", "a", "a/deep/."}) {
        EXPECT_TRUE(files.hold(root_ / path)) << path;
    }
    for (const char* path : {"x", "ab/x", "a/../x", "a/deep/../../ab/x", "a/none", "", "a/.."}) {
        EXPECT_FALSE(files.hold(root_ / path)) << path;
    }
    EXPECT_FALSE(files.hold("/etc/passwd"));
    EXPECT_FALSE(files.hold(""));
}

TEST_F(Readable, AreWhereLinksLead) {
    fs::create_symlink(root_ / "x", root_ / "a" / "link");
    fs::create_directory_symlink(root_ / "ab", root_ / "a" / "folder");
    fs::create_directory_symlink(root_ / "a", root_ / "other");
    const ReadableFiles files({(root_ / "other").string()});
    EXPECT_TRUE(files.hold(root_ / "a" / "x"));
    EXPECT_FALSE(files.hold(root_ / "a" / "link"));
    EXPECT_FALSE(files.hold(root_ / "a" / "folder" / "x"));
}

TEST_F(Readable, AreFilesByThemselves) {
    const ReadableFiles files({(root_ / "a" / "x").string(), "", "/no/such/folder"});
    EXPECT_TRUE(files.hold(root_ / "a" / "x"));
    EXPECT_FALSE(files.hold(root_ / "a" / "deep" / "x"));
    EXPECT_TRUE(ReadableFiles({"/"}).hold("/etc/passwd"));
    EXPECT_FALSE(ReadableFiles({}).hold(root_ / "x"));
}

TEST_F(Readable, ThatAreOutsideAreNamedByWhereTheyAre) {
    fs::create_symlink(root_ / "x", root_ / "a" / "link");
    const Error error = files_outside("/f", {(root_ / "a" / "link").string(), (root_ / "x").string()});
    EXPECT_EQ(error.code, ErrorCode::files_outside);
    EXPECT_EQ(error.arguments, std::vector<std::string>{"/f"});
    EXPECT_EQ(error.detail, (root_ / "x").string() + "\n");
}

} // namespace
} // namespace lockstep
