// Tests the layer in a program that is not aware of it (tests/support/foreign), on a real driver, through
// `lockstep-cli capture`. The files that it writes must run in lockstep-cli.
#include "core/base/data_dir.h"
#include "tests/cli/cli_runner.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class Layer : public testing::Test {
protected:
    Layer() {
        fs::create_directory(cli_.folder() / "include");
        std::ofstream(cli_.folder() / "include" / "step.h") << "struct Step { char width; long shift; };\n";
    }
    /// Runs the program through `capture` with these options.
    [[nodiscard]] CliResult capture(const std::string& options, const std::string& way = "ordinary",
                                    const std::string& before = "") const {
        return cli_.run("capture " + options + " -- '" + program() + "' " + way, before);
    }
    /// Runs the program without `capture`. A shell runs it in place of lockstep-cli; the shell ignores the
    /// path of lockstep-cli, which follows as an argument.
    [[nodiscard]] CliResult alone(const std::string& way) const {
        return cli_.run("", "sh -c \"'" + program() + "' " + way + "\"");
    }
    [[nodiscard]] static std::string program() { return (program_dir() / "foreign_program").string(); }
    /// Returns the names of the launch files in the usual folder.
    [[nodiscard]] std::set<std::string> launch_files() const {
        std::set<std::string> names;
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator(cli_.folder() / "lockstep-launches", ignored)) {
            if (entry.path().extension() == ".sim") {
                names.insert(entry.path().stem().string());
            }
        }
        return names;
    }
    [[nodiscard]] std::string text(const std::string& file) const {
        return read_text_file(cli_.folder() / "lockstep-launches" / file).value();
    }
    void expect_same_result(const std::string& name) const {
        const CliResult run = cli_.run("run lockstep-launches/" + name +
                                       // files outside the folder are allowed, because the kernel `gather`
                                       // includes a header
                                       ".sim --json --no-timing --allow-files-outside");
        ASSERT_EQ(run.code, 0) << name << "\n" << run.err << run.out.substr(0, 2000);
        EXPECT_EQ(run.json()["correct"], true) << name;
        EXPECT_TRUE(run.json()["findings"].empty()) << name << run.json()["findings"];
    }
    void expect_runs_on(const std::string& way, const CliResult& captured) const {
        const CliResult plain = alone(way);
        EXPECT_EQ(captured.code, plain.code) << captured.err;
        EXPECT_EQ(captured.out, plain.out) << captured.err;
    }
    static bool says(const CliResult& result, const std::string& words) {
        return result.err.find(words) != std::string::npos;
    }
    CliRunner cli_;
};

using Names = std::set<std::string>;

TEST_F(Layer, LetsTheProgramRunOn) {
    EXPECT_EQ(alone("ordinary").code, 7);
    for (const std::string way : {"ordinary", "binary", "linked", "offset", "shared"}) {
        expect_runs_on(way, capture("--launch 1..", way));
    }
}

TEST_F(Layer, CapturesLaunchesThatHaveTheSameResultHere) {
    const CliResult captured = capture("--launch 1..");
    EXPECT_TRUE(says(captured, "5 launches were captured")) << captured.err;
    ASSERT_EQ(launch_files(), (Names{"scale-1", "scale-2", "scale-3", "gather-1", "brighten-1"}));
    for (const std::string& name : launch_files()) {
        expect_same_result(name);
    }
    const CliResult run = cli_.run("run lockstep-launches/scale-1.sim --no-timing --allow-files-outside");
    EXPECT_NE(run.out.find("correct: it equals the result of the captured program"), std::string::npos)
        << run.out;
}

TEST_F(Layer, WritesEveryKindOfArgument) {
    static_cast<void>(capture(""));
    const std::string gather = text("gather-1.sim");
    for (const std::string& line :
         std::vector<std::string>{"gather-1.cl", "16 16 1", "8 8 1",
                                  "options: -DTIMES=2 -I" + (cli_.folder() / "include").string(),
                                  "<size=1024 file=gather-1.in.bin ro>", "<size=16 uchar>\n3 ",
                                  "<size=256>\n", "<size=2 char>\n1 -1", "<size=1024 file=gather-1.out.bin>",
                                  "<null>", "<size=4 uchar>\n1 200 3 4", "<size=16 int>\n1 -2 3 -4"}) {
        EXPECT_NE(gather.find(line), std::string::npos) << line << " is missing in\n" << gather;
    }
    const std::string brighten = text("brighten-1.sim");
    for (const std::string& line : std::vector<std::string>{"<image=6x4:rgba8ui file=brighten-1.from.bin>",
                                                            "<sampler=clamp_to_edge>", "6 4 1\n6 4 1"}) {
        EXPECT_NE(brighten.find(line), std::string::npos) << line << " is missing in\n" << brighten;
    }
    EXPECT_NE(text("scale-1.sim").find("# The program left the size of the work-group to the driver"),
              std::string::npos);
    EXPECT_NE(text("scale-1.sim").find("1000 1 1\n50 1 1\n"), std::string::npos) << text("scale-1.sim");
}

TEST_F(Layer, CapturesImagesOfEveryShape) {
    const CliResult captured = capture("--kernel layers", "layers");
    ASSERT_EQ(launch_files(), Names{"layers-1"}) << captured.err << captured.out;
    const std::string layers = text("layers-1.sim");
    for (const std::string& line : std::vector<std::string>{
             "<image=6:rgba8ui file=layers-1.line.bin>", "<image=6x4:rgba8ui file=layers-1.lines.bin>",
             "<image=6:rgba8ui file=layers-1.list.bin>", "<image=6x4x2:rgba8ui file=layers-1.block.bin>"}) {
        EXPECT_NE(layers.find(line), std::string::npos) << line << " is missing in\n" << layers;
    }
    expect_same_result("layers-1");
}

TEST_F(Layer, ChoosesByKernelAndNumber) {
    const CliResult captured = capture("--kernel 'sc*,nothing' --launch 2..3");
    EXPECT_EQ(launch_files(), (Names{"scale-2", "scale-3"})) << captured.err;
    EXPECT_EQ(text("scale-2.data.after.bin"), text("scale-3.data.bin"))
        << "each begins where the last one ended";
    static_cast<void>(capture("--launch 1.. --count 1 -o few"));
    EXPECT_TRUE(fs::exists(cli_.folder() / "few" / "scale-1.sim"));
    EXPECT_FALSE(fs::exists(cli_.folder() / "few" / "scale-2.sim"));
}

TEST_F(Layer, CapturesWhatIsCompiledAndLinkedOfOneProgram) {
    static_cast<void>(capture("--kernel gather", "linked"));
    ASSERT_EQ(launch_files(), Names{"gather-1"});
    expect_same_result("gather-1");
}

/// If the driver does not describe the parameters of the program's kernel, the layer gets the description
/// from a copy of the kernel.
TEST_F(Layer, CapturesWhereTheDriverTellsNothingAboutParameters) {
    const std::string folder = program_dir().string();
    const CliResult run = cli_.run("", "OPENCL_LAYERS=" + folder + "/libreticent_layer.so:" + folder +
                                           "/liblockstep-layer.so sh -c \"'" + program() + "'\"");
    EXPECT_EQ(run.code, 7);
    ASSERT_EQ(launch_files(), (Names{"scale-1", "gather-1", "brighten-1"})) << run.err;
    expect_same_result("gather-1");
}

TEST_F(Layer, SaysWhyALaunchIsNotCaptured) {
    EXPECT_TRUE(
        says(capture("", "binary"), "lockstep-layer: scale: not captured: its source is not available"));
    EXPECT_TRUE(launch_files().empty());
    EXPECT_TRUE(says(capture("--kernel scale", "offset"), "scale: not captured: it has a global offset"));
    EXPECT_TRUE(says(capture("--kernel gather", "shared"),
                     "gather: not captured: its arguments \"out\" and \"few\" share memory"));
    EXPECT_TRUE(says(capture("--kernel gather", "ordinary", "LOCKSTEP_LAYER_BYTES=1K"),
                     "gather: not captured: the contents of its buffers before and after the launch take"));
    EXPECT_TRUE(launch_files().empty());
    const CliResult none = capture("--kernel nothing");
    EXPECT_TRUE(says(none, "none of the launched kernels was selected: brighten (1), gather (1), scale (3)"))
        << none.err;
    EXPECT_TRUE(says(none, "No launch was captured"));
}

/// The program lets the launch start only after the enqueue call returns. A blocking read in this call would
/// never end.
TEST_F(Layer, DoesNotHoldUpALaunchThatIsGated) {
    const CliResult captured = capture("", "gated", "LOCKSTEP_LAYER_WAIT=1");
    expect_runs_on("gated", captured);
    EXPECT_TRUE(
        says(captured, "gather: not captured: the events that it waits for did not complete within 1 s"))
        << captured.err;
    EXPECT_EQ(launch_files(), (Names{"scale-1", "brighten-1"}));
}

TEST_F(Layer, WritesNothingOver) {
    static_cast<void>(capture("--kernel scale"));
    const std::string first = text("scale-1.sim");
    static_cast<void>(capture("--kernel scale"));
    EXPECT_EQ(launch_files(), (Names{"scale-1", "scale-1-2"}));
    EXPECT_EQ(text("scale-1.sim"), first);
    expect_same_result("scale-1-2");
}

TEST_F(Layer, StaysOutOfTheWayWhereItCannotWork) {
    std::ofstream(cli_.folder() / "file") << "x";
    const CliResult nowhere = capture("-o file/below");
    expect_runs_on("ordinary", nowhere);
    EXPECT_TRUE(says(nowhere, "not captured: the folder ")) << nowhere.err;
    const CliResult wrong = capture("", "ordinary", "LOCKSTEP_LAYER_COUNT=many");
    expect_runs_on("ordinary", wrong);
    EXPECT_TRUE(says(wrong, "nothing is captured: LOCKSTEP_LAYER_COUNT is \"many\"")) << wrong.err;
}

TEST_F(Layer, SaysItsLinesWhereItIsAskedTo) {
    const CliResult captured = capture("--kernel scale", "ordinary", "LOCKSTEP_LAYER_LOG=log");
    EXPECT_FALSE(says(captured, "lockstep-layer:")) << captured.err;
    EXPECT_NE(read_text_file(cli_.folder() / "log").value().find("lockstep-layer: scale, launch 1: "),
              std::string::npos);
}

TEST_F(Layer, ShowsWhereAResultIsAnother) {
    static_cast<void>(capture("--kernel gather"));
    std::fstream(cli_.folder() / "lockstep-launches" / "gather-1.out.after.bin", std::ios::in | std::ios::out)
        << "xx";
    const CliResult run = cli_.run("run lockstep-launches/gather-1.sim --no-timing --allow-files-outside");
    EXPECT_EQ(run.code, 1);
    EXPECT_NE(run.out.find("WRONG: it differs from the result of the captured program"), std::string::npos)
        << run.out;
    EXPECT_NE(cli_.run("check lockstep-launches/gather-1.sim --allow-files-outside")
                  .out.find("the result differs from the result of the captured program"),
              std::string::npos);
}

/// clpeak is a Debian program that was written without knowledge of Lockstep.
TEST_F(Layer, CapturesALaunchOfClpeakThatHasTheSameResultHere) {
    if (std::system("command -v clpeak >/dev/null") != 0) {
        GTEST_SKIP() << "clpeak is not installed (app/packages.txt)";
    }
    const CliResult captured = cli_.run("capture --kernel compute_integer_v4 -- clpeak --compute-integer");
    EXPECT_EQ(captured.code, 0) << captured.err;
    ASSERT_EQ(launch_files(), Names{"compute_integer_v4-1"}) << captured.err;
    const CliResult run =
        cli_.run("run lockstep-launches/compute_integer_v4-1.sim --groups 4 --json --no-timing");
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.json()["correct"], true);
}

TEST_F(Layer, IsNoMatterOfProgramsWithoutOpenCl) {
    const CliResult none = cli_.run("capture -- true");
    EXPECT_EQ(none.code, 3);
    EXPECT_TRUE(says(none, "No launch was captured")) << none.err;
    EXPECT_EQ(cli_.run("capture -- sh -c 'exit 9'").code, 9);
    EXPECT_EQ(cli_.run("capture -- sh -c 'kill -9 $$'").code, 137);
    EXPECT_EQ(cli_.run("capture -- ./not-there").code, 3);
    EXPECT_EQ(cli_.run("capture --launch 0 -- true").code, 2);
    EXPECT_EQ(cli_.run("capture").code, 2);
}

} // namespace
} // namespace lockstep
