// Tests the copies of unsaved programs that survive a crash.
#include "app/gui/workspace/edit_recovery.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

class EditRecoveryTest : public testing::Test {
protected:
    /// Renames the copies of this process to those of a process that does not exist.
    void end_process(const QString& process = QStringLiteral("999999999")) const {
        const QString own = QString::number(QCoreApplication::applicationPid());
        ASSERT_TRUE(QFile::rename(path(own + ".json"), path(process + ".json")));
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }
    [[nodiscard]] QStringList files() const { return QDir(folder.path()).entryList(QDir::Files); }

    QTemporaryDir folder;
    const UnsavedTexts texts{{"/home/me/a.cl", {"/home/me/a.cl", "kernel void a() { \"é\"; }"}},
                             {"/home/me/b.sim", {"/home/me/b.cl", ""}}};
};

TEST_F(EditRecoveryTest, returns_what_an_ended_process_kept_and_removes_it) {
    EditRecovery crashed(folder.path());
    crashed.keep(texts);
    EXPECT_EQ(files().size(), 2) << "the copies and the lock";
    end_process();
    EXPECT_EQ(EditRecovery(folder.path()).take_lost(), texts);
    EXPECT_TRUE(EditRecovery(folder.path()).take_lost().isEmpty());
}

TEST_F(EditRecoveryTest, leaves_the_copies_of_a_running_process_alone) {
    EditRecovery running(folder.path());
    running.keep(texts);
    EXPECT_TRUE(EditRecovery(folder.path()).take_lost().isEmpty()) << "its own copies";
    const QString other = QStringLiteral("999999998");
    end_process(other);
    QLockFile lock(path(other + ".lock"));
    ASSERT_TRUE(lock.tryLock(0));
    EXPECT_TRUE(EditRecovery(folder.path()).take_lost().isEmpty()) << "its lock is held";
    lock.unlock();
    EXPECT_EQ(EditRecovery(folder.path()).take_lost(), texts);
}

TEST_F(EditRecoveryTest, removes_its_copies_once_all_is_saved) {
    EditRecovery recovery(folder.path());
    recovery.keep(texts);
    recovery.keep({});
    EXPECT_TRUE(files().isEmpty());
    recovery.keep(texts);
    EXPECT_EQ(files().size(), 2);
}

TEST_F(EditRecoveryTest, takes_nothing_from_files_that_are_damaged_or_name_other_files) {
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("{"), QByteArray("[1]"), QByteArray("{\"edits\": 3}"),
          QByteArray("{\"edits\": [{\"file\": \"/etc/passwd\", \"text\": \"x\"}]}"),
          QByteArray("{\"edits\": [{\"file\": \"relative.cl\", \"text\": \"x\"}]}"),
          QByteArray("{\"edits\": [{\"file\": \"/a.cl\", \"text\": 7}]}"), QByteArray(100000, '[')}) {
        write("999999997.json", bytes);
        EXPECT_TRUE(EditRecovery(folder.path()).take_lost().isEmpty()) << bytes.left(60).toStdString();
        EXPECT_TRUE(files().isEmpty());
    }
}

TEST_F(EditRecoveryTest, does_nothing_without_a_folder) {
    EditRecovery nowhere{QString()};
    nowhere.keep(texts);
    EXPECT_TRUE(nowhere.take_lost().isEmpty());
    EditRecovery forbidden(QStringLiteral("/proc/no-such-folder"));
    forbidden.keep(texts);
    EXPECT_TRUE(forbidden.take_lost().isEmpty());
}

} // namespace
} // namespace lockstep::gui
