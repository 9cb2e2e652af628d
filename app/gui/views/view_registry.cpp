#include "app/gui/views/view_registry.h"

#include "app/gui/scenes/banks_scene.h"
#include "app/gui/scenes/stage_scene.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr ViewRow rows[] = {
    {"stage", QT_TRANSLATE_NOOP("ViewRegistry", "Stage"), "lanes", stage_scene},
    {"lanes", QT_TRANSLATE_NOOP("ViewRegistry", "Lanes"), "lanes", lanes_scene},
    {"banks", QT_TRANSLATE_NOOP("ViewRegistry", "Local memory banks"), "bank", banks_scene},
};

} // namespace

std::span<const ViewRow> view_rows() {
    return rows;
}

const ViewRow* view_named(const QString& name) {
    const auto* row =
        std::ranges::find_if(rows, [&name](const ViewRow& r) { return name == QLatin1String(r.name); });
    return row == std::end(rows) ? nullptr : row;
}

QString view_title(const ViewRow& row) {
    return QCoreApplication::translate("ViewRegistry", row.title);
}

} // namespace lockstep::gui
