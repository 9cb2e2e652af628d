// Tests which folder and which name the dialogs for files propose and return.
#include "app/gui/exporting/export_kinds.h"
#include "app/gui/panels/forms/argument_row.h"
#include "app/gui/window/file_folders.h"
#include "tests/gui/window/own_kernel.h"

#include <QDir>
#include <QFileDialog>
#include <QTemporaryDir>
#include <QTimer>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

struct FileFolders : testing::Test {
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
};

/// Closes the next dialog for files; returns the folder in which it starts.
QString folder_of(const std::function<void()>& ask) {
    QString found;
    QTimer::singleShot(0, [&found] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        found = dialog->directory().path();
        dialog->reject();
    });
    ask();
    return found;
}

TEST_F(FileFolders, are_remembered_apart_for_opening_and_writing) {
    for (const char* name : {"in", "out"}) {
        ASSERT_TRUE(QDir(folder.path()).mkdir(QString::fromLatin1(name)));
    }
    remember_folder(settings, Setting::open_folder, folder.filePath("in/a.cl"));
    remember_folder(settings, Setting::export_folder, folder.filePath("out/a.png"));
    EXPECT_EQ(folder_of([this] { EXPECT_EQ(choose_file_to_open(settings, nullptr, "Open", ""), ""); }),
              folder.filePath("in"));
    EXPECT_EQ(
        folder_of([this] { EXPECT_EQ(choose_file_to_write(settings, nullptr, "Save", "b.png", ""), ""); }),
        folder.filePath("out"));
    const Settings later(folder.filePath("settings.ini"));
    EXPECT_EQ(last_folder(later, Setting::export_folder), folder.filePath("out"));
}

TEST_F(FileFolders, that_are_gone_are_not_proposed) {
    remember_folder(settings, Setting::open_folder, folder.filePath("gone/a.cl"));
    EXPECT_EQ(last_folder(settings, Setting::open_folder), "");
    remember_folder(settings, Setting::open_folder, QString());
    EXPECT_EQ(settings[Setting::open_folder].toString(), folder.filePath("gone"))
        << "cancelling changes nothing";
}

/// The dialogs of the window: for the file of an argument, for a handout and for a learner's progress.
struct DialogsOfTheWindow : WindowOfOwnKernel {
    /// Makes a folder, and remembers it.
    QString used(Setting folder, const char* name) {
        EXPECT_TRUE(QDir(folder_.path()).mkdir(QString::fromLatin1(name)));
        settings_.set(folder, folder_.filePath(QString::fromLatin1(name)));
        return settings_[folder].toString();
    }
    void trigger(Command command) const { window_->actions()[command].trigger(); }
};

TEST_F(DialogsOfTheWindow, start_in_the_folder_that_was_used_last) {
    const QString in = used(Setting::open_folder, "in");
    const QString out = used(Setting::export_folder, "out");
    open();
    auto* row = form().findChild<ArgumentRow*>();
    ASSERT_NE(row, nullptr);
    EXPECT_EQ(folder_of([row] { emit row->file_wanted(); }), in);
    workspace_->desk().lesson.lesson = std::make_shared<Lesson>(Lesson{.id = "one"});
    window_->actions()[Command::print_handout].setEnabled(true); // as for a lesson that was opened
    EXPECT_EQ(folder_of([this] { trigger(Command::print_handout); }), out);
    workspace_->desk().lesson.learner.set_name("Ada");
    QString progress;
    QTimer::singleShot(0, [&progress] {
        auto* name = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(name, nullptr);
        progress = folder_of([name] { name->accept(); }); // opens the dialog for the file
    });
    trigger(Command::save_lesson_progress);
    EXPECT_EQ(progress, out);
}

TEST_F(DialogsOfTheWindow, remember_the_folder_of_the_file_of_an_argument) {
    used(Setting::open_folder, "in");
    write("values.bin", "1234");
    open();
    QTimer::singleShot(0, [this] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->selectFile(folder_.filePath("values.bin"));
        QMetaObject::invokeMethod(dialog, "accept");
    });
    emit form().findChild<ArgumentRow*>()->file_wanted();
    EXPECT_EQ(settings_[Setting::open_folder].toString(), folder_.path());
}

TEST(NameOfAnExport, has_the_ending_of_its_format) {
    EXPECT_EQ(with_ending("/x/a.png", "gif"), "/x/a.gif") << "the ending of another format";
    EXPECT_EQ(with_ending("/x/a.GIF", "gif"), "/x/a.GIF");
    EXPECT_EQ(with_ending("/x/a", "gif"), "/x/a.gif");
    EXPECT_EQ(with_ending("/x.y/v1.2", "gif"), "/x.y/v1.2.gif");
}

} // namespace
} // namespace lockstep::gui
