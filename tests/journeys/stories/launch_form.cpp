#include "tests/journeys/support/journey.h"

#include <QTest>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(LaunchOfOwnKernel);

constexpr const char* scale = "__kernel void scale(__global int* out, int factor) {\n"
                              "    out[get_global_id(0)] = factor;\n"
                              "}\n";

TEST_P(LaunchOfOwnKernel, is_set_undone_run_and_kept_in_a_file) {
    chooses_file([this] { opens("menu/open"); }, has_file("scale.cl", scale));
    waits();
    opens("panel/parameters");
    const std::vector<std::pair<QString, QString>> set{{"launch/global", "128"},
                                                       {"launch/local", "32"},
                                                       {"launch/options", "-DN=3"},
                                                       {"launch/factor", "5"},
                                                       {"launch/out-size", "256"}};
    for (const auto& [id, value] : set) {
        SCOPED_TRACE(id.toStdString());
        const QString before = reads(id);
        chooses(id, value);
        EXPECT_EQ(reads(id), value);
        presses("Ctrl+Z");
        EXPECT_EQ(reads(id), before);
        presses("Ctrl+Shift+Z");
        EXPECT_EQ(reads(id), value);
    }
    EXPECT_TRUE(sees_now("launch/not-run"));
    presses("F5");
    waits();
    EXPECT_FALSE(sees_now("launch/not-run"));
    for (const auto& [id, value] : set) {
        EXPECT_EQ(reads(id), value) << qPrintable(id) << " after the run";
    }
    EXPECT_TRUE(QTest::qWaitFor([this] { return file("scale.sim").contains("128 1 1"); }, 5000));
    chooses("launch/global", "12y");
    EXPECT_EQ(reads("launch/global"), "12y");
    EXPECT_TRUE(sees_now("launch/refused", {"12y"}));
}

} // namespace
} // namespace lockstep::gui::journeys
