#include "app/gui/window/view_tabs.h"

#include <QtGlobal>

namespace lockstep::gui {
namespace {

constexpr SubView stage[] = {{"stage", QT_TRANSLATE_NOOP("Views", "Lanes and banks")},
                             {"film", QT_TRANSLATE_NOOP("Views", "Film")}};
constexpr SubView multiprocessor[] = {{"multiprocessor", QT_TRANSLATE_NOOP("Views", "Warps")},
                                      {"occupancy", QT_TRANSLATE_NOOP("Views", "Occupancy")}};
constexpr SubView memory[] = {{"banks", QT_TRANSLATE_NOOP("Views", "Banks")},
                              {"global-memory", QT_TRANSLATE_NOOP("Views", "Global")},
                              {"cache", QT_TRANSLATE_NOOP("Views", "Cache")},
                              {"heat", QT_TRANSLATE_NOOP("Views", "Heat")},
                              {"footprint", QT_TRANSLATE_NOOP("Views", "Footprint")}};
constexpr SubView flow[] = {{"data-flow", QT_TRANSLATE_NOOP("Views", "Data flow")},
                            {"exchanges", QT_TRANSLATE_NOOP("Views", "Exchanges")},
                            {"concurrency", QT_TRANSLATE_NOOP("Views", "Launches")},
                            {"overlap-time", QT_TRANSLATE_NOOP("Views", "Groups over time")}};
constexpr SubView compare[] = {{"compare", QT_TRANSLATE_NOOP("Views", "Side by side")},
                               {"sweep", QT_TRANSLATE_NOOP("Views", "Sweep")}};
constexpr TabRow rows[] = {{QT_TRANSLATE_NOOP("Views", "Stage"), "lanes", stage},
                           {QT_TRANSLATE_NOOP("Views", "Multiprocessor"), "timeline", multiprocessor},
                           {QT_TRANSLATE_NOOP("Views", "Memory"), "mem", memory},
                           {QT_TRANSLATE_NOOP("Views", "Flow"), "tree", flow},
                           {QT_TRANSLATE_NOOP("Views", "Compare"), "compare", compare},
                           {QT_TRANSLATE_NOOP("Views", "Findings"), "find", {}}};

} // namespace

std::span<const TabRow> tab_rows() {
    return rows;
}

} // namespace lockstep::gui
