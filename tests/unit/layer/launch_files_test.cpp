#include "app/layer/launch_files.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class LayerFiles : public testing::Test {
protected:
    LayerFiles() { fs::create_directories(folder_); }
    ~LayerFiles() override { fs::remove_all(folder_); }

    /// Returns the name of the launch file if a file with the name `there` already exists.
    [[nodiscard]] std::string name_beside(const std::string& there) const {
        std::ofstream(folder_ / there) << "the user's";
        CapturedLaunch launch{.kernel = "saxpy", .number = 1};
        launch.arguments.resize(1);
        launch.arguments[0].parameter.name = "x";
        const LaunchFiles files(folder_, launch);
        files.write_before(launch);
        std::ifstream file(folder_ / there);
        EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), "the user's") << there;
        std::string name = files.sim().filename().string();
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        return name;
    }

    const fs::path folder_ = fs::temp_directory_path() / ("lockstep.layer." + std::to_string(getpid()));
};

TEST_F(LayerFiles, AreWrittenOverNothingThatIsThere) {
    EXPECT_EQ(name_beside("saxpy-2.cl"), "saxpy-1.sim");
    for (const char* there : {"saxpy-1.cl", "saxpy-1.sim", "saxpy-1.x.bin", "saxpy-1.x.after.bin"}) {
        EXPECT_EQ(name_beside(there), "saxpy-1-2.sim") << there;
    }
}

} // namespace
} // namespace lockstep
