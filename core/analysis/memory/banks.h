#pragma once

#include "core/analysis/memory/requests.h"
#include "core/analysis/sites/figures.h"
#include "core/hardware/hardware_model.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <cstddef>
#include <span>
#include <vector>

namespace lockstep {

struct GroupInView;

/// Adds a group's requests of local memory with their wavefronts and conflicts (core/README.md, Memory).
///
/// A request is split into parts of lanes that together can fill one row of all banks: for 32 banks of 4
/// bytes, 32 lanes of up to 4 bytes, 16 of 8, 8 of 16. The number of wavefronts of a part is the largest
/// number of distinct words in one bank. Lanes that read or write the same word share it; atomics on the same
/// word are serialised. `figures` has one row per site.
void count_banks(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                 FiguresBySite& figures);

/// As above, and stores the wavefronts of each step as its passes. `requests` has one row per step.
void count_banks(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                 FiguresBySite& figures, GroupRequests& requests);
/// The overload for analyses().
void count_banks(const GroupInView& group, FiguresBySite& figures);

/// Number of lanes in a part of a request, for an access of `bytes` per lane; at least 1.
[[nodiscard]] std::uint32_t lanes_per_part(std::uint32_t bytes, const HardwareModel& hardware);

/// One word that a request touches.
struct BankWord {
    Bank bank;
    std::uint64_t word = 0;  ///< offset in local memory / bank size
    std::uint32_t pass = 0;  ///< the wavefront of the request that serves the word, from 0
    std::vector<Lane> lanes; ///< the lanes that request it; for atomics always one lane
};

/// One request of local memory in detail.
struct BankRequest {
    std::vector<BankWord> words;             ///< ordered by part; within a part in the order of the lanes
    std::vector<std::uint32_t> pass_of_lane; ///< for each active lane, the last wavefront that serves it
    std::uint32_t wavefronts = 0;
    std::uint32_t fewest = 0; ///< number of parts with an active lane
    std::uint32_t conflicts = 0;
    bool broadcast = false; ///< several lanes share a word
};

/// The request for piece number `piece` of a step's access.
[[nodiscard]] BankRequest inspect_banks(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                                        const HardwareModel& hardware, std::size_t piece = 0);

} // namespace lockstep
