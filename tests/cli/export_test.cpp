// Tests `lockstep-cli export` with readers that share no code with Lockstep: protoc and Python's csv.
#include "cli_runner.h"
#include "core/base/data_dir.h"
#include "tests/support/independent_reader.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

/// Put before a program: interrupts it as soon as a file that it has begun to write is in the folder. Until it is
/// complete, its name begins with a dot.
constexpr const char* interrupted_while_writing =
    "sh -c 'program=$$; (while ! ls .*.part >/dev/null 2>&1; do kill -0 $program || exit; sleep 0.01; done; "
    "kill -INT $program) & exec \"$@\"' sh";

class ExportCommand : public testing::Test {
protected:
    /// Returns a trace as the text form of its messages.
    [[nodiscard]] std::string decoded(const std::string& file) const {
        const fs::path text = cli_.folder() / "decoded.txt";
        const std::string command = "protoc --decode=Trace -I '" + (source_tree() / "tests/cli").string() +
                                    "' perfetto.proto <'" + (cli_.folder() / file).string() + "' >'" +
                                    text.string() + "'";
        EXPECT_EQ(std::system(command.c_str()), 0);
        return read_text_file(text).value();
    }
    /// Returns the rows of a table of a run.
    [[nodiscard]] nlohmann::json rows_of(const std::string& run, const std::string& table) const {
        const CliResult result = cli_.run("export " + run + " --table " + table + " -o t.csv");
        EXPECT_EQ(result.code, 0) << result.err;
        EXPECT_TRUE(result.out.empty());
        return test::rows_of_csv(read_text_file(cli_.folder() / "t.csv").value());
    }
    [[nodiscard]] bool exists(const std::string& file) const { return fs::exists(cli_.folder() / file); }

    CliRunner cli_;
};

std::uint64_t sum(const nlohmann::json& rows, const std::string& column, const std::string& space,
                  const std::string& kind) {
    const auto index = [heads = rows[0].get<std::vector<std::string>>()](const char* name) {
        return static_cast<std::size_t>(std::ranges::find(heads, name) - heads.begin());
    };
    const std::size_t counted = index(column.c_str());
    const std::size_t of_space = index("space");
    const std::size_t of_kind = index("kind");
    std::uint64_t total = 0;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        if (rows[i][of_space] == space && rows[i][of_kind] == kind) {
            total += std::stoull(rows[i][counted].get<std::string>());
        }
    }
    return total;
}

TEST_F(ExportCommand, writes_a_trace_that_protoc_decodes_without_unknown_fields) {
    const CliResult result = cli_.run("export reduction/compacted -o t.pftrace");
    ASSERT_EQ(result.code, 0) << result.err;
    const std::string text = decoded("t.pftrace");
    EXPECT_NE(text.find("name: \"Lockstep, model educational: 1 cycle is shown as 1 ns\""), std::string::npos)
        << text.substr(0, 2000);
    EXPECT_NE(text.find("sibling_order_rank: 7"), std::string::npos);
    EXPECT_EQ(count_of(text, "type: SLICE_BEGIN"), count_of(text, "type: SLICE_END"));
    EXPECT_GT(count_of(text, "name: \"blocked: barrier\""), 0U);
    EXPECT_NE(text.find("str: \"reduction.cl:"), std::string::npos);
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
        const std::size_t first = text.find_first_not_of(' ', at);
        EXPECT_FALSE(text[first] >= '0' && text[first] <= '9') << text.substr(first, 40); // an unknown field
    }
}

TEST_F(ExportCommand, tables_have_the_sums_of_run_json) {
    ASSERT_EQ(
        cli_.run("run transpose/tiled --set width=64 --set height=64 --no-timing --no-costs --save m.lks")
            .code,
        0);
    const auto totals = cli_.run("run m.lks --no-costs --json").json()["launches"][0]["totals"];
    const nlohmann::json steps = rows_of("m.lks", "warp-steps");
    EXPECT_EQ(steps.size() - 1, totals["warp_steps"]);
    EXPECT_EQ(sum(steps, "sectors", "global", "read"), totals["global_load"]["sectors"]);
    EXPECT_EQ(sum(steps, "passes", "local", "read"), totals["local_load"]["wavefronts"]);
    EXPECT_EQ(sum(steps, "bytes", "global", "write"), totals["global_store"]["bytes"]);
    const nlohmann::json events = rows_of("m.lks", "events");
    EXPECT_EQ(sum(events, "bytes", "global", "read"), totals["global_load"]["bytes"]);
    EXPECT_EQ(sum(events, "bytes", "local", "write"), totals["local_store"]["bytes"]);
}

TEST_F(ExportCommand, images_and_several_launches_are_in_the_tables) {
    ASSERT_EQ(cli_.run("run convolution/image-sampler --no-timing --no-costs --save i.lks").code, 0);
    const auto totals = cli_.run("run i.lks --no-costs --json").json()["launches"][0]["totals"];
    EXPECT_EQ(sum(rows_of("i.lks", "warp-steps"), "texels", "image", "image_read"),
              totals["image_read"]["texels"]);
    const nlohmann::json steps = rows_of("reduction/multi-pass", "warp-steps");
    EXPECT_EQ(steps[1][0], "0");
    EXPECT_EQ(steps.back()[0], "1");
}

TEST_F(ExportCommand, the_default_table_is_that_of_run_csv) {
    ASSERT_EQ(cli_.run("run reduction/interleaved --no-timing --save r.lks").code, 0);
    ASSERT_EQ(cli_.run("export r.lks -o lines.csv").code, 0);
    EXPECT_EQ(read_text_file(cli_.folder() / "lines.csv").value(), cli_.run("run r.lks --csv").out);
}

TEST_F(ExportCommand, refuses_what_it_cannot_write_and_leaves_no_file) {
    for (const char* options : {"", "-o t.txt", "-o t.pftrace --table events", "-o t.csv --multiprocessors 2",
                                "-o t.csv --table nothing", "-o t.pftrace --multiprocessors 0"}) {
        const CliResult result = cli_.run(std::string("export reduction/interleaved ") + options);
        EXPECT_EQ(result.code, 2) << options << result.err;
    }
    EXPECT_EQ(cli_.run("export reduction/interleaved -o nowhere/t.csv").code, 3);
    EXPECT_EQ(cli_.run("export nothing/here -o t.csv").code, 2);
    EXPECT_FALSE(exists("t.csv") || exists("t.pftrace") || exists("t.txt"));
}

TEST_F(ExportCommand, leaves_the_old_file_when_it_is_interrupted) {
    ASSERT_EQ(cli_.run("run reduction/sequential --set size=256K --no-timing --no-costs --save r.lks").code,
              0);
    ASSERT_EQ(std::system(("echo old >'" + (cli_.folder() / "t.csv").string() + "'").c_str()), 0);
    const CliResult result = cli_.run("export r.lks --table events -o t.csv", interrupted_while_writing);
    EXPECT_EQ(result.code, 130) << result.err;
    EXPECT_TRUE(read_text_file(cli_.folder() / "t.csv").value() == "old\n");
    for (const auto& entry : fs::directory_iterator(cli_.folder())) {
        EXPECT_NE(entry.path().extension(), ".part");
    }
}

} // namespace
} // namespace lockstep
