#include "app/words/figure_words.h"

#include "app/words/translatable.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace lockstep {
namespace {

struct FigureRow {
    std::string_view key;
    const char* words;
    const char* short_words;
};

constexpr FigureRow rows[] = {
    {"timing.median_ns", QT_TRANSLATE_NOOP("Figures", "median time"), QT_TRANSLATE_NOOP("Figures", "median")},
    {"timing.q1_ns", QT_TRANSLATE_NOOP("Figures", "lower quartile of the time"),
     QT_TRANSLATE_NOOP("Figures", "quartile 1")},
    {"timing.q3_ns", QT_TRANSLATE_NOOP("Figures", "upper quartile of the time"),
     QT_TRANSLATE_NOOP("Figures", "quartile 3")},
    {"timing.min_ns", QT_TRANSLATE_NOOP("Figures", "fastest run"), QT_TRANSLATE_NOOP("Figures", "fastest")},
    {"model.cycles", QT_TRANSLATE_NOOP("Figures", "modelled cycles"), QT_TRANSLATE_NOOP("Figures", "cycles")},
    {"model.time_ns", QT_TRANSLATE_NOOP("Figures", "modelled time"),
     QT_TRANSLATE_NOOP("Figures", "modelled time")},
    {"model.occupancy.theoretical", QT_TRANSLATE_NOOP("Figures", "theoretical occupancy"),
     QT_TRANSLATE_NOOP("Figures", "theoretical")},
    {"model.occupancy.achieved", QT_TRANSLATE_NOOP("Figures", "achieved occupancy"),
     QT_TRANSLATE_NOOP("Figures", "occupancy")},
    {"model.utilisation", QT_TRANSLATE_NOOP("Figures", "utilisation"),
     QT_TRANSLATE_NOOP("Figures", "utilisation")},
    {"totals.warp_steps", QT_TRANSLATE_NOOP("Figures", "warp steps"),
     QT_TRANSLATE_NOOP("Figures", "warp steps")},
    {"totals.lane_efficiency", QT_TRANSLATE_NOOP("Figures", "lane efficiency"),
     QT_TRANSLATE_NOOP("Figures", "lane efficiency")},
    {"totals.branches.executed", QT_TRANSLATE_NOOP("Figures", "branches executed"),
     QT_TRANSLATE_NOOP("Figures", "branches")},
    {"totals.branches.divergent", QT_TRANSLATE_NOOP("Figures", "divergent branches"),
     QT_TRANSLATE_NOOP("Figures", "divergent")},
    {"totals.branches.operands.executed", QT_TRANSLATE_NOOP("Figures", "&& and || evaluations"),
     QT_TRANSLATE_NOOP("Figures", "&& and ||")},
    {"totals.branches.operands.divergent", QT_TRANSLATE_NOOP("Figures", "divergent && and || evaluations"),
     QT_TRANSLATE_NOOP("Figures", "divergent && and ||")},
    {"totals.barriers", QT_TRANSLATE_NOOP("Figures", "barriers passed by warps"),
     QT_TRANSLATE_NOOP("Figures", "barriers")},
    {"totals.global_load.requests", QT_TRANSLATE_NOOP("Figures", "global read requests"),
     QT_TRANSLATE_NOOP("Figures", "read requests")},
    {"totals.global_load.sectors", QT_TRANSLATE_NOOP("Figures", "global read sectors"),
     QT_TRANSLATE_NOOP("Figures", "read sectors")},
    {"totals.global_load.bytes", QT_TRANSLATE_NOOP("Figures", "global read bytes"),
     QT_TRANSLATE_NOOP("Figures", "read bytes")},
    {"totals.global_store.requests", QT_TRANSLATE_NOOP("Figures", "global write requests"),
     QT_TRANSLATE_NOOP("Figures", "write requests")},
    {"totals.global_store.sectors", QT_TRANSLATE_NOOP("Figures", "global write sectors"),
     QT_TRANSLATE_NOOP("Figures", "write sectors")},
    {"totals.global_store.bytes", QT_TRANSLATE_NOOP("Figures", "global write bytes"),
     QT_TRANSLATE_NOOP("Figures", "write bytes")},
    {"totals.global_atomic.requests", QT_TRANSLATE_NOOP("Figures", "global atomic requests"),
     QT_TRANSLATE_NOOP("Figures", "atomics")},
    {"totals.local_load.requests", QT_TRANSLATE_NOOP("Figures", "local read requests"),
     QT_TRANSLATE_NOOP("Figures", "local reads")},
    {"totals.local_load.wavefronts", QT_TRANSLATE_NOOP("Figures", "local read bank passes"),
     QT_TRANSLATE_NOOP("Figures", "local read passes")},
    {"totals.local_load.conflicts", QT_TRANSLATE_NOOP("Figures", "local read bank conflicts"),
     QT_TRANSLATE_NOOP("Figures", "read conflicts")},
    {"totals.local_store.requests", QT_TRANSLATE_NOOP("Figures", "local write requests"),
     QT_TRANSLATE_NOOP("Figures", "local writes")},
    {"totals.local_store.wavefronts", QT_TRANSLATE_NOOP("Figures", "local write bank passes"),
     QT_TRANSLATE_NOOP("Figures", "local write passes")},
    {"totals.local_store.conflicts", QT_TRANSLATE_NOOP("Figures", "local write bank conflicts"),
     QT_TRANSLATE_NOOP("Figures", "write conflicts")},
    {"totals.local_atomic.requests", QT_TRANSLATE_NOOP("Figures", "local atomic requests"),
     QT_TRANSLATE_NOOP("Figures", "local atomics")},
    {"totals.local_atomic.wavefronts", QT_TRANSLATE_NOOP("Figures", "local atomic bank passes"),
     QT_TRANSLATE_NOOP("Figures", "local atomic passes")},
    {"totals.atomics", QT_TRANSLATE_NOOP("Figures", "atomics with several lanes per word"),
     QT_TRANSLATE_NOOP("Figures", "atomics:")},
    {"totals.atomics.meeting_lanes", QT_TRANSLATE_NOOP("Figures", "lanes whose atomics share a word"),
     QT_TRANSLATE_NOOP("Figures", "same word")},
    {"totals.atomics.most_lanes",
     QT_TRANSLATE_NOOP("Figures", "maximum number of lanes that update one word"),
     QT_TRANSLATE_NOOP("Figures", "max. lanes")},
    {"totals.reuse", QT_TRANSLATE_NOOP("Figures", "global sectors that a group loads again"),
     QT_TRANSLATE_NOOP("Figures", "reloaded")},
    {"totals.reuse.again", QT_TRANSLATE_NOOP("Figures", "sectors that the group has loaded before"),
     QT_TRANSLATE_NOOP("Figures", "sectors")},
    {"totals.image_read.requests", QT_TRANSLATE_NOOP("Figures", "image read requests"),
     QT_TRANSLATE_NOOP("Figures", "image reads")},
    {"totals.image_read.texels", QT_TRANSLATE_NOOP("Figures", "image read texels"),
     QT_TRANSLATE_NOOP("Figures", "texels")},
    {"totals.image_write.requests", QT_TRANSLATE_NOOP("Figures", "image write requests"),
     QT_TRANSLATE_NOOP("Figures", "image writes")},
};

const FigureRow& row_of(const char* key) {
    return *std::ranges::find(rows, std::string_view(key), &FigureRow::key);
}

} // namespace

bool has_figure_words(const char* key) {
    return std::ranges::find(rows, std::string_view(key), &FigureRow::key) != std::end(rows);
}

const char* figure_words(const char* key) {
    return row_of(key).words;
}

const char* short_figure_words(const char* key) {
    return row_of(key).short_words;
}

std::string figure_text(const RunFigure& figure, double value, const NumberStyle& style) {
    const std::string_view key = figure.key;
    if (key.ends_with("_ns")) {
        return duration(value, style);
    }
    const bool is_share =
        key.ends_with("efficiency") || key.ends_with("utilisation") || key.starts_with("model.occupancy");
    return is_share ? percent(value, style) : fixed(value, 0, style);
}

} // namespace lockstep
