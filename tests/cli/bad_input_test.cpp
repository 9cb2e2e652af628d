#include "cli_runner.h"

#include "core/base/data_dir.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Tests that bad input gives a message that says what happened, why and what to do, and the exit code for
/// this kind of error.
class BadInput : public testing::Test {
protected:
    void refuses(const std::string& arguments, int code, const std::string& message,
                 const std::string& before = "") {
        const CliResult result = cli_.run(arguments, before);
        EXPECT_EQ(result.code, code) << arguments << "\n" << result.err;
        EXPECT_NE(result.err.find(message), std::string::npos) << arguments << "\n" << result.err;
        EXPECT_EQ(result.out, "") << arguments;
    }
    CliRunner cli_;
};

TEST_F(BadInput, UnknownExperiment) {
    refuses("run reduction/interleavd", 2, "Did you mean \"reduction/interleaved\"?");
    refuses("run sorting/bitonic", 2, "\"lockstep-cli list\" lists the experiments");
}

TEST_F(BadInput, UnknownParameter) {
    refuses("run reduction/compacted --set sise=5", 2, "reduction/compacted has no parameter \"sise\"");
}

TEST_F(BadInput, ValueOutOfRange) {
    refuses("run reduction/compacted --set size=16777217", 2, "Allowed: 1..16777216");
    refuses("run reduction/compacted --set local=48", 2, "Allowed: 32, 64, 128, 256, 512, 1024");
    refuses("run reduction/compacted --set op=avg", 2, "Allowed: sum, max, min");
    refuses("run reduction/compacted --hw banks=33", 2, "Allowed: 1, 2, 4");
}

TEST_F(BadInput, SizeZero) {
    refuses("run reduction/compacted --set size=0", 2, "\"0\" is not a valid value for size");
}

TEST_F(BadInput, Usage) {
    refuses("", 2, "lockstep-cli run WHAT");
    refuses("rnu reduction/compacted", 2, "Did you mean \"run\"?");
    refuses("run", 2, "Missing argument: WHAT");
    refuses("run a b", 2, "Unexpected argument \"b\". \"lockstep-cli run --help\" shows the usage.");
    refuses("quiz a b c d e", 2, "Unexpected argument \"e\". At most 4 are possible.");
    refuses("run reduction/compacted --jsn", 2, "Unknown option \"--jsn\"");
    refuses("run reduction/compacted --jsn", 2, "Did you mean \"--json\"?");
    refuses("run reduction/compacted --groups 0", 2, "Allowed: all, or a number of at least 1");
    refuses("run reduction/compacted --set", 2, "--set needs a value");
    refuses("run reduction/compacted --set size", 2, "Allowed: name=value");
    refuses("run reduction/compacted --hw lanes=4", 2, "Available: warp_width");
    refuses("run reduction/compacted --hardware abacus", 2, "Available: amd-cdna");
}

TEST_F(BadInput, GroupLargerThanTheDeviceTakes) {
    refuses("run reduction/local-argument --set local=8192", 4,
            "A work-group of 8192 work-items is too large");
}

TEST_F(BadInput, ShapeThatIsNone) {
    for (const char* shape : {"0x4", "4x", "33x32", "4x4x4", "1025"}) {
        refuses("run transpose/tiled --set local=" + std::string(shape), 2, "Allowed: XxY, X*Y = 1..1024");
    }
}

TEST_F(BadInput, RadiusLargerThanTheImage) {
    refuses("run convolution/naive --set radius=4 --set width=5 --set height=3", 2,
            "A filter of radius 4 is larger than the part of the image in use (5 x 3 pixels)");
    EXPECT_EQ(cli_.run("run convolution/naive --set radius=3 --set width=5 --set height=3").code, 0);
}

TEST_F(BadInput, GroupOfHelpersOnly) {
    refuses("run convolution/separable --set local=4x64", 2,
            "must have at least 5 work-items in the direction in which the groups overlap");
    refuses("run convolution/separable-rows-first --set local=256x1", 2, "none would write a result");
}

TEST_F(BadInput, ImageThatIsNone) {
    ASSERT_TRUE(write_text_file(cli_.folder() / "notes.png", "just some notes").ok());
    refuses("run convolution/tiled --set image=notes.png", 3, "notes.png is not a PNG or JPEG image");
    refuses("run convolution/tiled --set image=none.png", 3, "none.png cannot be read");
    refuses("run convolution/tiled --set image=empty", 3, "empty cannot be read");
}

TEST_F(BadInput, LocalMemoryThatIsNotThere) {
    refuses("run memory/local-strided --set type=float4 --set stride=4096 --set local=1024", 4,
            "A work-group needs 67108864 bytes of local memory");
}

TEST_F(BadInput, UnknownDevice) {
    refuses("run reduction/compacted --device abacus", 2, "No OpenCL device has \"abacus\" in its name");
}

TEST_F(BadInput, GroupThatTheDeviceRefuses) {
    refuses("run reduction/compacted --set local=512", 4, "A work-group of 512 work-items is too large",
            "POCL_MAX_WORK_GROUP_SIZE=256");
}

TEST_F(BadInput, NoDevice) {
    const std::string no_vendors = "OCL_ICD_VENDORS=" + (cli_.folder() / "empty").string();
    refuses("run reduction/compacted", 4, "apt-get install pocl-opencl-icd", no_vendors);
    refuses("devices", 4, "No OpenCL device was found", no_vendors);
}

TEST_F(BadInput, DriverThatFailsToBuild) {
    refuses("run reduction/compacted", 4, "failed to build the kernel",
            "POCL_EXTRA_BUILD_FLAGS=--no-such-flag");
}

TEST_F(BadInput, WorkerThatDies) {
    refuses("run reduction/compacted", 4, "exited unexpectedly (exit code 1)", "LOCKSTEP_WORKER=/bin/false");
}

TEST_F(BadInput, FileThatCannotBeWritten) {
    refuses("run reduction/compacted --save /no/such/folder/x.lks", 3,
            "/no/such/folder/x.lks cannot be written: No such file or directory");
    refuses("run reduction/compacted --save empty", 3, "empty cannot be written: Is a directory");
}

TEST_F(BadInput, OutputThatCannotBeWritten) {
    const CliResult result = cli_.run("list", "sh -c '\"$@\" >/dev/full; echo $? >code' _");
    EXPECT_EQ(read_text_file(cli_.folder() / "code").value(), "3\n") << result.err;
}

TEST_F(BadInput, RecordingThatIsNotThere) {
    refuses("run none.lks", 3, "none.lks cannot be read: No such file or directory");
}

TEST_F(BadInput, FileOfCuda) {
    ASSERT_TRUE(write_text_file(cli_.folder() / "add.cu", "__global__ void add(float *a) { *a += 1; }").ok());
    const std::string file = (cli_.folder() / "add.cu").string();
    const std::string message =
        "add.cu is a CUDA file. Lockstep cannot run it, because Lockstep reads only OpenCL C";
    for (const char* command : {"run", "narrate", "whatif", "sweep --over local", "run --kernel add",
                                "run --set size=4", "run --device cpu", "compare reduction/compacted"}) {
        refuses(std::string(command) + " '" + file + "'", 3, message);
    }
    refuses("run none.cu", 2, "There is no experiment \"none.cu\" and no file of this name");
    ASSERT_TRUE(write_text_file(cli_.folder() / "add.cl",
                                "__kernel void add(__global float *a) { a[threadIdx.x] += 1; }")
                    .ok());
    refuses("run '" + (cli_.folder() / "add.cl").string() + "'", 3,
            "\"threadIdx\" is a CUDA name, but Lockstep reads OpenCL C. Write __kernel for __global__");
}

TEST_F(BadInput, FileThatIsNoRecording) {
    ASSERT_TRUE(
        write_text_file(cli_.folder() / "notes.lks", "just some notes, long enough to be a header").ok());
    refuses("run notes.lks", 3, "notes.lks is not a Lockstep recording");
}

TEST_F(BadInput, TruncatedRecording) {
    ASSERT_EQ(cli_.run("run reduction/compacted --no-timing --save x.lks").code, 0);
    const fs::path file = cli_.folder() / "x.lks";
    const auto whole = fs::file_size(file);
    for (const std::uintmax_t kept : {whole - 1, whole / 2, std::uintmax_t{20}}) {
        fs::resize_file(file, kept);
        refuses("run x.lks", 3, "x.lks is damaged or truncated");
    }
    fs::resize_file(file, 0);
    EXPECT_EQ(cli_.run("run x.lks").code, 3);
}

TEST_F(BadInput, ARecordingIsNotRunAgain) {
    ASSERT_EQ(cli_.run("run reduction/compacted --no-timing --save x.lks").code, 0);
    refuses("run x.lks --set size=5", 2, "a recording is not run again");
}

TEST_F(BadInput, InterruptCancelsARunAndLeavesNothingBehind) {
    fs::create_directory(cli_.folder() / "runtime");
    const CliResult result = cli_.run("run reduction/interleaved --set size=16777216",
                                      "XDG_RUNTIME_DIR='" + (cli_.folder() / "runtime").string() +
                                          "' timeout --preserve-status --foreground -s INT 0.3");
    EXPECT_EQ(result.code, 130) << result.err;
    EXPECT_NE(result.err.find("Cancelled."), std::string::npos);
    EXPECT_TRUE(fs::is_empty(cli_.folder() / "runtime"));
}

TEST(Cli, ListsExperimentsWithTheirParameters) {
    const CliResult result = CliRunner().run("list --json");
    ASSERT_EQ(result.code, 0);
    const auto experiments = result.json().at("experiments");
    const auto with_id = [&](const std::string& id) {
        return *std::ranges::find_if(experiments, [&](const auto& each) { return each.at("id") == id; });
    };
    const auto size = with_id("reduction/interleaved").at("parameters").at(0);
    EXPECT_EQ(size.at("name"), "size");
    EXPECT_EQ(size.at("most"), 1 << 24);
    const auto local = with_id("transpose/tiled").at("parameters").at(2);
    EXPECT_EQ(local.at("kind"), "shape");
    EXPECT_EQ(local.at("default"), "32x8");
}

TEST(Cli, ListsDevices) {
    const CliResult result = CliRunner().run("devices --json");
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_GE(result.json().at("devices").size(), 1u);
    EXPECT_EQ(CliRunner().run("devices").code, 0);
}

TEST(Cli, WritesItsCompletionAndItsManualPage) {
    EXPECT_NE(CliRunner().run("completion bash").out.find("complete -o default"), std::string::npos);
    EXPECT_EQ(CliRunner().run("completion zsh").out.substr(0, 21), "#compdef lockstep-cli");
    EXPECT_EQ(CliRunner().run("man").out.substr(0, 19), ".TH LOCKSTEP-CLI 1 ");
}

TEST(Cli, HelpsAndTellsItsVersion) {
    EXPECT_EQ(CliRunner().run("--help").code, 0);
    EXPECT_NE(CliRunner().run("run --help").out.find("--save FILE.lks"), std::string::npos);
    EXPECT_EQ(CliRunner().run("--version").out.substr(0, 13), "lockstep-cli ");
}

} // namespace
} // namespace lockstep
