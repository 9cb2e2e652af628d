#pragma once

#include <QHash>
#include <QLockFile>
#include <QString>
#include <memory>

namespace lockstep::gui {

/// An edited program that is not saved.
struct UnsavedText {
    QString program; ///< path of the program file; empty if it is unknown
    QString text;
    friend bool operator==(const UnsavedText&, const UnsavedText&) = default;
};

/// Unsaved programs by the file that was opened: the program itself, or its launch file.
using UnsavedTexts = QHash<QString, UnsavedText>;

/// Copies of unsaved programs on disk, so that they survive a crash. Each process has its own file, and a
/// lock that is released when the process ends:
///
///     FOLDER/PID.json   {"edits": [{"file": ..., "program": ..., "text": ...}]}
///     FOLDER/PID.lock
class EditRecovery {
public:
    /// Does not create the folder yet.
    explicit EditRecovery(QString folder);

    /// Replaces the copies of this process; without texts, removes them. A copy that cannot be written is
    /// omitted, because the text itself is still in the editor.
    void keep(const UnsavedTexts& texts);
    /// Returns the texts of processes that have ended, and removes their copies. Copies that are not valid are
    /// removed as well.
    [[nodiscard]] UnsavedTexts take_lost() const;

private:
    [[nodiscard]] QString path_of(const QString& process, const char* suffix) const;

    QString folder_;
    std::unique_ptr<QLockFile> lock_; ///< held while this process has copies
};

} // namespace lockstep::gui
