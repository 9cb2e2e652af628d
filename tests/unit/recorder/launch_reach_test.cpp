#include "core/recorder/run_files.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Tests a launch file in a folder, next to another folder that it must not read.
class LaunchReach : public testing::Test {
protected:
    LaunchReach() {
        std::string pattern = (fs::temp_directory_path() / "lockstep.reach.XXXXXX").string();
        root_ = fs::canonical(mkdtemp(pattern.data()));
        fs::create_directories(root_ / "here" / "include");
        fs::create_directory(root_ / "there");
        std::ofstream(root_ / "here" / "k.cl") << "kernel void k() {}\n";
        std::ofstream(root_ / "there" / "k.cl") << "kernel void k() {}\n";
        run_ = {.what = (root_ / "here" / "k.sim").string(), .kind = RunKind::launch_file};
    }
    ~LaunchReach() override { fs::remove_all(root_); }
    [[nodiscard]] static SimFile launch(const std::string& program, const std::string& options,
                                        const std::string& data = "k.cl") {
        return {.program = program,
                .kernel = "k",
                .options = options,
                .arguments = {{.content = SimContent::file, .text = data}}};
    }
    /// Returns the files outside the folder that the launch names; "ok" if there are none.
    [[nodiscard]] std::string outside(const SimFile& launch) const {
        const Status reach = check_reach(launch, run_);
        return reach                                            ? "ok"
               : reach.error().code == ErrorCode::files_outside ? reach.error().detail
                                                                : "another error";
    }
    [[nodiscard]] std::string there(const std::string& name) const {
        return (root_ / "there" / name).string();
    }

    fs::path root_;
    RunSpec run_;
};

TEST_F(LaunchReach, EndsAtTheFolder) {
    EXPECT_EQ(outside(launch("k.cl", "-Iinclude -I . -I" + (root_ / "here").string())), "ok");
    EXPECT_EQ(outside(launch("../there/k.cl", "")), there("k.cl") + "\n");
    EXPECT_EQ(outside(launch("k.cl", "", there("k.cl"))), there("k.cl") + "\n");
    EXPECT_EQ(outside(launch("k.cl", "-I../there")), (root_ / "there").string() + "\n");
    EXPECT_EQ(outside(launch("k.cl", "-I include/../..")), root_.string() + "\n");
    EXPECT_EQ(outside(launch("k.cl", "-I/", "/etc/passwd")), "/\n/etc/passwd\n");
    EXPECT_EQ(outside(launch("k.cl", "", "/no/such/file")), "ok") << "reading it says so";
    EXPECT_EQ(check_reach(launch("k.cl", "-MD -MF x"), run_).error().code, ErrorCode::build_option_refused);
}

TEST_F(LaunchReach, GoesAsFarAsSomebodyAgreed) {
    const SimFile both = launch("../there/k.cl", "-I..", there("k.cl"));
    run_.readable = {there("k.cl")};
    EXPECT_EQ(outside(both), root_.string() + "\n");
    run_.readable.push_back(root_.string());
    EXPECT_EQ(outside(both), "ok");
    run_.readable = {"/"};
    EXPECT_EQ(outside(launch("k.cl", "-I/", "/etc/passwd")), "ok");
}

TEST_F(LaunchReach, HoldsTheKernelFileThatSomebodyNamed) {
    fs::create_symlink(root_ / "there" / "k.cl", root_ / "here" / "link.cl");
    run_.what = (root_ / "here" / "link.cl").string();
    EXPECT_EQ(outside({.program = "link.cl"}), "ok");
    run_.what = (root_ / "here" / "k.sim").string();
    EXPECT_EQ(outside({.program = "link.cl"}), there("k.cl") + "\n") << "a launch file names it";
}

TEST_F(LaunchReach, NamesWhatARecordingHolds) {
    EXPECT_EQ(held_files(launch("include/../k.cl", "", "../there/k.cl"), run_),
              (std::vector<std::string>{(root_ / "here/k.cl").string(), there("k.cl")}));
}

} // namespace
} // namespace lockstep
