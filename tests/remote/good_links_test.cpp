// Records over ssh, on a machine that is this one, and compares the results with those of a local run.

#include "core/base/data_dir.h"
#include "tests/remote/far_machine.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

namespace lockstep::test {
namespace {

/// Removes what differs between two runs on the same device. The result of a kernel with a race can differ, too.
nlohmann::json without_times(nlohmann::json value) {
    if (value.is_object()) {
        if (value.contains("findings") && !value.at("findings").empty()) {
            value.erase("result_differences");
        }
        for (const char* const key :
             {"timing", "overlap", "global_memory_bytes", "concurrency", "host_steps"}) {
            value.erase(key);
        }
    }
    if (value.is_structured()) {
        for (nlohmann::json& each : value) {
            each = without_times(std::move(each));
        }
    }
    return value;
}

/// Only the recorder, of which the machine keeps a copy.
void expect_nothing_left(const FarMachine& far) {
    EXPECT_TRUE(far.left_processes().empty());
    const auto files = far.left_files();
    ASSERT_EQ(files.size(), 1U) << testing::PrintToString(files);
    EXPECT_TRUE(files[0].starts_with("lockstep-record-")) << files[0];
}

/// The driver there crashes while it builds the plain kernel.
TEST(CrashOverSsh, KeepsWhatWasFoundWhenThePlainKernelCrashes) {
    const FarMachine far;
    far.run_before("export OPENCL_LAYERS='" + (program_dir() / "libcrashing_layer.so").string() + "'");
    std::ofstream(far.cli().folder() / "crash.cl") << "#define CRASHES\n"
                                                      "kernel void k(global int* a) {\n"
                                                      "    local int never_written[64];\n"
                                                      "    a[get_global_id(0)] = never_written[0];\n"
                                                      "}\n";
    std::ofstream(far.cli().folder() / "crash.sim")
        << "crash.cl\nk\n64 1 1\n64 1 1\n<size=256 int fill=0 dump>\n";
    const CliResult there = far.run("run crash.sim --json --device ssh:far");
    ASSERT_FALSE(there.out.empty()) << there.err;
    EXPECT_EQ(there.json().at("plain_stop").at("why"), "crashed");
    EXPECT_EQ(there.json().at("findings").at(0).at("kind"), "uninitialised-read");
    expect_nothing_left(far);
}

class RunOverSsh : public testing::TestWithParam<const char*> {};

TEST_P(RunOverSsh, HasTheFiguresOfALocalRun) {
    const FarMachine far;
    std::ofstream(far.cli().folder() / "mine.h") << "#define SCALE 3\n";
    std::ofstream(far.cli().folder() / "mine.cl")
        << "#include \"mine.h\"\n#ifdef MY_OWN_NAME\n#define PLUS 1\n#else\n#define PLUS 2\n#endif\n"
           "__kernel void mine(__global float* a, __global const float* b) {\n"
           "    a[get_global_id(0)] = b[get_global_id(0)] * SCALE + PLUS;\n}\n";
    const std::string what = GetParam();
    const CliResult here = far.run(what + " --json");
    const CliResult there = far.run(what + " --json --device ssh:far");
    EXPECT_EQ(there.code, here.code) << there.err;
    ASSERT_FALSE(there.out.empty()) << there.err;
    EXPECT_EQ(nlohmann::json::diff(without_times(here.json()), without_times(there.json())).dump(1), "[]");
    expect_nothing_left(far);
}

INSTANTIATE_TEST_SUITE_P(Commands, RunOverSsh,
                         testing::Values("run reduction/interleaved", "run reduction/no-barrier",
                                         "run scan/three-stage", "run mine.cl",
                                         // A log of several parts, which arrive while it is recorded.
                                         "run reduction/interleaved --set size=1M --no-timing",
                                         "check transpose/tiled", "check mine.cl"),
                         [](const auto& run) {
                             std::string name = run.param;
                             std::erase_if(name, [](unsigned char c) { return std::isalnum(c) == 0; });
                             return name;
                         });

TEST(OverSsh, TheOriginalKernelIsTimedThere) {
    const FarMachine far;
    const CliResult run = far.run("run reduction/interleaved --json --device ssh:far");
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_GT(run.json()["launches"][0]["timing"]["median_ns"], 0);
}

TEST(OverSsh, ASavedRecordingIsOpenedWithoutTheMachine) {
    const FarMachine far;
    ASSERT_EQ(far.run("run scan/three-stage --device ssh:far --no-timing --save x.lks").code, 0);
    const CliResult opened = far.cli().run("run x.lks --get correct");
    EXPECT_EQ(opened.out, "true\n") << opened.err;
}

TEST(OverSsh, ASweepUsesOneConnection) {
    const FarMachine far;
    const CliResult swept =
        far.run("sweep reduction/interleaved --over local=64,128 --json --device ssh:far");
    ASSERT_EQ(swept.code, 0) << swept.err;
    EXPECT_EQ(swept.json()["points"].size(), 2U);
    const std::string log = read_text_file(far.cli().folder() / "sshd_log").value();
    std::size_t connections = 0;
    for (std::size_t at = log.find("Accepted publickey"); at != std::string::npos;
         at = log.find("Accepted publickey", at + 1)) {
        ++connections;
    }
    EXPECT_EQ(connections, 1U) << log;
    expect_nothing_left(far);
}

TEST(OverSsh, ASweepHasSeveralDevices) {
    const FarMachine far;
    const std::string sweep = "sweep reduction/interleaved --over local=64,128 --device ssh:far --device '' ";
    const CliResult swept = far.run(sweep + "--json");
    ASSERT_EQ(swept.code, 0) << swept.err;
    ASSERT_EQ(swept.json()["sweeps"].size(), 2U);
    for (const auto& one : swept.json()["sweeps"]) {
        EXPECT_EQ(one["points"].size(), 2U);
    }
}

TEST(OverSsh, ComparedRunsMayHaveDifferentDevices) {
    const FarMachine far;
    const CliResult compared =
        far.run("compare --json 'reduction/interleaved?device=ssh:far' reduction/interleaved");
    ASSERT_EQ(compared.code, 0) << compared.err;
    for (const auto& run : compared.json()["runs"]) {
        EXPECT_GT(run["launches"][0]["timing"]["median_ns"], 0);
    }
    EXPECT_EQ(far.left_files().size(), 1U); // the recorder was used
}

TEST(OverSsh, ComparedRunsAreTimedThere) {
    const FarMachine far;
    const CliResult compared =
        far.run("compare reduction/interleaved reduction/sequential --json --device ssh:far");
    ASSERT_EQ(compared.code, 0) << compared.err;
    for (const auto& run : compared.json()["runs"]) {
        EXPECT_GT(run["launches"][0]["timing"]["median_ns"], 0);
    }
}

TEST(OverSsh, DevicesAreListed) {
    const FarMachine far;
    const CliResult here = far.run("devices --json");
    const CliResult there = far.run("devices --device ssh:far --json");
    ASSERT_EQ(there.code, 0) << there.err;
    ASSERT_FALSE(there.json()["devices"].empty());
    EXPECT_EQ(there.json()["devices"][0]["name"], here.json()["devices"][0]["name"]);
}

TEST(OverSsh, TheRecorderIsCopiedOnlyOnce) {
    FarMachine far;
    far.link().set({});
    ASSERT_EQ(far.run("devices --device ssh:far-away").code, 0);
    const std::uint64_t first = far.link().bytes();
    far.link().set({});
    ASSERT_EQ(far.run("devices --device ssh:far-away").code, 0);
    EXPECT_GT(first, std::uint64_t{2} << 20);
    EXPECT_LT(far.link().bytes(), first / 10);
}

TEST(OverSsh, ADamagedRecorderIsReplaced) {
    const FarMachine far;
    ASSERT_EQ(far.run("devices --device ssh:far").code, 0);
    const auto files = far.left_files();
    ASSERT_EQ(files.size(), 1U);
    std::filesystem::resize_file(far.cache() / files[0], 1000);
    const CliResult again = far.run("devices --device ssh:far");
    EXPECT_EQ(again.code, 0) << again.err;
    expect_nothing_left(far);
}

TEST(OverSsh, ALoginShellMayPrintText) {
    const FarMachine far;
    far.run_before("echo 'Welcome to this machine!'; seq 1 2000; printf 'no line end'");
    const CliResult run = far.run("run reduction/interleaved --device ssh:far --no-timing --get correct");
    EXPECT_EQ(run.out, "true\n") << run.err;
}

TEST(OverSsh, ASlowLinkOnlyTakesTime) {
    FarMachine far;
    far.link().set({.bytes_per_second = std::uint64_t{1} << 20});
    const CliResult run =
        far.run("run reduction/interleaved --device ssh:far-away --no-timing --get correct");
    EXPECT_EQ(run.out, "true\n") << run.err;
    expect_nothing_left(far);
}

TEST(OverSsh, AUserAndAPortCanBeGiven) {
    const FarMachine far;
    // Nothing listens on port 1, so the port of the configuration is not used.
    const CliResult run = far.run("devices --device ssh:$(id -un)@far:1");
    EXPECT_EQ(run.code, 4);
    EXPECT_NE(run.err.find("does not accept ssh connections"), std::string::npos) << run.err;
}

} // namespace
} // namespace lockstep::test
