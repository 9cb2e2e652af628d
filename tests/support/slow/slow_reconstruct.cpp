#include "tests/support/slow/slow_reconstruct.h"

#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>

namespace lockstep::test {
namespace {

/// Dynamic position of an event: positions in the enclosing scopes and iterations of the enclosing loops,
/// outermost first. Positions are compared as lists of numbers.
using Position = std::vector<std::uint64_t>;

struct Passed {
    Position position;
    Site site;
    std::uint64_t payload = 0;
    std::uint64_t event = 0; ///< index of the event in the trace
    std::uint32_t round = 0;
    Site round_loop;
};

enum class Leaves { no, breaks, continues, returns, jumps };

/// Follows one work-item's path through the skeleton.
class SlowWalk {
public:
    SlowWalk(const Trace& trace, WorkItem item, std::vector<FaultAt>& faults)
        : nodes_(trace.program.skeleton.nodes),
          item_(item),
          log_(trace.events_of(item)),
          first_event_(trace.offsets[item.index()]),
          faults_(faults) {
        walk(trace.program.skeleton.root);
        take_faults(std::nullopt);
        if (at_ != log_.size()) {
            throw std::runtime_error("events are left over");
        }
    }

    std::vector<Passed> passed;

private:
    Leaves walk_at(std::uint64_t place, const Node& node, std::size_t child) {
        if (child >= node.children.size()) {
            return Leaves::no;
        }
        here_.push_back(place);
        const Leaves leaves = walk(node.children[child]);
        here_.pop_back();
        return leaves;
    }

    std::uint64_t take_at(std::uint64_t place, Site site) {
        take_faults(site);
        if (at_ == log_.size() || event_site(log_[at_]) != site) {
            throw std::runtime_error("another site was expected");
        }
        Position position = here_;
        position.push_back(place);
        const std::uint64_t payload = event_payload(log_[at_]);
        passed.push_back({position, site, payload, first_event_ + at_, round_, round_loop_});
        ++at_;
        return payload;
    }

    void take_faults(std::optional<Site> next) {
        std::size_t after = at_;
        while (after < log_.size() && is_fault(log_[after])) {
            ++after;
        }
        for (; at_ < after; ++at_) {
            const Fault fault = fault_of(log_[at_]);
            const bool speaks = !stands_alone(fault.kind) && next && after < log_.size();
            faults_.push_back({fault, item_, first_event_ + at_, speaks ? event_payload(log_[after]) : 0});
        }
    }

    Leaves walk(NodeIndex index) {
        const Node& node = nodes_.at(index);
        switch (node.kind) {
        case NodeKind::site:
            take_at(0, node.site);
            return Leaves::no;
        case NodeKind::branch:
            return take_at(0, node.site) == 1 ? walk_at(1, node, 0) : walk_at(2, node, 1);
        case NodeKind::call:
            walk_at(0, node, 0);
            return Leaves::no;
        case NodeKind::break_:
            return Leaves::breaks;
        case NodeKind::continue_:
            return Leaves::continues;
        case NodeKind::return_:
            return Leaves::returns;
        case NodeKind::jump_:
            target_ = node.labels.at(0).value;
            return Leaves::jumps;
        case NodeKind::again:
            target_ = node.labels.at(0).value;
            return decision(take_at(0, node.site)) == 1 ? Leaves::jumps : Leaves::returns;
        case NodeKind::labelled:
            return walk_labelled(node);
        case NodeKind::sequence:
            return walk_from(node, 0, 0);
        case NodeKind::choice: {
            const Leaves leaves = walk_from(node, entry_of(node, take_at(0, node.site)), 1);
            return leaves == Leaves::breaks ? Leaves::no : leaves;
        }
        case NodeKind::loop:
        case NodeKind::do_loop:
            break;
        }
        return walk_loop(node);
    }

    Leaves walk_from(const Node& node, std::size_t first, std::uint64_t shift) {
        for (std::size_t child = first; child < node.children.size(); ++child) {
            if (const Leaves leaves = walk_at(child + shift, node, child); leaves != Leaves::no) {
                return leaves;
            }
        }
        return Leaves::no;
    }

    /// Walks a block with labels. Each jump back to a label starts another iteration.
    Leaves walk_labelled(const Node& node) {
        std::uint64_t pass = 1;
        for (std::size_t child = 0; child < node.children.size();) {
            here_.push_back(pass);
            const Leaves leaves = walk_at(child, node, child);
            here_.pop_back();
            const auto label = std::ranges::find(node.labels, target_, &CaseLabel::value);
            if (leaves == Leaves::no) {
                ++child;
            } else if (leaves != Leaves::jumps || label == node.labels.end()) {
                return leaves;
            } else {
                pass += label->child <= child ? 1 : 0;
                child = label->child;
            }
        }
        return Leaves::no;
    }

    Leaves walk_loop(const Node& node) {
        const bool outermost = loops_++ == 0;
        Leaves leaves = Leaves::no;
        for (std::uint32_t turn = 1; leaves == Leaves::no; ++turn) {
            if (outermost) {
                round_ = turn;
                round_loop_ = node.site;
            }
            here_.push_back(turn);
            leaves = node.kind == NodeKind::loop ? turn_of_loop(node) : turn_of_do(node);
            here_.pop_back();
        }
        if (--loops_ == 0) {
            round_ = 0;
            round_loop_ = Site();
        }
        return leaves == Leaves::returns || leaves == Leaves::jumps ? leaves : Leaves::no;
    }

    Leaves turn_of_loop(const Node& node) {
        walk_at(0, node, 0);
        if (decision(take_at(1, node.site)) != 1) {
            return Leaves::breaks;
        }
        const Leaves body = walk_at(2, node, 1);
        if (body != Leaves::no && body != Leaves::continues) {
            return body;
        }
        return walk_at(3, node, 2);
    }

    Leaves turn_of_do(const Node& node) {
        const Leaves body = walk_at(0, node, 1);
        if (body != Leaves::no && body != Leaves::continues) {
            return body;
        }
        walk_at(1, node, 0);
        return decision(take_at(2, node.site)) == 1 ? Leaves::no : Leaves::breaks;
    }

    const std::vector<Node>& nodes_;
    WorkItem item_;
    std::span<const Event> log_;
    std::uint64_t first_event_;
    std::vector<FaultAt>& faults_;
    std::size_t at_ = 0;
    std::uint64_t target_ = 0; ///< target label of the last goto
    Position here_;
    std::uint32_t loops_ = 0;
    std::uint32_t round_ = 0;
    Site round_loop_;
};

} // namespace

GroupSteps slow_reconstruct(const Trace& trace, Group group, WarpShape shape) {
    GroupSteps steps;
    steps.group = group;
    steps.items = static_cast<std::uint32_t>(items_per_group(trace.range));
    steps.warp_width = shape.width == 0 ? steps.items : shape.width;
    steps.warps = (steps.items + steps.warp_width - 1) / steps.warp_width;
    const std::uint64_t first = group.value() * steps.items;
    std::map<Position, std::map<std::uint32_t, Passed>> by_position; // events by position, then by work-item
    for (std::uint32_t item = 0; item < steps.items; ++item) {
        for (const Passed& passed : SlowWalk(trace, WorkItem(first + item), steps.faults).passed) {
            by_position[passed.position].emplace(item, passed);
        }
    }
    for (const auto& [position, together] : by_position) {
        const Tick tick(static_cast<std::uint32_t>(steps.ticks.size()));
        const Passed& any = together.begin()->second;
        steps.ticks.push_back(
            {any.site, any.round, any.round_loop, static_cast<std::uint32_t>(steps.steps.size())});
        std::optional<Warp> last;
        for (const auto& [item, passed] : together) {
            const Warp warp(item / steps.warp_width);
            if (warp != last) {
                steps.steps.push_back(
                    {tick, passed.site, warp, static_cast<std::uint32_t>(steps.lanes.size()), 0});
                last = warp;
            }
            ++steps.steps.back().active;
            steps.lanes.push_back(static_cast<std::uint16_t>(item % steps.warp_width));
            steps.payloads.push_back(passed.payload);
            steps.events.push_back(static_cast<std::uint32_t>(passed.event - trace.offsets[first]));
        }
    }
    return steps;
}

} // namespace lockstep::test
