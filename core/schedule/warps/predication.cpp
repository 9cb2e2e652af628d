#include "core/schedule/step_costs.h"

namespace lockstep {
namespace {

/// Counts the instructions of one side of a decision and checks whether the side can be compiled without a
/// branch.
class SideWalk {
public:
    SideWalk(const Program& program, const std::vector<StepCost>& costs) : program_(program), costs_(costs) {}

    void walk(NodeIndex index, std::uint32_t depth = 0) {
        // Maximum nesting depth. A side with deeper nesting never counts as short.
        constexpr std::uint32_t deepest = 16;
        const Node& node = program_.skeleton.nodes[index];
        if (node.kind == NodeKind::site && is_access(program_.sites[node.site.index()].kind)) {
            add(node.site);
        } else if (node.kind == NodeKind::sequence && depth < deepest) {
            for (const NodeIndex child : node.children) {
                walk(child, depth + 1);
            }
        } else {
            has_sites_ |= has_site(node.kind) || node.kind == NodeKind::call || depth >= deepest;
            is_plain_ = false;
        }
    }
    [[nodiscard]] const MaskedSide& side() const { return side_; }
    [[nodiscard]] bool has_sites() const { return has_sites_; }
    [[nodiscard]] bool is_plain() const { return is_plain_; } ///< whether the side contains only accesses

private:
    void add(Site site) {
        has_sites_ = true;
        const Space space = program_.sites[site.index()].space;
        side_.issue += costs_[site.index()].arithmetic + (costs_[site.index()].served == 0 ? 0 : 1);
        side_.local += space == Space::local ? 1 : 0;
        side_.global += space == Space::global || space == Space::constant ? 1 : 0;
    }

    const Program& program_;
    const std::vector<StepCost>& costs_;
    MaskedSide side_;
    bool has_sites_ = false;
    bool is_plain_ = true;
};

} // namespace

void add_decisions(const Program& program, const HardwareModel& hardware, std::uint32_t cycles,
                   std::vector<StepCost>& costs) {
    for (const Node& node : program.skeleton.nodes) {
        if (node.kind == NodeKind::choice) {
            costs[node.site.index()].pause = hardware.latency_branch;
        }
        if (node.kind != NodeKind::branch) {
            continue;
        }
        StepCost& cost = costs[node.site.index()];
        bool is_short = true;
        bool has_sites = false;
        for (std::size_t s = 0; s < cost.sides.size() && s < node.children.size(); ++s) {
            SideWalk walk(program, costs);
            walk.walk(node.children[s]);
            cost.sides[s] = walk.side();
            has_sites |= walk.has_sites();
            is_short &= walk.is_plain() && walk.side().issue <= hardware.predicated_operations * cycles;
        }
        if (!is_short) {
            cost.sides = {};
        }
        cost.pause = is_short || !has_sites ? 0 : hardware.latency_branch;
    }
}

} // namespace lockstep
