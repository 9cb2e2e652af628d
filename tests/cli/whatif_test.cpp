// Tests the what-ifs of the command line, from a real run.
#include "cli_runner.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(WhatIfCommand, counts_the_layouts_of_the_tiled_transpose) {
    const CliRunner cli;
    ASSERT_EQ(cli.run("run transpose/tiled --no-timing --no-costs --save t.lks").code, 0);
    const CliResult counted = cli.run("whatif t.lks --array tile --json");
    ASSERT_EQ(counted.code, 0) << counted.err;
    const nlohmann::json json = counted.json();
    EXPECT_EQ(json["array"], "tile");
    EXPECT_EQ(json["row"], 32);
    ASSERT_EQ(json["paddings"].size(), 33U);
    EXPECT_EQ(json["paddings"][0]["conflicts"], 11904);
    EXPECT_EQ(json["paddings"][1]["conflicts"], 0);
    EXPECT_EQ(json["paddings"][1]["bytes"], 4224);
    EXPECT_TRUE(json["paddings"][1]["cycles"].is_null());
    EXPECT_TRUE(json["paddings"][1]["refused"].is_null());
    ASSERT_EQ(json["swizzles"].size(), 12U);
    EXPECT_EQ(json["swizzles"][1]["swizzle"], "xor1");
    EXPECT_EQ(json["swizzles"][1]["conflicts"], 5760);
    const CliResult text = cli.run("whatif t.lks --pad 0..4");
    EXPECT_NE(text.out.find("Best: a padding of 1 word per row changes the passes from 12,672 to 768"),
              std::string::npos)
        << text.out;
}

TEST(WhatIfCommand, simulates_layouts_and_names_the_reason_of_those_it_refuses) {
    const CliRunner cli;
    ASSERT_EQ(cli.run("run particles/tiled --no-timing --no-costs --save p.lks").code, 0);
    const CliResult counted = cli.run("whatif p.lks --array tile --pad 1..4 --cycles --json");
    ASSERT_EQ(counted.code, 0) << counted.err;
    EXPECT_EQ(counted.json()["paddings"][0]["refused"], "splits-element"); // a float4 is four words
    EXPECT_TRUE(counted.json()["paddings"][0]["conflicts"].is_null());
    EXPECT_GT(counted.json()["paddings"][3]["cycles"], 0);
    EXPECT_TRUE(counted.json()["swizzles"].empty());
}

TEST(WhatIfCommand, counts_the_same_recording_on_other_hardware) {
    const CliRunner cli;
    ASSERT_EQ(cli.run("run reduction/compacted --no-timing --no-costs --save r.lks").code, 0);
    const CliResult counted = cli.run("whatif r.lks --other-hardware --json");
    ASSERT_EQ(counted.code, 0) << counted.err;
    const nlohmann::json rows = counted.json()["hardware"];
    ASSERT_GT(rows.size(), 6U);
    EXPECT_TRUE(rows[0]["changed"].is_null());
    EXPECT_EQ(rows[0]["figures"]["conflicts"], 105);
    for (const auto& row : rows) {
        const std::string option = row["changed"].is_null() ? "--hardware " + row["preset"].get<std::string>()
                                                            : "--hw " + row["changed"].begin().key() + "=" +
                                                                  row["changed"].begin()->dump();
        const std::string figures = " --get totals.warp_steps --get 'totals.local_load.conflicts + "
                                    "totals.local_store.conflicts' --get launches.model.cycles";
        const CliResult run = cli.run("run r.lks --no-costs " + option + figures);
        EXPECT_EQ(run.out, row["figures"]["warp_steps"].dump() + "\n" + row["figures"]["conflicts"].dump() +
                               "\n" + row["figures"]["cycles"].dump() + "\n")
            << option << run.err;
    }
    const CliResult text = cli.run("whatif r.lks --other-hardware");
    EXPECT_NE(text.out.find("warp_width=64"), std::string::npos) << text.out;
    for (const char* option : {"--pad 1", "--array s", "--apply new.cl"}) {
        const CliResult refused = cli.run(std::string("whatif r.lks --other-hardware ") + option);
        EXPECT_EQ(refused.code, 2) << option;
        EXPECT_NE(refused.err.find("--other-hardware counts no layouts"), std::string::npos) << refused.err;
    }
}

TEST(WhatIfCommand, has_all_arrays_or_none) {
    const CliRunner cli;
    ASSERT_EQ(cli.run("run matmul/tiled --no-timing --no-costs --save m.lks").code, 0);
    const CliResult all = cli.run("whatif m.lks --swizzle xor --json");
    ASSERT_EQ(all.json()["arrays"].size(), 2U);
    EXPECT_EQ(all.json()["arrays"][1]["array"], "b_tile");
    const CliResult wrong = cli.run("whatif m.lks --array x");
    EXPECT_EQ(wrong.code, 2);
    EXPECT_NE(wrong.err.find("a_tile, b_tile"), std::string::npos) << wrong.err;
    for (const char* option :
         {"--pad 3..1", "--pad 2000", "--pad x", "--swizzle xor2", "--row 0", "--launch 2"}) {
        const CliResult refused = cli.run(std::string("whatif m.lks ") + option);
        EXPECT_EQ(refused.code, 2) << option;
        EXPECT_TRUE(refused.out.empty()) << option;
    }
    ASSERT_EQ(cli.run("run memory/coalesced --no-timing --no-costs --save c.lks").code, 0);
    EXPECT_EQ(cli.run("whatif c.lks").out, "The launch has no array in local memory.\n");
}

} // namespace
} // namespace lockstep
