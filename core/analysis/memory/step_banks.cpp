#include "core/analysis/memory/step_banks.h"

#include "core/analysis/memory/banks.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace lockstep {
namespace {

/// Appends the passes of one request to the passes of the step.
void add_request(StepBanks& banks, const BankRequest& request, std::uint32_t part_lanes) {
    const std::uint32_t first_pass = banks.passes();
    // Key: {part, bank}; value: degree of the bank (its number of passes) in this part.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> degree;
    // Key: {part, bank}; value: the distinct words of the bank in this part.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<std::uint64_t>> distinct;
    // Key: part of the request; value: the first pass that serves it.
    std::map<std::uint32_t, std::uint32_t> opening;
    for (const BankWord& word : request.words) {
        const std::uint32_t part = word.lanes.front().value() / part_lanes;
        const std::uint32_t words = ++degree[{part, word.bank.value()}];
        std::uint32_t& worst = banks.degrees[word.bank.index()];
        worst = std::max(worst, words);
        distinct[{part, word.bank.value()}].insert(word.word);
        const auto open = opening.try_emplace(part, word.pass).first;
        open->second = std::min(open->second, word.pass);
        for (const Lane lane : word.lanes) {
            banks.touches.push_back(
                {lane.value(), first_pass + word.pass, word.bank.value(), word.word, word.lanes.size() > 1});
        }
    }
    banks.needed.resize(first_pass + request.wavefronts, false);
    for (const auto& [part, pass] : opening) {
        banks.needed[first_pass + pass] = true;
    }
    for (const auto& [part_and_bank, words] : distinct) {
        const auto count = static_cast<std::uint32_t>(words.size());
        std::uint32_t& most = banks.distinct[part_and_bank.second];
        most = std::max(most, count);
        banks.words += count;
    }
    ++banks.requests;
}

} // namespace

std::optional<StepBanks> step_banks(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                                    const HardwareModel& hardware) {
    if (!is_access(site.kind) || site.space != Space::local) {
        return std::nullopt;
    }
    StepBanks banks;
    banks.degrees.resize(hardware.banks);
    banks.distinct.resize(hardware.banks);
    for (std::size_t piece = 0; piece < site.pieces.size(); ++piece) {
        add_request(banks, inspect_banks(steps, step, site, hardware, piece),
                    lanes_per_part(site.pieces[piece].bytes, hardware));
    }
    std::ranges::sort(banks.touches, {},
                      [](const BankTouch& t) { return std::tuple(t.pass, t.lane, t.word); });
    return banks;
}

std::uint32_t StepBanks::conflicts() const {
    return static_cast<std::uint32_t>(std::ranges::count(needed, false));
}

std::uint32_t StepBanks::degree() const {
    return degrees.empty() ? 0 : *std::ranges::max_element(degrees);
}

bool StepBanks::has_broadcast() const {
    return std::ranges::any_of(touches, &BankTouch::shared);
}

bool StepBanks::has_contention() const {
    return degrees != distinct;
}

std::uint32_t StepBanks::worst_bank() const {
    std::uint32_t worst = 0;
    for (std::uint32_t bank = 1; bank < degrees.size(); ++bank) {
        if (std::pair(degrees[bank], distinct[bank]) > std::pair(degrees[worst], distinct[worst])) {
            worst = bank;
        }
    }
    return worst;
}

} // namespace lockstep
