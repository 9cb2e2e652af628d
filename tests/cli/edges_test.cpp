// Tests that whatever goes wrong, lockstep-cli ends with a message that gives the reason and what to do.
#include "cli_runner.h"

#include "core/base/data_dir.h"
#include "core/trace/trace_file.h"

#include <chrono>
#include <csignal>
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
    /// Returns the prefix for a run with a worker that misbehaves: see tests/hostile/lying_worker.
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
            continue; // the limit is too small even for the program itself
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

TEST_F(Edges, EverySignalThatEndsARunLeavesNothingBehind) {
    fs::create_directory(cli_.folder() / "tmp");
    for (const char* signal : {"INT", "TERM", "HUP"}) {
        const CliResult result = cli_.run("run reduction/interleaved",
                                          lying("silent") + "TMPDIR=\"$PWD/tmp\" timeout --foreground " +
                                              "--preserve-status -s " + signal + " 0.5");
        EXPECT_EQ(result.code, 130) << signal << result.err;
        EXPECT_NE(result.err.find("Cancelled"), std::string::npos) << signal << result.err;
        EXPECT_TRUE(fs::is_empty(cli_.folder() / "tmp")) << signal;
    }
}

/// Simulates `lockstep-cli ... | head -1`, in which the reader exits before the last line is written.
TEST_F(Edges, AReaderThatLeavesEndsARunWithNothingLeftBehind) {
    fs::create_directory(cli_.folder() / "tmp");
    const CliResult result =
        cli_.run("run reduction/interleaved --set size=4096 --no-timing --memory-budget 400K --save x.lks",
                 "XDG_RUNTIME_DIR=\"$PWD/tmp\" TMPDIR=\"$PWD/tmp\" bash -c '\"$@\" | true; exit "
                 "${PIPESTATUS[0]}' _");
    EXPECT_EQ(result.code, 128 + SIGPIPE);
    EXPECT_EQ(result.err, "");
    EXPECT_TRUE(fs::is_empty(cli_.folder() / "tmp"));
}

TEST_F(Edges, ACapturedProgramHasTheSignalsThatItHasAlone) {
    EXPECT_EQ(cli_.run("capture -- bash -c 'ulimit -f 0; echo x > limited'").code, 128 + SIGXFSZ);
}

TEST_F(Edges, ARunThatIsToOutliveItsTerminalDoes) {
    const CliResult result =
        cli_.run("run reduction/interleaved",
                 lying("silent") +
                     "sh -c 'nohup \"$@\" & sleep 0.4; kill -HUP $!; sleep 0.2; kill -0 $! && touch lives; "
                     "kill -TERM $!; wait $!' _");
    EXPECT_EQ(result.code, 130) << result.err;
    EXPECT_TRUE(fs::exists(cli_.folder() / "lives"));
}

TEST_F(Edges, an_invalid_answer_of_a_worker_is_reported_as_such) {
    const CliResult result = cli_.run("run reduction/interleaved", lying("deep-answer"));
    EXPECT_EQ(result.code, 4);
    EXPECT_NE(result.err.find("its response is invalid: it sent a line that cannot be parsed"),
              std::string::npos)
        << result.err;
}

TEST_F(Edges, WithoutAFolderThatDriversCanWriteKernelsRun) {
    for (const char* place :
         {"POCL_CACHE_DIR=/proc/none", "env -u XDG_CACHE_HOME -u POCL_CACHE_DIR HOME=/proc/none"}) {
        EXPECT_EQ(cli_.run("run reduction/sequential --set size=64", place).code, 0);
    }
}

/// Returns a command prefix that mounts small file systems on these folders, visible only to the program.
std::string with_small_disks(const std::string& folders, const std::string& size) {
    return "unshare -rm sh -c 'for at in " + folders + "; do mount -t tmpfs -o size=" + size +
           " none \"$at\" || exit 77; done; exec \"$@\"' _ ";
}

constexpr int no_disk_to_mount = 77;

bool can_mount(const CliRunner& cli) {
    const std::string trial =
        "cd '" + cli.folder().string() + "' && " + with_small_disks("empty", "64k") + "true >/dev/null 2>&1";
    return std::system(trial.c_str()) == 0;
}

TEST_F(Edges, AFullHomeIsSaidToBeOne) {
    if (!can_mount(cli_)) {
        GTEST_SKIP() << "no small disk can be mounted here";
    }
    fs::create_directory(cli_.folder() / "home");
    for (const char* size : {"8k", "256k"}) {
        const CliResult result = cli_.run("run reduction/sequential --set size=64 --no-timing",
                                          with_small_disks("home", size) +
                                              "env -u XDG_CACHE_HOME -u POCL_CACHE_DIR HOME=\"$PWD/home\"");
        ASSERT_NE(result.code, no_disk_to_mount);
        EXPECT_EQ(result.code, 3) << size << result.err;
        EXPECT_NE(result.err.find(
                      "home/.cache/lockstep/drivers: No space left on device. Free up space on that disk"),
                  std::string::npos)
            << size << result.err;
    }
}

TEST_F(Edges, WithoutRoomForTemporaryFilesTheirPlaceIsNamed) {
    if (!can_mount(cli_)) {
        GTEST_SKIP() << "no small disk can be mounted here";
    }
    fs::create_directory(cli_.folder() / "tmp");
    const CliResult result =
        cli_.run("run reduction/interleaved --set size=65536 --no-timing --memory-budget 400K --save x.lks",
                 with_small_disks("tmp", "64k") + "env TMPDIR=\"$PWD/tmp\"");
    EXPECT_EQ(result.code, 3) << result.err;
    const std::string place = (cli_.folder() / "tmp").string();
    EXPECT_NE(result.err.find("temporary files in " + place + ": No space left on device"), std::string::npos)
        << result.err;
    EXPECT_NE(result.err.find("TMPDIR"), std::string::npos) << result.err;
}

TEST_F(Edges, WithoutAHomeFolderKernelsRun) {
    EXPECT_EQ(
        cli_.run("run reduction/sequential --set size=64", "env -u HOME -u XDG_CACHE_HOME -u XDG_DATA_HOME")
            .code,
        0);
}

TEST_F(Edges, ADamagedKernelThatPoclKeepsEndsTheWorkerAlone) {
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
    EXPECT_NE(damaged.err.find("most likely inside the device's driver"), std::string::npos) << damaged.err;
    fs::remove_all(kept);
    fs::create_directory(kept);
    EXPECT_EQ(cli_.run(command, where).code, 0) << "the cure helps";
}

} // namespace
} // namespace lockstep
