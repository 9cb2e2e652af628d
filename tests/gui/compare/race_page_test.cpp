// Tests the page Race: which runs it takes, what it says at a time of the race, and its controls.
#include "app/gui/compare/race_page.h"

#include "app/gui/compare/photo_panel.h"
#include "app/gui/compare/race_table.h"
#include "app/gui/compare/race_transport.h"
#include "app/gui/compare/race_view.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/long_words.h"
#include "tests/gui/run_sessions.h"
#include "tests/gui/run_summaries.h"

#include <QCoreApplication>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

StagedRun staged(const char* name, Reduction variant, std::uint32_t groups = 1) {
    StagedRun made{run(name, 1000, 1, "256"), session_of(fixture::reduction_recording(variant, 256, groups))};
    made.run.title = QString::fromLatin1(name);
    return made;
}

struct ShownRacePage : testing::Test {
    ComparedRuns compared;
    RaceForm form;
    RaceJob job{do_race};
    RacePage page{compared, form, job};
    StagedRun slow = staged("slow", Reduction::interleaved);
    StagedRun fast = staged("fast", Reduction::sequential);

    void SetUp() override {
        page.set_theme(Theme(theme_named("light")));
        page.resize(1200, 800);
        page.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&page));
    }
    void race(std::vector<StagedRun> runs) {
        page.show_runs(std::move(runs));
        ASSERT_TRUE(QTest::qWaitFor([this] { return page.view().shown().has_value(); }, 20000));
    }
    [[nodiscard]] const Race& made() const { return *page.view().shown()->race; }
    [[nodiscard]] QString cell(int row, int column) const { return page.table().item(row, column)->text(); }
    [[nodiscard]] QToolButton& button(const char* name) const {
        for (auto* each : page.findChildren<QToolButton*>()) {
            if (each->accessibleName().startsWith(QLatin1String(name))) {
                return *each;
            }
        }
        throw std::runtime_error(name);
    }
};

TEST_F(ShownRacePage, has_a_result_with_whole_columns) {
    LongWords words;
    QCoreApplication::installTranslator(&words);
    race({slow, fast});
    for (const int width : {1350, 1000, 800}) {
        page.resize(width, 800);
        QCoreApplication::processEvents();
        const RaceTable& table = page.table();
        EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0) << width;
        EXPECT_GE(table.columnWidth(1), 130) << "the names of the runs at " << width;
    }
    QCoreApplication::removeTranslator(&words);
}

TEST_F(ShownRacePage, says_what_to_do_without_runs) {
    page.show_runs({slow});
    EXPECT_TRUE(page.sentences().contains("Select two to four runs")) << qPrintable(page.sentences());
    EXPECT_FALSE(page.findChild<RaceTransport*>()->isEnabled());
    EXPECT_EQ(page.table().rowCount(), 0);
}

TEST_F(ShownRacePage, of_one_run_has_a_sentence_and_buttons_that_add_runs_instead_of_an_empty_table) {
    page.show_runs({slow});
    const auto visible_button = [this](const char* text) -> QPushButton* {
        for (auto* each : page.findChildren<QPushButton*>()) {
            if (each->isVisible() && each->text() == QLatin1String(text)) {
                return each;
            }
        }
        return nullptr;
    };
    EXPECT_FALSE(page.table().isVisible());
    EXPECT_FALSE(page.view().isVisible());
    EXPECT_FALSE(page.photo().isVisible());
    EXPECT_NE(visible_button("Add a run"), nullptr);
    bool are_wanted = false;
    QObject::connect(&page, &RacePage::all_variants_wanted, [&are_wanted] { are_wanted = true; });
    ASSERT_NE(visible_button("Run all variants"), nullptr);
    QTest::mouseClick(visible_button("Run all variants"), Qt::LeftButton);
    EXPECT_TRUE(are_wanted);
    race({slow, fast});
    EXPECT_TRUE(page.table().isVisible());
    EXPECT_TRUE(page.view().isVisible());
    EXPECT_TRUE(page.photo().isVisible());
    EXPECT_NE(visible_button("Add a run"), nullptr);
    EXPECT_EQ(visible_button("Run all variants"), nullptr) << "it is in the menu of the other button";
}

TEST_F(ShownRacePage, begins_at_the_start_with_all_runs_running) {
    race({slow, fast});
    EXPECT_EQ(page.playback().time(), 0U);
    ASSERT_EQ(page.table().rowCount(), 3);
    EXPECT_EQ(cell(0, 1), "slow") << "in their own order";
    EXPECT_EQ(cell(0, 2), "running");
    EXPECT_EQ(cell(0, 0), "–");
    EXPECT_EQ(cell(1, 2), "running");
    EXPECT_EQ(cell(2, 0), "From");
    EXPECT_TRUE(page.sentences().isEmpty()) << qPrintable(page.sentences());
}

TEST_F(ShownRacePage, shows_the_photo_finish) {
    race({slow, fast});
    QTest::mouseClick(page.findChild<RaceTransport*>()->findChild<QPushButton*>(), Qt::LeftButton);
    EXPECT_EQ(page.playback().time(), made().first_end);
    EXPECT_EQ(cell(0, 1), "fast");
    EXPECT_EQ(cell(0, 0), "1");
    EXPECT_EQ(cell(0, 3), "–");
    EXPECT_EQ(cell(1, 2), "running");
    EXPECT_TRUE(page.sentences().startsWith("Until cycle")) << qPrintable(page.sentences());
}

TEST_F(ShownRacePage, has_a_photo_of_where_the_runs_part_and_of_the_finish) {
    race({slow, fast});
    EXPECT_TRUE(page.photo().view().scene().description.startsWith("The photo appears"));
    for (auto* each : page.findChildren<QPushButton*>()) {
        if (each->text() == "First difference") {
            each->click();
        }
    }
    EXPECT_EQ(page.playback().time(), made().parting);
    EXPECT_EQ(page.photo().view().scene().title, "First difference");
    QTest::keyClick(page.findChild<RaceView*>(), Qt::Key_P);
    EXPECT_EQ(page.photo().view().scene().title, "Photo finish");
    EXPECT_TRUE(page.photo().view().accessibleDescription().contains("fast: finished"));
}

TEST_F(ShownRacePage, puts_the_result_below_the_photo_if_it_is_narrow) {
    race({slow, fast});
    const auto below = [this] {
        return page.table().mapTo(&page, QPoint()).y() > page.photo().mapTo(&page, QPoint()).y() + 20;
    };
    EXPECT_FALSE(below());
    page.resize(700, 900);
    QCoreApplication::processEvents();
    EXPECT_TRUE(below());
}

TEST_F(ShownRacePage, ends_with_places_gaps_and_a_sentence) {
    race({slow, fast});
    button("End of the race").click();
    EXPECT_EQ(page.playback().time(), made().end);
    EXPECT_EQ(cell(1, 0), "2");
    EXPECT_TRUE(cell(1, 3).contains("x)")) << qPrintable(cell(1, 3));
    EXPECT_TRUE(page.sentences().contains("fast finishes first")) << qPrintable(page.sentences());
    button("Start of the race").click();
    EXPECT_EQ(page.playback().time(), 0U);
}

TEST_F(ShownRacePage, goes_by_a_cycle_and_plays) {
    race({slow, fast});
    button("One cycle forward").click();
    button("One cycle forward").click();
    button("One cycle back").click();
    EXPECT_EQ(page.playback().time(), 1U);
    QTest::keyClick(page.findChild<RaceView*>(), Qt::Key_Right);
    EXPECT_EQ(page.playback().time(), 2U);
    page.playback().set_speed(RacePlayback::speeds.size() - 1);
    QTest::keyClick(page.findChild<RaceView*>(), Qt::Key_Space);
    EXPECT_TRUE(page.playback().playing());
    EXPECT_TRUE(QTest::qWaitFor([this] { return page.playback().time() > 20; }, 5000));
    page.playback().pause();
    QTest::keyClick(page.findChild<RaceView*>(), Qt::Key_P);
    EXPECT_EQ(page.playback().time(), made().first_end);
}

TEST_F(ShownRacePage, follows_its_slider) {
    race({slow, fast});
    auto* slider = page.findChild<QSlider*>();
    EXPECT_EQ(static_cast<std::uint64_t>(slider->maximum()), made().end);
    slider->setValue(100);
    EXPECT_EQ(page.playback().time(), 100U);
    EXPECT_EQ(page.view().shown()->time, 100U);
}

TEST_F(ShownRacePage, refuses_other_problem_sizes_and_says_why) {
    page.show_runs({slow, staged("large", Reduction::sequential, 2)});
    EXPECT_TRUE(page.sentences().contains("slow and large have different problem sizes"))
        << qPrintable(page.sentences());
    race({slow, fast});
    EXPECT_TRUE(page.sentences().isEmpty()) << "the next runs can";
}

TEST_F(ShownRacePage, of_equal_runs_says_that_they_never_part) {
    race({fast, fast});
    button("End of the race").click();
    EXPECT_TRUE(page.sentences().contains("do the same in all runs, until the end"))
        << qPrintable(page.sentences());
    EXPECT_TRUE(page.sentences().contains("at the same time"));
    EXPECT_EQ(cell(0, 0), "1");
    EXPECT_EQ(cell(1, 0), "1");
}

TEST_F(ShownRacePage, offers_the_other_runs) {
    compared.add(slow);
    compared.add(fast);
    StagedRun third = staged("third", Reduction::compacted);
    compared.add(third, RunIs::behind);
    race({slow, fast});
    std::vector<QString> chosen;
    QObject::connect(&page, &RacePage::runs_chosen, &page,
                     [&chosen](const std::vector<QString>& keys) { chosen = keys; });
    auto* menu = page.findChild<QMenu*>();
    emit menu->aboutToShow();
    ASSERT_EQ(menu->actions().size(), 3) << "the run, a separator, all variants";
    menu->actions().front()->trigger();
    EXPECT_EQ(chosen, (std::vector<QString>{slow.run.key, fast.run.key, third.run.key}));
}

TEST_F(ShownRacePage, keeps_its_time_for_the_next_window) {
    race({slow, fast});
    page.playback().seek(77);
    RacePage next(compared, form, job);
    next.show_runs({slow, fast});
    next.show();
    ASSERT_TRUE(QTest::qWaitFor([&next] { return next.view().shown().has_value(); }, 20000));
    EXPECT_EQ(next.playback().time(), 77U);
}

TEST(RacePlayback, is_at_most_twenty_seconds_long_at_its_highest_speed) {
    RaceForm form;
    RacePlayback playback(form);
    playback.set_end(1500);
    EXPECT_EQ(playback.unit(), 1U);
    playback.set_end(20'000);
    EXPECT_EQ(playback.unit(), 1U);
    playback.set_end(20'001);
    EXPECT_EQ(playback.unit(), 10U);
    playback.seek(30'000);
    EXPECT_EQ(playback.time(), 20'001U);
    playback.set_end(0);
    EXPECT_EQ(playback.time(), 0U);
    playback.toggle();
    EXPECT_FALSE(playback.playing()) << "there is nothing to play";
}

} // namespace
} // namespace lockstep::gui
