#pragma once

#include "core/base/ids.h"
#include "core/site/program.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// How the schedulers spend their cycles. A scheduler issues, or waits with its resident warps, or has no
/// warp that is not finished.
enum class CycleUse : std::uint8_t {
    work,        ///< issues a step that is needed
    divergence,  ///< issues a step that divergence has added (see warp_streams.h)
    global,      ///< its warps wait for global memory or an image
    atomics,     ///< its warps wait for atomics
    conflicts,   ///< its warps wait while local memory serves passes in excess of the minimum
    local,       ///< its warps wait for other passes, or for the latency of local memory
    barrier,     ///< its warps wait at a barrier
    dependency,  ///< its warps wait for a result of arithmetic, or for the target of a branch
    policy,      ///< its warps are ready, but its policy selects none of them
    group_end,   ///< all its warps are finished and wait for the other warps of their groups
    group_start, ///< it has no warp yet, or waits for the next group
    tail,        ///< it has had its last warp
    no_work,     ///< it never has a warp
};

inline constexpr std::size_t cycle_uses = 13;
/// One amount per use, by the value of CycleUse.
using UseAmounts = std::array<std::uint64_t, cycle_uses>;

/// Divides an integer into parts that are proportional to amounts. The parts are integers with the sum
/// `total`; each differs by less than 1 from its exact value. Returns zeros if all amounts are zero.
[[nodiscard]] UseAmounts divided(std::uint64_t total, const UseAmounts& amounts);

/// An account of all cycles of all schedulers of all multiprocessors of the hardware, including those that
/// got no group. The amounts of its uses sum to `scheduler_cycles` exactly.
///
/// A cycle in which a scheduler does not issue is divided equally over its warps that are not finished:
///
///     cycle         0  1  2  3  4  5  6  7
///     warp 0        i  m  m  m  m  i  .  .      i issues   m waits for memory   b waits at a barrier
///     warp 1        .  i  b  b  b  b  b  i      . is ready
///     scheduler     w  w  *  *  *  w  b  w      w work     * half memory, half barrier
struct CycleAccount {
    /// The unit of `amounts` is 1/parts of a cycle: the smallest unit in which up to 16 warps of a scheduler
    /// share a cycle equally. With more warps, shares are rounded to this unit, and the rest goes to the next
    /// cycle. 64 bits are enough for 2.5 * 10^13 scheduler cycles.
    static constexpr std::uint64_t parts = 720'720;

    std::uint64_t scheduler_cycles = 0;
    UseAmounts amounts{};
    /// By site: that of the instruction that a scheduler issues, or that a warp waits for; for conflicts, that of the
    /// request with the conflicts. Uses without a warp have no site.
    std::vector<UseAmounts> by_site;

    /// Returns an amount as a share of all scheduler cycles, 0 to 1.
    [[nodiscard]] double share(CycleUse use) const;
    /// Returns the shares in per mille, as whole numbers with the sum 1000; zeros if there are no cycles.
    [[nodiscard]] UseAmounts per_mille() const { return divided(1000, amounts); }
    /// Returns the site with the largest amount on the line with the largest amount; nullopt if no site has
    /// this use.
    [[nodiscard]] std::optional<Site> largest_site(CycleUse use, const Program& program) const;
};

/// The amounts of the uses of all sites of a line; uses without a site are in no line.
struct LineUse {
    std::uint32_t file = 0; ///< index into Program::files
    std::uint32_t line = 0;
    UseAmounts amounts{};
    std::uint64_t sum = 0; ///< sum of the amounts

    /// Returns the use with the largest amount.
    [[nodiscard]] CycleUse largest() const;
};

/// Returns the lines with at least one amount, those with the largest sum first.
[[nodiscard]] std::vector<LineUse> uses_by_line(const CycleAccount& account, const Program& program);

} // namespace lockstep
