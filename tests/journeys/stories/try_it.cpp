#include "tests/journeys/support/clicks.h"
#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(TriedLayout);

/// A kernel in which each work-item reads the first element of its row, so that all of them access one bank.
constexpr const char* column = "__kernel void column(__global float* out) {\n"
                               "    __local float s[32][32];\n"
                               "    int lid = get_local_id(0);\n"
                               "    for (int row = 0; row < 32; ++row) {\n"
                               "        s[row][lid] = row;\n"
                               "    }\n"
                               "    barrier(CLK_LOCAL_MEM_FENCE);\n"
                               "    out[get_global_id(0)] = s[lid][0];\n"
                               "}\n";
constexpr const char* column_launch = "column.cl\ncolumn\n32 1 1\n32 1 1\n<size=128 fill=0>\n";

TEST_P(TriedLayout, is_applied_to_the_source_run_and_compared) {
    has_file("column.cl", column);
    chooses_file([this] { opens("menu/open"); }, has_file("column.sim", column_launch));
    waits();
    opens("tab/memory");
    opens("view/try-it");
    EXPECT_TRUE(sees("try-it/recorded"));
    clicks("try-it/next");
    EXPECT_TRUE(sees("try-it/free"));
    presses("A");
    EXPECT_TRUE(sees("try-it/recorded"));
    presses("A");
    EXPECT_TRUE(sees("try-it/free"));
    clicks("try-it/apply");
    EXPECT_TRUE(sees("try-it/change", {"s[32][32 + 1];"})) << qPrintable(everything());
    EXPECT_EQ(file("column.cl"), column) << "not saved";
    clicks("try-it/run");
    waits();
    const QString table = reads("compare/table");
    EXPECT_TRUE(table.contains("local read bank conflicts | 31 | 0")) << qPrintable(table);
    opens("tab/stage");
    opens("panel/source");
    EXPECT_TRUE(reads("source/text").contains("s[32][32 + 1]"));
}

TEST_P(TriedLayout, of_an_experiment_is_proved_in_a_copy) {
    records_with_the_worker();
    runs_experiment("experiments/compacted");
    opens("tab/memory");
    opens("view/try-it");
    EXPECT_TRUE(sees("try-it/recorded"));
    clicks("try-it/next");
    EXPECT_TRUE(sees("try-it/free"));
    clicks("try-it/apply");
    EXPECT_TRUE(sees("try-it/change", {"PADDED_S"})) << qPrintable(everything());
    clicks("try-it/run");
    waits();
    const QString table = reads("compare/table");
    EXPECT_TRUE(table.contains("local read bank conflicts | 70 | 0")) << qPrintable(table);
    EXPECT_TRUE(file("data/lockstep/kernels/reduction-compacted-1.cl").contains("PADDED_S"));
}

TEST_P(TriedLayout, without_conflicts_is_proved_after_four_clicks) {
    records_with_the_worker();
    runs_experiment("experiments/compacted");
    Clicks clicked;
    opens("tab/memory");
    opens("view/try-it");
    clicks("try-it/next");
    clicks("try-it/run");
    waits();
    EXPECT_LE(clicked.count,
              GetParam().is_narrow() ? 6 : 4); // in a narrow window, tabs and views are in lists
    const QString table = reads("compare/table");
    EXPECT_TRUE(table.contains("local read bank conflicts | 70 | 0")) << qPrintable(table);
}

LOCKSTEP_STORIES(TriedHardware);

TEST_P(TriedHardware, is_counted_from_the_recording_used_and_undone) {
    runs_experiment("experiments/compacted");
    opens("tab/memory");
    opens("view/try-it");
    clicks("try-it/wide-warps");
    clicks("try-it/use-hardware");
    waits();
    opens("panel/hardware");
    EXPECT_TRUE(reads("hardware/warp_width").contains("64")) << qPrintable(reads("hardware/warp_width"));
    opens("menu/undo");
    waits();
    EXPECT_TRUE(reads("hardware/warp_width").contains("32")) << qPrintable(reads("hardware/warp_width"));
}

} // namespace
} // namespace lockstep::gui::journeys
