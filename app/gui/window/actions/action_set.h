#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/window/actions/commands.h"

#include <QAction>
#include <array>
#include <functional>

class QMainWindow;
class QMenu;

namespace lockstep::gui {

/// Creates a QAction for each command, and adds it to the window's menus.
class ActionSet {
public:
    explicit ActionSet(QMainWindow& window);

    [[nodiscard]] QAction& operator[](Command command) const {
        return *actions_[static_cast<std::size_t>(command)];
    }
    [[nodiscard]] QMenu& menu(Menu menu) const { return *menus_[static_cast<std::size_t>(menu)]; }
    /// Adds a submenu at the end of a group.
    void add_menu(MenuGroup group, QMenu& submenu) const;
    void on(Command command, std::function<void()> what) const;
    /// Enables the shortcuts of views while one of these widgets has the focus.
    void add_view_keys(QWidget& widget) const;
    void set_theme(const Theme& theme) const;

private:
    void add_groups();
    void add_actions(const MenuGroupRow& group, QMenu& menu) const;

    std::array<QAction*, static_cast<std::size_t>(Command::count)> actions_{};
    std::array<QMenu*, menus> menus_{};
    /// The separators after the groups; null after the last group of a menu.
    std::array<QAction*, static_cast<std::size_t>(MenuGroup::count)> ends_{};
};

} // namespace lockstep::gui
