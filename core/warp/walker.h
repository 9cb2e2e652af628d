#pragma once

#include "core/warp/group_reader.h"
#include "core/warp/lane_masks.h"
#include "core/warp/walk_plan.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace lockstep {

/// Where lanes go that leave a node other than by its end. They wait there until the walk comes by.
struct Exits {
    MaskWords breaks;
    MaskWords continues;
    MaskWords returns;
};

/// Walks the skeleton once for all work-items of a group, with the set of those that are on the way. The walk
/// visits dynamic positions in their order, so what it passes is the group's ticks.
///
///     if (c) A; else B;  C            mask      1 1 1 1   decision c: 1 0 1 0
///                                     then A    1 . 1 .
///                                     else B    . 1 . 1
///                                     C         1 1 1 1
class Walker {
public:
    Walker(WalkPlan plan, GroupReader& reader)
        : plan_(std::move(plan)), reader_(reader), entries_(reader.items()) {}

    /// False where the logs do not follow the skeleton: the reader knows the place.
    bool walk_all();

private:
    static constexpr std::size_t most_sets_of_a_node = 2;

    /// A block with labels that is being walked.
    struct Block {
        const WalkNode* node;
        MaskWords waiting;
        std::uint32_t child; ///< at which the walk is
    };

    /// Walks a node with the lanes in `mask`; leaves those in it that come out at the node's end.
    bool walk(std::uint32_t index, MaskWords mask, const Exits& exits);
    bool walk_child(const WalkNode& node, std::uint32_t child, MaskWords mask, const Exits& exits);
    bool walk_sequence(const WalkNode& node, MaskWords mask, const Exits& exits);
    bool walk_branch(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Every lane that starts another turn has taken an event in the one before, so the turns come to an end.
    bool walk_loop(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Takes a decision of at most `largest`: lanes that decide 1 stay in `mask`, the others go to `others`.
    bool split(std::uint32_t site, MaskWords mask, MaskWords others, std::uint32_t largest);
    /// Lanes wait for the child that their label names. A lane needs its place in `entries_` only while it
    /// waits, and then no choice further in is walked with it, so one array serves all.
    bool walk_choice(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Moves the lanes that enter at `child` from `waiting` to `mask`; returns the first child at which
    /// others enter (a number past all children where none are left).
    std::uint32_t let_in(MaskWords waiting, MaskWords mask, std::uint32_t child) const;
    /// Lanes that a goto sends on wait for their label's child; those that it sends back wait for the next
    /// pass.
    bool walk_labelled(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Every lane that starts another pass of a block has taken an event in the one before.
    bool walk_again(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// To the innermost block with the label; without an event only to what is still to come.
    bool jump(const WalkNode& node, MaskWords mask, bool is_forward);
    bool walk_call(const WalkNode& node, MaskWords mask);

    WalkPlan plan_;
    GroupReader& reader_;
    MaskStack masks_;
    std::vector<Block> blocks_; ///< innermost last
    /// Of a choice or a block, the child at which each waiting lane enters.
    std::vector<std::uint32_t> entries_;
    std::uint32_t loops_around_ = 0;
};

} // namespace lockstep
