#include "core/site/program_check.h"

#include "core/site/program_limits.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

namespace limits = program_limits;

constexpr std::uint32_t most_registers = 1 << 12; // limit per work-item

bool is_sound(ValueType type) {
    return type.scalar <= Scalar::bytes &&
           type.count <= (type.scalar == Scalar::bytes ? limits::union_bytes : limits::components);
}

/// Whether the pieces of an access are valid: in ascending order, without overlap, and at most 16 (for a
/// large union, at most one per 16 bytes).
bool is_sound(const std::vector<Piece>& pieces, ValueType type) {
    const std::size_t most = type.scalar == Scalar::bytes
                                 ? std::max<std::size_t>(limits::pieces, (type.count + 15) / 16)
                                 : limits::pieces;
    std::uint32_t end = 0;
    for (const Piece piece : pieces) {
        if (piece.offset < end || piece.bytes < 1 || piece.bytes > 16) {
            return false;
        }
        end = std::uint32_t{piece.offset} + piece.bytes;
    }
    return pieces.size() <= most;
}

/// Whether the site is an access to private memory. Such accesses are never logged; the site only gives the
/// location of faults.
bool names_faults_only(const SiteInfo& site) {
    return is_access(site.kind) && site.space == Space::none && site.pieces.empty();
}

bool is_sound(const SiteInfo& site, const Program& program) {
    const bool has_space = names_faults_only(site) || site.space == Space::global ||
                           site.space == Space::constant || site.space == Space::local;
    const auto is_placed = [&](const MathCall& call) {
        return call.file < program.files.size() && call.line <= limits::line &&
               call.when <= Evaluates::if_refused;
    };
    return site.kind <= SiteKind::wait && site.space <= Space::image && site.file < program.files.size() &&
           site.line <= limits::line && site.column <= limits::line && is_sound(site.type) &&
           site.text.size() <= limits::text_bytes && is_sound(site.pieces, site.type) &&
           (has_space || !is_access(site.kind)) && (is_access(site.kind) || site.pieces.empty()) &&
           std::all_of(site.math.begin(), site.math.end(), is_placed);
}

bool suits(NodeKind node, const SiteInfo& site) {
    switch (node) {
    case NodeKind::branch:
        return site.kind == SiteKind::branch;
    case NodeKind::loop:
    case NodeKind::do_loop:
    case NodeKind::again:
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
    const bool is_goto = node.kind == NodeKind::jump_ || node.kind == NodeKind::again;
    return node.kind <= NodeKind::again &&
           (!is_goto || (node.labels.size() == 1 && !node.labels.front().is_default)) &&
           std::all_of(node.children.begin(), node.children.end(), is_node) &&
           std::all_of(node.labels.begin(), node.labels.end(), is_place) &&
           (!has_site(node.kind) ||
            (node.site.index() < program.sites.size() && suits(node.kind, program.sites[node.site.index()])));
}

/// Whether the skeleton has a cycle. The search uses an explicit stack, because a damaged skeleton can be
/// deeper than the call stack allows.
bool has_cycle(const Skeleton& skeleton) {
    enum class State : std::uint8_t { unseen, open, closed };
    std::vector<State> states(skeleton.nodes.size(), State::unseen);
    // Pairs of a node and the index of its next child.
    std::vector<std::pair<NodeIndex, std::size_t>> path{{skeleton.root, 0}};
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

/// Whether all site numbers in `sites` are less than `all`, and their count is at most `all`.
bool are_below(const std::vector<std::uint32_t>& sites, std::size_t all) {
    return sites.size() <= all && std::ranges::all_of(sites, [&](std::uint32_t site) { return site < all; });
}

} // namespace

std::optional<std::string> find_flaw(const Optimised& optimised, std::size_t sites) {
    const bool has_too_many = std::ranges::any_of(
        optimised.registers, [](std::uint32_t registers) { return registers > most_registers; });
    const bool serves_too_many =
        std::ranges::any_of(optimised.served, [](std::uint32_t served) { return served > limits::served; });
    const bool fits = (optimised.operations.empty() || optimised.operations.size() == sites) &&
                      (optimised.served.empty() || optimised.served.size() == sites) &&
                      are_below(optimised.uniform_atomics, sites) && are_below(optimised.gone, sites);
    return fits && !has_too_many && !serves_too_many ? std::nullopt : std::optional<std::string>("optimised");
}

std::optional<std::string> find_flaw(const Program& program) {
    if (program.files.empty() || program.files.size() != program.texts.size() ||
        program.parameter_names.size() > limits::parameters) {
        return "program";
    }
    const auto site_is_sound = [&](const SiteInfo& site) { return is_sound(site, program); };
    if (program.sites.size() >= fault_site ||
        !std::all_of(program.sites.begin(), program.sites.end(), site_is_sound)) {
        return "sites";
    }
    const auto are_sites = [&](const std::vector<std::uint32_t>& needs) {
        return are_below(needs, program.sites.size());
    };
    if ((!program.needs.empty() && program.needs.size() != program.sites.size()) ||
        program.turn_needs.size() != program.needs.size() || !std::ranges::all_of(program.needs, are_sites) ||
        !std::ranges::all_of(program.turn_needs, are_sites)) {
        return "needs";
    }
    if (auto flaw = find_flaw(program.optimised, program.sites.size())) {
        return flaw;
    }
    const auto node_is_sound = [&](const Node& node) { return is_sound(node, program); };
    const std::vector<Node>& nodes = program.skeleton.nodes;
    if (program.skeleton.root >= nodes.size() || !std::all_of(nodes.begin(), nodes.end(), node_is_sound) ||
        has_cycle(program.skeleton)) {
        return "skeleton";
    }
    return std::nullopt;
}

std::optional<std::string> find_flaw(const Instrumented& instrumented) {
    const std::size_t parameters = instrumented.program.parameter_names.size();
    const auto is_argument = [&](std::uint32_t argument) { return argument < parameters; };
    const auto is_placed = [&](const ObjectInfo& object) {
        return object.argument == -1 ||
               (object.argument >= 0 && static_cast<std::size_t>(object.argument) < parameters);
    };
    if (!std::ranges::all_of(instrumented.local_arguments, is_argument) ||
        !std::ranges::all_of(instrumented.objects, is_placed)) {
        return "arguments";
    }
    if (instrumented.local_bytes > limits::memory_bytes ||
        instrumented.scratch_bytes > limits::memory_bytes) {
        return "sizes";
    }
    return find_flaw(instrumented.program);
}

} // namespace lockstep
