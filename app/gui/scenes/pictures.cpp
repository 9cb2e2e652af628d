#include "app/gui/scenes/pictures.h"

#include "app/gui/scenes/banks/banks_picture.h"
#include "app/gui/scenes/film/film_picture.h"
#include "app/gui/scenes/flow/concurrency_scene.h"
#include "app/gui/scenes/flow/data_flow_scene.h"
#include "app/gui/scenes/flow/exchanges_picture.h"
#include "app/gui/scenes/footprint/footprint_scene.h"
#include "app/gui/scenes/lanes/lanes_picture.h"
#include "app/gui/scenes/memory/global_memory_picture.h"
#include "app/gui/scenes/memory/heat_scene.h"
#include "app/gui/scenes/memory/source_scene.h"
#include "app/gui/scenes/model/cache_scene.h"
#include "app/gui/scenes/model/multiprocessor_scene.h"
#include "app/gui/scenes/model/occupancy_scene.h"
#include "app/gui/scenes/model/overlap_time_scene.h"
#include "app/gui/scenes/model/roofline_scene.h"
#include "app/gui/scenes/stage/stage_scene.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

/// The order of the pictures determines the order of the views in a tab.
constexpr const Picture* rows[] = {
    &stage_picture,     &film_picture,        &lanes_picture,        &multiprocessor_picture,
    &occupancy_picture, &roofline_picture,    &banks_picture,        &global_memory_picture,
    &cache_picture,     &heat_picture,        &footprint_picture,    &data_flow_picture,
    &exchanges_picture, &concurrency_picture, &overlap_time_picture, &source_picture,
};

/// Creates the tabs, including those for pages that are not pictures.
std::vector<TabRow> make_tabs() {
    std::vector<TabRow> made{
        {QT_TRANSLATE_NOOP("Views", "Stage"), "lanes", {}},
        {QT_TRANSLATE_NOOP("Views", "Multiprocessor"), "timeline", {}},
        {QT_TRANSLATE_NOOP("Views", "Memory"), "mem", {}},
        {QT_TRANSLATE_NOOP("Views", "Flow"), "tree", {}},
        {QT_TRANSLATE_NOOP("Views", "Compare"),
         "compare",
         {{"compare", QT_TRANSLATE_NOOP("Views", "Side by side")},
          {"sweep", QT_TRANSLATE_NOOP("Views", "Sweep")},
          {"race", QT_TRANSLATE_NOOP("Views", "Race")}}},
        {QT_TRANSLATE_NOOP("Views", "Findings"), "find", {}},
    };
    for (const Picture* each : rows) {
        if (each->tab != Tab::none) {
            made[static_cast<std::size_t>(each->tab)].views.push_back({each->name, each->label});
        }
    }
    made[static_cast<std::size_t>(Tab::memory)].views.push_back(
        {"try-it", QT_TRANSLATE_NOOP("Views", "Try it")});
    return made;
}

} // namespace

std::span<const Picture* const> pictures() {
    return rows;
}

const Picture* picture_named(const QString& name) {
    const auto* row =
        std::ranges::find_if(rows, [&name](const Picture* p) { return name == QLatin1String(p->name); });
    return row == std::end(rows) ? nullptr : *row;
}

std::span<const TabRow> tab_rows() {
    static const std::vector<TabRow> made = make_tabs();
    return made;
}

QString picture_title(const Picture& picture) {
    return QCoreApplication::translate("Pictures", picture.title);
}

QString picture_caption(const Picture& picture) {
    return QCoreApplication::translate("Pictures", picture.caption);
}

QString why_not(const Picture& picture, const GroupView& view) {
    const char* const words = why_no_picture_words(picture.applies(view));
    return *words == '\0' ? QString() : QCoreApplication::translate(picture_context, words);
}

} // namespace lockstep::gui
