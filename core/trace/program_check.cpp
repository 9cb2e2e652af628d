#include "core/trace/trace_check.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint32_t most_components = 1 << 20; // of a value; only `bytes` (a struct) comes near

/// The place of a private access: named by faults, never logged itself.
bool names_faults_only(const SiteInfo& site) {
    return is_access(site.kind) && site.space == Space::none && site.pieces.empty();
}

bool is_sound(const SiteInfo& site, const Program& program) {
    const bool has_space = names_faults_only(site) || site.space == Space::global ||
                           site.space == Space::constant || site.space == Space::local;
    const auto fits = [](Piece piece) { return piece.bytes >= 1 && piece.bytes <= 16; };
    const auto is_placed = [&](const MathCall& call) {
        return call.file < program.files.size() && call.when <= Evaluates::if_refused;
    };
    return site.kind <= SiteKind::wait && site.space <= Space::image && site.file < program.files.size() &&
           site.type.scalar <= Scalar::bytes && site.type.count <= most_components &&
           (has_space || !is_access(site.kind)) && (is_access(site.kind) || site.pieces.empty()) &&
           std::all_of(site.pieces.begin(), site.pieces.end(), fits) &&
           std::all_of(site.math.begin(), site.math.end(), is_placed);
}

bool suits(NodeKind node, const SiteInfo& site) {
    switch (node) {
    case NodeKind::branch:
        return site.kind == SiteKind::branch;
    case NodeKind::loop:
    case NodeKind::do_loop:
        return site.kind == SiteKind::loop;
    case NodeKind::choice:
        return site.kind == SiteKind::choice;
    default:
        return !is_decision(site.kind) && !names_faults_only(site);
    }
}

bool is_sound(const Node& node, const Program& program) {
    const auto is_node = [&](NodeIndex child) { return child < program.skeleton.nodes.size(); };
    const auto is_place = [&](const CaseLabel& label) { return label.child <= node.children.size(); };
    return node.kind <= NodeKind::return_ &&
           std::all_of(node.children.begin(), node.children.end(), is_node) &&
           std::all_of(node.labels.begin(), node.labels.end(), is_place) &&
           (!has_site(node.kind) ||
            (node.site.index() < program.sites.size() && suits(node.kind, program.sites[node.site.index()])));
}

/// Goes down from the root with a stack of its own: a damaged skeleton can be deeper than ours.
bool has_cycle(const Skeleton& skeleton) {
    enum class State : std::uint8_t { unseen, open, closed };
    std::vector<State> states(skeleton.nodes.size(), State::unseen);
    std::vector<std::pair<NodeIndex, std::size_t>> path{{skeleton.root, 0}}; // node, its next child
    states[skeleton.root] = State::open;
    while (!path.empty()) {
        auto& [node, next] = path.back();
        if (next == skeleton.nodes[node].children.size()) {
            states[node] = State::closed;
            path.pop_back();
            continue;
        }
        const NodeIndex child = skeleton.nodes[node].children[next++];
        if (states[child] == State::open) {
            return true;
        }
        if (states[child] == State::unseen) {
            states[child] = State::open;
            path.emplace_back(child, 0);
        }
    }
    return false;
}

} // namespace

std::optional<std::string> find_flaw(const Program& program) {
    if (program.files.empty() || program.files.size() != program.texts.size()) {
        return "program";
    }
    const auto site_is_sound = [&](const SiteInfo& site) { return is_sound(site, program); };
    if (program.sites.size() >= fault_site ||
        !std::all_of(program.sites.begin(), program.sites.end(), site_is_sound)) {
        return "sites";
    }
    const auto node_is_sound = [&](const Node& node) { return is_sound(node, program); };
    const std::vector<Node>& nodes = program.skeleton.nodes;
    if (program.skeleton.root >= nodes.size() || !std::all_of(nodes.begin(), nodes.end(), node_is_sound) ||
        has_cycle(program.skeleton)) {
        return "skeleton";
    }
    return std::nullopt;
}

} // namespace lockstep
