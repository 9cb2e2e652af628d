// Tests a presentation in the real window: keys, votes, timers, and what outlives a new window.
#include "app/gui/present/plan_bar.h"
#include "app/gui/present/presentation_windows.h"
#include "app/gui/present/presenter_bar.h"
#include "app/gui/present/run_script.h"
#include "app/gui/window/presenting/present_actions.h"
#include "core/session/pipeline.h"
#include "tests/gui/present/sample_presentation.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

namespace lockstep::gui {
namespace {

struct PresentedRun : testing::Test, ShownWindow {
    PresentedRun() : ShownWindow(fixture_recorder) {}
    void SetUp() override {
        show({1600, 900});
        run("reduction/interleaved");
    }
    void TearDown() override { presentation().leave(); }

    Presentation& presentation() { return window->presenting().presentation(); }
    AudienceWindow& audience() { return window->presenting().windows().audience(); }
    PresenterWindow& presenter() { return window->presenting().windows().presenter(); }
    const PresentationDesk& desk() { return workspace.desk().presentation; }
    std::uint32_t tick() { return workspace.playback().tick().value(); }
    void start() {
        press(*window, Qt::Key_F11);
        ASSERT_TRUE(presentation().is_on());
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&audience()));
    }
    static void press(QWidget& widget, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&widget, key, modifiers);
        QCoreApplication::processEvents();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        press(audience(), key, modifiers);
    }
    static void move_mouse(QWidget& widget, QPoint to, Qt::MouseButtons pressed = Qt::NoButton) {
        QMouseEvent moved(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, pressed,
                          Qt::NoModifier);
        QCoreApplication::sendEvent(&widget, &moved);
    }
    /// Goes to the first question.
    void go_to_question() {
        press(Qt::Key_Q);
        for (std::size_t index = 0; index < presentation().script()->size(); ++index) {
            if (presentation().script()->state(index).kind == PresentedKind::question) {
                presentation().show(index);
                return;
            }
        }
    }
    [[nodiscard]] bool has_questions() { return presentation().state().question != nullptr; }
};

TEST_F(PresentedRun, is_stepped_through_with_the_keys_of_a_clicker) {
    start();
    const std::uint32_t first = tick();
    press(Qt::Key_PageDown);
    EXPECT_EQ(tick(), first + 1);
    press(Qt::Key_Space);
    press(Qt::Key_Right);
    EXPECT_EQ(tick(), first + 3);
    press(Qt::Key_PageUp);
    press(Qt::Key_Left);
    EXPECT_EQ(tick(), first + 1);
    press(Qt::Key_Period);
    EXPECT_TRUE(desk().is_blank);
    press(Qt::Key_B);
    EXPECT_FALSE(desk().is_blank);
}

TEST_F(PresentedRun, gets_the_keys_of_a_clicker_although_a_list_has_the_focus) {
    auto* list = window->findChild<QListWidget*>();
    ASSERT_NE(list, nullptr);
    start();
    const std::uint32_t first = tick();
    press(*list, Qt::Key_PageDown);
    EXPECT_EQ(tick(), first + 1);
    press(*list, Qt::Key_PageUp);
    EXPECT_EQ(tick(), first);
    press(*list, Qt::Key_C);
    EXPECT_TRUE(desk().has_caption) << "C is a key of the presentation's own windows";
    press(*list, Qt::Key_Period);
    EXPECT_TRUE(desk().is_blank);
}

TEST_F(PresentedRun, leaves_a_dot_to_a_text_that_is_edited) {
    start();
    QLineEdit field;
    field.show();
    press(field, Qt::Key_Period);
    EXPECT_EQ(field.text(), QStringLiteral("."));
    EXPECT_FALSE(desk().is_blank);
    const std::uint32_t first = tick();
    press(field, Qt::Key_PageDown);
    EXPECT_EQ(tick(), first + 1) << "no text needs this key";
}

TEST_F(PresentedRun, ends_with_escape_and_goes_on_with_f5_which_runs_otherwise) {
    int runs = 0;
    QObject::connect(&workspace.runs(), &AnyJob::started, &workspace, [&runs] { ++runs; });
    start();
    press(Qt::Key_PageDown);
    const std::uint32_t here = tick();
    press(Qt::Key_F5);
    EXPECT_TRUE(presentation().is_on()) << "F5 does nothing while it is on";
    for (int times = 0; times < 3; ++times) { // a clicker whose button alternates these keys
        press(Qt::Key_Escape);
        EXPECT_FALSE(presentation().is_on());
        EXPECT_FALSE(audience().isVisible());
        press(*window, Qt::Key_F5);
        EXPECT_TRUE(presentation().is_on());
        EXPECT_TRUE(audience().isVisible());
        EXPECT_EQ(tick(), here);
    }
    EXPECT_EQ(runs, 0);
    press(Qt::Key_Escape);
    window->actions()[Command::run].trigger();
    wait();
    EXPECT_EQ(runs, 1) << "the button runs";
    press(*window, Qt::Key_F5);
    wait();
    EXPECT_EQ(runs, 2) << "after a run, nothing can be resumed";
    EXPECT_FALSE(presentation().is_on());
}

TEST_F(PresentedRun, escape_ends_only_the_presentation) {
    start();
    workspace.selection().set_pass(0);
    press(window->centre().current_view(), Qt::Key_Escape);
    EXPECT_FALSE(presentation().is_on());
    EXPECT_EQ(workspace.selection().cursor().pass, std::optional<std::uint32_t>(0));
}

TEST_F(PresentedRun, has_a_key_for_each_switch_and_tool) {
    start();
    press(Qt::Key_C);
    EXPECT_FALSE(desk().has_caption);
    press(Qt::Key_H);
    EXPECT_TRUE(desk().hides_numbers);
    press(Qt::Key_V);
    EXPECT_TRUE(desk().shows_votes);
    const std::pair<Qt::Key, PointerTool> tools[] = {{Qt::Key_D, PointerTool::laser},
                                                     {Qt::Key_S, PointerTool::spotlight},
                                                     {Qt::Key_Z, PointerTool::lens},
                                                     {Qt::Key_P, PointerTool::pen}};
    for (const auto& [key, tool] : tools) {
        press(key);
        EXPECT_EQ(desk().tool, tool);
    }
    press(Qt::Key_P);
    EXPECT_EQ(desk().tool, PointerTool::none);
}

TEST_F(PresentedRun, keeps_strokes_with_their_state_until_they_are_erased) {
    start();
    press(Qt::Key_P);
    SlideView& slide = audience().slide();
    QTest::mousePress(&slide, Qt::LeftButton, {}, {100, 100});
    move_mouse(slide, {200, 150}, Qt::LeftButton);
    QTest::mouseRelease(&slide, Qt::LeftButton, {}, {200, 150});
    ASSERT_EQ(strokes_of(presentation()).size(), 1U);
    const QImage drawn = slide.image({640, 360});
    press(Qt::Key_PageDown);
    EXPECT_TRUE(strokes_of(presentation()).empty());
    press(Qt::Key_PageUp);
    EXPECT_EQ(strokes_of(presentation()).size(), 1U);
    press(Qt::Key_P, Qt::ShiftModifier);
    EXPECT_TRUE(strokes_of(presentation()).empty());
    EXPECT_NE(slide.image({640, 360}), drawn) << "an exported slide has the strokes";
}

TEST_F(PresentedRun, hides_the_mouse_after_two_seconds_and_on_a_step) {
    start();
    SlideView& slide = audience().slide();
    move_mouse(slide, {60, 50});
    EXPECT_EQ(slide.cursor().shape(), Qt::ArrowCursor);
    press(Qt::Key_PageDown);
    EXPECT_EQ(slide.cursor().shape(), Qt::BlankCursor);
    move_mouse(slide, {80, 50});
    EXPECT_EQ(slide.cursor().shape(), Qt::ArrowCursor);
    EXPECT_TRUE(QTest::qWaitFor([&] { return slide.cursor().shape() == Qt::BlankCursor; },
                                AudienceWindow::hidden_after_ms + 1000));
}

TEST_F(PresentedRun, follows_the_window_and_the_window_follows_it) {
    start();
    workspace.playback().seek(Tick(5));
    EXPECT_EQ(presentation().state().cursor.tick, Tick(5));
    press(Qt::Key_PageDown);
    EXPECT_EQ(workspace.selection().cursor().tick, Tick(6));
}

TEST_F(PresentedRun, goes_on_in_a_new_window) {
    start();
    press(Qt::Key_PageDown);
    press(Qt::Key_C);
    const std::size_t at = desk().at;
    show_text_size(125);
    EXPECT_TRUE(presentation().is_on());
    EXPECT_TRUE(audience().isVisible());
    EXPECT_EQ(desk().at, at);
    EXPECT_FALSE(desk().has_caption);
    forget_text_size();
}

TEST_F(PresentedRun, counts_hands_and_takes_them_back) {
    start();
    go_to_question();
    ASSERT_TRUE(has_questions());
    press(Qt::Key_2);
    press(Qt::Key_2);
    press(Qt::Key_1);
    EXPECT_EQ(votes_of(presentation()), (Votes{1, 2}));
    press(Qt::Key_2, Qt::ShiftModifier);
    press(Qt::Key_Exclam, Qt::ShiftModifier); // Shift+1 on most keyboards
    press(Qt::Key_3, Qt::ShiftModifier);
    EXPECT_EQ(votes_of(presentation()), (Votes{0, 1}));
    const std::string key = presentation().state().key;
    press(Qt::Key_PageDown);
    EXPECT_EQ(presentation().state().kind, PresentedKind::answer);
    EXPECT_EQ(presentation().state().key, key);
    EXPECT_EQ(votes_of(presentation()), (Votes{0, 1}));
}

TEST_F(PresentedRun, shows_the_step_before_until_the_answer) {
    start();
    go_to_question();
    ASSERT_TRUE(has_questions());
    const Tick reveal = presentation().state().question->asked->reveal;
    EXPECT_LT(tick(), std::max(1U, reveal.value()));
    press(Qt::Key_PageDown);
    EXPECT_EQ(tick(), reveal.value());
    press(Qt::Key_PageDown);
    EXPECT_EQ(presentation().state().kind, PresentedKind::step);
    EXPECT_EQ(tick(), reveal.value());
}

TEST_F(PresentedRun, asks_again_elsewhere) {
    start();
    go_to_question();
    ASSERT_TRUE(has_questions());
    const QuestionPlace before = presentation().state().question->asked->place;
    const std::size_t states = presentation().script()->size();
    press(Qt::Key_PageDown);
    press(Qt::Key_A);
    ASSERT_EQ(presentation().script()->size(), states + 2) << "the question has a twin in the group";
    EXPECT_EQ(presentation().state().kind, PresentedKind::question);
    EXPECT_NE(presentation().state().question->asked->place, before);
    EXPECT_EQ(votes_of(presentation()), Votes{});
}

TEST_F(PresentedRun, keeps_what_the_audience_sees_while_it_is_frozen) {
    start();
    press(*window, Qt::Key_F11, Qt::ControlModifier);
    auto* mark = presenter().findChild<QLabel*>(QStringLiteral("mark"));
    ASSERT_NE(mark, nullptr);
    EXPECT_EQ(mark->text(), QStringLiteral("LIVE"));
    const Tick seen = presentation().state().cursor.tick;
    const QImage slide = audience().slide().image({640, 360});
    press(Qt::Key_F);
    EXPECT_EQ(mark->text(), QStringLiteral("FROZEN"));
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    EXPECT_EQ(presentation().state().cursor.tick, seen);
    EXPECT_EQ(audience().slide().image({640, 360}), slide);
    EXPECT_EQ(tick(), seen.value() + 2) << "the window shows what is prepared";
    press(Qt::Key_Return);
    EXPECT_EQ(mark->text(), QStringLiteral("LIVE"));
    EXPECT_EQ(presentation().state().cursor.tick.value(), seen.value() + 2);
    EXPECT_NE(audience().slide().image({640, 360}), slide);
    press(Qt::Key_B);
    EXPECT_EQ(mark->text(), QStringLiteral("BLANK"));
}

TEST_F(PresentedRun, uncovers_an_answer_and_grows_votes_unless_animations_are_off) {
    start();
    go_to_question();
    ASSERT_TRUE(has_questions());
    press(Qt::Key_1);
    const SlideView& slide = audience().slide();
    press(Qt::Key_V);
    EXPECT_TRUE(slide.is_moving()) << "the bars";
    ASSERT_TRUE(QTest::qWaitFor([&] { return !slide.is_moving(); }, 2000));
    press(Qt::Key_PageDown);
    EXPECT_TRUE(slide.is_moving()) << "the cells";
    const QImage first = audience().slide().image({1280, 720});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !slide.is_moving(); }, 2000));
    QCoreApplication::processEvents();
    EXPECT_NE(audience().slide().image({1280, 720}), first);
    press(Qt::Key_PageUp);
    window->actions()[Command::animate].trigger();
    EXPECT_FALSE(settings[Setting::animations].toBool());
    press(Qt::Key_PageDown);
    EXPECT_FALSE(slide.is_moving());
    EXPECT_EQ(presentation().state().kind, PresentedKind::answer);
}

struct PresentedLesson : PresentedRun {
    void start_lesson(std::size_t page = 0) {
        presentation().start_lesson(sample_lesson_to_present(), page);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&audience()));
    }
    void prepare() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return presentation().is_prepared(); }, 20000));
    }
    /// Returns the kinds of all states, reached with one key.
    std::vector<PresentedKind> walk(Qt::Key key, std::size_t steps) {
        std::vector<PresentedKind> kinds{presentation().state().kind};
        for (std::size_t i = 0; i < steps; ++i) {
            press(key);
            kinds.push_back(presentation().state().kind);
        }
        return kinds;
    }
};

TEST_F(PresentedLesson, is_given_with_one_key_and_back_with_another) {
    start_lesson();
    EXPECT_EQ(presentation().state().kind, PresentedKind::title) << "the lesson's title is there at once";
    prepare();
    const std::size_t last = presentation().script()->size() - 1;
    std::vector<PresentedKind> there = walk(Qt::Key_PageDown, last);
    EXPECT_TRUE(presentation().is_last());
    EXPECT_EQ(std::ranges::count(there, PresentedKind::title), 1) << "each page was ready";
    const std::vector<PresentedKind> back = walk(Qt::Key_PageUp, last);
    std::ranges::reverse(there);
    EXPECT_EQ(back, there);
}

TEST_F(PresentedLesson, leaves_the_window_alone) {
    const Cursor before = workspace.selection().cursor();
    start_lesson();
    prepare();
    walk(Qt::Key_PageDown, 4);
    EXPECT_EQ(workspace.selection().cursor(), before);
    workspace.playback().seek(Tick(2));
    EXPECT_EQ(presentation().desk().at, 4U);
}

TEST_F(PresentedLesson, begins_at_a_page_and_stays_there_while_others_are_prepared) {
    start_lesson(2);
    EXPECT_EQ(presentation().state().beside, QStringLiteral("The third page"));
    prepare();
    EXPECT_EQ(presentation().state().beside, QStringLiteral("The third page"));
    EXPECT_EQ(presentation().state().kind, PresentedKind::step);
    press(Qt::Key_PageUp);
    EXPECT_EQ(presentation().state().kind, PresentedKind::answer) << "the last state of the page before";
}

TEST_F(PresentedLesson, goes_on_in_a_new_window) {
    start_lesson();
    prepare();
    walk(Qt::Key_PageDown, 5);
    const std::string key = presentation().state().key_here();
    show_text_size(125);
    ASSERT_TRUE(presentation().is_on());
    prepare();
    EXPECT_EQ(presentation().state().key_here(), key);
    EXPECT_TRUE(audience().isVisible());
    forget_text_size();
}

TEST_F(PresentedLesson, is_left_and_resumed) {
    start_lesson();
    prepare();
    walk(Qt::Key_PageDown, 3);
    const std::string key = presentation().state().key_here();
    press(Qt::Key_Escape);
    EXPECT_FALSE(audience().isVisible());
    press(*window, Qt::Key_F5);
    EXPECT_TRUE(audience().isVisible());
    EXPECT_EQ(presentation().state().key_here(), key);
}

TEST_F(PresentedLesson, has_notes_outline_and_plan_in_the_presenters_window) {
    start_lesson();
    prepare();
    press(*window, Qt::Key_F11, Qt::ControlModifier);
    presenter().resize(1600, 900);
    press(Qt::Key_PageDown);
    EXPECT_EQ(presenter().findChild<QPlainTextEdit*>()->toPlainText(), QStringLiteral("Say hello."));
    const auto* outline = presenter().findChild<QListWidget*>();
    ASSERT_EQ(outline->count(), 3);
    EXPECT_EQ(outline->currentRow(), 0);
    EXPECT_TRUE(presenter().plan().isVisible());
    presentation().show(presentation().script()->outline()[2].state);
    EXPECT_EQ(outline->currentRow(), 2);
}

TEST_F(PresentedRun, has_no_plan) {
    start();
    press(*window, Qt::Key_F11, Qt::ControlModifier);
    EXPECT_FALSE(presenter().plan().isVisible());
}

struct FakeTime : testing::Test {
    std::int64_t now = 1000;
    Workspace workspace{fixture_recorder};
    Presentation presentation{workspace, [this] { return now; }};

    void SetUp() override {
        workspace.selection().set_session(
            analyse(std::make_shared<const Recording>(
                        fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3)),
                    HardwareModel{})
                .value());
        presentation.start("stage");
    }
};

TEST_F(FakeTime, passes_for_the_presentation_and_for_each_state) {
    now += 5000;
    presentation.act(PresentAct::next);
    now += 2000;
    EXPECT_EQ(presentation.since_start_ms(), 7000);
    EXPECT_EQ(presentation.since_state_ms(), 2000);
    EXPECT_EQ(duration_text(presentation.since_start_ms()), QStringLiteral("0:07"));
    EXPECT_EQ(duration_text(3723000), QStringLiteral("1:02:03"));
}

TEST_F(FakeTime, is_compared_with_the_plan_of_a_lesson) {
    const auto text_at = [&](int seconds) {
        now = 1000 + seconds * 1000;
        return plan_text(*plan_of(presentation));
    };
    now = 1000;
    presentation.start_lesson(sample_lesson_to_present(), 1); // page 2 of 3: from 3:20 to 6:40
    EXPECT_EQ(text_at(200), QStringLiteral("On time. Planned: 10:00"));
    EXPECT_EQ(text_at(100), QStringLiteral("1:40 ahead of the plan of 10:00"));
    EXPECT_EQ(text_at(410), QStringLiteral("0:10 behind the plan of 10:00"));
    EXPECT_TRUE(plan_of(presentation)->is_late());
}

TEST_F(FakeTime, of_a_page_that_is_not_prepared_is_waited_for) {
    presentation.start_lesson(sample_lesson_to_present(), 1);
    presentation.act(PresentAct::next); // nothing is prepared before the events are processed
    EXPECT_EQ(presentation.state().beside, QStringLiteral("The second page")) << "no page is skipped";
    presentation.act(PresentAct::back);
    EXPECT_EQ(presentation.state().beside, QStringLiteral("The first page"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return presentation.is_prepared(); }, 20000));
    presentation.act(PresentAct::next);
    EXPECT_EQ(presentation.state().kind, PresentedKind::question);
}

TEST_F(FakeTime, stops_in_a_pause) {
    now += 1000;
    presentation.pause_clock(true);
    now += 60000;
    EXPECT_EQ(presentation.since_start_ms(), 1000);
    presentation.pause_clock(false);
    now += 500;
    EXPECT_EQ(presentation.since_start_ms(), 1500);
}

TEST_F(FakeTime, to_think_counts_down_at_questions_only) {
    presentation.act(PresentAct::think);
    EXPECT_FALSE(presentation.thinking().has_value()) << "a step is no question";
    presentation.act(PresentAct::questions);
    std::size_t index = 0;
    while (index < presentation.script()->size() &&
           presentation.script()->state(index).kind != PresentedKind::question) {
        ++index;
    }
    ASSERT_LT(index, presentation.script()->size()) << "there is a question";
    presentation.show(index);
    presentation.act(PresentAct::think);
    ASSERT_TRUE(presentation.thinking().has_value());
    EXPECT_EQ(presentation.thinking()->left, 30);
    now += 10500;
    EXPECT_EQ(presentation.thinking()->left, 20);
    now += 60000;
    EXPECT_EQ(presentation.thinking()->left, 0);
    presentation.act(PresentAct::next);
    EXPECT_FALSE(presentation.thinking().has_value());
}

/// Returns the visible children that leave the window, by their classes and texts.
QStringList outside(const QWidget& window) {
    QStringList names;
    for (const QWidget* child : window.findChildren<QWidget*>()) {
        const QRect rect(child->mapTo(&window, QPoint()), child->size());
        const bool is_button = qobject_cast<const QAbstractButton*>(child) != nullptr;
        if (is_button && child->isVisible() && !window.rect().contains(rect)) {
            names << QLatin1String(child->metaObject()->className());
        }
    }
    return names;
}

TEST_F(PresentedRun, has_a_presenters_window_for_a_laptop) {
    start();
    press(*window, Qt::Key_F11, Qt::ControlModifier);
    ASSERT_TRUE(presenter().isVisible());
    EXPECT_FALSE(desk().is_full_screen) << "the only screen";
    presenter().resize(1366, 768);
    QCoreApplication::processEvents();
    EXPECT_EQ(presenter().size(), QSize(1366, 768));
    EXPECT_TRUE(outside(presenter()).isEmpty()) << outside(presenter()).join(' ').toStdString();
    EXPECT_GE(presenter().now().width(), 480);
    const auto* tabs = presenter().findChild<QTabWidget*>();
    ASSERT_NE(tabs, nullptr) << "notes, votes and outline are tabs";
    EXPECT_EQ(tabs->count(), 4);
}

TEST_F(PresentedRun, has_a_presenters_window_for_large_texts) {
    show_text_size(200);
    start();
    press(*window, Qt::Key_F11, Qt::ControlModifier);
    presenter().resize(1366, 768);
    QCoreApplication::processEvents();
    EXPECT_EQ(presenter().size(), QSize(1366, 768));
    auto* next = presenter().findChild<QToolButton*>(QStringLiteral("next"));
    ASSERT_NE(next, nullptr);
    EXPECT_TRUE(presenter().rect().contains(QRect(next->mapTo(&presenter(), QPoint()), next->size())));
    EXPECT_EQ(presenter().now().width(), 480);
    const std::uint32_t first = tick();
    QTest::mouseClick(next, Qt::LeftButton);
    EXPECT_EQ(tick(), first + 1);
    presentation().leave();
    forget_text_size();
}

TEST_F(PresentedRun, keeps_notes_and_types_into_them) {
    start();
    press(*window, Qt::Key_F11, Qt::ControlModifier);
    auto* notes = presenter().findChild<QPlainTextEdit*>();
    ASSERT_NE(notes, nullptr);
    notes->setFocus();
    QTest::keyClicks(notes, QStringLiteral("Wait. B is wrong"));
    EXPECT_EQ(notes_of(presentation()), QStringLiteral("Wait. B is wrong"));
    EXPECT_FALSE(desk().is_blank);
    press(*notes, Qt::Key_PageDown);
    EXPECT_TRUE(notes_of(presentation()).isEmpty()) << "another state";
    press(*notes, Qt::Key_PageUp);
    EXPECT_EQ(notes->toPlainText(), QStringLiteral("Wait. B is wrong"));
}

} // namespace
} // namespace lockstep::gui
