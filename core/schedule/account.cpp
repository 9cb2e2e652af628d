#include "core/schedule/account.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <utility>

namespace lockstep {

UseAmounts divided(std::uint64_t total, const UseAmounts& amounts) {
    const double sum = std::accumulate(amounts.begin(), amounts.end(), 0.0);
    UseAmounts result{};
    if (sum == 0) {
        return result;
    }
    std::array<std::pair<double, std::size_t>, cycle_uses> rests{};
    std::uint64_t given = 0;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        const double exact = static_cast<double>(amounts[i]) / sum * static_cast<double>(total);
        result[i] = static_cast<std::uint64_t>(exact);
        rests[i] = {static_cast<double>(result[i]) - exact, i}; // negative, so that the largest rest is first
        given += result[i];
    }
    std::ranges::sort(rests);
    for (std::size_t i = 0; given < total && i < rests.size(); ++i, ++given) {
        ++result[rests[i].second];
    }
    return result;
}

double CycleAccount::share(CycleUse use) const {
    const auto amount = static_cast<double>(amounts[static_cast<std::size_t>(use)]);
    return scheduler_cycles == 0 ? 0.0 : amount / parts / static_cast<double>(scheduler_cycles);
}

std::optional<Site> CycleAccount::largest_site(CycleUse use, const Program& program) const {
    const auto amount = [&](std::size_t site) { return by_site[site][static_cast<std::size_t>(use)]; };
    const auto line = [&](std::size_t site) {
        return std::pair(program.sites[site].file, program.sites[site].line);
    };
    std::map<decltype(line(0)), std::uint64_t> lines;
    for (std::size_t site = 0; site < by_site.size(); ++site) {
        lines[line(site)] += amount(site);
    }
    std::optional<std::size_t> best;
    for (std::size_t site = 0; site < by_site.size(); ++site) {
        const auto size = [&](std::size_t each) { return std::pair(lines[line(each)], amount(each)); };
        if (amount(site) != 0 && (!best || size(site) > size(*best))) {
            best = site;
        }
    }
    return best ? std::optional(Site(static_cast<std::uint32_t>(*best))) : std::nullopt;
}

CycleUse LineUse::largest() const {
    return static_cast<CycleUse>(std::ranges::max_element(amounts) - amounts.begin());
}

std::vector<LineUse> uses_by_line(const CycleAccount& account, const Program& program) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, LineUse> lines;
    for (std::size_t site = 0; site < account.by_site.size(); ++site) {
        const SiteInfo& info = program.sites[site];
        LineUse& line = lines[{info.file, info.line}];
        line.file = info.file;
        line.line = info.line;
        for (std::size_t use = 0; use < cycle_uses; ++use) {
            line.amounts[use] += account.by_site[site][use];
            line.sum += account.by_site[site][use];
        }
    }
    std::vector<LineUse> sorted;
    for (const auto& [place, line] : lines) {
        if (line.sum != 0) {
            sorted.push_back(line);
        }
    }
    std::ranges::stable_sort(sorted, std::ranges::greater(), &LineUse::sum);
    return sorted;
}

} // namespace lockstep
