// Whatever stands in its way, lockstep-cli ends with a message that gives the reason and what to do.
#include "cli_runner.h"

#include "core/base/data_dir.h"
#include "core/trace/trace_file.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using nlohmann::json;

class Edges : public testing::Test {
protected:
    /// A worker that does not do what it should: see tests/hostile/lying_worker.cpp.
    [[nodiscard]] static std::string lying(const std::string& lie) {
        return "LOCKSTEP_WORKER='" + (program_dir() / "lying_worker").string() + "' LYING_WORKER=" + lie +
               " ";
    }
    CliRunner cli_;
};

TEST_F(Edges, ASweepThatVariedAParameterIsNotRecalledForARecordingWithoutIt) {
    ASSERT_EQ(cli_.run("run reduction/sequential --set size=64 --save a.lks --no-timing").code, 0);
    Recording recording = read_recording(cli_.folder() / "a.lks").value();
    json kept = recording.parameters;
    kept.erase("local");
    const DeviceInfo& device = recording.launches[0].device;
    fs::create_directories(cli_.folder() / "remembered/lockstep");
    std::ofstream(cli_.folder() / "remembered/lockstep/recommendations.json")
        << json{{"version", 1},
                {"recommendations",
                 {{{"device", device.name + ", " + device.driver},
                   {"what", recording.what},
                   {"kept", kept},
                   {"best", {{"local", "64"}}},
                   {"median_ns", 641},
                   {"combinations", 2}}}}};
    EXPECT_NE(cli_.run("run a.lks").out.find("recommends local=64"), std::string::npos);
    recording.parameters.erase("local");
    ASSERT_TRUE(write_recording(recording, cli_.folder() / "b.lks", Codec::zstd).ok());
    const CliResult result = cli_.run("run b.lks");
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out.find("recommends"), std::string::npos);
}

TEST_F(Edges, TooLittleMemoryIsSaidWhereverItRunsOut) {
    ASSERT_EQ(cli_.run("run reduction/interleaved --set size=524288 --save a.lks --no-timing").code, 0);
    int refused = 0;
    bool done = false;
    for (int megabytes = 60; !done && megabytes < 4000; megabytes += megabytes / 8) {
        const std::string limited =
            "sh -c 'ulimit -v " + std::to_string(megabytes * 1024) + " && exec \"$@\"' sh";
        if (cli_.run("--version", limited).code != 0) {
            continue; // not even the program itself fits
        }
        const CliResult result = cli_.run("run a.lks", limited);
        done = result.code == 0;
        refused += done ? 0 : 1;
        EXPECT_TRUE(done || result.code == 3 || result.code == 4) << megabytes << " MB: " << result.code;
        EXPECT_TRUE(done || result.err.starts_with("lockstep-cli: ")) << megabytes << " MB: " << result.err;
    }
    EXPECT_TRUE(done);
    EXPECT_GT(refused, 0);
}

TEST_F(Edges, CtrlCEndsAWorkerThatHangsWithinASecond) {
    for (const char* lie : {"silent", "deaf", "stdout-without-end", "stderr-without-end"}) {
        const auto begin = Clock::now();
        const CliResult result = cli_.run("run reduction/interleaved",
                                          lying(lie) + "timeout --foreground --preserve-status -s INT 0.5");
        EXPECT_EQ(result.code, 130) << lie;
        EXPECT_NE(result.err.find("Cancelled"), std::string::npos) << lie << result.err;
        EXPECT_LT(Clock::now() - begin, std::chrono::milliseconds(1500)) << lie;
    }
}

TEST_F(Edges, ALieOfAWorkerIsToldAsOne) {
    const CliResult result = cli_.run("run reduction/interleaved", lying("deep-answer"));
    EXPECT_EQ(result.code, 4);
    EXPECT_NE(result.err.find("its answer makes no sense: it sent a line that is not understood"),
              std::string::npos)
        << result.err;
}

TEST_F(Edges, WithoutAFolderThatDriversCanWriteKernelsRun) {
    for (const char* place :
         {"POCL_CACHE_DIR=/proc/none", "env -u XDG_CACHE_HOME -u POCL_CACHE_DIR HOME=/proc/none"}) {
        EXPECT_EQ(cli_.run("run reduction/sequential --set size=64", place).code, 0);
    }
}

TEST_F(Edges, WithoutAHomeFolderKernelsRun) {
    EXPECT_EQ(
        cli_.run("run reduction/sequential --set size=64", "env -u HOME -u XDG_CACHE_HOME -u XDG_DATA_HOME")
            .code,
        0);
}

TEST_F(Edges, OfADamagedKernelThatPoclKeepsTheFolderIsNamed) {
    const fs::path kept = cli_.folder() / "kernels";
    const std::string where = "POCL_CACHE_DIR='" + kept.string() + "'";
    const std::string command = "run reduction/sequential --set size=64 --no-timing";
    fs::create_directory(kept);
    ASSERT_EQ(cli_.run(command, where).code, 0);
    for (const auto& entry : fs::recursive_directory_iterator(kept)) {
        if (entry.is_regular_file() && entry.file_size() > 0) {
            fs::resize_file(entry.path(), entry.file_size() / 2);
        }
    }
    const CliResult damaged = cli_.run(command, where);
    EXPECT_EQ(damaged.code, 4);
    EXPECT_NE(damaged.err.find("delete the folder " + kept.string()), std::string::npos) << damaged.err;
    fs::remove_all(kept);
    fs::create_directory(kept);
    EXPECT_EQ(cli_.run(command, where).code, 0) << "the cure helps";
}

} // namespace
} // namespace lockstep
