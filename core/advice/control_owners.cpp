#include "core/advice/control_owners.h"

#include <algorithm>

namespace lockstep {
namespace {

// Maximum depth of the search from a decision to the sites that it controls, through calls and scopes.
constexpr unsigned deepest_look = 64;

} // namespace

ControlOwners::ControlOwners(const Program& program, const std::vector<bool>& chosen)
    : program_(program),
      chosen_(chosen),
      owners_(program.sites.size()),
      decisions_(program.sites.size()),
      walked_(program.skeleton.nodes.size()) {
    if (!program.skeleton.nodes.empty()) {
        walk(program.skeleton.root, std::nullopt, std::nullopt);
    }
}

/// Visits a node of the skeleton (the control-flow tree of the kernel). `owner` is the owner of the sites in
/// this node. If this node is the else branch of an else-if chain, `chain` is the first condition of the
/// chain.
void ControlOwners::walk(NodeIndex index, std::optional<Site> owner, std::optional<Site> chain) {
    if (walked_[index]) {
        return;
    }
    walked_[index] = true;
    const Node& node = program_.skeleton.nodes[index];
    if (!has_site(node.kind)) {
        for (const NodeIndex child : node.children) {
            walk(child, owner, node.children.size() == 1 ? chain : std::nullopt);
        }
        return;
    }
    const bool owns = node.kind != NodeKind::site && chosen_[node.site.index()];
    const std::optional<Site> own = !owns ? owner : chain ? chain : node.site;
    const bool is_loop = node.kind == NodeKind::loop || node.kind == NodeKind::do_loop;
    owners_[node.site.index()] = is_loop ? own : owner;
    if (node.kind == NodeKind::branch) {
        walk_branch(node, own);
        return;
    }
    decisions_[node.site.index()].choice = node.kind == NodeKind::choice ? &node : nullptr;
    for (const NodeIndex child : node.children) {
        walk(child, own, std::nullopt);
    }
}

void ControlOwners::walk_branch(const Node& node, std::optional<Site> own) {
    const auto leads = [&](std::size_t way) {
        return way < node.children.size() && logs_anything(node.children[way], 0);
    };
    decisions_[node.site.index()] = {leads(0), leads(1), nullptr};
    for (std::size_t way = 0; way < node.children.size(); ++way) {
        const bool is_else = way == 1 && chosen_[node.site.index()];
        walk(node.children[way], own, is_else ? own : std::nullopt);
    }
}

bool ControlOwners::logs_anything(NodeIndex index, unsigned depth) const {
    const Node& node = program_.skeleton.nodes[index];
    return has_site(node.kind) || depth == deepest_look ||
           std::ranges::any_of(node.children,
                               [&](NodeIndex child) { return logs_anything(child, depth + 1); });
}

} // namespace lockstep
