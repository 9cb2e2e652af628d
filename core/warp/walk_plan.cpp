#include "core/warp/walk_plan.h"

#include "core/site/record.h"

#include <algorithm>

namespace lockstep {
namespace {

/// The first action of a lane that enters a node. Lanes can act differently only after they have logged an
/// event, so every value except `logs` applies to all lanes that enter the node.
enum class Flow : std::uint8_t {
    unknown,
    being_asked,
    logs,
    falls_through,
    breaks,
    continues,
    returns,
    jumps
};

class Planner {
public:
    Planner(const Skeleton& skeleton, std::size_t sites)
        : skeleton_(skeleton),
          sites_(sites),
          flow_(skeleton.nodes.size(), Flow::unknown),
          depth_(skeleton.nodes.size(), 0),
          target_(skeleton.nodes.size(), 0) {}

    std::optional<WalkPlan> make() {
        if (!visit(skeleton_.root, 0)) {
            return std::nullopt;
        }
        plan_.nodes.resize(skeleton_.nodes.size());
        for (NodeIndex i = 0; i < skeleton_.nodes.size(); ++i) {
            if (flow_[i] != Flow::unknown) {
                write(i);
            }
        }
        plan_.depth = depth_[skeleton_.root];
        plan_.root = flow_[skeleton_.root] == Flow::logs ? skeleton_.root : WalkPlan::nothing;
        return plan_.depth > WalkPlan::deepest ? std::nullopt : std::optional(std::move(plan_));
    }

private:
    bool visit(NodeIndex index, std::uint32_t level) {
        if (index >= flow_.size() || level > WalkPlan::deepest || flow_[index] == Flow::being_asked) {
            return false;
        }
        if (flow_[index] != Flow::unknown) {
            return true;
        }
        if (skeleton_.nodes[index].site.index() >= sites_ && has_site(skeleton_.nodes[index].kind)) {
            return false;
        }
        flow_[index] = Flow::being_asked;
        std::uint32_t below = 0;
        for (const NodeIndex child : skeleton_.nodes[index].children) {
            if (!visit(child, level + 1)) {
                return false;
            }
            below = std::max(below, depth_[child]);
        }
        depth_[index] = below + 1;
        flow_[index] = flow_of(skeleton_.nodes[index]);
        if (flow_[index] == Flow::jumps) {
            target_[index] = target_of(skeleton_.nodes[index]);
        }
        return true;
    }

    [[nodiscard]] Flow flow_of(const Node& node) const {
        switch (node.kind) {
        case NodeKind::sequence:
            return flow_of_sequence(node);
        case NodeKind::loop:
            return flow_of_test(child_flow(node, 0));
        case NodeKind::do_loop: {
            const Flow body = child_flow(node, 1);
            const bool reaches_test = body == Flow::falls_through || body == Flow::continues;
            return reaches_test ? flow_of_test(child_flow(node, 0)) : caught(body);
        }
        case NodeKind::call:
            return child_flow(node, 0) == Flow::logs ? Flow::logs : Flow::falls_through;
        case NodeKind::break_:
            return Flow::breaks;
        case NodeKind::continue_:
            return Flow::continues;
        case NodeKind::return_:
            return Flow::returns;
        case NodeKind::jump_:
            return node.labels.empty() ? Flow::returns : Flow::jumps;
        case NodeKind::labelled:
            return leaving(node).first;
        case NodeKind::site:
        case NodeKind::branch:
        case NodeKind::choice:
        case NodeKind::again:
            break;
        }
        return Flow::logs;
    }

    /// Returns the target label of a lane that exits by a goto.
    [[nodiscard]] std::uint64_t target_of(const Node& node) const {
        if (node.kind == NodeKind::jump_) {
            return node.labels.front().value;
        }
        if (node.kind == NodeKind::labelled) {
            return leaving(node).second;
        }
        for (const NodeIndex child : node.children) {
            if (flow_[child] == Flow::jumps) {
                return target_[child];
            }
        }
        return 0;
    }

    /// Determines how lanes exit a labelled block and to which label, by following the gotos that all lanes
    /// execute. A backward goto without an event would be an endless loop, so a lane that executes one counts
    /// as having returned.
    [[nodiscard]] std::pair<Flow, std::uint64_t> leaving(const Node& node) const {
        for (std::size_t child = 0; child < node.children.size();) {
            const Flow flow = child_flow(node, child);
            if (flow == Flow::jumps) {
                const std::uint64_t target = target_[node.children[child]];
                const auto label = std::ranges::find(node.labels, target, &CaseLabel::value);
                if (label == node.labels.end()) {
                    return {Flow::jumps, target};
                }
                if (label->child <= child) {
                    return {Flow::returns, 0};
                }
                child = label->child;
            } else if (flow == Flow::falls_through) {
                ++child;
            } else {
                return {flow, 0};
            }
        }
        return {Flow::falls_through, 0};
    }

    [[nodiscard]] Flow flow_of_sequence(const Node& node) const {
        for (const NodeIndex child : node.children) {
            if (flow_[child] != Flow::falls_through) {
                return flow_[child];
            }
        }
        return Flow::falls_through;
    }

    [[nodiscard]] Flow child_flow(const Node& node, std::size_t child) const {
        return child < node.children.size() ? flow_[node.children[child]] : Flow::falls_through;
    }

    /// Returns the flow of a loop test: it logs its decision, unless the lanes exit before.
    static Flow flow_of_test(Flow test) { return test == Flow::falls_through ? Flow::logs : caught(test); }

    /// Converts the flow inside a loop to the flow of the whole loop. A `break`, and a `continue` in the loop
    /// test, exit only this loop, so the lanes continue after it.
    static Flow caught(Flow inner) {
        return inner == Flow::breaks || inner == Flow::continues ? Flow::falls_through : inner;
    }

    void write(NodeIndex index) {
        const Node& from = skeleton_.nodes[index];
        WalkNode& to = plan_.nodes[index];
        to.kind = from.kind;
        to.site = from.site.value();
        to.first_child = static_cast<std::uint32_t>(plan_.children.size());
        const bool places_matter = from.kind != NodeKind::sequence && from.kind != NodeKind::choice &&
                                   from.kind != NodeKind::labelled;
        // For each child, its index in the shortened list of children.
        std::vector<std::uint32_t> place(from.children.size() + 1);
        for (std::size_t i = 0; i < from.children.size(); ++i) {
            place[i] = static_cast<std::uint32_t>(plan_.children.size()) - to.first_child;
            const bool empty = flow_[from.children[i]] == Flow::falls_through;
            if (!empty || places_matter) {
                plan_.children.push_back(empty ? WalkPlan::nothing : from.children[i]);
            }
            if (from.kind == NodeKind::sequence && !empty && flow_[from.children[i]] != Flow::logs) {
                break; // all lanes exit here, so the remaining children are never reached
            }
        }
        to.child_count = static_cast<std::uint32_t>(plan_.children.size()) - to.first_child;
        place.back() = to.child_count;
        if (from.kind == NodeKind::choice || !from.labels.empty()) {
            write_labels(from, to, place);
        }
    }

    void write_labels(const Node& from, WalkNode& to, const std::vector<std::uint32_t>& place) {
        to.first_label = static_cast<std::uint32_t>(plan_.labels.size());
        to.default_entry = to.child_count;
        for (const CaseLabel& label : from.labels) {
            const std::uint32_t entry = place[std::min<std::size_t>(label.child, place.size() - 1)];
            if (label.is_default) {
                to.default_entry = entry;
            } else {
                plan_.labels.emplace_back(label.value & payload_mask, entry);
            }
        }
        to.label_count = static_cast<std::uint32_t>(plan_.labels.size()) - to.first_label;
        std::stable_sort(plan_.labels.begin() + to.first_label, plan_.labels.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
    }

    const Skeleton& skeleton_;
    std::size_t sites_;
    std::vector<Flow> flow_;
    std::vector<std::uint32_t> depth_;
    /// For each node from which every lane jumps to the same label: the number of this label.
    std::vector<std::uint64_t> target_;
    WalkPlan plan_;
};

} // namespace

std::uint32_t WalkPlan::entry_of(const WalkNode& choice, std::uint64_t payload) const {
    const auto first = labels.begin() + choice.first_label;
    const auto last = first + choice.label_count;
    const auto found = std::lower_bound(
        first, last, payload, [](const auto& label, std::uint64_t value) { return label.first < value; });
    return found != last && found->first == payload ? found->second : choice.default_entry;
}

std::optional<std::uint32_t> WalkPlan::label_in(const WalkNode& block, const WalkNode& go) const {
    const auto first = labels.begin() + block.first_label;
    const auto last = first + block.label_count;
    const std::uint64_t wanted = labels[go.first_label].first;
    const auto found = std::lower_bound(
        first, last, wanted, [](const auto& label, std::uint64_t value) { return label.first < value; });
    return found != last && found->first == wanted ? std::optional(found->second) : std::nullopt;
}

std::optional<WalkPlan> make_walk_plan(const Skeleton& skeleton, std::size_t sites) {
    return Planner(skeleton, sites).make();
}

} // namespace lockstep
