// Tests which folder and which name the dialogs for files propose and return.
#include "app/gui/exporting/export_kinds.h"
#include "app/gui/window/file_folders.h"

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

TEST(NameOfAnExport, has_the_ending_of_its_format) {
    EXPECT_EQ(with_ending("/x/a.png", "gif"), "/x/a.gif") << "the ending of another format";
    EXPECT_EQ(with_ending("/x/a.GIF", "gif"), "/x/a.GIF");
    EXPECT_EQ(with_ending("/x/a", "gif"), "/x/a.gif");
    EXPECT_EQ(with_ending("/x.y/v1.2", "gif"), "/x.y/v1.2.gif");
}

} // namespace
} // namespace lockstep::gui
