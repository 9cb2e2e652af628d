#include "core/site/skeleton.h"

#include "core/site/record.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

/// Returns, for each node that can be reached from the root, the number of nodes on the longest path down
/// from it. Not recursive, because the skeleton may be too deep for the call stack.
std::vector<std::uint32_t> depths_below(const Skeleton& skeleton) {
    std::vector<std::uint32_t> depths(skeleton.nodes.size(), 0);
    std::vector<std::pair<NodeIndex, std::size_t>> path{
        {skeleton.root, 0}}; // pairs of a node and the index of its next child
    while (!path.empty()) {
        auto& [node, next] = path.back();
        const std::vector<NodeIndex>& children = skeleton.nodes[node].children;
        if (next < children.size()) {
            const NodeIndex child = children[next++];
            if (depths[child] == 0) {
                path.emplace_back(child, 0);
            }
            continue;
        }
        std::uint32_t below = 0;
        for (const NodeIndex child : children) {
            below = std::max(below, depths[child]);
        }
        depths[node] = below + 1;
        path.pop_back();
    }
    return depths;
}

} // namespace

std::size_t entry_of(const Node& choice, std::uint64_t payload) {
    std::size_t entry = choice.children.size();
    for (const CaseLabel& label : choice.labels) {
        if (label.is_default) {
            entry = label.child;
        } else if ((label.value & payload_mask) == payload) {
            return label.child;
        }
    }
    return entry;
}

std::optional<NodeIndex> first_too_deep(const Skeleton& skeleton, std::uint32_t most) {
    const std::vector<std::uint32_t> depths = depths_below(skeleton);
    NodeIndex node = skeleton.root;
    if (depths[node] <= most) {
        return std::nullopt;
    }
    for (std::uint32_t i = 0; i < most; ++i) {
        node = *std::ranges::max_element(skeleton.nodes[node].children, {},
                                         [&](NodeIndex child) { return depths[child]; });
    }
    return node;
}

std::optional<Site> site_below(const Skeleton& skeleton, NodeIndex node) {
    std::vector<bool> seen(skeleton.nodes.size(), false);
    std::vector<NodeIndex> next{node};
    while (!next.empty()) {
        const NodeIndex index = next.back();
        next.pop_back();
        const Node& at = skeleton.nodes[index];
        if (has_site(at.kind)) {
            return at.site;
        }
        if (!seen[index]) {
            seen[index] = true;
            next.insert(next.end(), at.children.rbegin(), at.children.rend());
        }
    }
    return std::nullopt;
}

} // namespace lockstep
