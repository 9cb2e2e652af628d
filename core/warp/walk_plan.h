#pragma once

#include "core/site/program_limits.h"
#include "core/site/skeleton.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {

/// A skeleton that is prepared for the walk. Nodes without events are removed, so that every visited node
/// either consumes an event of each of its lanes or lets all of them exit. So a walk is never longer than the
/// log, even if the skeleton is damaged.
///
///     sequence { call f, site 1, return, site 2 }   f { }      ->      sequence { site 1, return }
struct WalkNode {
    NodeKind kind = NodeKind::sequence;
    std::uint32_t site = 0;
    std::uint32_t first_child = 0; ///< its children are children[first_child .. first_child + child_count)
    std::uint32_t child_count = 0;
    /// For a choice, labelled block or goto: its labels are labels[first_label .. first_label + label_count),
    /// sorted by value.
    std::uint32_t first_label = 0;
    std::uint32_t label_count = 0;
    /// For a choice: index of the child at which lanes without a matching label enter. If it is child_count,
    /// these lanes execute no child.
    std::uint32_t default_entry = 0;
};

struct WalkPlan {
    /// Represents a child that has no events and no exits.
    static constexpr std::uint32_t nothing = 0xFFFFFFFF;
    /// Maximum depth. Deeper skeletons are considered damaged, because the instrumenter does not create them.
    static constexpr std::uint32_t deepest = program_limits::depth;

    std::vector<WalkNode> nodes;
    /// Children of all nodes, as indices into `nodes`. The value `nothing` occurs only under branches and
    /// loops.
    std::vector<std::uint32_t> children;
    /// Labels of all nodes: pairs of a label value (modulo 2^40) and the index of the child at which it
    /// enters.
    std::vector<std::pair<std::uint64_t, std::uint32_t>> labels;
    std::uint32_t root = nothing;
    std::uint32_t depth = 0; ///< number of nodes on the longest path down from the root

    /// Returns the index of the child at which a lane with this payload enters a choice.
    [[nodiscard]] std::uint32_t entry_of(const WalkNode& choice, std::uint64_t payload) const;
    /// Returns the index of the child at which a goto enters a labelled block; nullopt if its label is in
    /// another block.
    [[nodiscard]] std::optional<std::uint32_t> label_in(const WalkNode& block, const WalkNode& go) const;
};

/// Makes the plan. Returns nullopt if the skeleton contains itself, is nested too deeply, or refers to a node
/// or site that does not exist.
[[nodiscard]] std::optional<WalkPlan> make_walk_plan(const Skeleton& skeleton, std::size_t sites);

} // namespace lockstep
