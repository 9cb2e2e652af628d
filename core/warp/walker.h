#pragma once

#include "core/warp/group_reader.h"
#include "core/warp/lane_masks.h"
#include "core/warp/walk_plan.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace lockstep {

/// Where lanes go that leave a node early. They wait there until the walk arrives.
struct Exits {
    MaskWords breaks;
    MaskWords continues;
    MaskWords returns;
};

/// Walks the skeleton once for all work-items of a group, with the set of active ones. The walk visits
/// dynamic positions in order, so the positions are the group's ticks.
///
///     if (c) A; else B;  C            mask      1 1 1 1   decision c: 1 0 1 0
///                                     then A    1 . 1 .
///                                     else B    . 1 . 1
///                                     C         1 1 1 1
class Walker {
public:
    Walker(WalkPlan plan, GroupReader& reader)
        : plan_(std::move(plan)), reader_(reader), entries_(reader.items()) {}

    /// False if the logs do not follow the skeleton; the reader has the location.
    bool walk_all();

private:
    static constexpr std::size_t most_sets_of_a_node = 2;

    /// A labelled block on the current walk.
    struct Block {
        const WalkNode* node;
        MaskWords waiting;
        std::uint32_t child; ///< current position of the walk
    };

    /// Walks a node with the lanes in `mask`; afterwards, `mask` has the lanes that reach the node's end.
    bool walk(std::uint32_t index, MaskWords mask, const Exits& exits);
    bool walk_child(const WalkNode& node, std::uint32_t child, MaskWords mask, const Exits& exits);
    bool walk_sequence(const WalkNode& node, MaskWords mask, const Exits& exits);
    bool walk_branch(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Every lane that starts another iteration has consumed an event in the previous one, so the number of
    /// iterations is finite.
    bool walk_loop(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Consumes a decision of at most `largest`: lanes that decide 1 stay in `mask`, the others move to
    /// `others`.
    bool split(std::uint32_t site, MaskWords mask, MaskWords others, std::uint32_t largest);
    /// Lanes wait for the child that their label selects. A lane needs its entry in `entries_` only while it
    /// waits, and no inner choice is walked with it during that time, so one array is enough.
    bool walk_choice(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Moves the lanes that enter at `child` from `waiting` to `mask`. Returns the first child at which
    /// others enter (a number past all children if none are left).
    std::uint32_t let_in(MaskWords waiting, MaskWords mask, std::uint32_t child) const;
    /// Lanes with a forward goto wait for their label's child; lanes with a backward goto wait for the next
    /// pass.
    bool walk_labelled(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Every lane that starts another pass of a block has consumed an event in the previous one.
    bool walk_again(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Jumps to the innermost block with the label. Without an event, only forward jumps are allowed.
    bool jump(const WalkNode& node, MaskWords mask, bool is_forward);
    bool walk_call(const WalkNode& node, MaskWords mask);

    WalkPlan plan_;
    GroupReader& reader_;
    MaskStack masks_;
    std::vector<Block> blocks_; ///< innermost last
    /// For a choice or a block: the child at which each waiting lane enters.
    std::vector<std::uint32_t> entries_;
    std::uint32_t loops_around_ = 0;
};

} // namespace lockstep
