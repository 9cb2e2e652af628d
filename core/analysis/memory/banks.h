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
/// A request is served in parts of lanes whose full width is one row over all banks: of 32 banks of 4 bytes,
/// 32 lanes of up to 4 bytes, 16 of 8, 8 of 16. A part takes as many wavefronts as its fullest bank has
/// distinct words. Lanes that read or write one word share it; atomics on one word do not, they go one after
/// the other. `figures` has one row a site.
void count_banks(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                 FiguresBySite& figures);

/// As above, and writes down the wavefronts of each step as its passes. `requests` has one row a step.
void count_banks(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                 FiguresBySite& figures, GroupRequests& requests);
/// As analyses() asks it.
void count_banks(const GroupInView& group, FiguresBySite& figures);

/// Lanes that a part of a request holds, for an access of `bytes` a lane; at least 1.
[[nodiscard]] std::uint32_t lanes_per_part(std::uint32_t bytes, const HardwareModel& hardware);

/// One word that a request touches.
struct BankWord {
    Bank bank;
    std::uint64_t word = 0;  ///< offset in local memory / bank size
    std::uint32_t pass = 0;  ///< the wavefront of the request that serves it, from 0
    std::vector<Lane> lanes; ///< who asked for it; one alone for atomics
};

/// One request of local memory in detail.
struct BankRequest {
    std::vector<BankWord> words;             ///< by part, inside a part in the order lanes ask for them
    std::vector<std::uint32_t> pass_of_lane; ///< of each active lane, the last wavefront that serves it
    std::uint32_t wavefronts = 0;
    std::uint32_t fewest = 0; ///< parts with an active lane
    std::uint32_t conflicts = 0;
    bool broadcast = false; ///< several lanes share a word
};

/// The request that piece number `piece` of a step's access makes.
[[nodiscard]] BankRequest inspect_banks(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                                        const HardwareModel& hardware, std::size_t piece = 0);

} // namespace lockstep
