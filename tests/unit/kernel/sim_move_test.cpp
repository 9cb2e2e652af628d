#include "core/kernel/sim/sim_change.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class SimMove : public testing::Test {
protected:
    SimMove() : root_(fs::temp_directory_path() / ("lockstep-move-" + std::to_string(::getpid()))) {
        fs::create_directories(root_ / "here");
        fs::create_directories(root_ / "there" / "deep");
    }
    ~SimMove() override { fs::remove_all(root_); }
    [[nodiscard]] SimFile launch() const {
        SimFile sim{.program = "k.cl", .kernel = "k", .options = "-Iparts -DN=1"};
        sim.arguments = {{.content = SimContent::file, .text = "in.bin"},
                         {.content = SimContent::file, .text = "/data/in.bin"},
                         {.content = SimContent::fill, .text = "0"}};
        return sim;
    }
    fs::path root_;
};

TEST_F(SimMove, NamesStayInTheirFolder) {
    const SimFile moved = moved_sim(launch(), root_ / "here" / "k.cl", root_ / "here", root_ / "here");
    EXPECT_EQ(moved, launch());
}

TEST_F(SimMove, FilesAndFoldersAreFoundFromAnotherFolder) {
    const SimFile moved =
        moved_sim(launch(), root_ / "here" / "k.cl", root_ / "here", root_ / "there" / "deep");
    EXPECT_EQ(moved.program, "../../here/k.cl");
    EXPECT_EQ(moved.arguments[0].text, "../../here/in.bin");
    EXPECT_EQ(moved.arguments[1].text, "/data/in.bin");
    EXPECT_EQ(moved.arguments[2].text, "0");
    EXPECT_EQ(moved.options, "-I" + (root_ / "here" / "parts").string() + " -DN=1");
}

} // namespace
} // namespace lockstep
