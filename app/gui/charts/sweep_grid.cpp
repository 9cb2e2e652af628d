#include "app/gui/charts/sweep_grid.h"

#include "app/gui/theme/core_words.h"
#include "app/words/sweep_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct GridWords {
    Q_DECLARE_TR_FUNCTIONS(GridWords)
};

/// The column and row labels of a combination in the grid.
struct Spot {
    QString column;
    QString row;
};

bool is_of_shapes(const SweepAxis& axis) {
    return std::ranges::all_of(axis.values, [](const std::string& value) {
        return value.find('x') != std::string::npos && shape_from(value).has_value();
    });
}

/// Returns whether the values of an axis are shapes such as "16x4" that vary in both width and height, so
/// that they can be drawn as a two-dimensional grid.
bool is_plane(const SweepAxis& axis) {
    if (!is_of_shapes(axis)) {
        return false;
    }
    const Shape first = shape_from(axis.values.front()).value();
    const auto differs = [&axis](auto side, std::int64_t from) {
        return std::ranges::any_of(
            axis.values, [&](const std::string& value) { return side(*shape_from(value)) != from; });
    };
    return differs([](Shape s) { return s.width; }, first.width) &&
           differs([](Shape s) { return s.height; }, first.height);
}

void take(std::vector<QString>& known, const QString& text) {
    if (std::ranges::find(known, text) == known.end()) {
        known.push_back(text);
    }
}

/// Sorts by number if all texts are numbers; otherwise keeps the order.
void sort_numbers(std::vector<QString>& texts) {
    const bool numbers = std::ranges::all_of(texts, [](const QString& text) {
        bool fine = false;
        text.toLongLong(&fine);
        return fine;
    });
    if (numbers) {
        std::ranges::sort(texts, {}, [](const QString& text) { return text.toLongLong(); });
    }
}

std::size_t place_of(const std::vector<QString>& known, const QString& text) {
    return static_cast<std::size_t>(std::ranges::find(known, text) - known.begin());
}

Spot spot_of(const Sweep& sweep, const SweepPoint& point, bool plane) {
    const auto value = [&point](const SweepAxis& axis) {
        const auto found = point.parameters.find(axis.parameter);
        return found == point.parameters.end() ? std::string() : found->second;
    };
    const std::string first = value(sweep.axes.front());
    if (plane) {
        const Shape shape = shape_from(first).value();
        return {QString::number(shape.width), QString::number(shape.height)};
    }
    return {QString::fromStdString(first),
            sweep.axes.size() > 1 ? QString::fromStdString(value(sweep.axes[1])) : QString()};
}

} // namespace

SweepGrid sweep_grid(const Sweep& sweep) {
    SweepGrid grid;
    if (sweep.axes.empty() || sweep.points.empty()) {
        grid.rows.emplace_back();
        return grid;
    }
    const bool plane = sweep.axes.size() == 1 && is_plane(sweep.axes.front());
    const QString name = worded(swept_name(sweep.axes.front()));
    grid.column_name = plane ? GridWords::tr("width of %1").arg(name) : name;
    grid.row_name = plane                   ? GridWords::tr("height of %1").arg(name)
                    : sweep.axes.size() > 1 ? worded(swept_name(sweep.axes[1]))
                                            : QString();
    for (const SweepPoint& point : sweep.points) {
        const Spot spot = spot_of(sweep, point, plane);
        take(grid.columns, spot.column);
        take(grid.rows, spot.row);
    }
    sort_numbers(grid.columns);
    sort_numbers(grid.rows);
    grid.cells.resize(grid.columns.size() * grid.rows.size());
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        const Spot spot = spot_of(sweep, sweep.points[i], plane);
        grid.cells[place_of(grid.rows, spot.row) * grid.columns.size() +
                   place_of(grid.columns, spot.column)] = i;
    }
    return grid;
}

} // namespace lockstep::gui
