#include "app/gui/window/actions/action_set.h"

#include "app/gui/theme/icons.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <algorithm>

namespace lockstep::gui {
namespace {

QList<QKeySequence> keys_of(const CommandRow& row) {
    QList<QKeySequence> keys;
    for (const QString& key : QString::fromLatin1(row.keys).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        keys << QKeySequence(key, QKeySequence::PortableText);
    }
    return keys;
}

} // namespace

ActionSet::ActionSet(QMainWindow& window) {
    for (std::size_t m = 0; m < menus; ++m) {
        menus_[m] = window.menuBar()->addMenu(menu_title(static_cast<Menu>(m)));
    }
    for (const CommandRow& row : command_rows()) {
        auto* action = new QAction(command_text(row), &window);
        const QList<QKeySequence> keys = keys_of(row);
        action->setShortcuts(keys);
        if (row.of_views) {
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        } else {
            window.addAction(action); // the shortcuts also work while the menu bar is hidden
        }
        if (!keys.isEmpty()) {
            action->setToolTip(QStringLiteral("%1 (%2)").arg(command_text(row).remove(QChar(0x2026)),
                                                             keys[0].toString(QKeySequence::NativeText)));
        }
        actions_[static_cast<std::size_t>(row.command)] = action;
    }
    add_groups();
}

void ActionSet::add_groups() {
    const MenuGroupRow* before = nullptr;
    for (const MenuGroupRow& group : menu_group_rows()) {
        QMenu& menu = *menus_[static_cast<std::size_t>(group.menu)];
        const bool is_first = before == nullptr || before->menu != group.menu;
        const bool is_with_submenu =
            group.is_submenu && !is_first && before->is_submenu; // submenus are together
        const bool has_heading = *group.title != '\0' && !group.is_submenu;
        QAction* const start = has_heading                   ? menu.addSection(menu_title(group))
                               : is_first || is_with_submenu ? nullptr
                                                             : menu.addSeparator();
        if (!is_first) {
            ends_[static_cast<std::size_t>(before->group)] = start;
        }
        add_actions(group, group.is_submenu ? *menu.addMenu(menu_title(group)) : menu);
        before = &group;
    }
}

void ActionSet::add_menu(MenuGroup group, QMenu& submenu) const {
    const auto row = std::ranges::find(menu_group_rows(), group, &MenuGroupRow::group);
    menu(row->menu).insertMenu(ends_[static_cast<std::size_t>(group)], &submenu);
}

void ActionSet::add_actions(const MenuGroupRow& group, QMenu& menu) const {
    for (const CommandRow& row : command_rows()) {
        if (row.group == group.group) {
            menu.addAction(&(*this)[row.command]);
        }
    }
}

void ActionSet::on(Command command, std::function<void()> what) const {
    QObject::connect(&(*this)[command], &QAction::triggered, &(*this)[command], std::move(what));
}

void ActionSet::add_view_keys(QWidget& widget) const {
    for (const CommandRow& row : command_rows()) {
        if (row.of_views) {
            widget.addAction(&(*this)[row.command]);
        }
    }
}

void ActionSet::set_theme(const Theme& theme) const {
    for (const CommandRow& row : command_rows()) {
        if (*row.icon != '\0') {
            (*this)[row.command].setIcon(icon(QString::fromLatin1(row.icon), theme));
        }
    }
}

} // namespace lockstep::gui
