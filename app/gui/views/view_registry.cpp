#include "app/gui/views/view_registry.h"

#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/flow/concurrency_scene.h"
#include "app/gui/scenes/flow/data_flow_scene.h"
#include "app/gui/scenes/flow/exchanges_scene.h"
#include "app/gui/scenes/footprint/footprint_scene.h"
#include "app/gui/scenes/lanes/lanes_scene.h"
#include "app/gui/scenes/memory/global_memory_scene.h"
#include "app/gui/scenes/memory/heat_scene.h"
#include "app/gui/scenes/model/cache_scene.h"
#include "app/gui/scenes/model/multiprocessor_scene.h"
#include "app/gui/scenes/model/occupancy_scene.h"
#include "app/gui/scenes/model/overlap_time_scene.h"
#include "app/gui/scenes/stage/stage_scene.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr ViewRow rows[] = {
    {"stage", QT_TRANSLATE_NOOP("ViewRegistry", "Stage"), "lanes", stage_scene},
    {"lanes", QT_TRANSLATE_NOOP("ViewRegistry", "Lanes"), "lanes", lanes_scene},
    {"banks", QT_TRANSLATE_NOOP("ViewRegistry", "Local memory banks"), "bank", banks_scene},
    {"multiprocessor", QT_TRANSLATE_NOOP("ViewRegistry", "Multiprocessor"), "timeline", multiprocessor_scene},
    {"occupancy", QT_TRANSLATE_NOOP("ViewRegistry", "Occupancy"), "chip", occupancy_scene},
    {"overlap-time", QT_TRANSLATE_NOOP("ViewRegistry", "Work-groups over time"), "timeline",
     overlap_time_scene},
    {"global-memory", QT_TRANSLATE_NOOP("ViewRegistry", "Global memory"), "mem", global_memory_scene},
    {"cache", QT_TRANSLATE_NOOP("ViewRegistry", "Cache"), "mem", cache_scene},
    {"footprint", QT_TRANSLATE_NOOP("ViewRegistry", "Footprints"), "fit", footprint_scene},
    {"data-flow", QT_TRANSLATE_NOOP("ViewRegistry", "Data flow"), "tree", data_flow_scene},
    {"heat", QT_TRANSLATE_NOOP("ViewRegistry", "Heat"), "mem", heat_scene},
    {"exchanges", QT_TRANSLATE_NOOP("ViewRegistry", "Exchanges"), "lanes", exchanges_scene},
    {"concurrency", QT_TRANSLATE_NOOP("ViewRegistry", "Launches over time"), "timeline", concurrency_scene},
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
