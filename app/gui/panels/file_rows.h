#pragma once

#include "app/gui/theme/theme.h"

#include <QObject>
#include <QStringList>

class QTreeWidget;
class QTreeWidgetItem;

namespace lockstep::gui {

/// The rows of the user's files above the experiments in their tree. A click or Enter opens a file, and Delete
/// removes it from the list.
class FileRows : public QObject {
    Q_OBJECT
public:
    /// Manages the rows of files in `tree`. `words_role` is the item role of the text that the filter of the
    /// tree searches.
    FileRows(QTreeWidget& tree, int words_role);

    /// Replaces the rows. Files that do not exist are shown as not found.
    void show(const QStringList& paths);
    void select(const QString& path);
    void set_theme(const Theme& theme);
    /// Returns the path of a row; empty if it is not a file.
    [[nodiscard]] static QString path_of(const QTreeWidgetItem& item);

signals:
    void chosen(const QString& path);
    void removed(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTreeWidget& tree_;
    const int words_role_;
    QTreeWidgetItem* files_ = nullptr; ///< the row above the files; null if there are none
    Theme theme_;
};

} // namespace lockstep::gui
