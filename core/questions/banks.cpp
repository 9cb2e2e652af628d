// How many passes do the banks need for the access of a warp, and which lanes share a bank?
#include "core/analysis/memory/banks.h"
#include "core/analysis/memory/step_banks.h"
#include "core/narration/narrate.h"
#include "core/questions/kinds.h"
#include "core/site/record.h"

#include <algorithm>
#include <map>

namespace lockstep {
namespace {

using enum Misconception;

/// Returns the place's step if it accesses local memory with one request; otherwise null.
const WarpStep* local_step(const Asking& at) {
    const WarpStep* step = at.step();
    if (step == nullptr) {
        return nullptr;
    }
    const SiteInfo& site = at.view.site(step->site);
    return is_access(site.kind) && site.space == Space::local && site.pieces.size() == 1 ? step : nullptr;
}

/// Returns the largest number of active lanes that access the same bank, whether or not they access the same
/// word.
std::uint64_t most_lanes_of_a_bank(const StepBanks& banks) {
    std::map<std::uint32_t, std::uint64_t> lanes;
    std::uint64_t most = 0;
    for (const BankTouch& touch : banks.touches) {
        most = std::max(most, ++lanes[touch.bank]);
    }
    return most;
}

/// Returns the distance between adjacent active lanes in words; 0 if it is not the same for all lanes, or not
/// a whole number of words.
std::uint64_t stride_in_words(const Asking& at, const WarpStep& step) {
    const auto addresses = at.view.steps->payloads_of(step);
    if (addresses.size() < 2 || addresses[1] < addresses[0]) {
        return 0;
    }
    const std::uint64_t stride = addresses[1] - addresses[0];
    for (std::size_t i = 2; i < addresses.size(); ++i) {
        if (addresses[i] - addresses[i - 1] != stride) {
            return 0;
        }
    }
    return stride % at.hardware().bank_bytes == 0 ? stride / at.hardware().bank_bytes : 0;
}

void add_wrong_passes(const Asking& at, const WarpStep& step, const StepBanks& banks, Draft& draft) {
    const std::uint64_t right = banks.passes();
    if (const std::uint64_t lanes = most_lanes_of_a_bank(banks); lanes > right) {
        draft.add(broadcast_as_conflict, lanes);
    }
    draft.add(at.view.site(step.site).kind == SiteKind::atomic ? one_for_all : no_conflict, 1);
    draft.add(stride_as_degree, stride_in_words(at, step));
    if (step.active > right) {
        draft.add(one_each, step.active);
    }
    const bool has_one_part = banks.passes() - banks.conflicts() == 1;
    draft.add(has_one_part ? half_warps : twice, right * 2);
    if (right % 2 == 0) {
        draft.add(half, right / 2);
    }
    draft.add_near();
}

} // namespace

std::optional<Draft> draft_conflict_degree(const Asking& at) {
    const WarpStep* step = local_step(at);
    if (step == nullptr || step->active < 2) {
        return std::nullopt;
    }
    const SiteInfo& site = at.view.site(step->site);
    const auto banks = step_banks(*at.view.steps, *step, site, at.hardware());
    // Parts of wide reads that share words can be merged, by a rule that few people know.
    const bool is_wide = site.pieces.front().bytes > at.hardware().bank_bytes;
    if (!banks || banks->passes() == 0 || (is_wide && banks->has_broadcast())) {
        return std::nullopt;
    }
    Draft draft = draft_of_step(at, QuestionKind::conflict_degree, *step);
    draft.question.numbers.insert(draft.question.numbers.end(), {step->active, at.hardware().banks});
    draft.question.because = narrate(at.view, step->tick, step->warp).why;
    draft.right.numbers = {banks->passes()};
    add_wrong_passes(at, *step, *banks, draft);
    return draft;
}

namespace {

/// The banks of the lanes of a step, of which each accesses one word.
struct BanksOfLanes {
    std::vector<Lane> lanes;
    std::vector<std::uint64_t> words;
    std::uint64_t banks = 1;

    [[nodiscard]] std::uint64_t bank(std::size_t i) const { return words[i] % banks; }
};

std::optional<BanksOfLanes> banks_of_lanes(const Asking& at, const WarpStep& step) {
    const Piece piece = at.view.site(step.site).pieces.front();
    const std::uint64_t bank_bytes = at.hardware().bank_bytes;
    BanksOfLanes result{.lanes = lanes_of(at.view, step), .banks = at.hardware().banks};
    for (const std::uint64_t payload : at.view.steps->payloads_of(step)) {
        const std::uint64_t first = (payload + piece.offset) & payload_mask;
        if (first / bank_bytes != (first + piece.bytes - 1) / bank_bytes) {
            return std::nullopt;
        }
        result.words.push_back(first / bank_bytes);
    }
    return result;
}

/// Returns the lanes other than lane number `asked` (an index) for which `is_chosen` is true.
template <class IsChosen>
std::vector<Lane> lanes_where(const BanksOfLanes& at, std::size_t asked, IsChosen is_chosen) {
    std::vector<Lane> lanes;
    for (std::size_t i = 0; i < at.lanes.size(); ++i) {
        if (i != asked && is_chosen(i)) {
            lanes.push_back(at.lanes[i]);
        }
    }
    return lanes;
}

void add_wrong(const BanksOfLanes& banks, std::size_t asked, Draft& draft) {
    const auto count = static_cast<std::size_t>(draft.right.lanes.size());
    const std::uint32_t lane = banks.lanes[asked].value();
    draft.add(no_conflict, std::vector<Lane>());
    draft.add(same_word,
              lanes_where(banks, asked, [&](std::size_t i) { return banks.words[i] == banks.words[asked]; }));
    draft.add(next_lanes, lanes_where(banks, asked, [&](std::size_t i) {
                  return i > asked ? i - asked <= std::max<std::size_t>(count, 1)
                                   : asked + count >= banks.lanes.size() && i + count >= asked;
              }));
    draft.add(twice_apart, lanes_where(banks, asked, [&](std::size_t i) {
                  return banks.words[i] % (2 * banks.banks) == banks.words[asked] % (2 * banks.banks);
              }));
    draft.add(half_warp, lanes_where(banks, asked,
                                     [&](std::size_t i) { return (banks.lanes[i].value() ^ lane) == 16; }));
    draft.add(half_banks, lanes_where(banks, asked, [&](std::size_t i) {
                  return banks.banks % 2 == 0 &&
                         banks.bank(i) % (banks.banks / 2) == banks.bank(asked) % (banks.banks / 2);
              }));
    draft.add(all_lanes, lanes_where(banks, asked, [](std::size_t) { return true; }));
}

std::optional<Draft> draft_for_lane(const Asking& at, const WarpStep& step, const BanksOfLanes& banks,
                                    std::size_t asked) {
    Draft draft = draft_of_step(at, QuestionKind::shares_bank, step);
    draft.question.place.lane = banks.lanes[asked];
    draft.question.numbers.insert(draft.question.numbers.end(),
                                  {banks.lanes[asked].value(), at.hardware().banks});
    draft.right.lanes =
        lanes_where(banks, asked, [&](std::size_t i) { return banks.bank(i) == banks.bank(asked); });
    if (!is_short(draft.right.lanes)) {
        return std::nullopt;
    }
    add_wrong(banks, asked, draft);
    return draft;
}

} // namespace

std::optional<Draft> draft_shares_bank(const Asking& at) {
    const WarpStep* step = local_step(at);
    const auto banks = step == nullptr || step->active < 3 ? std::nullopt : banks_of_lanes(at, *step);
    if (!banks) {
        return std::nullopt;
    }
    const std::size_t first = Dice(at.seed).below(banks->lanes.size());
    for (std::size_t i = 0; i < banks->lanes.size(); ++i) {
        const std::size_t asked = (first + i) % banks->lanes.size();
        if (at.place.lane && banks->lanes[asked] != *at.place.lane) {
            continue;
        }
        auto draft = draft_for_lane(at, *step, *banks, asked);
        if (draft && different_wrong(*draft).size() + 1 >= least_choices) {
            return draft;
        }
    }
    return std::nullopt;
}

} // namespace lockstep
