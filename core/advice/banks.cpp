#include "core/advice/rules.h"

#include "core/advice/bank_layout.h"
#include "core/advice/sampled_groups.h"
#include "core/analysis/memory/banks.h"
#include "core/analysis/memory/same_word.h"

#include <algorithm>

namespace lockstep {
namespace {

/// The bank conflicts of one array in one group.
struct ArrayConflicts {
    Site most;                  ///< the site with the most conflicts
    std::uint64_t of_group = 0; ///< conflicts in the group
    std::uint64_t cycles = 0;   ///< the array's share in the cost of all bank conflicts of the launch
    LocalFigures figures;       ///< sum over the sites that access the array, for the whole launch
};

std::uint64_t conflicts_of(const SiteFigures& site) {
    return site.local.conflicts;
}

std::uint64_t all_conflicts(const FiguresBySite& figures) {
    std::uint64_t sum = 0;
    for (const SiteFigures& site : figures) {
        sum += site.local.conflicts;
    }
    return sum;
}

ArrayConflicts conflicts_on(const AdviceInput& input, const GroupSteps& own) {
    FiguresBySite of_group(input.figures.size());
    count_banks(own, input.trace.program.sites, input.hardware, of_group);
    ArrayConflicts result;
    const auto most = std::ranges::max_element(of_group, {}, conflicts_of);
    result.most = Site(static_cast<std::uint32_t>(most - of_group.begin()));
    result.of_group = all_conflicts(of_group);
    for (std::size_t i = 0; i < of_group.size(); ++i) {
        if (of_group[i].local.requests != 0) {
            result.figures += input.figures[i].local;
        }
    }
    result.cycles = share_of(exposed_cycles(input, CostKind::conflicts), result.figures.conflicts,
                             all_conflicts(input.figures));
    return result;
}

Advice of_layout(const LayoutAdvice& better, const ArrayConflicts& array, const ObjectInfo& object,
                 std::uint32_t word_bytes) {
    const Layout& layout = better.layout;
    const std::uint64_t words = element_bytes(object, word_bytes) / word_bytes;
    switch (better.change) {
    case LayoutChange::padding:
        return {AdviceKind::bank_padding,
                array.most,
                {better.conflicts, layout.row_words, layout.pad_words, better.conflicts_then, array.cycles}};
    case LayoutChange::swizzle:
        return {AdviceKind::bank_swizzle,
                array.most,
                {better.conflicts, layout.row_words, better.conflicts_then, array.cycles}};
    default:
        return {AdviceKind::bank_repadding,
                array.most,
                {better.conflicts, layout.old_row_words / words, layout.row_words / words,
                 better.conflicts_then, array.cycles}};
    }
}

void look_at(const AdviceInput& input, const GroupSteps& group, const ObjectInfo& object, AdviceList& found) {
    const GroupSteps own = steps_on(group, input.trace.program, object);
    const ArrayConflicts array = conflicts_on(input, own);
    if (!is_worth_saying(input, array.cycles)) {
        return;
    }
    if (const auto better = better_layout(group, input.trace.program, object, input.hardware)) {
        found.push_back({of_layout(*better, array, object, input.hardware.bank_bytes), array.cycles});
    } else {
        const FiguresBySite words = count_different_words(own, input.trace.program.sites, input.hardware);
        const bool is_of_words = 2 * all_conflicts(words) >= array.of_group;
        found.push_back({{is_of_words ? AdviceKind::bank_conflicts : AdviceKind::local_atomics_meet,
                          array.most,
                          {array.figures.conflicts, array.figures.wavefronts, array.cycles}},
                         array.cycles});
    }
}

} // namespace

void advise_on_banks(const AdviceInput& input, AdviceList& found) {
    if (!is_worth_saying(input, exposed_cycles(input, CostKind::conflicts))) {
        return;
    }
    const auto group = first_group(input);
    for (const ObjectInfo& object : input.trace.objects) {
        if (group != nullptr && object.space == Space::local) {
            look_at(input, *group, object, found);
        }
    }
}

} // namespace lockstep
