#include "app/gui/window/dock_sizes.h"

#include <QDockWidget>
#include <QFontMetrics>
#include <QMainWindow>
#include <QTabBar>
#include <algorithm>
#include <set>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr double most_of_sides = 0.6;  ///< of the window's width
constexpr double most_of_bottom = 0.4; ///< of the window's height
constexpr double most_of_column = 0.6; ///< for docks with few lines, if there are others above or below them

/// Returns the factor, or less if that would make `length` longer than `most`. It is at least 1 if texts grow.
double bounded(double factor, double length, double most) {
    return length <= 0 ? factor : std::min(factor, std::max(std::min(factor, 1.0), most / length));
}

/// A dock between the left and the right column, below the views.
bool is_at_bottom(const QRect& place, QSize window) {
    return place.center().y() > window.height() / 2 && place.left() < window.width() / 2 &&
           place.right() > window.width() / 2;
}

/// Whether a dock shows a few lines, so that the size of its texts decides how high it is. All others show lists.
bool has_few_lines(const QString& name) {
    static const std::set<QString> names{QStringLiteral("whySlow"), QStringLiteral("inspector"),
                                         QStringLiteral("launches")};
    return names.contains(name);
}

using StackedDocks = std::vector<std::pair<QString, QRect>>;

void scale_heights(const StackedDocks& column, double factor, std::map<QString, QSize>& sizes) {
    int few = 0; // height of the docks with few lines
    int height = 0;
    for (const auto& [name, place] : column) {
        few += has_few_lines(name) ? place.height() : 0;
        height += place.height();
    }
    const bool has_lists = few < height;
    const double by = has_lists ? bounded(factor, few, most_of_column * height) : 1;
    const double of_lists = has_lists ? (height - few * by) / (height - few) : 1;
    for (const auto& [name, place] : column) {
        sizes[name].setHeight(qRound(place.height() * (has_few_lines(name) ? by : of_lists)));
    }
}

/// Returns the position of a dock, including the tabs below it.
QRect with_tabs(const QMainWindow& window, const QDockWidget& dock) {
    QRect place = dock.geometry();
    for (const QTabBar* tabs : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        const QPoint corner = tabs->geometry().topLeft() - place.bottomLeft();
        if (tabs->isVisible() && corner.x() >= 0 && corner.x() < place.width() && corner.y() >= 0 &&
            corner.y() <= 2) {
            place.setBottom(tabs->geometry().bottom());
        }
    }
    return place;
}

} // namespace

std::map<QString, QSize> scaled_docks(const std::map<QString, QRect>& places, QSize window, double factor) {
    std::map<QString, QSize> sizes;
    std::map<int, StackedDocks> columns; // by their left edges
    for (const auto& [name, place] : places) {
        if (is_at_bottom(place, window)) {
            const double by = bounded(factor, place.height(), most_of_bottom * window.height());
            sizes[name] = {place.width(), qRound(place.height() * by)};
        } else {
            columns[place.left()].emplace_back(name, place);
        }
    }
    int width = 0;
    for (const auto& [left, column] : columns) {
        width += column.front().second.width();
    }
    const double by = bounded(factor, width, most_of_sides * window.width());
    for (const auto& [left, column] : columns) {
        for (const auto& [name, place] : column) {
            sizes[name].setWidth(qRound(place.width() * by));
        }
        scale_heights(column, factor, sizes);
    }
    return sizes;
}

std::map<QString, QRect> dock_places(const QMainWindow& window) {
    std::map<QString, QRect> places;
    for (const QDockWidget* each : window.findChildren<QDockWidget*>()) {
        // docks behind other tabs are outside the window
        if (!each->isFloating() && !each->isHidden() && window.rect().intersects(each->geometry())) {
            places[each->objectName()] = with_tabs(window, *each);
        }
    }
    return places;
}

void scale_docks(QMainWindow& window, const std::map<QString, QRect>& places, double factor) {
    QList<QDockWidget*> docks;
    QList<int> widths;
    QList<int> heights;
    for (const auto& [name, size] : scaled_docks(places, window.size(), factor)) {
        docks << window.findChild<QDockWidget*>(name);
        widths << size.width();
        heights << size.height();
    }
    window.resizeDocks(docks, widths, Qt::Horizontal);
    window.resizeDocks(docks, heights, Qt::Vertical);
}

int tabs_width(const QMainWindow& window, std::initializer_list<const char*> names, int padding) {
    int width = 0;
    for (const char* const name : names) {
        const auto* dock = window.findChild<QDockWidget*>(QString::fromLatin1(name));
        width += dock->fontMetrics().horizontalAdvance(dock->windowTitle()) + padding;
    }
    return width;
}

} // namespace lockstep::gui
