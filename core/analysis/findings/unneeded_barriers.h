#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/findings/finding.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// Finds barriers that order nothing in this launch: without one of them, the launch has no other race.
///
///     item 0   write x   |B1|   read x   |B2|   write y
///     item 1   write y   |B1|   read x   |B2|   write z
///
///     B1 is needed, because item 1 reads x, which item 0 has written. B2 is not needed: the accesses to y
///     are separated by both barriers, so B1 is enough to order them.
///
/// A barrier is needed if it separates two conflicting accesses: one between the previous barrier and this
/// one, the other between this barrier and the next one. Two accesses conflict if different work-items access
/// the same word, and at least one access is a write or an atomic. Only barriers whose flags include the
/// memory count. Each barrier is examined as if all others remained.
///
/// Nothing is reported if the launch has errors, if only some of its groups were logged (another group may
/// need the barrier), or if a barrier could have another purpose: if the kernel has atomics in global memory
/// (they can publish the data of a group to other groups), fences, asynchronous copies or image writes, if an
/// access is out of bounds, or if work-items miss the barrier. The last iteration of a loop often does not
/// need its barrier, so a barrier in a loop is examined only if a group passes it twice.
class UnneededBarriers final : public AnalysisOf<UnneededBarriers> {
public:
    explicit UnneededBarriers(const Trace& trace);

    /// Adds a group. `faulty`: the faulty events of this group.
    void add(const GroupSteps& steps, const FaultyEvents& faulty);
    void merge(const UnneededBarriers& other);

    /// Returns findings of kind unneeded_barrier with severity note, at most one per line, ordered by file
    /// and line. A finding contains the first 16 work-items of the first group and the number of times that
    /// groups passed the barrier.
    [[nodiscard]] std::vector<Finding> findings() const;

    void add_group(const GroupInView& group) override { add(group.steps, group.memory.faulty()); }
    /// Must be called after the other analyses: if they find errors, no barrier is reported, because the
    /// barriers may not yet have the intended effect.
    void finish(const LaunchInView& launch, LaunchResult& result) const override;

private:
    /// The behaviour of all groups at one barrier of the source.
    struct Barrier {
        bool is_needed = false;
        bool is_in_loop = false;
        bool is_repeated = false; ///< whether any group passed the barrier at least twice
        Group first_group;
        std::uint64_t groups = 0; ///< number of groups that passed the barrier
        std::uint64_t passes = 0; ///< number of passes, summed over groups
    };
    [[nodiscard]] bool is_decided() const;
    void note_pass(const GroupSteps& steps, std::uint32_t tick, Barrier& barrier);
    void find_needed(const GroupSteps& steps, Space space);
    [[nodiscard]] Finding finding_at(std::uint32_t file, std::uint32_t line,
                                     const std::vector<const Barrier*>& barriers) const;

    const Trace& trace_;
    bool can_judge_ = true;
    bool has_local_atomics_ = false;
    std::unordered_map<std::uint32_t, Barrier> barriers_; ///< all barriers of the source; key: site
};

} // namespace lockstep
