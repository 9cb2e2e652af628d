// Tests changes of the source by the command line: saves a copy, runs it, and compares it with the original kernel.
#include "app/cli/commands.h"
#include "app/common/command_line.h"
#include "cli_runner.h"
#include "core/base/data_dir.h"
#include "tests/support/made_up_reader.h"
#include "tests/support/source_tree/source_tree.h"

#include <filesystem>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::string text_of(const CliRunner& cli, const std::string& file) {
    const auto text = read_text_file(cli.folder() / file);
    EXPECT_TRUE(text.ok()) << file;
    return text ? *text : "";
}

/// A kernel of the user: a tile with conflicts, in a file that includes another one.
void write_own_kernel(const CliRunner& cli) {
    fs::create_directory(cli.folder() / "own");
    ASSERT_TRUE(write_text_file(cli.folder() / "own/side.h", "#define SIDE 32\n").ok());
    ASSERT_TRUE(write_text_file(cli.folder() / "own/turn.cl",
                                "#include \"side.h\"\n"
                                "kernel void turn(global int* a, local int* spare) {\n"
                                "    local int tile[SIDE][SIDE];\n"
                                "    int x = get_local_id(0);\n"
                                "    for (int y = 0; y < SIDE; ++y)\n"
                                "        tile[x][y] = a[y * SIDE + x];\n"
                                "    spare[x * 32] = x;\n"
                                "    barrier(CLK_LOCAL_MEM_FENCE);\n"
                                "    for (int y = 0; y < SIDE; ++y)\n"
                                "        a[y * SIDE + x] = tile[x][y] + spare[x * 32];\n"
                                "}\n")
                    .ok());
    ASSERT_TRUE(
        write_text_file(cli.folder() / "own/turn.sim",
                        "turn.cl\nturn\n32 1 1\n32 1 1\n<size=4096 int range=0:1:1023>\n<size=4096>\n")
            .ok());
}

TEST(WhatIfChange, saves_a_padded_experiment_that_is_correct_and_has_no_conflicts) {
    const CliRunner cli;
    const CliResult changed =
        cli.run("whatif transpose/tiled --array tile --pad 1 --apply padded.cl --compare");
    ASSERT_EQ(changed.code, 0) << changed.err;
    EXPECT_TRUE(contains(changed.out, " + 1];")) << changed.out;
    EXPECT_TRUE(contains(changed.out, "padded.sim")) << changed.out;
    EXPECT_TRUE(contains(text_of(cli, "padded.cl"), " + 1];"));
    const CliResult run = cli.run("run padded.sim --no-timing --get totals.local_load.conflicts");
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.out, "0\n");
}

TEST(WhatIfChange, prints_the_changed_lines_and_both_runs_as_json) {
    const CliRunner cli;
    const CliResult changed =
        cli.run("whatif transpose/tiled --array tile --swizzle xor --apply s.cl --compare --json");
    ASSERT_EQ(changed.code, 0) << changed.err;
    const nlohmann::json applied = changed.json()["applied"];
    EXPECT_EQ(applied["file"], "s.cl");
    EXPECT_EQ(applied["launch_file"], "s.sim");
    ASSERT_GE(applied["diff"].size(), 2U);
    EXPECT_EQ(applied["diff"][0]["change"], "removed");
    EXPECT_TRUE(applied["host_size"].is_null());
    EXPECT_EQ(applied["comparison"]["before"]["correct"], true);
    EXPECT_EQ(applied["comparison"]["before"]["conflicts"], 11904);
    EXPECT_EQ(applied["comparison"]["after"]["result"], "correct");
    EXPECT_EQ(applied["comparison"]["after"]["conflicts"], 0);
    EXPECT_LT(applied["comparison"]["after"]["cycles"], applied["comparison"]["before"]["cycles"]);
    const nlohmann::json counted = changed.json()["swizzles"][0];
    EXPECT_EQ(counted["launch_passes"], applied["comparison"]["after"]["passes"]) << "exactly as counted";
}

TEST(WhatIfChange, changes_the_size_of_an_argument_in_the_launch_file) {
    const CliRunner cli;
    const CliResult changed =
        cli.run("whatif reduction/local-argument --set size=1024 --pad 1 --apply r.cl --compare --json");
    ASSERT_EQ(changed.code, 0) << changed.err;
    const nlohmann::json applied = changed.json()["applied"];
    ASSERT_FALSE(applied["host_size"].is_null()) << changed.out;
    const std::uint64_t bytes = applied["host_size"]["bytes"];
    EXPECT_TRUE(contains(text_of(cli, "r.sim"), "<size=" + std::to_string(bytes) + ">"))
        << text_of(cli, "r.sim");
    EXPECT_EQ(applied["comparison"]["after"]["result"], "correct");
    EXPECT_EQ(applied["comparison"]["after"]["local_bytes"], bytes);
}

TEST(WhatIfChange, runs_all_launches_of_an_experiment_to_check_its_result) {
    const CliRunner cli;
    const CliResult changed = cli.run(
        "whatif reduction/multi-pass --set size=4096 --launch 2 --pad 1 --apply m.cl --compare --json");
    ASSERT_EQ(changed.code, 0) << changed.err;
    const nlohmann::json comparison = changed.json()["applied"]["comparison"];
    EXPECT_EQ(comparison["after"]["result"], "correct");
    EXPECT_EQ(comparison["before"]["local_bytes"], 256);
    EXPECT_EQ(comparison["after"]["local_bytes"], 260);
}

TEST(WhatIfChange, of_a_launch_file_runs_from_another_folder_with_the_same_results) {
    const CliRunner cli;
    write_own_kernel(cli);
    fs::create_directory(cli.folder() / "new");
    const CliResult changed =
        cli.run("whatif own/turn.sim --array tile --pad 1 --apply new/padded.cl --compare --json");
    ASSERT_EQ(changed.code, 0) << changed.err;
    const nlohmann::json comparison = changed.json()["applied"]["comparison"];
    EXPECT_TRUE(comparison["before"]["correct"].is_null());
    EXPECT_EQ(comparison["after"]["result"], "same");
    EXPECT_LT(comparison["after"]["passes"], comparison["before"]["passes"]);
    EXPECT_EQ(cli.run("run new/padded.sim --no-timing").code, 3) << "the included file is in another folder";
    const CliResult run = cli.run("run new/padded.sim --no-timing --allow-files-outside");
    EXPECT_EQ(run.code, 0) << run.err;
}

TEST(WhatIfChange, requires_the_group_size) {
    const CliRunner cli;
    write_own_kernel(cli);
    const CliResult changed = cli.run("whatif own/turn.cl --require-group --apply own/group.cl --compare");
    ASSERT_EQ(changed.code, 0) << changed.err;
    EXPECT_TRUE(contains(text_of(cli, "own/group.cl"),
                         "kernel __attribute__((reqd_work_group_size(32, 1, 1))) void turn("));
    EXPECT_TRUE(contains(changed.out, "as before")) << changed.out;
    const CliResult again = cli.run("whatif own/group.sim --require-group --apply own/again.cl");
    EXPECT_EQ(again.code, 3);
    EXPECT_TRUE(contains(again.err, "the kernel already requires a group size")) << again.err;
    EXPECT_FALSE(fs::exists(cli.folder() / "own/again.cl"));
}

TEST(WhatIfChange, exits_with_1_if_the_result_is_wrong) {
    const CliRunner cli;
    // The change adds a line in front of the kernel, so the line number is another one.
    ASSERT_TRUE(write_text_file(cli.folder() / "k.cl", "kernel void k(global int* a, local int* s) {\n"
                                                       "    int i = get_local_id(0);\n"
                                                       "    s[i] = i;\n"
                                                       "    barrier(CLK_LOCAL_MEM_FENCE);\n"
                                                       "    a[i] = s[31 - i] + __LINE__;\n"
                                                       "}\n")
                    .ok());
    ASSERT_TRUE(write_text_file(cli.folder() / "k.sim",
                                "k.cl\nk\n32 1 1\n32 1 1\n<size=128 int fill=0>\n<size=128>\n")
                    .ok());
    const CliResult changed = cli.run("whatif k.sim --array s --pad 1 --row 8 --apply p.cl --compare");
    EXPECT_EQ(changed.code, 1) << changed.out << changed.err;
    EXPECT_TRUE(contains(changed.out, "DIFFERENT")) << changed.out;
}

TEST(WhatIfChange, needs_one_layout_and_a_new_file) {
    const CliRunner cli;
    ASSERT_EQ(cli.run("run matmul/tiled --no-timing --no-costs --save m.lks").code, 0);
    ASSERT_TRUE(write_text_file(cli.folder() / "old.cl", "mine").ok());
    ASSERT_TRUE(write_text_file(cli.folder() / "other.sim", "mine").ok());
    struct Case {
        const char* options;
        int code;
        const char* message;
    };
    for (const Case& one :
         {Case{"--apply x.cl", 2, "chooses one layout"},
          Case{"--array a_tile --pad 1..2 --apply x.cl", 2, "chooses one layout"},
          Case{"--pad 1 --apply x.cl", 2, "chooses one layout"},
          Case{"--array a_tile --pad 1 --apply x.txt", 2, "ends in .cl"},
          Case{"--array a_tile --pad 1 --compare", 2, "--apply"}, Case{"--require-group", 2, "--apply"},
          Case{"--require-group --pad 1 --apply x.cl", 2, "--require-group changes no layout"},
          Case{"--array a_tile --pad 1 --apply old.cl", 3, "old.cl cannot be written"},
          Case{"--array a_tile --pad 1 --apply other.cl", 3, "other.sim cannot be written"},
          Case{"--array a_tile --pad 1 --apply none/x.cl", 3, "cannot be written"}}) {
        const CliResult refused = cli.run(std::string("whatif m.lks ") + one.options);
        EXPECT_EQ(refused.code, one.code) << one.options << refused.out;
        EXPECT_TRUE(contains(refused.err, one.message)) << one.options << ": " << refused.err;
        EXPECT_FALSE(fs::exists(cli.folder() / "x.cl")) << one.options;
    }
    EXPECT_EQ(text_of(cli, "old.cl"), "mine");
    EXPECT_EQ(cli.run("whatif m.lks --array a_tile --pad 1 --apply x.cl").code, 0)
        << "the recording of an experiment is enough";
}

TEST(WhatIfChange, names_the_reason_of_a_layout_that_is_not_possible) {
    const CliRunner cli;
    ASSERT_EQ(cli.run("run particles/tiled --set size=256 --no-timing --no-costs --save p.lks").code, 0);
    const CliResult refused = cli.run("whatif p.lks --array tile --pad 1 --apply x.cl");
    EXPECT_EQ(refused.code, 3);
    EXPECT_TRUE(contains(refused.err, "not a whole number of elements")) << refused.err;
    EXPECT_FALSE(fs::exists(cli.folder() / "x.cl"));
    const CliResult json = cli.run("whatif p.lks --array tile --pad 1 --apply x.cl --json");
    EXPECT_TRUE(json.json()["applied"].is_null());
}

TEST(WhatIfChange, has_no_english_in_a_made_up_language) {
    const CliRunner cli;
    const std::string file = (cli.folder() / "made.cl").string();
    testing::internal::CaptureStdout();
    const int code = run_command_line(lockstep_cli(),
                                      {"whatif", "reduction/local-argument", "--set", "size=1024", "--pad",
                                       "1", "--apply", file, "--compare"},
                                      made_up_reader());
    const std::string text = testing::internal::GetCapturedStdout();
    EXPECT_EQ(code, 0);
    const std::string kernel = read_text_file(source_tree() / "kernels/reduction.cl").value();
    EXPECT_EQ(english_in(text, kernel + " define PADDED " + file + " sim s_padded "), "") << text;
}

} // namespace
} // namespace lockstep
