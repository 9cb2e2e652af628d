#include "app/worker/client.h"

#include "core/base/data_dir.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <thread>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Returns whether the process runs. False for a process that has ended, including a zombie that init has not
/// yet reaped.
bool runs(pid_t pid) {
    const auto stat = read_text_file("/proc/" + std::to_string(pid) + "/stat");
    return stat.ok() && stat->substr(stat->rfind(')') + 2, 1) != "Z";
}

/// Tests with a shell script instead of the worker, in a separate folder that also contains the scratch
/// folders.
class Client : public testing::Test {
protected:
    Client() : folder_(fs::temp_directory_path() / ("lockstep.client." + std::to_string(getpid()))) {
        fs::create_directories(folder_ / "runtime");
        setenv("XDG_RUNTIME_DIR", (folder_ / "runtime").c_str(), 1);
    }
    ~Client() override {
        unsetenv("LOCKSTEP_WORKER");
        unsetenv("XDG_RUNTIME_DIR");
        fs::remove_all(folder_);
    }

    void worker_does(const std::string& script) {
        const fs::path program = folder_ / "worker";
        ASSERT_TRUE(write_text_file(program, "#!/bin/sh\nread request\n" + script + "\n").ok());
        fs::permissions(program, fs::perms::owner_all);
        setenv("LOCKSTEP_WORKER", program.c_str(), 1);
    }

    static Error error_of_run(const ProgressSink& progress = {}) {
        const auto recording = run_in_worker({.what = "reduction/interleaved"}, progress);
        return recording.ok() ? Error{} : recording.error();
    }

    fs::path folder_;
};

TEST_F(Client, AWorkerThatCrashesIsAnErrorWithItsSignal) {
    worker_does("echo last words >&2; kill -SEGV $$");
    const Error error = error_of_run();
    EXPECT_EQ(error.code, ErrorCode::worker_died);
    EXPECT_EQ(error.arguments[0], "signal 11 (Segmentation fault)");
    EXPECT_EQ(error.detail, "last words\n");
}

TEST_F(Client, AWorkerThatExitsWithoutAnAnswerIsAnErrorWithItsCode) {
    worker_does("exit 3");
    EXPECT_EQ(error_of_run().arguments[0], "exit code 3");
    worker_does("exit 0");
    EXPECT_EQ(error_of_run().arguments[0], "exit code 0");
}

TEST_F(Client, OfALongErrorOutputTheEndIsKept) {
    worker_does("i=0; while [ $i -lt 5000 ]; do echo \"line $i\" >&2; i=$((i+1)); done; exit 1");
    const Error error = error_of_run();
    EXPECT_TRUE(error.detail.ends_with("line 4999\n"));
    EXPECT_LE(error.detail.size(), 4096u);
}

TEST_F(Client, AMissingWorkerIsAnErrorWithItsName) {
    setenv("LOCKSTEP_WORKER", "/no/such/worker", 1);
    const Error error = error_of_run();
    EXPECT_EQ(error.code, ErrorCode::worker_not_started);
    EXPECT_EQ(error.arguments, (std::vector<std::string>{"/no/such/worker", "No such file or directory"}));
}

TEST_F(Client, TheWorkersErrorIsHandedOn) {
    worker_does(
        ">&3 echo '{\"error\": {\"code\": \"group_too_large\", \"arguments\": [\"512\", \"256\", \"x\"], "
        "\"file\": \"\", \"line\": 0, \"column\": 0, \"detail\": \"\"}}'");
    const Error error = error_of_run();
    EXPECT_EQ(error.code, ErrorCode::group_too_large);
    EXPECT_EQ(error.arguments, (std::vector<std::string>{"512", "256", "x"}));
}

TEST_F(Client, ProgressArrivesWhateverDriversPrint) {
    worker_does("echo 'driver chatter'\n"
                "echo '{\"devices\": []}'\n"
                ">&3 echo '{\"progress\": {\"stage\": \"write\", \"done\": 3, \"total\": 4}}'\n"
                "sleep 0.2");
    bool arrived = false;
    const Error error = error_of_run([&](const Progress& progress) {
        arrived = arrived || (progress.stage == Stage::write && progress.done == 3 && progress.total == 4);
        return true;
    });
    EXPECT_TRUE(arrived);
    EXPECT_EQ(error.code, ErrorCode::worker_died) << "it never answered";
    EXPECT_EQ(error.detail, "driver chatter\n{\"devices\": []}\n") << "for who looks for the reason";
}

TEST_F(Client, CancelEndsAHangingWorkerAndItsChildrenWithin100Milliseconds) {
    worker_does("sleep 1000 & echo $! > '" + (folder_ / "pid").string() + "'; wait");
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    Clock::time_point cancelled;
    const Error error = error_of_run([&](const Progress&) {
        cancelled = Clock::now();
        return !fs::exists(folder_ / "pid") || cancelled - begin < std::chrono::milliseconds(200);
    });
    EXPECT_LT(Clock::now() - cancelled, std::chrono::milliseconds(100));
    EXPECT_EQ(error.code, ErrorCode::cancelled);
    const pid_t grandchild = std::stoi(read_text_file(folder_ / "pid").value());
    for (int i = 0; i < 100 && runs(grandchild); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_FALSE(runs(grandchild));
}

TEST_F(Client, NoScratchFolderIsLeftBehind) {
    worker_does("exit 3");
    EXPECT_EQ(error_of_run().code, ErrorCode::worker_died);
    EXPECT_TRUE(fs::is_empty(folder_ / "runtime"));
}

TEST_F(Client, AnsweringAnotherQuestionIsAnError) {
    worker_does(">&3 echo '{\"recorded\": 4}'");
    ASSERT_FALSE(devices_in_worker().ok());
    EXPECT_EQ(devices_in_worker().error().code, ErrorCode::worker_answer_wrong);
}

TEST_F(Client, OnlyADriverThatNamesItsCacheIsDistrustedForIt) {
    const fs::path kept = folder_ / "kernels/lockstep/pocl";
    fs::create_directories(kept);
    setenv("POCL_CACHE_DIR", (folder_ / "kernels").c_str(), 1);
    worker_does("echo \"cannot read $POCL_CACHE_DIR/lockstep/pocl/AB/program.bc\" >&2; kill -ABRT $$");
    EXPECT_EQ(error_of_run().arguments[1], kept.string());
    worker_does("echo 'something else' >&2; kill -ABRT $$");
    EXPECT_EQ(error_of_run().arguments[1], "") << "nobody spoke of it";
    setenv("POCL_CACHE_DIR", "/proc/none", 1);
    EXPECT_EQ(error_of_run().arguments[1], "") << "that folder can damage nothing";
    unsetenv("POCL_CACHE_DIR");
}

/// Simulates PoCL's failure when the disk with its folder is full.
TEST_F(Client, AWorkerWhoseDriverHasNoRoomIsTheDisksError) {
    setenv("POCL_CACHE_DIR", (folder_ / "kernels").c_str(), 1);
    worker_does("echo 'LLVM ERROR: IO failure on output stream: No space left on device' >&2; exit 1");
    const Error error = error_of_run();
    EXPECT_EQ(error.code, ErrorCode::cannot_write_file);
    EXPECT_EQ(error.arguments, (std::vector<std::string>{(folder_ / "kernels/lockstep").string(),
                                                         "No space left on device", "kernels"}));
    EXPECT_NE(error.detail.find("IO failure"), std::string::npos);
    unsetenv("POCL_CACHE_DIR");
}

TEST_F(Client, ABuildThatFailsIsTheKernelsErrorWhereDriversHaveRoom) {
    const auto fails_to_build = [this](const std::string& log) {
        worker_does(">&3 echo '{\"error\": {\"code\": \"driver_build_failed\", \"arguments\": [\"device\"], "
                    "\"file\": \"\", \"line\": 0, \"column\": 0, \"detail\": \"" +
                    log + "\"}}'");
        return error_of_run();
    };
    // Cache folders of the driver. The first one is not writable.
    for (const fs::path& folder : {fs::path("/proc/sys"), folder_ / "kernels"}) {
        setenv("POCL_CACHE_DIR", folder.c_str(), 1);
        EXPECT_EQ(fails_to_build("device failed to build the program").code, ErrorCode::driver_build_failed);
    }
    unsetenv("POCL_CACHE_DIR");
}

TEST_F(Client, ALogThatHasNoRoomOnTheDiskIsAnErrorOfItsPlace) {
    worker_does(
        ">&3 echo '{\"error\": {\"code\": \"cannot_write_file\", \"arguments\": [\"\", \"No space left "
        "on device\"], \"file\": \"\", \"line\": 0, \"column\": 0, \"detail\": \"\"}}'");
    const Error error = error_of_run();
    EXPECT_EQ(error.code, ErrorCode::cannot_write_file);
    ASSERT_EQ(error.arguments.size(), 3U);
    EXPECT_TRUE(fs::is_directory(error.arguments[0])) << error.arguments[0];
    EXPECT_EQ(error.arguments[2], "scratch");
}

TEST_F(Client, DevicesArriveFromTheWorker) {
    worker_does(">&3 echo '{\"devices\": [{\"name\": \"one\", \"platform\": \"\", \"version\": \"\", "
                "\"driver\": \"\", "
                "\"cpu\": true, \"compute_units\": 2, \"local_memory_bytes\": 1, \"largest_group\": 2, "
                "\"global_memory_bytes\": 3}], \"protection\": {\"landlock_abi\": 2, \"seccomp\": true, "
                "\"no_new_privileges\": true, \"no_core_dumps\": true}}'");
    const auto devices = devices_in_worker();
    ASSERT_TRUE(devices.ok());
    EXPECT_EQ(devices->devices.at(0).name, "one");
    EXPECT_EQ(devices->protection.landlock_abi, 2);
}

} // namespace
} // namespace lockstep
