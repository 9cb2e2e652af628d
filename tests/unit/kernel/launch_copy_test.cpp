#include "core/kernel/launch_copy.h"

#include "core/input/sim_launch.h"
#include "core/kernel/sim/sim_program.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <numeric>
#include <string>
#include <unistd.h>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class LaunchCopy : public testing::Test {
protected:
    LaunchCopy() { fs::create_directories(folder_); }
    ~LaunchCopy() override { fs::remove_all(folder_); }
    const fs::path folder_ = fs::temp_directory_path() / ("lockstep-launch-copy." + std::to_string(getpid()));
};

Argument buffer(const char* name, const std::vector<float>& values) {
    Argument argument{.name = name, .kind = ArgumentKind::buffer, .type = {Scalar::float32, 1}};
    argument.bytes = bytes_of(values);
    argument.size_bytes = argument.bytes.size();
    return argument;
}

KernelParameter parameter(const char* name, ArgumentKind kind, Scalar scalar) {
    return {.name = name, .type_text = "", .kind = kind, .type = {scalar, 1}, .size_bytes = 4};
}

TEST_F(LaunchCopy, IsTheSameLaunch) {
    std::vector<float> many(1000);
    std::iota(many.begin(), many.end(), 0.5F);
    Launch launch{.source = {"reduction.cl", "__kernel void k() {}\n", ""},
                  .kernel = "k",
                  .options = "-DT=float",
                  .range = {.dimensions = 1, .global = {256, 1, 1}, .local = {64, 1, 1}}};
    launch.arguments = {
        buffer("few", {1.5F, -2, 0.1F}), buffer("many", many), buffer("zeros", std::vector<float>(64)),
        Argument{.name = "tile", .kind = ArgumentKind::local, .size_bytes = 256},
        Argument{
            .name = "n", .type = {Scalar::int32, 1}, .bytes = bytes_of(std::vector{-7}), .size_bytes = 4}};
    ASSERT_TRUE(write_copy(launch, folder_ / "mine.cl").ok());
    const Result<SimFile> sim = read_sim_file(folder_ / "mine.sim");
    ASSERT_TRUE(sim.ok());
    EXPECT_EQ(sim->options, "-DT=float");
    const KernelSignature kernel{.name = "k",
                                 .parameters = {parameter("few", ArgumentKind::buffer, Scalar::float32),
                                                parameter("many", ArgumentKind::buffer, Scalar::float32),
                                                parameter("zeros", ArgumentKind::buffer, Scalar::float32),
                                                parameter("tile", ArgumentKind::local, Scalar::float32),
                                                parameter("n", ArgumentKind::scalar, Scalar::int32)}};
    auto source = sim_program(*sim, folder_ / "mine.sim");
    ASSERT_TRUE(source.ok());
    EXPECT_EQ(source->text, launch.source.text);
    const Result<Launch> read = launch_of(*sim, folder_ / "mine.sim", *source, kernel, 1 << 20);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->range, launch.range);
    for (std::size_t i = 0; i < launch.arguments.size(); ++i) {
        EXPECT_EQ(read->arguments[i].bytes, launch.arguments[i].bytes) << i;
        EXPECT_EQ(read->arguments[i].size_bytes, launch.arguments[i].size_bytes) << i;
    }
    EXPECT_TRUE(fs::exists(folder_ / "mine.many.bin")) << "long ones stand in a file";
    const std::vector<fs::path> known = copied_files(launch, folder_ / "mine.cl");
    for (const auto& entry : fs::directory_iterator(folder_)) {
        EXPECT_NE(std::ranges::find(known, entry.path()), known.end()) << entry.path();
    }
    EXPECT_FALSE(fs::exists(folder_ / "mine.few.bin"));
}

} // namespace
} // namespace lockstep
