// Tests bookmarks in the window: adding, going to, renaming and removing them, and what keeps them.
#include "app/common/place/place_text.h"
#include "app/gui/panels/scrub_bar.h"
#include "app/gui/scenes/lanes/scrub_scene.h"
#include "app/gui/window/dialogs/bookmark_list.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

namespace lockstep::gui {
namespace {

Result<Recording> bookmark_recorder(const RunSpec& run, const ProgressSink&) {
    const auto variant = run.what == "reduction/interleaved" ? fixture::Reduction::interleaved
                                                             : fixture::Reduction::sequential;
    Recording recording = fixture::reduction_recording(variant, 256, 2);
    recording.what = recorded_name(run);
    for (const auto& [name, value] : run.parameters) {
        recording.parameters[name] = value;
    }
    return recording;
}

struct BookmarksInWindow : testing::Test, ShownWindow {
    BookmarksInWindow() : ShownWindow(bookmark_recorder) {}
    void SetUp() override {
        show({1600, 900});
        run("reduction/interleaved");
        settle();
    }
    static void settle() {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
        }
    }
    void trigger(Command command) {
        window->actions()[command].trigger();
        settle();
    }
    template <class Dialog>
    Dialog* opened() {
        auto* dialog = window->findChild<Dialog*>();
        EXPECT_NE(dialog, nullptr);
        return dialog;
    }
    /// Adds a bookmark; without a text, keeps the proposed one.
    void add(std::uint32_t step, const char* text = nullptr) {
        workspace.playback().seek(Tick(step - 1));
        trigger(Command::add_bookmark);
        auto* dialog = opened<QInputDialog>();
        if (text != nullptr) {
            dialog->setTextValue(QString::fromUtf8(text));
        }
        dialog->accept();
        settle();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    [[nodiscard]] const std::vector<Bookmark>& all() { return workspace.desk().bookmarks->all(); }
    [[nodiscard]] std::uint32_t step() { return workspace.selection().cursor().tick.value() + 1; }
    [[nodiscard]] std::string what() { return workspace.selection().view()->session->recording().what; }
    [[nodiscard]] QStringList rows() {
        QStringList rows;
        auto* table = opened<BookmarkList>()->findChild<QTableWidget*>();
        for (int row = 0; row < table->rowCount(); ++row) {
            rows << table->item(row, 0)->text() + "|" + table->item(row, 1)->text() + "|" +
                        table->item(row, 2)->text();
        }
        return rows;
    }
    void press(const char* button) {
        for (QPushButton* each : opened<BookmarkList>()->findChildren<QPushButton*>()) {
            if (each->text() == QLatin1String(button)) {
                each->click();
            }
        }
        settle();
    }
};

/// Adds a bookmark as another process does, and removes the one at a step.
void change_elsewhere(const QString& file, std::uint32_t added, std::uint32_t removed) {
    Settings settings(file);
    Bookmarks bookmarks = Bookmarks::from_json(settings.bookmarks());
    ViewPlace place = bookmarks.all().front().place;
    for (std::size_t i = bookmarks.all().size(); i-- > 0;) {
        if (bookmarks.all()[i].place.step == removed) {
            bookmarks.remove(i);
        }
    }
    place.step = added;
    bookmarks.add({place, "elsewhere"});
    settings.set_bookmarks(bookmarks.to_json());
}

TEST_F(BookmarksInWindow, keep_those_that_another_process_saves_meanwhile) {
    add(18, "mine");
    change_elsewhere(folder.filePath("settings.ini"), 5, 0);
    add(20, "mine too");
    ASSERT_EQ(all().size(), 3U);
    EXPECT_EQ(all()[0].text, "elsewhere");

    trigger(Command::show_bookmarks);
    change_elsewhere(folder.filePath("settings.ini"), 7, 5); // the first row is gone
    opened<BookmarkList>()->findChild<QTableWidget*>()->selectRow(0);
    press("Remove");
    ASSERT_EQ(all().size(), 3U);
    EXPECT_EQ(all()[0].place.step, 7U);
    EXPECT_EQ(Bookmarks::from_json(Settings(folder.filePath("settings.ini")).bookmarks()).all(), all());
}

TEST_F(BookmarksInWindow, have_the_sentence_of_the_step_as_their_text) {
    add(18);
    ASSERT_EQ(all().size(), 1U);
    EXPECT_TRUE(all()[0].text.contains(' ')) << qPrintable(all()[0].text);
    EXPECT_EQ(all()[0].place.step, 18U);
    EXPECT_EQ(all()[0].place.runs.front().what, "reduction/interleaved");
    add(20, "  ");
    EXPECT_FALSE(all()[1].text.isEmpty()) << "an empty text becomes the sentence";
    trigger(Command::add_bookmark);
    EXPECT_EQ(opened<QInputDialog>()->textValue(), all()[1].text) << "the text of the bookmark that is there";
    opened<QInputDialog>()->reject();
    EXPECT_EQ(all().size(), 2U);
}

TEST_F(BookmarksInWindow, are_gone_to_by_keys) {
    add(18, "first");
    add(30, "second");
    workspace.playback().seek(Tick(0));
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    QTest::keyClick(&window->centre().current_view(), Qt::Key_B);
    EXPECT_EQ(step(), 18U);
    QTest::keyClick(&window->centre().current_view(), Qt::Key_B);
    EXPECT_EQ(step(), 30U);
    QTest::keyClick(&window->centre().current_view(), Qt::Key_B);
    EXPECT_EQ(step(), 30U) << "there is none after it";
    QTest::keyClick(&window->centre().current_view(), Qt::Key_B, Qt::ShiftModifier);
    EXPECT_EQ(step(), 18U);
}

TEST_F(BookmarksInWindow, open_with_their_warp_lane_and_view) {
    workspace.selection().set_lane(Warp(3), Lane(5));
    window->centre().show_view("banks");
    add(18, "there");
    window->centre().show_view("stage");
    workspace.selection().set_lane(Warp(0), Lane(0));
    workspace.playback().seek(Tick(2));
    trigger(Command::show_bookmarks);
    press("Open");
    EXPECT_EQ(step(), 18U);
    EXPECT_EQ(workspace.selection().cursor().warp, Warp(3));
    EXPECT_EQ(workspace.selection().cursor().lane, Lane(5));
    EXPECT_STREQ(window->centre().current_view().picture().name, "banks");
}

TEST_F(BookmarksInWindow, of_another_run_run_it_again) {
    add(18, "interleaved");
    run("reduction/sequential");
    settle();
    add(5, "sequential");
    trigger(Command::show_bookmarks);
    ASSERT_EQ(rows().size(), 2);
    EXPECT_EQ(rows()[0], "sequential|5|shown now") << "those of the shown run come first";
    EXPECT_TRUE(rows()[1].startsWith("interleaved|18|Reduction, E Interleaved")) << qPrintable(rows()[1]);
    opened<BookmarkList>()->findChild<QTableWidget*>()->selectRow(1);
    press("Open");
    wait();
    settle();
    EXPECT_EQ(what(), "reduction/interleaved");
    EXPECT_EQ(step(), 18U);
}

TEST_F(BookmarksInWindow, are_renamed_and_removed_in_the_list) {
    add(18, "first");
    add(30, "second");
    trigger(Command::show_bookmarks);
    auto* table = opened<BookmarkList>()->findChild<QTableWidget*>();
    press("Rename");
    auto* editor = table->findChild<QLineEdit*>();
    ASSERT_NE(editor, nullptr);
    editor->setText("renamed");
    QTest::keyClick(editor, Qt::Key_Return);
    settle();
    EXPECT_EQ(all()[0].text, "renamed");
    EXPECT_TRUE(rows()[0].startsWith("renamed|18|"));
    table->item(0, 0)->setText(" ");
    settle();
    EXPECT_EQ(all()[0].text, "renamed");
    EXPECT_TRUE(rows()[0].startsWith("renamed|")) << "an empty text is not taken";
    table->selectRow(1);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);
    settle();
    ASSERT_EQ(all().size(), 1U);
    press("Remove");
    EXPECT_TRUE(all().empty());
    EXPECT_FALSE(opened<BookmarkList>()->findChild<QPushButton*>()->isEnabled());
}

TEST_F(BookmarksInWindow, are_marked_on_the_slider_which_goes_to_them_exactly) {
    add(18, "here");
    auto* slider = window->findChild<ScrubBar*>();
    const Track& track = workspace.playback().track();
    const auto shows = [&] { return slider->grab().toImage(); };
    const QImage with = shows();
    workspace.playback().seek(Tick(0));
    const auto x = static_cast<int>(scrub_x(track, Tick(17), slider->width()));
    QTest::mouseClick(slider, Qt::LeftButton, {}, {x + 4, 30});
    EXPECT_EQ(step(), 18U);
    workspace.desk().bookmarks->remove(0);
    run("reduction/interleaved");
    settle();
    workspace.playback().seek(Tick(17));
    EXPECT_NE(shows(), with);
}

TEST_F(BookmarksInWindow, survive_another_window_and_another_start) {
    add(18, "kept");
    show_text_size(125);
    settle();
    ASSERT_EQ(all().size(), 1U);
    trigger(Command::show_bookmarks);
    EXPECT_EQ(rows(), QStringList{"kept|18|shown now"});
    forget_text_size();
    EXPECT_EQ(Bookmarks::from_json(settings.bookmarks()).all(), all());
    Workspace next(bookmark_recorder);
    const WindowHost started(next, settings);
    EXPECT_EQ(next.desk().bookmarks->all(), all());
}

TEST_F(BookmarksInWindow, of_other_parameters_are_not_of_the_shown_run) {
    add(18, "of size 512");
    const PlaceRun run = all()[0].place.runs.front();
    ViewPlace other = all()[0].place;
    other.runs.front().parameters["size"] = "64";
    other.step = 20;
    workspace.desk().bookmarks->add({other, "of size 64"});
    workspace.playback().seek(Tick(17));
    trigger(Command::next_bookmark);
    EXPECT_EQ(step(), 18U);
    EXPECT_EQ(workspace.desk().bookmarks->of(run).size(), 1U);
}

} // namespace
} // namespace lockstep::gui
