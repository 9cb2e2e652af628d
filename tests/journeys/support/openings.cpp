#include "tests/journeys/support/openings.h"

#include "tests/journeys/support/pointer.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTabWidget>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>
#include <stdexcept>

namespace lockstep::gui::journeys {
namespace {

constexpr int opening_patience_ms = 10000;

template <class Widget>
[[nodiscard]] std::vector<Widget*> visible_below(const QWidget& widget) {
    std::vector<Widget*> visible;
    const auto all = widget.findChildren<Widget*>();
    std::ranges::copy_if(all, std::back_inserter(visible), &QWidget::isVisible);
    return visible;
}

QModelIndex find_row(const QAbstractItemModel& model, const QModelIndex& below, const QString& text) {
    for (int row = 0; row < model.rowCount(below); ++row) {
        const QModelIndex index = model.index(row, 0, below);
        if (index.data().toString().contains(text)) {
            return index;
        }
        if (const QModelIndex inside = find_row(model, index, text); inside.isValid()) {
            return inside;
        }
    }
    return {};
}

QAction& entry_named(const QList<QAction*>& actions, const QString& text) {
    const auto named = [&text](const QAction* action) {
        return action->text().remove(QLatin1Char('&')) == text && action->isVisible();
    };
    const auto found = std::ranges::find_if(actions, named);
    if (found == actions.end()) {
        cannot(QStringLiteral("no menu has \"%1\"").arg(text));
    }
    return **found;
}

/// Clicks a tab. If the tab is hidden because the tab bar is too narrow, first scrolls to it with the arrows
/// of the bar.
void click_tab(QTabBar& bar, int tab, const QString& text) {
    const auto arrows = bar.findChildren<QToolButton*>(Qt::FindDirectChildrenOnly);
    for (int i = 0; i < bar.count() && !visible_centre({&bar, bar.tabRect(tab)}); ++i) {
        const bool is_left = bar.tabRect(tab).center().x() < 0;
        const auto arrow = std::ranges::find_if(arrows, [is_left](const QToolButton* each) {
            return each->isVisible() && (each->arrowType() == Qt::LeftArrow) == is_left;
        });
        if (arrow == arrows.end()) {
            break;
        }
        click_at({*arrow, (*arrow)->rect()}, text);
    }
    click_at({&bar, bar.tabRect(tab) & bar.rect()}, text);
    for (int tried = 0; tried < 3 && bar.currentIndex() != tab;
         ++tried) { // the tabs may have moved, because their titles were refitted
        QTest::qWait(50);
        click_at({&bar, bar.tabRect(tab) & bar.rect()}, text);
    }
    if (bar.currentIndex() != tab) {
        cannot(QStringLiteral("the click on \"%1\" chose \"%2\"")
                   .arg(text, bar.accessibleTabName(bar.currentIndex())));
    }
}

} // namespace

void cannot(const QString& what) {
    throw std::runtime_error(what.toStdString());
}

QMainWindow& main_window() {
    for (QWidget* each : QApplication::topLevelWidgets()) {
        auto* window = qobject_cast<QMainWindow*>(each);
        if (window != nullptr && window->isVisible()) {
            return *window;
        }
    }
    cannot("there is no window");
}

int tab_named(const QTabBar& bar, const QString& text) {
    for (int tab = 0; tab < bar.count(); ++tab) {
        if (bar.tabText(tab) == text || bar.accessibleTabName(tab) == text) {
            return tab;
        }
    }
    return -1;
}

/// Returns the visible button of the rail or of the bar that replaces menus in a narrow window; null if there is none.
QToolButton* compact_button(const QString& name) {
    for (auto* button : visible_below<QToolButton>(main_window())) {
        const bool is_in_bar = qobject_cast<QToolBar*>(button->parentWidget()) != nullptr;
        if (is_in_bar && button->accessibleName() == name) {
            return button;
        }
    }
    return nullptr;
}

QMenu* menu_of(const QToolButton& button) {
    return button.findChild<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
}

/// Opens a panel that does not fit into the rail.
void open_from_rest(const QString& name) {
    for (auto* bar : visible_below<QToolBar>(main_window())) {
        auto* more = bar->orientation() == Qt::Vertical ? bar->findChildren<QToolButton*>().last() : nullptr;
        if (more != nullptr && more->isVisible()) {
            click_at({more, more->rect()}, name);
            QAction& entry = entry_named(menu_of(*more)->actions(), name);
            click_at({menu_of(*more), menu_of(*more)->actionGeometry(&entry)}, name);
            return;
        }
    }
}

bool is_rail_shown() {
    return !main_window().menuBar()->isVisible();
}

/// Returns the list of views of a narrow window; null if there are tabs.
QComboBox* view_list() {
    for (auto* combo : visible_below<QComboBox>(main_window())) {
        if (combo->accessibleName() == QLatin1String("View")) {
            return combo;
        }
    }
    return nullptr;
}

void open_from_rail(const Control& wanted) {
    const std::vector<QWidget*> found = widgets_of(wanted, &main_window());
    if (std::ranges::any_of(found, [](const QWidget* each) { return each->isVisible(); })) {
        return;
    }
    if (QToolButton* button = compact_button(wanted.text); button != nullptr) {
        click_at({button, button->rect()}, wanted.text);
    } else {
        open_from_rest(wanted.text);
    }
    QTest::qWait(20); // the window arranges its parts
}

bool choose_view(const QString& name) {
    QComboBox* list = is_rail_shown() ? view_list() : nullptr;
    for (int i = 0; list != nullptr && i < list->count(); ++i) {
        const QString text = list->itemText(i);
        if (text == name || text.startsWith(name + QLatin1String(": ")) ||
            text.endsWith(QLatin1String(": ") + name)) {
            if (!list->currentText().startsWith(name + QLatin1String(": "))) {
                choose_of(*list, text);
            }
            return true;
        }
    }
    return false;
}

void open_panel(const Control& wanted) {
    if (is_rail_shown()) {
        open_from_rail(wanted);
        return;
    }
    for (QTabBar* bar : visible_below<QTabBar>(main_window())) {
        const bool is_of_docks = qobject_cast<QTabWidget*>(bar->parentWidget()) == nullptr;
        const bool has_tabs = bar->count() > 1; // a single panel has no tab
        if (const int tab = tab_named(*bar, wanted.text); is_of_docks && has_tabs && tab >= 0) {
            click_tab(*bar, tab, wanted.text);
            return;
        }
    }
    const std::vector<QWidget*> found = widgets_of(wanted, &main_window());
    if (std::ranges::none_of(found, [](const QWidget* each) { return is_shown(*each); })) {
        cannot(QStringLiteral("there is no panel \"%1\"").arg(wanted.text));
    }
}

void open_tab(const Control& wanted) {
    if (choose_view(wanted.text)) {
        return;
    }
    for (const QTabWidget* tabs : visible_below<QTabWidget>(main_window())) {
        if (const int tab = tab_named(*tabs->tabBar(), wanted.text); tab >= 0) {
            click_tab(*tabs->tabBar(), tab, wanted.text);
            return;
        }
    }
    cannot(QStringLiteral("there is no tab \"%1\"").arg(wanted.text));
}

/// Returns the button of a narrow window whose menu has an entry without its title: "Export picture…". Null if there is none.
QToolButton* shorter_way(const QStringList& steps) {
    QToolButton* const more = is_rail_shown() ? compact_button(QStringLiteral("More")) : nullptr;
    if (more == nullptr || steps.size() != 2) {
        return nullptr;
    }
    const auto entries = menu_of(*more)->actions();
    return std::ranges::any_of(entries,
                               [&steps](const QAction* entry) {
                                   return entry->text().remove(QLatin1Char('&')) == steps.back();
                               })
               ? more
               : nullptr;
}

void choose_entry(const QString& path) {
    const QStringList steps = path.split(QLatin1Char('>'));
    QMenuBar* const bar = main_window().menuBar();
    QAction& title = entry_named(bar->actions(), steps.front());
    QMenu* menu = title.menu();
    QStringList rest = steps.mid(1);
    if (QToolButton* more = shorter_way(steps); more != nullptr) {
        click_at({more, more->rect()}, steps.back());
        menu = menu_of(*more);
    } else if (QToolButton* button = is_rail_shown() ? compact_button(QStringLiteral("Menu")) : nullptr;
               button != nullptr) {
        click_at({button, button->rect()}, steps.front());
        menu = menu_of(*button);
        rest = steps;
    } else {
        click_at({bar, bar->actionGeometry(&title)}, steps.front());
    }
    for (const QString& step : rest) {
        if (!QTest::qWaitFor([menu] { return menu->isVisible(); }, opening_patience_ms)) {
            cannot(QStringLiteral("the menu of \"%1\" does not open").arg(step));
        }
        QAction& entry = entry_named(menu->actions(), step);
        if (!entry.isEnabled()) {
            menu->close();
            cannot(QStringLiteral("cannot click \"%1\": it is disabled").arg(step));
        }
        for (int pressed = 0; pressed < 100 && !menu->rect().contains(menu->actionGeometry(&entry));
             ++pressed) {
            QTest::keyClick(menu, Qt::Key_Down); // the Down key scrolls a menu that is higher than the screen
        }
        QMenu* const below = entry.menu(); // the click may replace the window and its entries
        click_at({menu, menu->actionGeometry(&entry)}, step);
        menu = below;
    }
}

void choose_in_open_menu(const QString& path) {
    const auto menu = [] { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); };
    if (!QTest::qWaitFor([menu] { return menu() != nullptr; }, opening_patience_ms)) {
        cannot(QStringLiteral("no menu opens for \"%1\"").arg(path));
    }
    // No events are processed in between, because an entry may replace the window whose event opened the menu.
    for (const QString& step : path.split(QLatin1Char('>'))) {
        QMenu* const open = menu();
        const QAction* entry = &entry_named(open->actions(), step);
        for (int pressed = 0; pressed < 100 && open->activeAction() != entry; ++pressed) {
            QTest::keyClick(open, Qt::Key_Down);
        }
        QTest::keyClick(open, entry->menu() != nullptr ? Qt::Key_Right : Qt::Key_Return);
    }
}

bool has_entry(const QString& path) {
    QList<QAction*> actions = main_window().menuBar()->actions();
    try {
        for (const QString& step : path.split(QLatin1Char('>'))) {
            const QAction& entry = entry_named(actions, step);
            actions = entry.menu() != nullptr ? entry.menu()->actions() : QList<QAction*>();
        }
        return true;
    } catch (const std::runtime_error&) {
        return false;
    }
}

void choose_row(QAbstractItemView& list, const QString& row, Qt::MouseButton button, int column) {
    const QModelIndex index = find_row(*list.model(), list.rootIndex(), row).siblingAtColumn(column);
    if (!index.isValid()) {
        cannot(QStringLiteral("no row says \"%1\"").arg(row));
    }
    for (int turn = 0; turn < 100; ++turn) {
        const QRect place = list.visualRect(index);
        if (list.viewport()->rect().contains(place.center())) {
            break;
        }
        turn_wheel(*list.viewport(), place.center().y() < 0 ? -1 : 1);
    }
    click_at({list.viewport(), list.visualRect(index)}, row, button);
}

void choose_of(QComboBox& combo, const QString& value) {
    click_at({&combo, combo.rect()}, value);
    QAbstractItemView& list = *combo.view();
    if (!QTest::qWaitFor([&list] { return list.isVisible(); }, opening_patience_ms)) {
        cannot(QStringLiteral("the list with \"%1\" does not open").arg(value));
    }
    QTest::qWait(5); // a list ignores clicks right after it has opened
    choose_row(list, value);
    if (!QTest::qWaitFor([&list] { return !list.isVisible(); }, opening_patience_ms)) {
        cannot(QStringLiteral("the list with \"%1\" stays open").arg(value));
    }
}

} // namespace lockstep::gui::journeys
