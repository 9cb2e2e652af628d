#include "app/gui/exporting/made_for.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace lockstep::gui {
namespace {

constexpr QSizeF millimetres(double width, double height) {
    return {width * pixels_per_mm, height * pixels_per_mm};
}

const std::array rows{
    MadeForRow{
        MadeFor::slide, "slide", QT_TRANSLATE_NOOP("MadeFor", "Slide 16:9"), {1920, 1080}, 20, 1, false},
    MadeForRow{MadeFor::column, "column", QT_TRANSLATE_NOOP("MadeFor", "Paper column"), millimetres(85, 54),
               8, 4, true},
    MadeForRow{MadeFor::page, "page", QT_TRANSLATE_NOOP("MadeFor", "Paper width"), millimetres(178, 100), 8,
               4, true},
    MadeForRow{
        MadeFor::screen, "screen", QT_TRANSLATE_NOOP("MadeFor", "Screen"), {}, usual_text_points, 1, false},
    MadeForRow{
        MadeFor::own, "own", QT_TRANSLATE_NOOP("MadeFor", "Custom size"), {}, usual_text_points, 1, false},
};

} // namespace

std::span<const MadeForRow> made_for_rows() {
    return rows;
}

const MadeForRow& made_for_row(MadeFor made_for) {
    return *std::ranges::find(rows, made_for, &MadeForRow::made_for);
}

const MadeForRow* made_for_named(const QString& name) {
    const auto* const row = std::ranges::find_if(
        rows, [&name](const MadeForRow& each) { return name == QLatin1String(each.name); });
    return row == rows.end() ? nullptr : row;
}

QString made_for_title(const MadeForRow& row) {
    return QCoreApplication::translate("MadeFor", row.title);
}

} // namespace lockstep::gui
