#include "core/instrument/rewrite/skeleton_builder.h"

#include <utility>

namespace lockstep::rewriting {

NodeIndex SkeletonBuilder::make(Node node) {
    nodes_.push_back(std::move(node));
    return static_cast<NodeIndex>(nodes_.size() - 1);
}

NodeIndex SkeletonBuilder::close() {
    std::vector<NodeIndex> children = std::move(open_.back());
    open_.pop_back();
    if (children.size() == 1) {
        return children.front();
    }
    Node node;
    node.children = std::move(children);
    return make(std::move(node));
}

} // namespace lockstep::rewriting
