#include "tests/journeys/support/clicks.h"
#include "tests/journeys/support/journey.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWindow>
#include <set>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Presented);
LOCKSTEP_STORIES(PresentedLesson);

/// Returns the window that the audience sees; null if it is not shown.
QWidget* audience() {
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (window->objectName() == QLatin1String("audience") && window->isVisible()) {
            return window;
        }
    }
    return nullptr;
}

/// Whether some window gets the keys. Without a window manager, this takes a moment.
bool has_keys() {
    return QApplication::activeWindow() != nullptr;
}

bool comes() {
    return QTest::qWaitFor([] { return audience() != nullptr && has_keys(); }, 5000);
}

bool goes() {
    return QTest::qWaitFor([] { return audience() == nullptr && has_keys(); }, 5000);
}

/// What the audience sees when nothing moves any more, to find out whether it changes.
QImage seen() {
    QTest::qWait(300);
    return audience()->grab().toImage();
}

/// Whether the slide of the audience has this text.
bool shows(const QString& text) {
    return texts_below(*audience()).join(QLatin1Char('\n')).contains(text);
}

/// Returns a point at this fraction of the audience's slide.
QPoint spot(double x, double y) {
    return {qRound(x * audience()->width()), qRound(y * audience()->height())};
}

void points_at(double x, double y) {
    QTest::mouseMove(audience()->windowHandle(), spot(x, y));
    QCoreApplication::processEvents();
}

/// Draws a line over the slide with the left button pressed.
void draws() {
    QWindow* const window = audience()->windowHandle();
    QTest::mousePress(window, Qt::LeftButton, {}, spot(0.2, 0.3));
    for (int part = 1; part <= 10; ++part) {
        QTest::mouseMove(window, spot(0.2 + 0.05 * part, 0.3 + 0.03 * part));
    }
    QTest::mouseRelease(window, Qt::LeftButton, {}, spot(0.7, 0.6));
    QCoreApplication::processEvents();
}

TEST_P(Presented, run_is_stepped_with_a_clicker_after_a_click_in_a_list) {
    starts();
    runs_experiment("experiments/sequential");
    presses("F11");
    ASSERT_TRUE(comes());
    const int first = step();
    presses("PgDown");
    presses("PgDown");
    EXPECT_EQ(step(), first + 2);
    presses("PgUp");
    EXPECT_EQ(step(), first + 1);
    const QImage before = seen();
    presses(".");
    EXPECT_NE(seen(), before);
    presses(".");
    EXPECT_EQ(seen(), before);
}

TEST_P(Presented, run_is_left_and_resumed_by_a_clicker_that_alternates_two_keys) {
    starts();
    presses("F11");
    ASSERT_TRUE(comes());
    presses("PgDown");
    const int here = step();
    for (int times = 0; times < 2; ++times) {
        presses("Esc");
        ASSERT_TRUE(goes());
        EXPECT_EQ(step(), here);
        presses("F5");
        ASSERT_TRUE(comes());
        EXPECT_EQ(step(), here);
    }
    presses("PgDown");
    EXPECT_EQ(step(), here + 1);
    presses("Esc");
    EXPECT_TRUE(goes());
}

TEST_P(Presented, question_covers_the_step_until_it_is_answered) {
    starts();
    presses("F11");
    ASSERT_TRUE(comes());
    presses("Q");
    const QImage step_before = seen();
    const auto is_read_out = [] {
        return audience()->findChild<QWidget*>()->accessibleDescription().contains(QLatin1String("A: "));
    };
    for (int states = 0; states < 60 && !is_read_out(); ++states) {
        presses("PgDown");
        QTest::qWait(20); // questions are found in the background
    }
    ASSERT_TRUE(is_read_out()) << "a screen reader reads the question with its answers";
    EXPECT_FALSE(shows("right answer")) << "only the presenter sees it";
    const int before = step();
    presses("2");
    presses("2");
    presses("PgDown"); // the answer
    EXPECT_TRUE(QTest::qWaitFor([] { return shows("right answer"); }));
    EXPECT_GE(step(), before);
    EXPECT_NE(seen(), step_before);
    presses("Esc");
    EXPECT_TRUE(goes());
}

TEST_P(Presented, run_is_pointed_at_with_spotlight_lens_and_dot) {
    starts();
    presses("F11");
    ASSERT_TRUE(comes());
    points_at(0.4, 0.4);
    const QImage plain = seen();
    std::vector<QImage> tools;
    for (const char* key : {"D", "S", "Z"}) {
        presses(key);
        points_at(0.5, 0.4);
        points_at(0.4, 0.4);
        const QImage with_tool = seen();
        EXPECT_NE(with_tool, plain) << key;
        for (const QImage& other : tools) {
            EXPECT_NE(with_tool, other) << key;
        }
        tools.push_back(with_tool);
    }
    presses("Z");
    EXPECT_EQ(seen(), plain) << "the same key puts the tool away";
}

TEST_P(Presented, run_keeps_what_is_drawn_on_a_step_until_it_is_erased) {
    starts();
    presses("F11");
    ASSERT_TRUE(comes());
    const QImage plain = seen();
    presses("P");
    draws();
    const QImage drawn = seen();
    EXPECT_NE(drawn, plain);
    chooses_file([this] { presses("E"); }, path("slide.png"));
    const QImage saved(path("slide.png"));
    EXPECT_EQ(saved.size(), QSize(1920, 1080));
    presses("PgDown");
    presses("PgUp");
    EXPECT_EQ(seen(), drawn) << "the drawing belongs to the step";
    presses("Shift+P");
    EXPECT_EQ(seen(), plain);
    chooses_file([this] { presses("E"); }, path("plain.png"));
    EXPECT_NE(QImage(path("plain.png")), saved) << "the file has the drawing";
}

TEST_P(Presented, run_is_shown_without_numbers_caption_or_at_all) {
    starts();
    presses("F11");
    ASSERT_TRUE(comes());
    const QImage plain = seen();
    for (const char* key : {"H", "C", "B"}) {
        presses(key);
        EXPECT_NE(seen(), plain) << key;
        presses(key);
        EXPECT_EQ(seen(), plain) << key;
    }
}

TEST_P(Presented, question_has_time_to_think_and_votes_are_shown_when_they_are_wanted) {
    starts();
    presses("F11");
    ASSERT_TRUE(comes());
    presses("Q");
    for (int states = 0; states < 20 && !shows("hold up your letter"); ++states) {
        presses("PgDown");
    }
    ASSERT_TRUE(sees_now("slide/vote"));
    presses("T");
    EXPECT_TRUE(sees("slide/think"));
    presses("T");
    EXPECT_TRUE(sees_no("slide/think"));
    const QImage secret = seen();
    presses("1");
    presses("1");
    EXPECT_EQ(seen(), secret) << "nobody sees the votes before the answer";
    presses("V");
    EXPECT_NE(seen(), secret);
    presses("PgDown");
    EXPECT_TRUE(QTest::qWaitFor([] { return shows("right answer"); }));
}

TEST_P(Presented, run_is_frozen_for_the_audience_until_enter) {
    starts();
    presses("F11");
    ASSERT_TRUE(comes());
    const QImage before = seen();
    const int first = step();
    presses("F");
    presses("PgDown");
    EXPECT_EQ(step(), first + 1);
    EXPECT_EQ(seen(), before);
    presses("Return");
    EXPECT_NE(seen(), before);
}

TEST_P(PresentedLesson, is_there_after_at_most_three_clicks_from_a_cold_start) {
    records_with_the_worker();
    begins();
    Clicks clicked;
    clicks("start/present");
    ASSERT_TRUE(comes());
    EXPECT_TRUE(sees("slide/goal"));
    EXPECT_EQ(clicked.count, 1);
    presses("Esc");
    ASSERT_TRUE(goes());
    clicked.count = 0;
    clicks("start/lesson");
    clicks("lesson/present");
    ASSERT_TRUE(comes());
    EXPECT_LE(clicked.count, 3);
    presses("Esc");
    ASSERT_TRUE(goes());
    waits();
    opens("menu/present-lesson");
    EXPECT_TRUE(comes());
}

/// Returns the texts of the audience's slide.
QString slide_text() {
    return texts_below(*audience()).join(QLatin1Char('\n'));
}

/// Which of the five pages of the lesson a slide is of; 0 if of none.
int page_of(const QString& slide) {
    int page = 5;
    while (page > 0 && !slide.contains(QStringLiteral("Page %1 of 5").arg(page))) {
        --page;
    }
    return page;
}

TEST_P(PresentedLesson, is_given_whole_with_a_clicker_after_a_click_in_a_list) {
    records_with_the_worker();
    starts();
    runs_experiment("experiments/sequential"); // the list has the focus
    presses("F1");
    clicks("lesson/one");
    waits();
    clicks("lesson/present");
    ASSERT_TRUE(comes());
    presses("PgDown");
    ASSERT_TRUE(QTest::qWaitFor([] { return shows("32 by 16"); }, 60000)) << "the first page is prepared";
    QStringList slides{slide_text()};
    std::set<int> pages{page_of(slides.last())};
    for (int states = 0; states < 80 && (slides.size() < 2 || slides.last() != slides[slides.size() - 2]);
         ++states) {
        QTest::qWait(50);      // a person is slower than this
        if (states % 7 == 3) { // the one button that sends Esc and F5 in turn
            presses("Esc");
            ASSERT_TRUE(goes());
            presses("F5");
            ASSERT_TRUE(comes());
        }
        if (states % 7 == 5) {
            const QImage before = seen();
            presses(".");
            EXPECT_NE(seen(), before);
            presses(".");
            EXPECT_EQ(seen(), before);
        }
        presses("PgDown");
        ASSERT_TRUE(QTest::qWaitFor([] { return !shows("Running the kernels"); }, 60000));
        slides << slide_text();
        pages.insert(page_of(slides.last()));
    }
    EXPECT_EQ(pages, (std::set<int>{1, 2, 3, 4, 5}));
    EXPECT_GE(slides.filter("right answer").size(), 6) << "questions are answered";
    for (int states = 0; states < 80 && !shows("32 by 16"); ++states) {
        presses("PgUp");
    }
    EXPECT_TRUE(shows("Page 1 of 5")) << "back at the first page";
}

} // namespace
} // namespace lockstep::gui::journeys
