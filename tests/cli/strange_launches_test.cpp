// Tests launch files from unknown sources: what they may make Lockstep read, write and run.
#include "core/base/data_dir.h"
#include "tests/cli/cli_runner.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class StrangeLaunches : public testing::Test {
protected:
    StrangeLaunches() {
        fs::create_directory(cli_.folder() / "downloaded");
        write("precious.txt", std::string(256, 'p'));
        write("downloaded/k.cl", "__kernel void k(__global uchar* a) { a[get_global_id(0)] = 1; }\n");
    }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(cli_.folder() / name) << text;
    }
    void write_launch(const std::string& options, const std::string& argument) const {
        write("downloaded/k.sim", "k.cl\nk\n64 1 1\n64 1 1\n" + options + "\n" + argument + "\n");
    }
    static bool says(const CliResult& result, const std::string& words) {
        return (result.out + result.err).find(words) != std::string::npos;
    }
    [[nodiscard]] std::string precious() const {
        return fs::canonical(cli_.folder() / "precious.txt").string();
    }
    CliRunner cli_;
};

TEST_F(StrangeLaunches, WriteNoFileByTheirOptions) {
    write_launch("options: -DN=1 -MD -MF ../precious.txt -MT text", "<size=256 fill=0>");
    for (const std::string way : {"check downloaded/k.sim", "run downloaded/k.cl --no-timing"}) {
        const CliResult result = cli_.run(way);
        EXPECT_EQ(result.code, 3) << way << result.out << result.err;
        EXPECT_TRUE(says(result, "downloaded/k.sim:5: The build option \"-MD\" is not accepted"))
            << result.err;
    }
    write_launch("options: -DN=1", "<size=256 fill=0>");
    const CliResult said = cli_.run("check downloaded/k.sim --options '-MD x'");
    EXPECT_EQ(said.code, 3);
    EXPECT_FALSE(says(said, "k.sim:5:")) << said.err;
    EXPECT_EQ(read_text_file(precious()).value(), std::string(256, 'p'));
}

TEST_F(StrangeLaunches, ReadNoFileOutsideUnlessSomebodyAgrees) {
    write_launch("", "<size=256 file=../precious.txt ro>");
    const CliResult refused = cli_.run("run downloaded/k.sim --no-timing --save x.lks");
    EXPECT_EQ(refused.code, 3) << refused.out;
    EXPECT_TRUE(says(refused, "\n" + precious())) << refused.err;
    EXPECT_TRUE(says(refused, "--allow-files-outside")) << refused.err;
    EXPECT_FALSE(fs::exists(cli_.folder() / "x.lks"));

    const CliResult agreed = cli_.run("run downloaded/k.sim --no-timing --save x.lks --allow-files-outside");
    EXPECT_TRUE(says(agreed, "This recording contains the contents of:")) << agreed.out << agreed.err;
    EXPECT_TRUE(says(agreed, "    " + precious() + "\n")) << agreed.out;
    const nlohmann::json files = cli_.run("run x.lks --json").json()["files"];
    EXPECT_EQ(files, (nlohmann::json{fs::canonical(cli_.folder() / "downloaded/k.cl").string(), precious()}));
}

TEST_F(StrangeLaunches, IncludeNoFileOutside) {
    write("downloaded/k.cl",
          "#include \"../precious.txt\"\n__kernel void k(__global uchar* a) { a[0] = 1; }\n");
    write_launch("", "<size=256>");
    const CliResult refused = cli_.run("check downloaded/k.sim");
    EXPECT_EQ(refused.code, 3) << refused.out;
    EXPECT_TRUE(says(refused, "\n" + precious())) << refused.err;
}

/// Programs next to a launch file are never run, even without /proc, where a program cannot easily find its
/// own folder.
TEST_F(StrangeLaunches, StandBesideNoProgramThatIsRun) {
    for (const char* name : {"lockstep-worker", "lockstep-instrument"}) {
        const std::string file = "downloaded/" + std::string(name);
        write(file, "#!/bin/sh\n: > \"" + (cli_.folder() / "ran").string() + "\"\n");
        fs::permissions(cli_.folder() / file, fs::perms::owner_all);
    }
    write_launch("", "<size=256 fill=0>");
    const std::string hidden = "unshare --mount sh -c 'mount -t tmpfs none /proc";
    if (std::system((hidden + "' 2> /dev/null").c_str()) != 0) {
        GTEST_SKIP() << "nobody but root can hide /proc";
    }
    const std::string program = (program_dir() / "lockstep-cli").string();
    const std::string folder = (cli_.folder() / "downloaded").string();
    EXPECT_NE(std::system((hidden + " && cd " + folder + " && " + program + " list > /dev/null && " +
                           program + " check k.sim > out 2>&1; exit 3'")
                              .c_str()),
              0);
    EXPECT_TRUE(fs::exists(cli_.folder() / "downloaded" / "out")) << "the catalogue is found";
    EXPECT_FALSE(fs::exists(cli_.folder() / "ran"));
}

} // namespace
} // namespace lockstep
