#pragma once

#include "core/site/skeleton.h"

#include <vector>

namespace lockstep::rewriting {

/// Builds a skeleton in evaluation order. Usage: open a sequence, add entries, close it as a node.
class SkeletonBuilder {
public:
    void open() { open_.emplace_back(); }
    /// Closes the innermost open sequence and returns it as one node.
    NodeIndex close();
    void add(NodeIndex node) { open_.back().push_back(node); }
    NodeIndex make(Node node);
    void add(Node node) { add(make(std::move(node))); }
    /// Returns the number of entries in the innermost open sequence.
    [[nodiscard]] std::size_t size() const { return open_.back().size(); }

    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] Node& node(NodeIndex index) { return nodes_[index]; }

private:
    std::vector<Node> nodes_;
    std::vector<std::vector<NodeIndex>> open_;
};

} // namespace lockstep::rewriting
