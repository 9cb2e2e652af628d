// Defines each figure: its formula, and whether it is measured, counted or modelled.
#include "app/words/figure_words.h"
#include "app/words/translatable.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace lockstep {
namespace {

struct DefinitionRow {
    std::string_view end; ///< suffix of a figure's key; the row applies to all keys that have it
    const char* sentence;
};

/// The definitions of figures. The first row whose suffix matches the key is used.
constexpr DefinitionRow rows[] = {
    {"timing.median_ns",
     QT_TRANSLATE_NOOP("Figures", "Median of the run times of the original kernel (measured).")},
    {"timing.q1_ns",
     QT_TRANSLATE_NOOP("Figures", "Lower quartile of the run times of the original kernel (measured).")},
    {"timing.q3_ns",
     QT_TRANSLATE_NOOP("Figures", "Upper quartile of the run times of the original kernel (measured).")},
    {"timing.min_ns",
     QT_TRANSLATE_NOOP("Figures", "Time of the fastest run of the original kernel (measured).")},
    {"model.cycles",
     QT_TRANSLATE_NOOP("Figures", "Simulated cycles, from the first issue until all warps and writes are "
                                  "complete, summed over launches (modelled).")},
    {"model.time_ns",
     QT_TRANSLATE_NOOP("Figures", "Launch overhead + cycles / clock rate, summed over launches (modelled).")},
    {"model.occupancy.theoretical",
     QT_TRANSLATE_NOOP("Figures", "Warps that fit on a multiprocessor / warp slots (modelled).")},
    {"model.occupancy.achieved",
     QT_TRANSLATE_NOOP(
         "Figures",
         "Resident warps / warp slots, averaged over the cycles in which any warp is resident (modelled).")},
    {"model.utilisation", QT_TRANSLATE_NOOP("Figures", "Issue cycles / (cycles × schedulers of the "
                                                       "multiprocessors used) (modelled).")},
    {"totals.warp_steps", QT_TRANSLATE_NOOP("Figures", "Number of operations that warps executed, such as "
                                                       "memory accesses, branches and barriers (counted).")},
    {"totals.lane_efficiency",
     QT_TRANSLATE_NOOP("Figures",
                       "Active lanes of all warp steps / (lanes of a warp × warp steps) (counted).")},
    {"branches.executed",
     QT_TRANSLATE_NOOP("Figures", "Number of times a warp executed a branch, which is an if, ?:, loop "
                                  "condition or switch. && and || are counted separately (counted).")},
    {"branches.divergent",
     QT_TRANSLATE_NOOP(
         "Figures",
         "Number of executed branches at which the lanes of a warp take different paths (counted).")},
    {"operands.executed",
     QT_TRANSLATE_NOOP("Figures",
                       "Number of times a warp evaluated the left operand of && or || (counted).")},
    {"operands.divergent", QT_TRANSLATE_NOOP("Figures", "Number of && and || evaluations whose left operand "
                                                        "differs between the lanes of a warp (counted).")},
    {"totals.barriers", QT_TRANSLATE_NOOP("Figures", "Number of times a warp passed a barrier (counted).")},
    {"atomics.meeting_lanes",
     QT_TRANSLATE_NOOP(
         "Figures",
         "Number of lanes that update the same word as another lane of the same atomic request (counted).")},
    {"atomics.most_lanes",
     QT_TRANSLATE_NOOP("Figures",
                       "Largest number of lanes that update the same word in one atomic request (counted).")},
    {"reuse.first",
     QT_TRANSLATE_NOOP("Figures",
                       "Number of global memory sectors that a group loads for the first time (counted).")},
    {"reuse.again",
     QT_TRANSLATE_NOOP("Figures", "Number of global memory sectors that a group loads again, although local "
                                  "memory or registers could keep them (counted).")},
    {".requests", QT_TRANSLATE_NOOP("Figures", "Number of requests of this kind. A warp makes one request "
                                               "per access, or several for a wide vector access (counted).")},
    {".sectors",
     QT_TRANSLATE_NOOP(
         "Figures",
         "Number of distinct sectors that a request touches, summed over all requests (counted).")},
    {".bytes", QT_TRANSLATE_NOOP("Figures", "Bytes requested by the active lanes (counted).")},
    {".wavefronts",
     QT_TRANSLATE_NOOP("Figures", "Number of bank passes. A request takes as many passes as the largest "
                                  "number of distinct words that it accesses in one bank (counted).")},
    {".conflicts",
     QT_TRANSLATE_NOOP("Figures", "Number of bank passes beyond the minimum for the same lanes (counted).")},
    {".texels",
     QT_TRANSLATE_NOOP(
         "Figures", "Number of distinct texels that a request touches, summed over all requests (counted).")},
};

} // namespace

const char* figure_definition(const char* key) {
    const std::string_view whole(key);
    const auto* row =
        std::ranges::find_if(rows, [whole](const DefinitionRow& each) { return whole.ends_with(each.end); });
    return row == std::end(rows) ? "" : row->sentence;
}

} // namespace lockstep
