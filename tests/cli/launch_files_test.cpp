#include "tests/cli/cli_runner.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <regex>

namespace lockstep {
namespace {

const char* const saxpy =
    "__kernel void saxpy(float a, __global const float* x, __global float* y, int n) {\n"
    "    int i = get_global_id(0);\n"
    "    if (i < n) y[i] += a * x[i];\n"
    "}\n";

class LaunchFiles : public testing::Test {
protected:
    void write(const std::string& name, const std::string& text) {
        std::ofstream(cli_.folder() / name) << text;
    }
    void write_saxpy(const std::string& arguments) {
        write("saxpy.cl", saxpy);
        write("saxpy.sim", "saxpy.cl\nsaxpy\n256 1 1\n64 1 1\n" + arguments);
    }
    CliRunner cli_;
};

const char* const whole = "<size=4> 2\n<size=1024 random=3 ro>\n<size=1024 fill=1 dump>\n<size=4> 256\n";

TEST_F(LaunchFiles, RunLikeAnExperiment) {
    write_saxpy(whole);
    const CliResult run = cli_.run("run saxpy.sim --json --no-timing");
    ASSERT_EQ(run.code, 0) << run.err;
    const nlohmann::json json = run.json();
    EXPECT_EQ(json["what"], "saxpy.sim");
    EXPECT_TRUE(json["correct"].is_null());
    EXPECT_EQ(json["launches"][0]["items"], 256);
    // Two reads by each of eight warps.
    EXPECT_EQ(json["launches"][0]["totals"]["global_load"]["requests"], 16);
    EXPECT_TRUE(json["findings"].empty());
}

TEST_F(LaunchFiles, CountABranchOnceHoweverManyOperandsItsConditionHas) {
    write("k.cl", "kernel void k(global int* a) {\n"
                  "    int l = get_local_id(0);\n"
                  "    if (l >= 8 && l < 70)\n"
                  "        a[l] = 1;\n"
                  "    if (l % 2 == 0 && l < 0)\n"
                  "        a[0] = 2;\n"
                  "    int i = 0;\n"
                  "    while (i < 3 && i < l)\n"
                  "        ++i;\n"
                  "    a[l] += l % 2 == 0 && l > 0;\n"
                  "}\n");
    write("k.sim", "k.cl\nk\n64 1 1\n64 1 1\n<size=256 fill=0>\n");
    const CliResult run = cli_.run("run k.sim --json --no-timing");
    ASSERT_EQ(run.code, 0) << run.err;
    std::map<int, std::string> branches;
    const nlohmann::json json = run.json();
    for (const auto& line : json["launches"][0]["lines"]) {
        branches[line["line"]] = line["branches"].dump();
    }
    EXPECT_EQ(branches[3], R"({"divergent":1,"executed":2,"operands":{"divergent":1,"executed":2}})");
    EXPECT_EQ(branches[5], R"({"divergent":0,"executed":2,"operands":{"divergent":2,"executed":2}})");
    EXPECT_EQ(branches[8], R"({"divergent":3,"executed":8,"operands":{"divergent":0,"executed":8}})");
    EXPECT_EQ(branches[10], R"({"divergent":0,"executed":0,"operands":{"divergent":2,"executed":2}})");
}

TEST_F(LaunchFiles, PrintTheBuffersThatTheyAskToSee) {
    write_saxpy("<size=4> 2\n<size=1024 float range=0:1:255>\n<size=1024 fill=1 dump>\n<size=4> 256\n");
    const CliResult run = cli_.run("run saxpy.sim --no-timing --save s.lks");
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_NE(run.out.find("\n# y, as the original kernel left it\n<size=1024 float>\n1 3 5 7 9 "),
              std::string::npos)
        << run.out;
    EXPECT_EQ(run.out.find("# x"), std::string::npos) << run.out;
    EXPECT_NE(cli_.run("run s.lks").out.find("# y, as the original kernel left it"), std::string::npos);
    const nlohmann::json buffer = cli_.run("run s.lks --json").json()["buffers"].at(0);
    EXPECT_EQ(buffer["type"], "float");
    EXPECT_EQ(buffer["kernel"], "plain");
    EXPECT_EQ(buffer["values"].at(255), 511);
}

TEST_F(LaunchFiles, AreRunFromAnyFolderAndSaved) {
    write_saxpy(whole);
    const std::string path = (cli_.folder() / "saxpy.sim").string();
    const CliResult elsewhere = cli_.run("run " + path + " --no-timing --json", "env -C /");
    EXPECT_EQ(elsewhere.code, 0) << elsewhere.err;
    EXPECT_EQ(cli_.run("run ./saxpy.sim --no-timing --save s.lks").code, 0);
    EXPECT_EQ(cli_.run("run s.lks --json").json()["what"], "saxpy.sim");
}

TEST_F(LaunchFiles, ThatAreWrongSayTheirLine) {
    write_saxpy("<size=4> 2\n<size=1024 random=3 ro>\n<size=1023 fill=1>\n<size=4> 256\n");
    const CliResult run = cli_.run("run saxpy.sim");
    EXPECT_EQ(run.code, 3);
    EXPECT_NE(run.err.find("saxpy.sim:7: The size of this argument, 1023 bytes,"), std::string::npos)
        << run.err;
    write("saxpy.sim", "gone.cl\nsaxpy\n256 1 1\n64 1 1\n");
    EXPECT_EQ(cli_.run("run saxpy.sim").code, 3);
    EXPECT_EQ(cli_.run("run nowhere.sim").code, 3);
    EXPECT_EQ(cli_.run("run saxpy.sim --set size=3").code, 3) << "the file is read first";
}

TEST_F(LaunchFiles, AreGuessedForAKernelAlone) {
    write("saxpy.cl", saxpy);
    const CliResult run = cli_.run("run saxpy.cl --json --no-timing");
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.json()["parameters"]["launch file"], "guessed");
    EXPECT_EQ(run.json()["parameters"]["x"], "<size=4096 random=1>");
    EXPECT_NE(cli_.run("run saxpy.cl --no-timing").out.find("The launch was guessed"), std::string::npos);
    EXPECT_EQ(run.json()["launches"][0]["items"], 1024);
    EXPECT_EQ(run.json()["launches"][0]["totals"]["global_load"]["requests"], 64) << "n is all of them";
    write("two.cl",
          std::string(saxpy) + "__kernel void other(__global int* p) { p[get_global_id(0)] = 1; }\n");
    EXPECT_EQ(cli_.run("run two.cl").code, 2);
    EXPECT_NE(cli_.run("run two.cl").err.find("saxpy, other"), std::string::npos);
    EXPECT_EQ(cli_.run("run two.cl --kernel other --no-timing").code, 0);
    EXPECT_EQ(cli_.run("run two.cl --kernel third --no-timing").code, 3);
}

TEST_F(LaunchFiles, BesideAKernelSayItsLaunch) {
    write_saxpy(whole);
    const CliResult run = cli_.run("run saxpy.cl --json --no-timing");
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.json()["parameters"]["launch file"], "saxpy.sim");
    EXPECT_EQ(run.json()["launches"][0]["items"], 256);
    EXPECT_NE(
        cli_.run("run saxpy.cl --no-timing").out.find("The launch comes from saxpy.sim in the same folder"),
        std::string::npos);
    EXPECT_NE(cli_.run("check saxpy.cl").out.find("the launch comes from saxpy.sim"), std::string::npos);
    write("saxpy.sim", "other.cl\nsaxpy\n128 1 1\n64 1 1\n");
    EXPECT_EQ(cli_.run("run saxpy.cl --json --no-timing").json()["parameters"]["launch file"], "guessed")
        << "it speaks of another program";
    write("saxpy.sim", "saxpy.cl\nold_name\n128 1 1\n64 1 1\n");
    EXPECT_EQ(cli_.run("run saxpy.cl --json --no-timing").json()["parameters"]["launch file"], "guessed")
        << "the kernel has another name since";
    EXPECT_EQ(cli_.run("run saxpy.sim").code, 3) << "this one was named";
    write("saxpy.sim", "saxpy.cl\nsaxpy\n128 1 1\n");
    EXPECT_EQ(cli_.run("run saxpy.cl").code, 3) << "it is broken, and of this program";
}

TEST_F(LaunchFiles, OfOneKernelOfSeveralCarryItsName) {
    write("two.cl",
          std::string(saxpy) + "__kernel void other(__global int* p) { p[get_global_id(0)] = 1; }\n");
    write("two.other.sim", "two.cl\nother\n128 1 1\n64 1 1\n<size=512 fill=0>\n");
    const CliResult run = cli_.run("run two.cl --kernel other --json --no-timing");
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.json()["parameters"]["launch file"], "two.other.sim");
    EXPECT_EQ(cli_.run("run two.cl --kernel saxpy --json --no-timing").json()["parameters"]["launch file"],
              "guessed");
}

TEST_F(LaunchFiles, AreComparedInTurn) {
    write_saxpy(whole);
    write("saxpy.cl", saxpy);
    const CliResult compare = cli_.run("compare saxpy.sim saxpy.cl --json");
    ASSERT_EQ(compare.code, 0) << compare.err;
    EXPECT_TRUE(compare.out.find("median_ns") != std::string::npos) << compare.out;
}

TEST_F(LaunchFiles, AreCheckedForPeopleAndBuildServers) {
    write("race.cl", "__kernel void k(__global int* o) {\n    o[0] = get_global_id(0);\n}\n");
    write("race.sim", "race.cl\nk\n64 1 1\n32 1 1\n<size=4 fill=0>\n");
    write_saxpy(whole);
    const CliResult check = cli_.run("check saxpy.sim race.sim --junit out.xml");
    EXPECT_EQ(check.code, 1) << check.err;
    EXPECT_NE(check.out.find("saxpy.sim: 0 errors, 0 notes"), std::string::npos) << check.out;
    EXPECT_NE(check.out.find("error: Data race, race.cl:2"), std::string::npos) << check.out;
    std::ifstream file(cli_.folder() / "out.xml");
    const std::string xml(std::istreambuf_iterator<char>(file), {});
    EXPECT_TRUE(
        std::regex_search(xml, std::regex("<testsuite name=\"race.sim\" tests=\"16\" failures=\"[12]\"")))
        << xml;
    EXPECT_EQ(cli_.run("check saxpy.sim").code, 0);
    EXPECT_EQ(cli_.run("check race.sim --json").json()[0]["findings"][0]["kind"], "race");
    EXPECT_EQ(cli_.run("check nowhere.sim saxpy.sim").code, 3);
}

TEST_F(LaunchFiles, AreCheckedWithTheConditionOfTheVerdict) {
    write("saxpy.cl", saxpy);
    const CliResult check = cli_.run("check saxpy.cl --groups 2 --junit out.xml");
    const std::string scope =
        "the launch was guessed: 1024 work-items in groups of 64; only the first 2 of 16 "
        "work-groups were checked";
    EXPECT_EQ(check.code, 0) << check.err;
    EXPECT_NE(check.out.find("0 notes; " + scope), std::string::npos) << check.out;
    std::ifstream file(cli_.folder() / "out.xml");
    const std::string xml(std::istreambuf_iterator<char>(file), {});
    EXPECT_NE(xml.find("<system-out>" + scope), std::string::npos) << xml;
    EXPECT_EQ(cli_.run("check saxpy.cl --groups 2 --json").json()[0]["groups"][0]["logged"], 2);
}

TEST_F(LaunchFiles, ThatAreGuessedMayBeWhyThereIsAnError) {
    write("pairs.cl", "__kernel void k(__global int* o) {\n    o[get_global_id(0) + 1] = 0;\n}\n");
    write("pairs.sim", "pairs.cl\nk\n64 1 1\n32 1 1\n<size=4 fill=0>\n");
    const std::string condition = "Sizes and inputs were guessed and may cause the error";
    EXPECT_EQ(cli_.run("check pairs.sim").out.find(condition), std::string::npos);
    std::filesystem::remove(cli_.folder() / "pairs.sim");
    const CliResult check = cli_.run("check pairs.cl");
    EXPECT_EQ(check.code, 1);
    EXPECT_NE(check.out.find("error: Out-of-bounds access, pairs.cl:2"), std::string::npos) << check.out;
    EXPECT_NE(check.out.find(condition), std::string::npos) << check.out;
}

TEST_F(LaunchFiles, TellOptionsThatMeanNothingForThem) {
    write_saxpy(whole);
    EXPECT_EQ(cli_.run("run saxpy.sim --kernel saxpy").code, 2);
    EXPECT_EQ(cli_.run("run reduction/interleaved --kernel saxpy").code, 2);
    EXPECT_NE(cli_.run("run saxpy.sim --set z=3").err.find("Available parameters: global, local, "),
              std::string::npos);
    ASSERT_EQ(cli_.run("run saxpy.sim --no-timing --save s.lks").code, 0);
    const CliResult sweep = cli_.run("sweep s.lks --over local");
    EXPECT_EQ(sweep.code, 2);
    EXPECT_NE(sweep.err.find("because a sweep runs it many times"), std::string::npos) << sweep.err;
    EXPECT_EQ(cli_.run("check s.lks --set n=3").code, 2);
    write("none.cl", "int twice(int x) { return 2 * x; }\n");
    EXPECT_NE(cli_.run("run none.cl").err.find("contains no kernel"), std::string::npos);
}

TEST_F(LaunchFiles, HaveAnotherIdentityWhenTheirSourceChanges) {
    write_saxpy(whole);
    const auto sum = [this] {
        return cli_.run("run saxpy.sim --no-timing --json").json()["parameters"]["source text"];
    };
    const nlohmann::json before = sum();
    EXPECT_EQ(sum(), before);
    write("saxpy.cl", std::string(saxpy) + "\n");
    EXPECT_NE(sum(), before);
}

/// A loop that ends must not be reported as endless, however large the log is and whatever else is wrong.
TEST_F(LaunchFiles, WithAFaultAndALongLoopAreNotCalledEndless) {
    write("long.cl", "__kernel void k(__global int* o) {\n"
                     "    int sum = 0;\n"
                     "    for (int i = 0; i < 5000000; ++i) sum += i & o[0];\n"
                     "    o[1000000] = sum;\n}\n");
    write("long.sim", "long.cl\nk\n1 1 1\n1 1 1\n<size=256 fill=0>\n");
    const CliResult check = cli_.run("check long.sim --json");
    EXPECT_EQ(check.code, 1) << check.err;
    ASSERT_EQ(check.json()[0]["findings"].size(), 1U) << check.out;
    EXPECT_EQ(check.json()[0]["findings"][0]["kind"], "out-of-bounds");
}

TEST_F(LaunchFiles, ThatTakeTooLongAreEnded) {
    write("long.cl", "__kernel void k(__global volatile int* o) {\n"
                     "    for (int i = 0; i < 1 << 30; ++i) o[get_global_id(0)] += i;\n}\n");
    write("long.sim", "long.cl\nk\n64 1 1\n64 1 1\n<size=256 fill=0>\n");
    const CliResult run = cli_.run("run long.sim --time-limit 1");
    EXPECT_EQ(run.code, 4) << run.out;
    EXPECT_NE(run.err.find("time limit of 1 s"), std::string::npos) << run.err;
}

} // namespace
} // namespace lockstep
