#include "app/gui/panels/file_rows.h"

#include "app/gui/theme/quantity_text.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QTreeWidget>

namespace lockstep::gui {
namespace {

constexpr int file_role = Qt::UserRole + 3;

} // namespace

FileRows::FileRows(QTreeWidget& tree, int words_role) : QObject(&tree), tree_(tree), words_role_(words_role) {
    tree.installEventFilter(this);
    connect(&tree, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) {
        if (const QString path = path_of(*item); !path.isEmpty()) {
            // Deferred, because opening a file replaces the rows while the tree is still delivering this
            // click to its other listeners.
            QMetaObject::invokeMethod(
                this, [this, path] { emit chosen(path); }, Qt::QueuedConnection);
        }
    });
}

QString FileRows::path_of(const QTreeWidgetItem& item) {
    return item.data(0, file_role).toString();
}

bool FileRows::eventFilter(QObject* watched, QEvent* event) {
    const QTreeWidgetItem* item = tree_.currentItem();
    const QString path = event->type() == QEvent::KeyPress && item != nullptr ? path_of(*item) : QString();
    if (path.isEmpty()) {
        return QObject::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit chosen(path);
        return true;
    case Qt::Key_Delete:
        emit removed(path);
        return true;
    default:
        return QObject::eventFilter(watched, event);
    }
}

void FileRows::show(const QStringList& paths) {
    const QSignalBlocker quiet(tree_);
    const bool was_expanded = files_ == nullptr || files_->isExpanded();
    const QString current = tree_.currentItem() == nullptr ? QString() : path_of(*tree_.currentItem());
    delete files_;
    files_ = nullptr;
    if (paths.isEmpty()) {
        return;
    }
    files_ = new QTreeWidgetItem({tr("My files"), count_text(static_cast<std::uint64_t>(paths.size()))});
    tree_.insertTopLevelItem(0, files_);
    for (const QString& path : paths) {
        const QFileInfo file(path);
        auto* item = new QTreeWidgetItem(files_, {file.fileName(), QString()});
        item->setData(0, file_role, path);
        item->setData(0, words_role_, path);
        item->setToolTip(0, file.exists() ? path : tr("%1 was not found.").arg(path));
        if (!file.exists()) {
            item->setText(1, tr("not found"));
        } else {
            item->setData(1, Qt::AccessibleTextRole, tr("file"));
        }
    }
    files_->setExpanded(was_expanded);
    set_theme(theme_);
    if (!current.isEmpty()) {
        select(current);
    }
}

void FileRows::select(const QString& path) {
    for (int i = 0; files_ != nullptr && i < files_->childCount(); ++i) {
        if (path_of(*files_->child(i)) == path) {
            const QSignalBlocker quiet(tree_);
            tree_.setCurrentItem(files_->child(i));
        }
    }
}

void FileRows::set_theme(const Theme& theme) {
    theme_ = theme;
    for (int i = 0; files_ != nullptr && i < files_->childCount(); ++i) {
        QTreeWidgetItem& item = *files_->child(i);
        const bool is_missing = !item.text(1).isEmpty();
        item.setForeground(0, theme[is_missing ? Role::text2 : Role::text]);
        item.setForeground(1, theme[Role::text2]);
    }
}

} // namespace lockstep::gui
