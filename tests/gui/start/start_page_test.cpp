// Tests the page Start in the window: what it lists, its keys, the filter, and its layout in narrow windows.
#include "app/gui/start/lessons_part.h"
#include "app/gui/start/start_page.h"

#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/start/continue_part.h"
#include "app/gui/start/example_films.h"
#include "app/gui/start/file_tile.h"
#include "app/gui/start/first_part.h"
#include "app/gui/start/gallery_part.h"
#include "app/gui/start/own_kernel_part.h"
#include "app/gui/start/recent_part.h"
#include "app/gui/workspace/examples.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <algorithm>
#include <ctime>

namespace lockstep::gui {
namespace {

Result<Recording> recorder(const RunSpec& run, const ProgressSink&) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
    recording.what = run.kind == RunKind::experiment ? run.what : "reduction/interleaved";
    return recording;
}

struct PageStart : testing::Test, ShownWindow {
    PageStart() : ShownWindow(recorder) {}
    void TearDown() override { forget_text_size(); }

    void begin(QSize size = {1920, 1080}) {
        show(size);
        window->begin();
        QTest::qWait(50); // the parts are laid out
    }
    [[nodiscard]] QString file(const char* name) const {
        QFile made(folder.filePath(QString::fromLatin1(name)));
        EXPECT_TRUE(made.open(QIODevice::WriteOnly));
        return made.fileName();
    }
    [[nodiscard]] StartPage& page() const { return window->centre().start_page(); }
    template <class Widget>
    [[nodiscard]] std::vector<Widget*> shown() const {
        std::vector<Widget*> all;
        for (auto* each : page().findChildren<Widget*>()) {
            if (each->isVisible()) {
                all.push_back(each);
            }
        }
        return all;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, with);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] static QString focused() {
        const QWidget* focus = QApplication::focusWidget();
        const auto* button = qobject_cast<const QAbstractButton*>(focus);
        return focus == nullptr                     ? QStringLiteral("nothing")
               : !focus->accessibleName().isEmpty() ? focus->accessibleName()
               : button != nullptr                  ? button->text()
                                                    : QString::fromLatin1(focus->metaObject()->className());
    }
};

TEST_F(PageStart, is_shown_first_and_the_tabs_and_docks_after_a_run) {
    begin();
    EXPECT_TRUE(page().isVisible());
    EXPECT_FALSE(window->centre().tabs().isVisible());
    EXPECT_TRUE(window->findChild<PanelDock*>("experiments")->isVisible());
    EXPECT_FALSE(window->findChild<PanelDock*>("kernelSource")->isVisible());
    EXPECT_FALSE(page().last().isVisible()) << "there is no session to continue";
    run("reduction/interleaved");
    EXPECT_FALSE(page().isVisible());
    EXPECT_TRUE(window->centre().tabs().isVisible());
    EXPECT_TRUE(window->findChild<PanelDock*>("kernelSource")->isVisible());
    window->actions()[Command::show_start].trigger();
    EXPECT_TRUE(page().isVisible());
    EXPECT_TRUE(page().last().isVisible());
    window->actions()[Command::show_start].trigger();
    EXPECT_FALSE(page().isVisible());
}

TEST_F(PageStart, of_a_first_start_says_why_the_run_behind_it_is_slow) {
    begin();
    EXPECT_TRUE(page().first().isVisible()) << "at once, so that nothing moves later";
    wait();
    ASSERT_NE(workspace.selection().view(), nullptr);
    EXPECT_EQ(workspace.selection().view()->session->recording().what, "reduction/interleaved");
    EXPECT_TRUE(page().isVisible());
    const auto* card = window->findChild<CurePanel*>();
    ASSERT_TRUE(QTest::qWaitFor([card] { return card->number().endsWith('%'); }, 20000));
    QStringList said;
    for (const QLabel* label : page().first().findChildren<QLabel*>()) {
        said << label->text();
    }
    EXPECT_TRUE(said.contains(card->number())) << qPrintable(said.join('|'));
    EXPECT_TRUE(said.contains(card->sentence())) << qPrintable(said.join('|'));
    press(Qt::Key_Return); // its button has the focus
    EXPECT_FALSE(page().isVisible());
    EXPECT_TRUE(window->centre().tabs().isVisible());
}

TEST_F(PageStart, of_a_first_start_keeps_no_session_that_nobody_opened) {
    begin();
    wait();
    window->close();
    EXPECT_TRUE(settings.last_session().isEmpty());
}

TEST_F(PageStart, continues_instead_if_there_is_a_session) {
    begin();
    run("reduction/interleaved");
    window->actions()[Command::show_start].trigger();
    EXPECT_TRUE(page().last().isVisible());
    EXPECT_FALSE(page().first().isVisible());
}

TEST_F(PageStart, is_not_shown_if_the_user_does_not_want_it) {
    settings.set(Setting::start_page, false);
    begin();
    EXPECT_FALSE(page().isVisible());
    wait();
    ASSERT_NE(workspace.selection().view(), nullptr);
    EXPECT_EQ(workspace.selection().view()->session->recording().what, "reduction/interleaved");
}

TEST_F(PageStart, remembers_the_choice_not_to_show_it) {
    begin();
    auto* box = page().findChild<QCheckBox*>();
    EXPECT_TRUE(box->isChecked());
    box->click();
    EXPECT_FALSE(settings[Setting::start_page].toBool());
}

TEST_F(PageStart, has_a_card_with_a_film_for_each_shipped_recording) {
    begin();
    ASSERT_GE(shipped_examples().size(), 6U);
    EXPECT_TRUE(QTest::qWaitFor([this] { return page().gallery().is_complete(); }, 20000));
    int cards = 0;
    for (const Tile* tile : page().gallery().findChildren<Tile*>()) {
        EXPECT_TRUE(tile->accessibleDescription().contains("lane efficiency"));
        ++cards;
    }
    EXPECT_EQ(cards, std::ssize(shipped_examples()));
}

/// Writes a gallery with a copy of the shipped recording of an experiment, and lines that name no recording.
QString made_gallery(const QTemporaryDir& in) {
    QString folder = in.filePath("gpu");
    EXPECT_TRUE(QDir().mkpath(folder));
    EXPECT_TRUE(QFile::copy(example_of("scan/blelloch"), folder + "/scan.lks"));
    QFile list(folder + "/list.txt");
    EXPECT_TRUE(list.open(QIODevice::WriteOnly));
    const char* const rest = "\tCard 7\t570.1\t2026-11-29\tlockstep-cli run scan/blelloch --set size=256\n";
    for (const char* line : {"# file\texperiment", "scan.lks\tscan/blelloch", "gone.lks\tscan/blelloch",
                             "scan.lks\tscan/none", "../gpu/list.txt\tno-experiment"}) {
        list.write(line);
        list.write(rest);
    }
    list.write("scan.lks\tscan/blelloch\tonly three\n");
    return folder;
}

TEST_F(PageStart, shows_each_recording_of_a_gpu_with_its_lesson_and_where_it_comes_from) {
    begin();
    EXPECT_EQ(page().gpu_gallery().isVisible(), !shipped_gallery().empty());
    const std::vector<Example> made = gallery_in(made_gallery(folder));
    ASSERT_EQ(made.size(), 1U) << "only the line with a recording and an experiment";
    page().gpu_gallery().show_examples(made);
    EXPECT_TRUE(page().gpu_gallery().isVisible());
    ASSERT_TRUE(QTest::qWaitFor([this] { return page().gpu_gallery().is_complete(); }, 20000));
    auto* card = page().gpu_gallery().findChild<Tile*>();
    EXPECT_TRUE(card->accessibleName().contains("Blelloch")) << qPrintable(card->accessibleName());
    QStringList told;
    for (const QLabel* label : card->findChildren<QLabel*>()) {
        told << label->text();
    }
    for (const char* text : {"lane efficiency", "Card 7", "Driver 570.1 · 2026-11-29",
                             "lockstep-cli run scan/blelloch --set size=256"}) {
        EXPECT_TRUE(told.join('\n').contains(QString::fromUtf8(text))) << text << qPrintable(told.join(';'));
    }
    EXPECT_TRUE(card->accessibleDescription().contains("Device: Card 7\nDriver: 570.1\nDate: 2026-11-29"));
    EXPECT_TRUE(card->accessibleDescription().contains("The algorithm uses a binary tree"))
        << "what the experiment teaches";
    page().findChild<QLineEdit*>()->setText("card 7");
    EXPECT_TRUE(card->isVisible());
    EXPECT_FALSE(page().gallery().isVisible());
    card->click();
    wait();
    EXPECT_EQ(workspace.opened_file(), made[0].path);
}

TEST_F(PageStart, needs_less_than_a_second_to_open_a_shipped_recording) {
    std::vector<Example> all = shipped_gallery();
    const std::vector<Example> examples = shipped_examples();
    all.insert(all.end(), examples.begin(), examples.end());
    for (const Example& each : all) {
        const std::clock_t start = std::clock(); // processor time, because other tests run at the same time
        EXPECT_TRUE(make_example_film(each, [] { return true; }).ok()) << qPrintable(each.path);
        EXPECT_LT(std::clock() - start, CLOCKS_PER_SEC) << qPrintable(each.path);
    }
}

TEST_F(PageStart, lists_recent_files_and_says_which_are_gone) {
    const QString there = file("there.cl");
    settings.set_recent_files({there, folder.filePath("gone.sim")});
    begin();
    const auto tiles = page().recent().findChildren<FileTile*>();
    ASSERT_EQ(tiles.size(), 2);
    EXPECT_TRUE(tiles[0]->isEnabled());
    EXPECT_FALSE(tiles[1]->isEnabled());
    EXPECT_EQ(tiles[1]->accessibleName(), "gone.sim, not found");
    tiles[0]->setFocus();
    press(Qt::Key_Delete);
    EXPECT_EQ(settings.recent_files(), QStringList{folder.filePath("gone.sim")});
    EXPECT_TRUE(QFile::exists(there)) << "the file itself stays";
}

TEST_F(PageStart, lists_the_kernels_of_the_chosen_folder) {
    static_cast<void>(file("b.sim"));
    static_cast<void>(file("a.cl"));
    static_cast<void>(file("notes.txt"));
    settings.set_kernel_folder(folder.path());
    begin();
    QStringList names;
    for (const FileTile* tile : page().own().findChildren<FileTile*>()) {
        names << tile->accessibleName();
    }
    EXPECT_EQ(names, (QStringList{"a.cl", "b.sim"}));
}

TEST_F(PageStart, shows_only_what_contains_the_filter) {
    settings.set_recent_files({file("transposed.cl"), file("other.cl")});
    begin();
    press(Qt::Key_Slash);
    QTest::keyClicks(QApplication::focusWidget(), "transpose");
    QStringList names;
    for (const Tile* tile : shown<Tile>()) {
        names << tile->accessibleName();
        EXPECT_TRUE(names.back().contains("transpose", Qt::CaseInsensitive)) << qPrintable(names.back());
    }
    EXPECT_TRUE(names.contains("transposed.cl"));
    EXPECT_TRUE(names.contains("Transpose, B Tiled"));
    EXPECT_TRUE(names.contains("Transpose, B Tiled, recorded on NVIDIA H200")) << qPrintable(names.join(';'));
    QTest::keyClicks(QApplication::focusWidget(), "!");
    EXPECT_TRUE(shown<Tile>().empty());
    press(Qt::Key_Escape);
    EXPECT_GE(shown<Tile>().size(), 8U);
}

TEST_F(PageStart, is_walked_through_with_f6_and_arrow_keys) {
    settings.set_recent_files({file("a.cl"), file("b.cl")});
    begin();
    EXPECT_EQ(focused(), "Show this run");
    press(Qt::Key_F6);
    EXPECT_EQ(focused(), "a.cl");
    press(Qt::Key_Down);
    EXPECT_EQ(focused(), "b.cl");
    press(Qt::Key_Up);
    EXPECT_EQ(focused(), "a.cl");
    press(Qt::Key_F6);
    EXPECT_TRUE(page().own().isAncestorOf(QApplication::focusWidget()));
    press(Qt::Key_F6);
    EXPECT_TRUE(page().lessons().isAncestorOf(QApplication::focusWidget()));
    press(Qt::Key_F6);
    ASSERT_TRUE(page().gallery().isAncestorOf(QApplication::focusWidget()));
    const QString first = focused();
    press(Qt::Key_Right);
    EXPECT_NE(focused(), first);
    EXPECT_TRUE(page().gallery().isAncestorOf(QApplication::focusWidget()));
    press(Qt::Key_Left);
    EXPECT_EQ(focused(), first);
    press(Qt::Key_Return);
    wait();
    EXPECT_FALSE(page().isVisible());
    EXPECT_TRUE(is_shipped_example(workspace.opened_file()));
    EXPECT_EQ(settings.recent_files().size(), 2) << "shipped recordings are not recent files";
}

TEST_F(PageStart, is_still_shown_in_another_text_size) {
    begin();
    QLineEdit* filter = page().findChild<QLineEdit*>();
    filter->setText("scan");
    show_text_size(125);
    EXPECT_TRUE(page().isVisible());
    EXPECT_EQ(page().findChild<QLineEdit*>()->text(), "scan");
    EXPECT_FALSE(window->findChild<PanelDock*>("kernelSource")->isVisible());
}

TEST_F(PageStart, has_one_column_at_a_text_size_of_200_per_cent) {
    settings.set(Setting::text_size, 200);
    settings.set_recent_files({file("a.cl")});
    begin({1366, 768});
    EXPECT_LT(page().own().mapTo(&page(), QPoint()).y(), page().recent().mapTo(&page(), QPoint()).y());
    std::vector<int> lefts;
    for (const QWidget* part : {static_cast<QWidget*>(&page().own()), static_cast<QWidget*>(&page().recent()),
                                static_cast<QWidget*>(&page().gallery())}) {
        lefts.push_back(part->mapTo(&page(), QPoint()).x());
        EXPECT_LE(part->mapTo(&page(), QPoint(part->width(), 0)).x(), page().viewport()->width());
    }
    EXPECT_TRUE(std::ranges::all_of(lefts, [&](int x) { return x == lefts[0]; }));
}

TEST_F(PageStart, says_in_whole_what_the_empty_list_of_files_is_for) {
    begin({1024, 600});
    const auto labels = page().recent().findChildren<QLabel*>();
    const auto said = std::ranges::find_if(
        labels, [](const QLabel* label) { return label->text() == "Files that you open are listed here."; });
    ASSERT_NE(said, labels.end());
    EXPECT_TRUE((*said)->wordWrap());
    settings.set_recent_files({file("a.cl")});
    window.reset();
    begin({1024, 600});
    EXPECT_FALSE(page().recent().findChildren<QLabel*>().isEmpty());
    for (const QLabel* label : page().recent().findChildren<QLabel*>()) {
        EXPECT_FALSE(label->isVisible() && label->text() == "Files that you open are listed here.");
    }
}

TEST_F(PageStart, opens_at_its_beginning_although_its_first_button_is_below) {
    settings.set(Setting::text_size, 200);
    begin({1024, 600});
    wait();
    QTest::qWait(50);
    EXPECT_EQ(page().verticalScrollBar()->value(), 0);
    for (int i = 0; i < 12; ++i) {
        press(Qt::Key_Tab);
    }
    EXPECT_GT(page().verticalScrollBar()->value(), 0) << "it follows the focus";
    const int place = page().verticalScrollBar()->value() / 2;
    page().verticalScrollBar()->setValue(place);
    QWidget* const focus = QApplication::focusWidget();
    emit qApp->focusChanged(focus, nullptr); // to another program and back
    emit qApp->focusChanged(nullptr, focus);
    EXPECT_EQ(page().verticalScrollBar()->value(), place);
}

} // namespace
} // namespace lockstep::gui
