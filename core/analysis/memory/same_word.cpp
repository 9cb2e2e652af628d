#include "core/analysis/memory/same_word.h"

#include "core/analysis/memory/banks.h"

#include <cstdint>

namespace lockstep {

FiguresBySite count_different_words(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                    const HardwareModel& hardware) {
    std::vector<SiteInfo> as_writes(sites.begin(), sites.end());
    for (SiteInfo& site : as_writes) {
        site.kind = site.kind == SiteKind::atomic ? SiteKind::write : site.kind;
    }
    FiguresBySite figures(sites.size());
    count_banks(steps, as_writes, hardware, figures);
    return figures;
}

std::vector<Site> same_word_sites(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                  const HardwareModel& hardware) {
    FiguresBySite all(sites.size());
    count_banks(steps, sites, hardware, all);
    const FiguresBySite of_words = count_different_words(steps, sites, hardware);
    std::vector<Site> found;
    for (std::uint32_t i = 0; i < sites.size(); ++i) {
        if (2 * of_words[i].local.conflicts < all[i].local.conflicts) {
            found.emplace_back(i);
        }
    }
    return found;
}

} // namespace lockstep
