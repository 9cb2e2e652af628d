#pragma once

#include "core/site/program_limits.h"
#include "core/site/skeleton.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {

/// A skeleton prepared for walking. Nodes that log nothing are removed, so that every node on a walk either
/// consumes an event from each of its lanes or makes all of them leave. A walk is therefore never longer than
/// the log, whatever the skeleton looks like.
///
///     sequence { call f, site 1, return, site 2 }   f { }      ->      sequence { site 1, return }
struct WalkNode {
    NodeKind kind = NodeKind::sequence;
    std::uint32_t site = 0;
    std::uint32_t first_child = 0; ///< children are children[first_child .. first_child + child_count)
    std::uint32_t child_count = 0;
    std::uint32_t first_label =
        0; ///< for a choice, labelled block or goto: labels[first_label .. first_label + label_count),
           ///< by value
    std::uint32_t label_count = 0;
    std::uint32_t default_entry =
        0; ///< for a choice: for lanes without a matching label; child_count means past the end
};

struct WalkPlan {
    /// A child that neither logs nor leaves.
    static constexpr std::uint32_t nothing = 0xFFFFFFFF;
    /// Deeper skeletons are considered damaged, because the instrumenter does not create them.
    static constexpr std::uint32_t deepest = program_limits::depth;

    std::vector<WalkNode> nodes;
    std::vector<std::uint32_t> children; ///< indices into nodes; `nothing` only under branches and loops
    std::vector<std::pair<std::uint64_t, std::uint32_t>> labels; ///< value modulo 2^40, child index
    std::uint32_t root = nothing;
    std::uint32_t depth = 0; ///< number of nodes on the longest path down from the root

    /// The index of the child at which a lane with this payload enters a choice.
    [[nodiscard]] std::uint32_t entry_of(const WalkNode& choice, std::uint64_t payload) const;
    /// The index of the child at which a goto enters a labelled block; none if its label is in another block.
    [[nodiscard]] std::optional<std::uint32_t> label_in(const WalkNode& block, const WalkNode& go) const;
};

/// None if the skeleton contains itself, nests too deeply, or refers to a node or site that does not exist.
[[nodiscard]] std::optional<WalkPlan> make_walk_plan(const Skeleton& skeleton, std::size_t sites);

} // namespace lockstep
