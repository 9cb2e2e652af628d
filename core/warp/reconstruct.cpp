#include "core/warp/reconstruct.h"

#include "core/warp/group_reader.h"
#include "core/warp/lane_masks.h"
#include "core/warp/walk_plan.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

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

    bool walk_all() {
        masks_.reset(reader_.items(), most_sets_of_a_node * (plan_.depth + 1));
        loops_around_ = 0;
        MaskWords everyone = masks_.take_empty();
        MaskWords gone = masks_.take_empty();
        masks_.fill(everyone, reader_.items());
        return walk(plan_.root, everyone, {gone, gone, gone});
    }

private:
    static constexpr std::size_t most_sets_of_a_node = 2;

    /// Walks a node with the lanes in `mask`; leaves those in it that come out at the node's end.
    bool walk(std::uint32_t index, MaskWords mask, const Exits& exits) {
        if (index == WalkPlan::nothing || !masks_.any(mask)) {
            return true;
        }
        const WalkNode& node = plan_.nodes[index];
        switch (node.kind) {
        case NodeKind::sequence:
            return walk_sequence(node, mask, exits);
        case NodeKind::site:
            return reader_.pass(node.site, mask, masks_.words(), [](auto, auto) { return true; });
        case NodeKind::branch:
            return walk_branch(node, mask, exits);
        case NodeKind::loop:
        case NodeKind::do_loop:
            return walk_loop(node, mask, exits);
        case NodeKind::choice:
            return walk_choice(node, mask, exits);
        case NodeKind::call:
            return walk_call(node, mask);
        case NodeKind::break_:
            masks_.move(exits.breaks, mask);
            return true;
        case NodeKind::continue_:
            masks_.move(exits.continues, mask);
            return true;
        case NodeKind::return_:
            masks_.move(exits.returns, mask);
            return true;
        }
        return false;
    }

    bool walk_child(const WalkNode& node, std::uint32_t child, MaskWords mask, const Exits& exits) {
        return child >= node.child_count || walk(plan_.children[node.first_child + child], mask, exits);
    }

    bool walk_sequence(const WalkNode& node, MaskWords mask, const Exits& exits) {
        for (std::uint32_t i = 0; i < node.child_count; ++i) {
            if (!walk(plan_.children[node.first_child + i], mask, exits)) {
                return false;
            }
        }
        return true;
    }

    bool walk_branch(const WalkNode& node, MaskWords mask, const Exits& exits) {
        MaskWords otherwise = masks_.take_empty();
        if (!split(node.site, mask, otherwise, 1) || !walk_child(node, 0, mask, exits) ||
            !walk_child(node, 1, otherwise, exits)) {
            return false;
        }
        masks_.add(mask, otherwise);
        masks_.give_back(1);
        return true;
    }

    /// Every lane that starts another turn has taken an event in the one before, so the turns come to an end.
    bool walk_loop(const WalkNode& node, MaskWords mask, const Exits& exits) {
        MaskWords done = masks_.take_empty();
        MaskWords continues = masks_.take_empty();
        const Exits from_body{done, continues, exits.returns};
        const Exits from_test{done, done, exits.returns};
        const bool is_outermost = loops_around_ == 0;
        ++loops_around_;
        for (std::uint32_t turn = 1; masks_.any(mask); ++turn) {
            if (is_outermost) {
                reader_.set_round(turn, Site(node.site));
            }
            if (node.kind == NodeKind::do_loop) {
                if (!walk_child(node, 1, mask, from_body)) {
                    return false;
                }
                masks_.move(mask, continues);
            }
            if (!walk_child(node, 0, mask, from_test) || !split(node.site, mask, done, 2)) {
                return false;
            }
            if (node.kind == NodeKind::loop) {
                if (!walk_child(node, 1, mask, from_body)) {
                    return false;
                }
                masks_.move(mask, continues);
                if (!walk_child(node, 2, mask, from_test)) {
                    return false;
                }
            }
        }
        --loops_around_;
        if (is_outermost) {
            reader_.set_round(0, Site());
        }
        masks_.add(mask, done);
        masks_.give_back(2);
        return true;
    }

    /// Takes a decision of at most `largest`: lanes that decide 1 stay in `mask`, the others go to `others`.
    bool split(std::uint32_t site, MaskWords mask, MaskWords others, std::uint32_t largest) {
        if (!masks_.any(mask)) {
            return true;
        }
        return reader_.pass(site, mask, masks_.words(), [=](std::uint32_t item, std::uint64_t payload) {
            const std::uint32_t decided = decision(payload);
            const std::uint64_t leaves = decided != 1 ? 1 : 0;
            mask[item / 64] &= ~(leaves << (item % 64));
            others[item / 64] |= leaves << (item % 64);
            return decided <= largest;
        });
    }

    /// Lanes wait for the child that their label names. A lane needs its place in `entries_` only while it
    /// waits, and then no choice further in is walked with it, so one array serves all.
    bool walk_choice(const WalkNode& node, MaskWords mask, const Exits& exits) {
        if (!reader_.pass(node.site, mask, masks_.words(), [&](std::uint32_t item, std::uint64_t payload) {
                entries_[item] = plan_.entry_of(node, payload);
                return true;
            })) {
            return false;
        }
        MaskWords waiting = masks_.take_empty();
        MaskWords done = masks_.take_empty();
        masks_.move(waiting, mask);
        const Exits inner{done, exits.continues, exits.returns};
        std::uint32_t next = 0;
        for (std::uint32_t child = 0; child < node.child_count; ++child) {
            if (child == next) {
                next = let_in(waiting, mask, child);
            }
            if (!walk_child(node, child, mask, inner)) {
                return false;
            }
            if (!masks_.any(mask)) {
                child = next - 1; // nobody is inside: on to where the next ones enter
            }
        }
        masks_.add(mask, waiting); // those that enter past the end
        masks_.add(mask, done);
        masks_.give_back(2);
        return true;
    }

    /// Moves the lanes that enter at `child` from `waiting` to `mask`; returns the first child at which
    /// others enter (a number past all children where none are left).
    std::uint32_t let_in(MaskWords waiting, MaskWords mask, std::uint32_t child) const {
        std::uint32_t next = WalkPlan::nothing;
        for (std::size_t w = 0; w < masks_.words(); ++w) {
            for (std::uint64_t bits = waiting[w]; bits != 0; bits &= bits - 1) {
                const std::uint32_t entry = entries_[w * 64 + static_cast<unsigned>(std::countr_zero(bits))];
                const std::uint64_t bit = bits & -bits;
                if (entry == child) {
                    waiting[w] &= ~bit;
                    mask[w] |= bit;
                } else {
                    next = std::min(next, entry);
                }
            }
        }
        return next;
    }

    bool walk_call(const WalkNode& node, MaskWords mask) {
        MaskWords returned = masks_.take_empty();
        if (!walk_child(node, 0, mask, {returned, returned, returned})) {
            return false;
        }
        masks_.add(mask, returned);
        masks_.give_back(1);
        return true;
    }

    WalkPlan plan_;
    GroupReader& reader_;
    MaskStack masks_;
    std::vector<std::uint32_t> entries_; ///< of a choice, the child at which each waiting lane enters
    std::uint32_t loops_around_ = 0;
};

} // namespace

class Reconstructor::Impl {
public:
    Impl(const Trace& trace, WarpShape shape) : reader_(trace, shape) {
        if (std::optional<WalkPlan> plan =
                make_walk_plan(trace.program.skeleton, trace.program.sites.size())) {
            walker_.emplace(std::move(*plan), reader_);
        }
    }

    Status rebuild(Group group, GroupSteps& steps) {
        if (!reader_.open(group, steps) || !walker_ || !walker_->walk_all() || !reader_.close()) {
            return reader_.error();
        }
        return {};
    }

private:
    GroupReader reader_;
    std::optional<Walker> walker_; ///< none where the skeleton cannot be walked
};

Reconstructor::Reconstructor(const Trace& trace, WarpShape shape)
    : impl_(std::make_unique<Impl>(trace, shape)) {}
Reconstructor::~Reconstructor() = default;
Reconstructor::Reconstructor(Reconstructor&&) noexcept = default;
Reconstructor& Reconstructor::operator=(Reconstructor&&) noexcept = default;

Status Reconstructor::rebuild(Group group, GroupSteps& steps) {
    return impl_->rebuild(group, steps);
}

Status reconstruct(const Trace& trace, Group group, WarpShape shape, GroupSteps& steps) {
    return Reconstructor(trace, shape).rebuild(group, steps);
}

} // namespace lockstep
