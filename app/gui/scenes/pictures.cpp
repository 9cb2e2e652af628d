#include "app/gui/scenes/pictures.h"

#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/film/film_scene.h"
#include "app/gui/scenes/flow/concurrency_scene.h"
#include "app/gui/scenes/flow/data_flow_scene.h"
#include "app/gui/scenes/flow/exchanges_scene.h"
#include "app/gui/scenes/footprint/footprint_scene.h"
#include "app/gui/scenes/lanes/lanes_scene.h"
#include "app/gui/scenes/memory/global_memory_scene.h"
#include "app/gui/scenes/memory/heat_scene.h"
#include "app/gui/scenes/memory/source_scene.h"
#include "app/gui/scenes/model/cache_scene.h"
#include "app/gui/scenes/model/multiprocessor_scene.h"
#include "app/gui/scenes/model/occupancy_scene.h"
#include "app/gui/scenes/model/overlap_time_scene.h"
#include "app/gui/scenes/stage/stage_scene.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr const Picture* rows[] = {
    &stage_picture,          &film_picture,        &lanes_picture,        &banks_picture,
    &multiprocessor_picture, &occupancy_picture,   &overlap_time_picture, &global_memory_picture,
    &cache_picture,          &footprint_picture,   &data_flow_picture,    &heat_picture,
    &exchanges_picture,      &concurrency_picture, &source_picture,
};

} // namespace

std::span<const Picture* const> pictures() {
    return rows;
}

const Picture* picture_named(const QString& name) {
    const auto* row =
        std::ranges::find_if(rows, [&name](const Picture* p) { return name == QLatin1String(p->name); });
    return row == std::end(rows) ? nullptr : *row;
}

QString picture_title(const Picture& picture) {
    return QCoreApplication::translate("Pictures", picture.title);
}

} // namespace lockstep::gui
