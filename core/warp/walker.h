#pragma once

#include "core/warp/group_reader.h"
#include "core/warp/lane_masks.h"
#include "core/warp/walk_plan.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace lockstep {

/// The sets that collect the lanes that exit a node early, by kind of exit. The lanes wait in their set until
/// the walk reaches the position at which they continue.
struct Exits {
    MaskWords breaks;
    MaskWords continues;
    MaskWords returns;
};

/// Traverses the skeleton once for all work-items of a group, and tracks which of them are active. The walk
/// visits the dynamic positions in order, so the visited positions are the ticks of the group.
///
///     if (c) A; else B;  C            mask      1 1 1 1   decision c: 1 0 1 0
///                                     then A    1 . 1 .
///                                     else B    . 1 . 1
///                                     C         1 1 1 1
class Walker {
public:
    Walker(WalkPlan plan, GroupReader& reader)
        : plan_(std::move(plan)), reader_(reader), entries_(reader.items()) {}

    /// Walks the whole skeleton. Returns false if the logs do not match it; GroupReader::error() then says
    /// where.
    bool walk_all();

private:
    static constexpr std::size_t most_sets_of_a_node = 2;

    /// A labelled block that contains the current position of the walk.
    struct Block {
        const WalkNode* node;
        MaskWords waiting;
        std::uint32_t child; ///< index of the child that is being walked
    };

    /// Walks a node with the lanes in `mask`. Afterwards, `mask` contains the lanes that reach the end of the
    /// node.
    bool walk(std::uint32_t index, MaskWords mask, const Exits& exits);
    bool walk_child(const WalkNode& node, std::uint32_t child, MaskWords mask, const Exits& exits);
    bool walk_sequence(const WalkNode& node, MaskWords mask, const Exits& exits);
    bool walk_branch(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Walks a loop. The number of iterations is finite, because every lane that starts another iteration has
    /// consumed an event in the previous one.
    bool walk_loop(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Consumes one decision event of each lane in `mask`. Lanes that decide 1 stay in `mask`; the others
    /// move to `others`. Returns false if a decision is greater than `largest`.
    bool split(std::uint32_t site, MaskWords mask, MaskWords others, std::uint32_t largest);
    /// Walks a choice. Lanes wait for the child that their label selects. A lane needs its entry in
    /// `entries_` only while it waits, and no inner choice is walked with this lane during that time, so a
    /// single array is enough.
    bool walk_choice(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Moves the lanes that enter at `child` from `waiting` to `mask`. Returns the next child at which other
    /// lanes enter; if none are left, a number beyond all children.
    std::uint32_t let_in(MaskWords waiting, MaskWords mask, std::uint32_t child) const;
    /// Walks a labelled block. Lanes with a forward goto wait for the child of their label; lanes with a
    /// backward goto wait for the next pass.
    bool walk_labelled(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Walks a backward goto. The number of passes is finite, because every lane that starts another pass of
    /// a block has consumed an event in the previous one.
    bool walk_again(const WalkNode& node, MaskWords mask, const Exits& exits);
    /// Jumps to the innermost block that contains the label. A goto without an event may only jump forward.
    bool jump(const WalkNode& node, MaskWords mask, bool is_forward);
    bool walk_call(const WalkNode& node, MaskWords mask);

    WalkPlan plan_;
    GroupReader& reader_;
    MaskStack masks_;
    std::vector<Block> blocks_; ///< enclosing blocks, innermost last
    /// For a choice or a block: the child at which each waiting lane enters.
    std::vector<std::uint32_t> entries_;
    std::uint32_t loops_around_ = 0;
};

} // namespace lockstep
