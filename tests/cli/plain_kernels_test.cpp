// Tests plain kernels that crash, never end, or compute other results than the instrumented ones: the
// findings must remain.
#include "core/base/data_dir.h"
#include "tests/cli/cli_runner.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using nlohmann::json;

class PlainKernels : public testing::Test {
protected:
    /// Writes a launch of one group of `items` work-items, with a buffer of `items` integers.
    void write(const std::string& name, const std::string& body, int items,
               const std::string& arguments = "") {
        const std::string size = std::to_string(items);
        ASSERT_TRUE(write_text_file(cli_.folder() / (name + ".cl"), body).ok());
        ASSERT_TRUE(write_text_file(cli_.folder() / (name + ".sim"),
                                    name + ".cl\nk\n" + size + " 1 1\n" + size + " 1 1\n<size=" +
                                        std::to_string(4 * items) + " int fill=0 dump>\n" + arguments)
                        .ok());
    }
    static json check_of(const json& report, const std::string& kind) {
        for (const json& check : report.at("checks")) {
            if (check.at("kind") == kind) {
                return check;
            }
        }
        return {};
    }

    CliRunner cli_;
};

/// PoCL 3.1 never leaves this loop: its number of iterations differs between work-items, and it contains a
/// barrier that all of them reach.
constexpr const char* walk = "kernel void k(global int* out) {\n"
                             "    int item = get_local_id(0), sum = 0;\n"
                             "    for (int turn = 0; turn < item + 2; turn++) {\n"
                             "        sum += turn;\n"
                             "        if (turn < 2) barrier(CLK_LOCAL_MEM_FENCE);\n"
                             "    }\n"
                             "    out[item] = sum;\n"
                             "}\n";

TEST_F(PlainKernels, ThatNeverEndAreEndedAndAllThatWasFoundStays) {
    write("walk", walk, 4);
    const CliResult run = cli_.run("run walk.sim --json --plain-limit 1", "timeout 60");
    const json report = run.json();
    const json& launch = report.at("launches").at(0);
    EXPECT_GT(launch.at("events").get<int>(), 0);
    ASSERT_TRUE(launch.at("timing").is_null());
    EXPECT_EQ(launch.at("timing_reason"), "out of time");
    EXPECT_EQ(report.at("correct"), json());
    EXPECT_EQ(report.at("plain_stop"),
              (json{{"launch", 0}, {"why", "out of time"}, {"reason", "1"}, {"limit", "plain-limit"}}));
    EXPECT_EQ(run.code, 4);
    const CliResult text = cli_.run("check walk.sim --time-limit 3 --junit walk.xml", "timeout 60");
    EXPECT_NE(text.out.find("0 errors"), std::string::npos) << text.out;
    const std::string which = "The run reached its time limit of 3 s";
    EXPECT_NE(text.out.find(which), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("use --time-limit"), std::string::npos) << text.out;
    EXPECT_NE(read_text_file(cli_.folder() / "walk.xml").value().find(which), std::string::npos);
}

TEST_F(PlainKernels, ThatCrashLeaveWhatTheInstrumentedOnesFound) {
    write("open",
          "kernel void k(global int* a) {\n"
          "    int i = get_global_id(0);\n"
          "    int q = 1 / (i - i);\n"
          "    if (q > 3) a[i] = 1;\n"
          "    a[i + 1] = (int)NAN > 3 ? 5 : 6;\n"
          "}\n",
          64);
    const CliResult check = cli_.run("check open.sim --json");
    EXPECT_EQ(check.code, 1) << check.err;
    EXPECT_EQ(check.json().at(0).at("findings").at(0).at("kind"), "out-of-bounds");
}

/// Undefined values that compilers detect only during constant folding must neither end an instrumented
/// kernel nor change its path.
TEST_F(PlainKernels, OfUndefinedValuesThatCompilersFindOutLeaveWhatWasFound) {
    write("found",
          "int above(int x) { return x > 3; }\n"
          "kernel void k(global int* a) {\n"
          "    int i = get_global_id(0), q = 1, z[2] = {1, NAN};\n"
          "    const float none = 0.0f / 0.0f;\n"
          "    int4 v = convert_int4((float4)(none));\n"
          "    q += none; z[i & 1] *= 1e30f; v.y -= none; a[i] += none;\n"
          "    if (above(q) || above(z[0]) || above(v.x) || above(v.y) || above(none)) a[i] = 1;\n"
          "    if (__builtin_clz(i - i) > 3 && __builtin_ctz(0) > 3) a[i]++;\n"
          "    if (convert_uchar_sat_rte(NAN) > 3 || pow(NAN, none) > 0 || ilogb(NAN) > 3) a[i]++;\n"
          "    switch ((int)log(-1.0f)) { case 0: a[i] = 3; break; case 4: a[i] = 5; }\n"
          "    a[i + 1] = (uchar)none;\n"
          "}\n",
          64);
    const CliResult check = cli_.run("check found.sim --json", "timeout 60");
    EXPECT_EQ(check.code, 1) << check.err;
    EXPECT_EQ(check.json().at(0).at("findings").at(0).at("kind"), "out-of-bounds");
}

TEST_F(PlainKernels, OfUndefinedConstantsAreNoReasonToAccuseTheDriver) {
    write("open",
          "kernel void k(global int* a) {\n"
          "    int i = get_global_id(0);\n"
          "    int q = 1 / (i - i);\n"
          "    if (q > 3) a[i] = 1; else a[i] = (int)NAN > 3 ? 5 : 6;\n"
          "    a[i] += convert_int(NAN) + (i < 64 ? (int)(i - NAN) : 0);\n"
          "}\n",
          64);
    const CliResult check = cli_.run("check open.sim --json");
    EXPECT_TRUE(check.code == 0 || check.code == 4) << check.out << check.err;
    const json report = check.json().at(0);
    EXPECT_TRUE(report.at("findings").empty());
    EXPECT_EQ(check_of(report, "plain-result").at("state"), "not-done");
}

/// For this kernel, PoCL 3.1 uses the condition of one work-item for all work-items. `result`: the type of the elements
/// of r. `store`: the statements that store the variables least and most in r.
std::string least_and_most(const std::string& result, const std::string& store) {
    return "typedef struct { char tag; float least, most; } range;\n"
           "kernel void k(global " +
           result +
           "* r, global const float* data, uint count, local float* low, local float* "
           "high) {\n"
           "    float least = MAXFLOAT, most = -MAXFLOAT;\n"
           "    for (uint at = get_local_id(0); at < count; at += get_local_size(0)) {\n"
           "        least = min(least, data[at]);\n"
           "        most = max(most, data[at]);\n"
           "    }\n"
           "    low[get_local_id(0)] = least;\n"
           "    high[get_local_id(0)] = most;\n"
           "    barrier(CLK_LOCAL_MEM_FENCE);\n"
           "    for (uint step = 1; step < get_local_size(0); step *= 2) {\n"
           "        if (get_local_id(0) + step < get_local_size(0) && get_local_id(0) % (2 * step) == 0) {\n"
           "            low[get_local_id(0)] = min(low[get_local_id(0)], low[get_local_id(0) + step]);\n"
           "            high[get_local_id(0)] = max(high[get_local_id(0)], high[get_local_id(0) + step]);\n"
           "        }\n"
           "        barrier(CLK_LOCAL_MEM_FENCE);\n"
           "    }\n"
           "    least = low[0];\n"
           "    most = high[0];\n"
           "    if (get_local_id(0) == 0) {\n"
           "        " +
           store +
           "\n"
           "    }\n"
           "}\n";
}

constexpr const char* input_of_least =
    "<size=4000 float random=1:0:1 ro>\n<size=4> 1000\n<size=1024>\n<size=1024>\n";

TEST_F(PlainKernels, ThatComputeSomethingElseFailACheckOfTheirOwn) {
    write("least", least_and_most("float", "r[0] = least; r[1] = most;"), 256, input_of_least);
    const CliResult text = cli_.run("check least.sim --junit least.xml");
    EXPECT_EQ(text.code, 1) << text.out << text.err;
    EXPECT_NE(text.out.find("0 errors, 0 notes"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("and no finding explains this"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("First difference at r[0]: original "), std::string::npos) << text.out;
    EXPECT_NE(read_text_file(cli_.folder() / "least.xml").value().find("First difference at r[0]"),
              std::string::npos);
    const json report = cli_.run("check least.sim --json").json().at(0);
    EXPECT_TRUE(report.at("findings").empty());
    EXPECT_EQ(check_of(report, "plain-result").at("state"), "failed");
    EXPECT_EQ(report.at("unexplained_differences").at(0).at("object"), "r");
    EXPECT_EQ(cli_.run("run least.sim --no-timing --no-costs").code, 1);
}

TEST_F(PlainKernels, MayLeaveAnyBytesInUninitialisedStructMembers) {
    write("open",
          "typedef struct { char tag; float speed; int n[3]; } body;\n"
          "body made(int x) { body b; b.n[0] = x; if (x > 5) b.speed = 2; return b; }\n"
          "kernel void k(global body* r) {\n"
          "    body both[2];\n"
          "    both[get_local_id(0) & 1] = made(r[get_local_id(0)].n[1]);\n"
          "    r[get_local_id(0)] = both[get_local_id(0) & 1];\n"
          "}\n",
          64);
    std::string sim = read_text_file(cli_.folder() / "open.sim").value();
    sim.replace(sim.find("<size=256"), 9, "<size=1280");
    ASSERT_TRUE(write_text_file(cli_.folder() / "open.sim", sim).ok());
    const json report = cli_.run("check open.sim --json").json().at(0);
    EXPECT_EQ(report.at("findings"), json::array());
    EXPECT_EQ(report.at("unexplained_differences"), json::array());
}

TEST_F(PlainKernels, ThatWriteDifferentStructsFailTheSameCheck) {
    write("structs", least_and_most("range", "r[2].tag = 'r'; r[2].least = least; r[2].most = most;"), 256,
          input_of_least);
    const CliResult check = cli_.run("check structs.sim --json");
    EXPECT_EQ(check.code, 1) << check.out << check.err;
    const json difference = check.json().at(0).at("unexplained_differences").at(0);
    EXPECT_EQ(difference.at("object"), "r");
    EXPECT_EQ(difference.at("element"), 2);
    EXPECT_EQ(difference.at("count"), 2) << "the tag is the same";
}

TEST_F(PlainKernels, EndSweepsAndRunsWithOneCode) {
    const std::string without_worker = "LOCKSTEP_WORKER=/no/such/worker";
    EXPECT_EQ(cli_.run("run reduction/interleaved", without_worker).code, 4);
    EXPECT_EQ(cli_.run("sweep reduction/interleaved --over local=64", without_worker).code, 4);
}

} // namespace
} // namespace lockstep
