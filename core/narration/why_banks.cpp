#include "core/analysis/memory/step_banks.h"
#include "core/narration/statements.h"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep {
namespace {

using enum StatementKind;

/// The part of a request that needs the most passes, and the bank that causes them.
struct WorstBank {
    std::uint64_t bank = 0;
    std::uint64_t words = 0; ///< number of words that the bank serves one after another
    std::vector<Lane> lanes; ///< lanes that access these words
};

WorstBank worst_bank(const StepBanks& banks) {
    WorstBank worst;
    worst.bank = static_cast<std::uint64_t>(std::ranges::max_element(banks.degrees) - banks.degrees.begin());
    worst.words = banks.degree();
    // A wide request is served in several parts, each of which needs at least one pass even without
    // conflicts. So the passes of the bank are grouped by part. The worst part is the one in which the bank
    // must serve as many words as the degree of the conflict.
    std::map<std::uint32_t, std::set<std::uint32_t>> passes;
    std::map<std::uint32_t, std::set<Lane>> lanes;
    for (const BankTouch& touch : banks.touches) {
        if (touch.bank == worst.bank) {
            std::uint32_t part = touch.pass;
            while (!banks.needed[part]) {
                --part;
            }
            passes[part].insert(touch.pass);
            lanes[part].insert(Lane(touch.lane));
        }
    }
    for (const auto& [part, of_part] : passes) {
        if (of_part.size() == worst.words) {
            worst.lanes.assign(lanes[part].begin(), lanes[part].end());
            break;
        }
    }
    return worst;
}

Statement why_conflict(const StepBanks& banks) {
    WorstBank worst = worst_bank(banks);
    Statement statement{
        .kind = banks_conflict,
        .numbers = {worst.bank, worst.words, banks.passes(), banks.passes() - banks.conflicts()}};
    if (worst.lanes.size() > 1) {
        statement.lanes = std::move(worst.lanes);
    } else {
        statement.kind = banks_conflict_alone;
    }
    return statement;
}

} // namespace

Statement why_banks(const StepInView& at) {
    const auto banks = step_banks(*at.view.steps, at.step, at.site, at.view.session->hardware());
    if (!banks || banks->passes() == 0) {
        return {.kind = banks_free, .numbers = {at.active()}};
    }
    if (banks->conflicts() > 0) {
        return why_conflict(*banks);
    }
    if (banks->passes() > 1) {
        return {.kind = banks_wide, .numbers = {banks->passes()}};
    }
    if (!banks->has_broadcast()) {
        return {.kind = banks_free, .numbers = {at.active()}};
    }
    if (banks->words > 1) {
        return {.kind = banks_shared_words, .numbers = {at.active(), banks->words}};
    }
    const bool is_read = at.site.kind == SiteKind::read;
    return {.kind = is_read ? banks_broadcast : banks_shared_word, .numbers = {at.active()}};
}

} // namespace lockstep
