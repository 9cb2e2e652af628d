#include "tests/journeys/support/journey.h"

#include <map>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Parameters);

TEST_P(Parameters, are_each_set_undone_run_and_read_back) {
    starts();
    opens("panel/parameters");
    const std::map<QString, QString> set{{"parameters/size", "512"},
                                         {"parameters/local", "128"},
                                         {"parameters/type", "int"},
                                         {"parameters/op", "max"},
                                         {"parameters/seed", "12"}};
    for (const auto& [id, value] : set) {
        SCOPED_TRACE(id.toStdString());
        const QString before = reads(id);
        chooses(id, value);
        EXPECT_EQ(reads(id), value);
        EXPECT_TRUE(sees_now("parameters/not-run", {before}));
        presses("Ctrl+Z");
        EXPECT_EQ(reads(id), before);
        presses("Ctrl+Shift+Z");
        EXPECT_EQ(reads(id), value);
    }
    clicks("tool/run");
    waits();
    for (const auto& [id, value] : set) {
        EXPECT_EQ(reads(id), value) << qPrintable(id);
    }
    EXPECT_FALSE(sees_now("parameters/not-run", {"256"}));
}

TEST_P(Parameters, go_back_with_escape_and_run_with_enter) {
    starts();
    opens("panel/parameters");
    const QString before = reads("parameters/size");
    writes("parameters/size", "512");
    presses("Esc");
    EXPECT_EQ(reads("parameters/size"), before);
    sets("parameters/size", "1K"); // types the value and presses Enter
    waits();
    EXPECT_FALSE(sees_now("parameters/not-run", {before}));
    EXPECT_TRUE(is_told("run/ready"));
    writes("parameters/size", "many");
    EXPECT_TRUE(sees("parameters/refused", {"many"}));
}

TEST_P(Parameters, of_the_input_are_typed_run_checked_and_removed) {
    starts();
    opens("panel/parameters");
    const QString before = reads("parameters/size");
    writes("parameters/input", "3 pi");
    EXPECT_TRUE(sees("parameters/no-number", {"pi"}));
    presses("Ctrl+A"); // the field still has the focus
    types("1000 200 30 4");
    presses("Return");
    waits();
    EXPECT_EQ(reads("parameters/size"), "4");
    EXPECT_FALSE(may_use("parameters/size")) << "it follows from the values";
    EXPECT_TRUE(is_told("run/right"));
    clicks_at("stage/picture", 0.1, 0.03);
    presses("End");
    opens("panel/inspector");
    EXPECT_TRUE(sees("inspector/writes", {"1234"})) << "the sum of the values\n" << qPrintable(everything());
    opens("panel/parameters");
    clicks("parameters/input");
    presses("Ctrl+A, Del, Return");
    waits();
    EXPECT_EQ(reads("parameters/size"), before);
    EXPECT_TRUE(may_use("parameters/size"));
    EXPECT_TRUE(sees_no("parameters/not-run", {"1000 200 30 4"}));
}

TEST_P(Parameters, stay_with_their_experiment) {
    starts();
    opens("panel/parameters");
    chooses("parameters/size", "512");
    runs_experiment("experiments/sequential");
    opens("panel/parameters");
    EXPECT_NE(reads("parameters/size"), "512");
    runs_experiment("experiments/interleaved");
    opens("panel/parameters");
    EXPECT_EQ(reads("parameters/size"), "512");
}

} // namespace
} // namespace lockstep::gui::journeys
