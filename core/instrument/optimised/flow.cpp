#include "core/instrument/optimised/flow.h"

#include <algorithm>

namespace lockstep::optimised {

Flow::Flow(const Function& function)
    : place_(function.blocks.size(), 0), from_(function.blocks.size()), loops_(function.blocks.size()) {
    visit(function);
    find_loops(function);
}

/// Determines the reverse postorder by a depth-first search. The search is not recursive, because kernels can
/// have thousands of blocks.
void Flow::visit(const Function& function) {
    struct Open {
        std::uint32_t block;
        std::size_t next;
    };
    std::vector<bool> is_seen(function.blocks.size());
    std::vector<Open> path{{0, 0}};
    is_seen[0] = true;
    while (!path.empty()) {
        Open& open = path.back();
        const std::vector<std::uint32_t>& next = function.blocks[open.block].next;
        if (open.next == next.size()) {
            order_.push_back(open.block);
            path.pop_back();
            continue;
        }
        const std::uint32_t to = next[open.next++];
        if (!is_seen[to]) {
            is_seen[to] = true;
            path.push_back({to, 0});
        }
    }
    std::ranges::reverse(order_);
    for (std::uint32_t i = 0; i < order_.size(); ++i) {
        place_[order_[i]] = i;
    }
}

/// Finds the blocks of each loop: the header, and all blocks from which control can return to the header
/// without leaving the loop.
void Flow::find_loops(const Function& function) {
    for (const std::uint32_t block : order_) {
        for (const std::uint32_t to : function.blocks[block].next) {
            from_[to].push_back(block);
        }
    }
    for (const std::uint32_t header : order_) {
        std::vector<std::uint32_t> open;
        for (const std::uint32_t end : from_[header]) {
            if (goes_back(end, header)) {
                open.push_back(end);
            }
        }
        if (open.empty()) {
            continue;
        }
        headers_.push_back(header);
        std::vector<bool>& inside = loops_[header];
        inside.assign(function.blocks.size(), false);
        inside[header] = true;
        while (!open.empty()) {
            const std::uint32_t block = open.back();
            open.pop_back();
            if (!inside[block]) {
                inside[block] = true;
                open.insert(open.end(), from_[block].begin(), from_[block].end());
            }
        }
    }
}

std::vector<std::uint32_t> Flow::loop_around(std::uint32_t block) const {
    std::vector<std::uint32_t> innermost;
    for (const std::uint32_t header : headers_) { // outer loops come before inner loops
        if (loops_[header][block]) {
            innermost.clear();
            for (std::uint32_t i = 0; i < loops_[header].size(); ++i) {
                if (loops_[header][i]) {
                    innermost.push_back(i);
                }
            }
        }
    }
    return innermost;
}

std::vector<std::uint32_t> Flow::left(std::uint32_t from, std::uint32_t to) const {
    std::vector<std::uint32_t> headers;
    for (const std::uint32_t header : headers_) {
        if (loops_[header][from] && !loops_[header][to]) {
            headers.push_back(header);
        }
    }
    return headers;
}

} // namespace lockstep::optimised
