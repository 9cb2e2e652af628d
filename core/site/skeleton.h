#pragma once

#include "core/base/ids.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// The control structure of a kernel, reduced to the parts that affect its log. The skeleton and the events
/// of a work-item together determine its whole path. The order of nodes is the order of evaluation.
///
///     for (int k = 1; k < N; k <<= 1) {          loop #4
///         if (lid % (2 * k) == 0)                  test:  (no site)
///             s[lid] += s[lid + k];                body:  branch #5 { site #6, site #7, site #8 } { }
///         barrier(CLK_LOCAL_MEM_FENCE);                   site #9
///     }                                            step:  (no site)
///
/// An asynchronous copy is performed at the wait for it, by all work-items of the group: item i of n copies
/// the elements i, i + n, i + 2n, ... So a wait consists of a loop for each copy of the program, followed by
/// the site of the wait:
///
///     wait_group_events(1, &e);      loop #7 { site #8 (reads), site #9 (writes) }, site #10
///
/// The nodes of a function exist only once, and each call refers to its root node. So a position is
/// identified by the path through the calls.
enum class NodeKind : std::uint8_t {
    sequence, ///< executes its children in order
    site,     ///< one event of `site` (access, barrier, fence)
    branch,   ///< one event of `site`, then children[0] if the decision is 1, children[1] if it is 0
    /// For, while: each iteration executes children[0] (test), one event of `site`, children[1] (body),
    /// children[2] (step).
    loop,
    do_loop,   ///< do: per iteration children[1] (body), children[0] (test), one event of `site`
    choice,    ///< switch: one event of `site`, then the children from the matching label on
    call,      ///< children[0] is the callee's root; `return` continues after the call
    break_,    ///< exits the innermost loop or switch
    continue_, ///< continues with the step of the innermost loop (for a do, with the test)
    return_,   ///< returns from the function
    /// A block with labels: executes its children in order. A goto enters at the child of its label.
    labelled,
    jump_, ///< forward goto to a label later in an enclosing block
    /// Backward goto: one event of `site`. Its decision 1 jumps to the label; 2 (iteration limit) exits the
    /// function.
    again,
};

using NodeIndex = std::uint32_t;

/// A label of a switch: lanes whose payload equals `value` (modulo 2^40) enter at children[child]. In a
/// labelled block, `value` is the number of the label, which is unique in the program. In a goto, it is the
/// number of the target label.
struct CaseLabel {
    std::uint64_t value = 0;
    std::uint32_t child = 0;
    bool is_default = false;
    friend bool operator==(const CaseLabel&, const CaseLabel&) = default;
};

struct Node {
    NodeKind kind = NodeKind::sequence;
    Site site; ///< the site of an event; used by site, branch, loop, do_loop, choice, again
    /// Indices of the child nodes. Their meaning depends on the kind, see NodeKind.
    std::vector<NodeIndex> children;
    std::vector<CaseLabel> labels; ///< labels of a choice or a labelled block; for a goto, its target
    friend bool operator==(const Node&, const Node&) = default;
};

struct Skeleton {
    std::vector<Node> nodes;
    NodeIndex root = 0; ///< root node of the kernel
    friend bool operator==(const Skeleton&, const Skeleton&) = default;
};

/// Whether nodes of this kind have an event.
[[nodiscard]] constexpr bool has_site(NodeKind kind) {
    return (kind >= NodeKind::site && kind <= NodeKind::choice) || kind == NodeKind::again;
}

/// Returns the child at which a lane with this payload enters a switch: the child of the matching label,
/// otherwise of the default label, otherwise the number of children (no child is executed).
[[nodiscard]] std::size_t entry_of(const Node& choice, std::uint64_t payload);

/// Returns the first node whose depth is greater than `most`, on a longest path from the root, which has
/// depth 1. Returns nullopt if there is no such node. The skeleton may have any depth, but must not have
/// cycles.
[[nodiscard]] std::optional<NodeIndex> first_too_deep(const Skeleton& skeleton, std::uint32_t most);

/// Returns the first site at or below a node, in the order of the text; nullopt if the node logs no events.
[[nodiscard]] std::optional<Site> site_below(const Skeleton& skeleton, NodeIndex node);

} // namespace lockstep
