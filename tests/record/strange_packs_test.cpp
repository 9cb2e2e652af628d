// Gives lockstep-record wrong options, damaged files, and kernels that do not end.

#include "core/base/data_dir.h"
#include "tests/cli/cli_runner.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class StrangePacks : public testing::Test {
protected:
    [[nodiscard]] CliResult record(const std::string& arguments, const std::string& before = "") const {
        return cli_.run_program("lockstep-record", arguments, before);
    }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(cli_.folder() / name, std::ios::binary) << text;
    }
    [[nodiscard]] std::string read(const std::string& name) const {
        return read_text_file(cli_.folder() / name).value();
    }
    CliRunner cli_;
};

TEST_F(StrangePacks, EndWithAMessage) {
    ASSERT_EQ(cli_.run("pack reduction/interleaved -o x.lkp").code, 0);
    const std::string whole = read("x.lkp");
    for (std::size_t i = 0; i < whole.size(); i += whole.size() / 40) {
        std::string changed = whole;
        changed[i] = static_cast<char>(changed[i] ^ 0x10);
        write("y.lkp", changed);
        const CliResult result = record("y.lkp -o y.lks", "timeout 60");
        EXPECT_EQ(result.code, 3) << "byte " << i << result.err;
        EXPECT_NE(result.err.find("y.lkp"), std::string::npos) << result.err;
        EXPECT_FALSE(fs::exists(cli_.folder() / "y.lks"));
    }
    write("y.lkp", whole.substr(0, whole.size() / 2));
    EXPECT_NE(record("y.lkp -o y.lks").err.find("damaged or truncated"), std::string::npos);
    write("y.lkp", "not a pack");
    EXPECT_NE(record("y.lkp -o y.lks").err.find("is not a packed run"), std::string::npos);
}

TEST_F(StrangePacks, ArePackedAndRecordedWithTheRightOptionsOnly) {
    ASSERT_EQ(cli_.run("pack reduction/interleaved -o x.lkp").code, 0);
    EXPECT_EQ(record("").code, 2);
    EXPECT_EQ(record("x.lkp").code, 2);
    EXPECT_EQ(record("x.lkp -o nowhere/x.lks").code, 3);
    EXPECT_EQ(record("nowhere.lkp -o x.lks").code, 3);
    EXPECT_EQ(record("x.lkp -o x.lks --device nobody").code, 2);
    EXPECT_EQ(record("x.lkp -o x.lks --unknown").code, 2);
    EXPECT_EQ(record("x.lkp -o /dev/null").code, 3);
    EXPECT_EQ(record("--worker-process").code, 2);
    EXPECT_EQ(record("--version").code, 0);
    EXPECT_NE(record("--help").out.find("FILE.lkp"), std::string::npos);
    ASSERT_EQ(record("x.lkp -o x.lks --groups 1 --no-timing").code, 0);
    EXPECT_EQ(cli_.run("run x.lks --get launches[0].groups.logged").out, "1\n");
    EXPECT_EQ(cli_.run("pack x.lks -o y.lkp").code, 2);
    EXPECT_EQ(cli_.run("pack reduction/interleaved").code, 2);
    EXPECT_EQ(cli_.run("pack reduction/interleaved --for x.lkp -o y.lkp").code, 3);
    EXPECT_EQ(cli_.run("pack reduction/interleavd -o y.lkp").code, 2);
}

TEST_F(StrangePacks, NeedNoFolderOfTheUser) {
    ASSERT_EQ(cli_.run("pack reduction/interleaved -o x.lkp").code, 0);
    EXPECT_EQ(record("x.lkp -o x.lks", "env -i PATH=/usr/bin:/bin").code, 0);
    EXPECT_EQ(record("x.lkp -o x.lks", "HOME=/nowhere XDG_CACHE_HOME=/nowhere").code, 0);
}

/// A kernel that never ends without Lockstep's budget for loops.
class EndlessPacks : public StrangePacks {
protected:
    void pack(const std::string& arguments) const {
        write("endless.cl", "__kernel void endless(__global volatile int* a) {\n"
                            "    while (a[0] == 0) {}\n    a[1] = 1;\n}\n");
        write("endless.sim", "endless.cl\nendless\n64 1 1\n64 1 1\n<size=64 int fill=0>\n");
        ASSERT_EQ(cli_.run("pack endless.sim -o x.lkp " + arguments).code, 0);
    }
};

TEST_F(EndlessPacks, EndAtTheTimeLimit) {
    pack("");
    const auto begin = std::chrono::steady_clock::now();
    const CliResult result = record("x.lkp -o x.lks --time-limit 1");
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
    EXPECT_EQ(result.code, 4) << result.err;
    EXPECT_NE(result.err.find("time limit"), std::string::npos) << result.err;
    EXPECT_FALSE(fs::exists(cli_.folder() / "x.lks"));
}

TEST_F(EndlessPacks, EndAtTheInterrupt) {
    pack("");
    // in the foreground, "timeout" sends a single signal; the second one would end the program at once
    const CliResult result = record("x.lkp -o x.lks", "timeout --foreground -s INT 2");
    EXPECT_NE(result.err.find("Cancelled"), std::string::npos) << result.err;
    EXPECT_FALSE(fs::exists(cli_.folder() / "x.lks"));
    for (const auto& entry : fs::directory_iterator(cli_.folder())) {
        EXPECT_FALSE(entry.path().filename().string().ends_with(".part")) << entry.path();
    }
}

} // namespace
} // namespace lockstep
