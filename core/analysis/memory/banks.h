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

/// Adds the requests of a group to local memory, with their wavefronts and conflicts (see "Memory" in
/// core/README.md).
///
/// A request is split into parts. The lanes of a part together access at most one row of all banks: with 32
/// banks of 4 bytes, these are 32 lanes of up to 4 bytes, 16 lanes of 8 bytes, or 8 lanes of 16 bytes. The
/// number of wavefronts of a part is the largest number of distinct words in one bank. Lanes that read or
/// write the same word share a wavefront; atomics on the same word are serialised. `figures` has one row per
/// site.
void count_banks(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                 FiguresBySite& figures);

/// Like the overload above, and also stores the number of wavefronts of each step as the `passes` of its
/// request. `requests` has one row per step.
void count_banks(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                 FiguresBySite& figures, GroupRequests& requests);
/// Counts the bank conflicts of a group; called through analyses().
void count_banks(const GroupInView& group, FiguresBySite& figures);

/// Number of lanes in one part of a request if each lane accesses `bytes` bytes; at least 1.
[[nodiscard]] std::uint32_t lanes_per_part(std::uint32_t bytes, const HardwareModel& hardware);

/// One word that a request accesses.
struct BankWord {
    Bank bank;
    std::uint64_t word = 0;  ///< byte offset in local memory divided by the bank width in bytes
    std::uint32_t pass = 0;  ///< number of the wavefront that serves the word, starting at 0
    std::vector<Lane> lanes; ///< the lanes that access the word; for atomics always one lane
};

/// One local-memory request in detail.
struct BankRequest {
    std::vector<BankWord> words; ///< sorted by part, within a part by lane
    /// One entry per active lane: the last of the wavefronts that serve the lane.
    std::vector<std::uint32_t> pass_of_lane;
    std::uint32_t wavefronts = 0;
    std::uint32_t fewest = 0; ///< minimum number of wavefronts: the number of parts with an active lane
    std::uint32_t conflicts = 0;
    bool broadcast = false; ///< whether several lanes share a word
};

/// Returns the details of the request for piece number `piece` of the step's access.
[[nodiscard]] BankRequest inspect_banks(const GroupSteps& steps, const WarpStep& step, const SiteInfo& site,
                                        const HardwareModel& hardware, std::size_t piece = 0);

} // namespace lockstep
