#include "tests/journeys/support/journey.h"
#include "tests/journeys/support/lesson_to_open.h"

#include <QFile>
#include <QPushButton>
#include <QtTest>

namespace lockstep::gui::journeys {
namespace {

/// Tests the table of controls itself, and that actions that a person cannot do are failures.
struct ControlTable : Journey {
    /// Removes the controls that can be found now from `missing`.
    void look_for_all(QStringList& missing) {
        const auto is_found = [this](const QString& id) { return finds(id); };
        missing.erase(std::remove_if(missing.begin(), missing.end(), is_found), missing.end());
    }

    /// The same in the dialog Export and its command line.
    void look_for_export(QStringList& missing) {
        opens("menu/export");
        clicks("export/gif");
        look_for_all(missing);
        clicks("export/command");
        look_for_all(missing);
        presses("Esc");
        presses("Esc");
    }

    /// The same at the advice that the kernel declare its group size.
    /// Waits while the picture of the advice is being made.
    void look_for_advice(QStringList& missing) {
        for (int tried = 0; tried < 50 && !missing.filter("findings/").isEmpty(); ++tried) {
            clicks("findings/advice"); // the list may have been filled again in the meantime
            QTest::qWait(100);
            look_for_all(missing);
        }
    }
    void look_for_group_advice(QStringList& missing) {
        has_file("meet.cl", "__kernel void meet(__global int* out) {\n"
                            "    barrier(CLK_GLOBAL_MEM_FENCE);\n"
                            "    out[get_global_id(0)] = 1;\n"
                            "}\n");
        chooses_file([this] { opens("menu/open"); },
                     has_file("meet.sim", "meet.cl\nmeet\n64 1 1\n64 1 1\n<size=256 fill=0>\n"));
        waits();
        opens("tab/findings");
        EXPECT_TRUE(QTest::qWaitFor([this] { return finds("findings/group-advice"); }, 10000));
        waits();
        clicks("findings/group-advice");
        look_for_all(missing);
    }

    /// The same in the lists of the steps of a work-item, of a word, and of the lines.
    void look_for_histories(QStringList& missing) {
        clicks_at("stage/picture", 0.1, 0.03);
        presses("Home");
        presses("Right");
        for (const char* const key : {"F", "Shift+F", "Shift+F4"}) {
            presses(key);
            look_for_all(missing);
            presses("Esc");
        }
    }

    /// The same in the user's guide, which covers all other controls.
    void look_for_guide(QStringList& missing) {
        opens("menu/guide");
        const auto is_found = [this](const QString& id) { return id.startsWith("guide/") && finds(id); };
        missing.erase(std::remove_if(missing.begin(), missing.end(), is_found), missing.end());
        presses("Esc");
        EXPECT_TRUE(sees_no("guide/first-page"));
    }

    /// The same in a changed row of the hardware's numbers.
    void look_for_reset(QStringList& missing) {
        opens("panel/hardware");
        sets("hardware/banks", "16");
        waits();
        missing.removeAll(finds("hardware/reset-banks") ? "hardware/reset-banks" : QString());
        clicks("hardware/reset-banks");
        waits();
    }

    /// The same on the page Race, which needs runs that can race.
    void look_for_race(QStringList& missing) {
        opens("tab/compare");
        opens("view/race");
        waits();
        const auto is_found = [this](const QString& id) { return id.startsWith("race/") && finds(id); };
        missing.erase(std::remove_if(missing.begin(), missing.end(), is_found), missing.end());
        opens("view/compare"); // so that the tab shows it again
        opens("tab/stage");    // the page hides the list of experiments
    }

    /// The same on each page of the first lesson.
    void look_for_lesson(QStringList& missing) {
        records_with_the_worker();
        opens("menu/lesson");
        look_for_all(missing);
        clicks("lesson/one");
        for (int page = 1; page <= 5; ++page) {
            EXPECT_TRUE(sees("lesson/page", {QString::number(page), "5"}));
            waits();
            look_for_all(missing);
            opens("panel/lesson");
            clicks("lesson/skip");
        }
    }

    /// The same for the lesson of a bundle, whose questions get wrong answers.
    void look_for_bundle(QStringList& missing) {
        drops(has_lesson_to_open(path("")));
        look_for_all(missing);
        opens("panel/lesson");
        clicks("bundle/lesson");
        waits();
        look_for_all(missing);
        opens("panel/lesson");
        clicks("lesson/all-lanes");
        look_for_all(missing);
    }
};

INSTANTIATE_TEST_SUITE_P(OnScreen, ControlTable, testing::Values(usual_screens().front()));

/// A kernel that, run with 64 work-items, has an error (out-of-bounds writes) and a piece of advice.
constexpr const char* wrong =
    "__kernel void wrong(__global int* out, int factor, __global const float* in) {\n"
    "    int i = get_global_id(0);\n"
    "    out[i + 40] = factor * in[33 * i];\n"
    "}\n";
constexpr const char* wrong_launch =
    "wrong.cl\nwrong\n64 1 1\n64 1 1\n<size=256 fill=0>\n<size=4> 4\n<size=8448 fill=0>\n";

QStringList all_ids() {
    QStringList ids;
    for (const Control& each : controls()) {
        ids << each.id;
    }
    return ids;
}

TEST_P(ControlTable, has_no_control_that_is_not_found) {
    QStringList missing = all_ids();
    begins();
    EXPECT_TRUE(sees("cause/divergence"));
    look_for_all(missing);
    starts();
    look_for_reset(missing);
    look_for_race(missing);
    runs_experiment("experiments/sequential");
    look_for_race(missing);
    runs_experiment("experiments/blelloch"); // its inputs differ, so the page Compare offers to match them
    opens("panel/experiments");
    writes("experiments/filter", " ");
    look_for_all(missing);
    opens("tab/stage");
    look_for_export(missing);
    look_for_histories(missing);
    look_for_guide(missing);
    opens("menu/bookmarks");
    look_for_all(missing);
    presses("Esc");
    opens("tab/compare");
    opens("view/sweep");
    chooses("sweep/values", "64");
    clicks("sweep/start");
    waits();
    look_for_all(missing);
    opens("tab/stage");
    look_for_lesson(missing);
    look_for_bundle(missing);
    look_for_group_advice(missing);
    has_file("wrong.cl", wrong);
    chooses_file([this] { opens("menu/open"); }, has_file("mine.sim", wrong_launch));
    waits();
    opens("panel/experiments");
    look_for_all(missing);
    opens("tab/findings");
    waits();
    look_for_all(missing);
    look_for_advice(missing);
    opens("tab/stage");
    chooses_file([this] { opens("menu/open"); }, has_file("moved.sim", wrong_launch));
    waits();
    QFile::remove(path("mine.sim"));
    opens("menu/start");
    look_for_all(missing);
    EXPECT_TRUE(missing.isEmpty()) << qPrintable(missing.join(' '));
}

TEST_P(ControlTable, ends_a_story_at_what_is_disabled_hidden_covered_or_behind_a_dialog) {
    starts();
    EXPECT_THROW(opens("menu/cancel"), std::runtime_error) << "nothing runs";
    EXPECT_THROW(clicks("hardware/reset"), std::runtime_error) << "its panel is behind another";
    EXPECT_THROW(clicks("no/such"), std::runtime_error);
    QPushButton lid("lid", QApplication::activeWindow());
    lid.setGeometry(QApplication::activeWindow()->rect());
    lid.show();
    EXPECT_THROW(clicks("tool/group"), std::runtime_error) << "it is covered";
    lid.hide();
    clicks("tool/group");
    opens("menu/export");
    EXPECT_THROW(clicks("tool/run"), std::runtime_error) << "a dialog is open";
    presses("Esc");
    clicks("tool/run");
    waits();
}

} // namespace
} // namespace lockstep::gui::journeys
