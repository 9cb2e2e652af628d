// Defines each figure: its formula, and whether it is measured, counted or modelled.
#include "app/words/figure_words.h"
#include "app/words/translatable.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace lockstep {
namespace {

struct DefinitionRow {
    std::string_view end; ///< suffix of the keys to which the row applies
    const char* sentence;
};

/// The first row whose suffix matches the key is used.
constexpr DefinitionRow rows[] = {
    {"timing.median_ns", QT_TRANSLATE_NOOP("Figures", "Half of the plain kernel's runs took no longer than "
                                                      "this (measured).")},
    {"timing.q1_ns",
     QT_TRANSLATE_NOOP("Figures",
                       "A quarter of the plain kernel's runs took no longer than this (measured).")},
    {"timing.q3_ns", QT_TRANSLATE_NOOP("Figures", "Three quarters of the plain kernel's runs took no longer "
                                                  "than this (measured).")},
    {"timing.min_ns",
     QT_TRANSLATE_NOOP("Figures", "Time of the fastest run of the plain kernel (measured).")},
    {"model.cycles", QT_TRANSLATE_NOOP("Figures", "Cycles of the simulated machine, from the first issue to "
                                                  "the last answer, summed over launches (modelled).")},
    {"model.time_ns",
     QT_TRANSLATE_NOOP("Figures", "Launch overhead + cycles / clock, summed over launches (modelled).")},
    {"model.occupancy.theoretical",
     QT_TRANSLATE_NOOP("Figures", "Warps that fit on a multiprocessor / its warp slots (modelled).")},
    {"model.occupancy.achieved",
     QT_TRANSLATE_NOOP(
         "Figures",
         "Resident warps / warp slots, averaged over the cycles in which any warp is resident (modelled).")},
    {"model.utilisation", QT_TRANSLATE_NOOP("Figures", "Issue cycles / (cycles × schedulers of the "
                                                       "multiprocessors used) (modelled).")},
    {"totals.warp_steps",
     QT_TRANSLATE_NOOP("Figures",
                       "Number of times a warp executed a site, summed over all sites (counted).")},
    {"totals.lane_efficiency",
     QT_TRANSLATE_NOOP("Figures",
                       "Active lanes of all warp steps / (lanes of a warp × warp steps) (counted).")},
    {"branches.executed",
     QT_TRANSLATE_NOOP("Figures",
                       "Warp steps of branches: if, ?:, loop tests and switches. The operands of && "
                       "and || are counted separately (counted).")},
    {"branches.divergent",
     QT_TRANSLATE_NOOP("Figures", "Branches at which the lanes of a warp take different sides (counted).")},
    {"operands.executed",
     QT_TRANSLATE_NOOP("Figures", "Warp steps that test the left operand of && or || (counted).")},
    {"operands.divergent",
     QT_TRANSLATE_NOOP("Figures",
                       "Left operands of && and || that differ between the lanes of a warp (counted).")},
    {"totals.barriers", QT_TRANSLATE_NOOP("Figures", "Number of times a warp passed a barrier (counted).")},
    {"atomics.meeting_lanes",
     QT_TRANSLATE_NOOP(
         "Figures",
         "Lanes whose atomic accesses the same word as another lane of the same request (counted).")},
    {"atomics.most_lanes",
     QT_TRANSLATE_NOOP(
         "Figures", "Largest number of lanes in one request whose atomics access the same word (counted).")},
    {".requests", QT_TRANSLATE_NOOP("Figures", "Warp steps that access this memory in this way; a vector "
                                               "access makes several requests (counted).")},
    {".sectors", QT_TRANSLATE_NOOP("Figures", "Distinct sectors that a request touches, summed over all "
                                              "requests (counted).")},
    {".bytes", QT_TRANSLATE_NOOP("Figures", "Bytes requested by the active lanes (counted).")},
    {".wavefronts", QT_TRANSLATE_NOOP("Figures", "Passes over the banks: the largest number of distinct "
                                                 "words in one bank, summed over all requests (counted).")},
    {".conflicts",
     QT_TRANSLATE_NOOP("Figures", "Passes over the banks − the minimum for the same lanes (counted).")},
    {".texels", QT_TRANSLATE_NOOP("Figures", "Distinct texels that a request touches, summed over all "
                                             "requests (counted).")},
};

} // namespace

const char* figure_definition(const char* key) {
    const std::string_view whole(key);
    const auto* row =
        std::ranges::find_if(rows, [whole](const DefinitionRow& each) { return whole.ends_with(each.end); });
    return row == std::end(rows) ? "" : row->sentence;
}

} // namespace lockstep
