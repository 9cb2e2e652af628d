#pragma once

#include "core/analysis/sites/figures.h"
#include "core/base/ids.h"
#include "core/hardware/hardware_model.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <span>
#include <vector>

namespace lockstep {

// Conflicts of local memory have two causes. Lanes access different words of a bank, or they update the same word with
// atomics. The latter take turns wherever the word is, so no other layout helps.

/// Counts the conflicts between different words: like count_banks(), but lanes that update the same word with atomics
/// share a pass, as lanes that write it do.
[[nodiscard]] FiguresBySite count_different_words(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                                  const HardwareModel& hardware);

/// Returns the sites at which more than half of a group's conflicts are atomics on the same word.
[[nodiscard]] std::vector<Site> same_word_sites(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                                const HardwareModel& hardware);

} // namespace lockstep
