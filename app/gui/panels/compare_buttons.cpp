#include "app/gui/panels/compare_buttons.h"

#include "app/gui/theme/icons.h"
#include "app/gui/workspace/experiment_names.h"
#include "core/experiments/catalogue.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QTreeWidget>
#include <utility>

namespace lockstep::gui {

CompareButtons::CompareButtons(QTreeWidget& tree, int id_role)
    : QObject(&tree), tree_(tree), id_role_(id_role) {
    tree.setColumnCount(column + 1);
    tree.header()->setMinimumSectionSize(0); // a column without buttons takes no space
    tree.header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    tree.viewport()->installEventFilter(this);
}

void CompareButtons::set_theme(const Theme& theme) {
    theme_ = theme;
    fill();
}

void CompareButtons::offer(const QString& shown, const QString& tip) {
    if (shown != shown_ || tip != tip_) {
        shown_ = shown;
        tip_ = tip;
        fill();
    }
}

/// Returns whether an experiment can be compared with the shown one. The results of a broken one are wrong.
bool CompareButtons::is_comparable(const QString& id) const {
    const auto experiment = find_experiment(id.toStdString());
    return experiment && !(*experiment)->is_broken() && !shown_.isEmpty() && id != shown_ &&
           family_of(id) == family_of(shown_);
}

void CompareButtons::fill() {
    const QIcon button = icon(QStringLiteral("compare"), theme_, Role::text2);
    for (QTreeWidgetItemIterator it(&tree_); *it != nullptr; ++it) {
        const QString id = (*it)->data(0, id_role_).toString();
        const bool has_button = is_comparable(id);
        (*it)->setIcon(column, has_button ? button : QIcon());
        (*it)->setToolTip(column, has_button ? tip_ : QString());
        (*it)->setData(column, Qt::AccessibleTextRole,
                       has_button ? tip_ : tr("cannot be compared with the shown run"));
    }
}

bool CompareButtons::press(const QMouseEvent& mouse) {
    const QModelIndex at = tree_.indexAt(mouse.pos());
    const bool is_button = mouse.button() == Qt::LeftButton && at.column() == column &&
                           !at.data(Qt::ToolTipRole).toString().isEmpty();
    pressed_ = is_button ? at : QModelIndex();
    return is_button;
}

bool CompareButtons::release(const QMouseEvent& mouse) {
    const QPersistentModelIndex pressed = std::exchange(pressed_, QModelIndex());
    if (!pressed.isValid()) {
        return false;
    }
    if (tree_.indexAt(mouse.pos()) == pressed) {
        emit wanted(pressed.sibling(pressed.row(), 0).data(id_role_).toString());
    }
    return true;
}

bool CompareButtons::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease:
        return release(*static_cast<QMouseEvent*>(event));
    default:
        return QObject::eventFilter(watched, event);
    }
}

} // namespace lockstep::gui
