#pragma once

#include "core/site/program_limits.h"
#include "core/site/skeleton.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {

/// A skeleton made ready for walking: what logs nothing is taken out, so that every node that is walked
/// either takes an event from each of its lanes or sends them all away. So a walk is never longer than the
/// log, whatever the skeleton looks like.
///
///     sequence { call f, site 1, return, site 2 }   f { }      ->      sequence { site 1, return }
struct WalkNode {
    NodeKind kind = NodeKind::sequence;
    std::uint32_t site = 0;
    std::uint32_t first_child = 0; ///< children are children[first_child .. first_child + child_count)
    std::uint32_t child_count = 0;
    std::uint32_t first_label =
        0; ///< of a choice, a labelled block or a goto: labels[first_label .. first_label + label_count), by value
    std::uint32_t label_count = 0;
    std::uint32_t default_entry =
        0; ///< of a choice: for lanes that no label names; child_count: past the end
};

struct WalkPlan {
    /// A child that logs nothing and leaves nothing.
    static constexpr std::uint32_t nothing = 0xFFFFFFFF;
    /// Deeper skeletons are taken for damaged: the instrumenter makes none.
    static constexpr std::uint32_t deepest = program_limits::depth;

    std::vector<WalkNode> nodes;
    std::vector<std::uint32_t> children; ///< indices into nodes, or `nothing` (under branches and loops only)
    std::vector<std::pair<std::uint64_t, std::uint32_t>> labels; ///< value modulo 2^40, place among children
    std::uint32_t root = nothing;
    std::uint32_t depth = 0; ///< nodes on the longest path down from the root

    /// The place among the children at which a lane with this payload enters a choice.
    [[nodiscard]] std::uint32_t entry_of(const WalkNode& choice, std::uint64_t payload) const;
    /// Where a goto enters a labelled block; none where its label stands in another.
    [[nodiscard]] std::optional<std::uint32_t> label_in(const WalkNode& block, const WalkNode& go) const;
};

/// None where the skeleton refers to itself, nests too deeply, or names a node or a site that is not
/// there.
[[nodiscard]] std::optional<WalkPlan> make_walk_plan(const Skeleton& skeleton, std::size_t sites);

} // namespace lockstep
