// Tests kernels that exceed a limit: each must end soon, with the reason and the line, however much time or
// memory it would have needed.
#include "core/base/data_dir.h"
#include "tests/cli/cli_runner.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <string>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class Limits : public testing::Test {
protected:
    void write(const std::string& name, const std::string& text) const {
        ASSERT_TRUE(write_text_file(cli_.folder() / name, text).ok());
    }
    /// Expects that the command is refused as unusable input, with a message that contains all of these
    /// words.
    void expect_refused(const std::string& command, const std::vector<std::string>& words) const {
        // Disables the cache, so that everything is rebuilt.
        const CliResult check = cli_.run(command, "POCL_KERNEL_CACHE=0 timeout 60");
        EXPECT_EQ(check.code, 3) << check.out << check.err;
        for (const std::string& each : words) {
            EXPECT_NE(check.err.find(each), std::string::npos) << check.err;
        }
    }

    CliRunner cli_;
};

std::string lines_of(int count, const std::string& before, const std::string& after) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += before + std::to_string(i) + after + "\n";
    }
    return text;
}

TEST_F(Limits, end_the_reading_of_macros_that_double_each_other) {
    std::string macros = "#define M0 a[0]++;\n";
    for (int i = 1; i < 40; ++i) {
        const std::string old = " M" + std::to_string(i - 1);
        macros += "#define M" + std::to_string(i) + old + old + "\n";
    }
    write("macros.cl", macros + "kernel void k(global int* a) {\n M39\n}\n");
    expect_refused("check macros.cl", {"macros.cl:42:", "4000000 tokens"});
}

TEST_F(Limits, end_a_build_by_its_memory) {
    write("table.cl", "constant int t[1 << 23] = {1};\nkernel void k(global int* a) {\n a[0] = t[a[1]]; }\n");
    expect_refused("check table.cl --build-memory 64M", {"table.cl:3:", "67108864 bytes", "--build-memory"});
}

TEST_F(Limits, end_a_build_by_its_time) {
    write("lines.cl",
          "kernel void k(global int* a, global int* b) {\n" + lines_of(400, "a[", "] += b[0];") + "}\n");
    expect_refused("check lines.cl --build-time 1",
                   {"lines.cl:2:", "processor time", " 1 s", "--build-time"});
}

TEST_F(Limits, refuse_branches_nested_deeper_than_a_recording_holds) {
    std::string branches;
    for (int i = 0; i < 2100; ++i) {
        branches += (i == 0 ? "if (n == " : "else if (n == ") + std::to_string(i) + ") a[0] = 1;\n";
    }
    write("branches.cl", "kernel void k(global int* a, int n) {\n" + branches + "}\n");
    expect_refused("check branches.cl", {"branches.cl:20", "2,000 levels deep"});
}

TEST_F(Limits, refuse_more_work_items_than_memory_can_count) {
    write("many.cl", "kernel void k(global int* a) { a[0] = 1; }\n");
    write("many.sim", "many.cl\nk\n1099511627776 1 1\n64 1 1\n<size=256 fill=0>\n");
    expect_refused("check many.sim", {"many.sim:4:", "1099511627776 work-items"});
}

/// A float that is too large for an integer is always converted to the same integer, so its use as an index
/// has one result.
TEST_F(Limits, leave_no_index_open_that_a_number_is_too_large_for) {
    write("index.cl", "kernel void k(global int* a) {\n float f = 1e10f;\n a[(int)f] = 1;\n"
                      " a[convert_int(2e10f)] = (int)NAN > 3 ? 1 : 2; }\n");
    const CliResult check = cli_.run("check index.cl --json", "timeout 60");
    EXPECT_EQ(check.code, 1) << check.err;
    ASSERT_EQ(check.json()[0]["findings"].size(), 2U) << check.out;
    EXPECT_EQ(check.json()[0]["findings"][0]["kind"], "out-of-bounds");
    EXPECT_EQ(check.json()[0]["findings"][1]["kind"], "out-of-bounds");
}

} // namespace
} // namespace lockstep
