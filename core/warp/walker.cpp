#include "core/warp/walker.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace lockstep {

bool Walker::walk_all() {
    masks_.reset(reader_.items(), most_sets_of_a_node * (plan_.depth + 1));
    loops_around_ = 0;
    blocks_.clear();
    MaskWords everyone = masks_.take_empty();
    MaskWords gone = masks_.take_empty();
    masks_.fill(everyone, reader_.items());
    return walk(plan_.root, everyone, {gone, gone, gone});
}

bool Walker::walk(std::uint32_t index, MaskWords mask, const Exits& exits) {
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
    case NodeKind::labelled:
        return walk_labelled(node, mask, exits);
    case NodeKind::jump_:
        return jump(node, mask, true);
    case NodeKind::again:
        return walk_again(node, mask, exits);
    }
    return false;
}

bool Walker::walk_child(const WalkNode& node, std::uint32_t child, MaskWords mask, const Exits& exits) {
    return child >= node.child_count || walk(plan_.children[node.first_child + child], mask, exits);
}

bool Walker::walk_sequence(const WalkNode& node, MaskWords mask, const Exits& exits) {
    for (std::uint32_t i = 0; i < node.child_count; ++i) {
        if (!walk(plan_.children[node.first_child + i], mask, exits)) {
            return false;
        }
    }
    return true;
}

bool Walker::walk_branch(const WalkNode& node, MaskWords mask, const Exits& exits) {
    MaskWords otherwise = masks_.take_empty();
    if (!split(node.site, mask, otherwise, 1) || !walk_child(node, 0, mask, exits) ||
        !walk_child(node, 1, otherwise, exits)) {
        return false;
    }
    masks_.add(mask, otherwise);
    masks_.give_back(1);
    return true;
}

bool Walker::walk_loop(const WalkNode& node, MaskWords mask, const Exits& exits) {
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

bool Walker::split(std::uint32_t site, MaskWords mask, MaskWords others, std::uint32_t largest) {
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

bool Walker::walk_choice(const WalkNode& node, MaskWords mask, const Exits& exits) {
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
            child = next - 1; // no active lane: skip to the child at which the next lanes enter
        }
    }
    masks_.add(mask, waiting); // adds lanes that enter after the last child
    masks_.add(mask, done);
    masks_.give_back(2);
    return true;
}

std::uint32_t Walker::let_in(MaskWords waiting, MaskWords mask, std::uint32_t child) const {
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

bool Walker::walk_labelled(const WalkNode& node, MaskWords mask, const Exits& exits) {
    MaskWords waiting = masks_.take_empty();
    MaskWords done = masks_.take_empty();
    blocks_.push_back({&node, waiting, 0});
    do {
        for (std::uint32_t child = 0; child < node.child_count; ++child) {
            let_in(waiting, mask, child);
            blocks_.back().child = child;
            if (!walk_child(node, child, mask, exits)) {
                return false;
            }
        }
        let_in(waiting, mask, node.child_count);
        masks_.move(done, mask);
    } while (masks_.any(waiting));
    blocks_.pop_back();
    masks_.add(mask, done);
    masks_.give_back(2);
    return true;
}

bool Walker::walk_again(const WalkNode& node, MaskWords mask, const Exits& exits) {
    MaskWords exhausted = masks_.take_empty();
    if (!split(node.site, mask, exhausted, 2) || !jump(node, mask, false)) {
        return false;
    }
    masks_.move(exits.returns, exhausted);
    masks_.give_back(1);
    return true;
}

bool Walker::jump(const WalkNode& node, MaskWords mask, bool is_forward) {
    if (!masks_.any(mask)) {
        return true;
    }
    for (auto block = blocks_.rbegin(); block != blocks_.rend(); ++block) {
        const std::optional<std::uint32_t> entry = plan_.label_in(*block->node, node);
        if (!entry) {
            continue;
        }
        if (is_forward && *entry <= block->child) {
            return false;
        }
        for (std::size_t w = 0; w < masks_.words(); ++w) {
            for (std::uint64_t bits = mask[w]; bits != 0; bits &= bits - 1) {
                entries_[w * 64 + static_cast<unsigned>(std::countr_zero(bits))] = *entry;
            }
        }
        masks_.move(block->waiting, mask);
        return true;
    }
    return false;
}

bool Walker::walk_call(const WalkNode& node, MaskWords mask) {
    MaskWords returned = masks_.take_empty();
    if (!walk_child(node, 0, mask, {returned, returned, returned})) {
        return false;
    }
    masks_.add(mask, returned);
    masks_.give_back(1);
    return true;
}

} // namespace lockstep
