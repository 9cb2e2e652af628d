#pragma once

#include "core/instrument/optimised/assembly.h"

#include <cstdint>
#include <vector>

namespace lockstep::optimised {

/// The control flow graph of a function. A loop is entered only at its header block.
class Flow {
public:
    explicit Flow(const Function& function);

    /// Returns the reachable blocks in reverse postorder: a block follows its predecessors, except for edges
    /// back to a loop header.
    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return order_; }
    [[nodiscard]] bool is_header(std::uint32_t block) const { return !loops_[block].empty(); }
    /// Whether this edge is a back edge: it leads to the header of a loop that contains its start.
    [[nodiscard]] bool goes_back(std::uint32_t from, std::uint32_t to) const {
        return place_[to] <= place_[from];
    }
    /// Returns the blocks of the innermost loop that contains a block; empty if there is none.
    [[nodiscard]] std::vector<std::uint32_t> loop_around(std::uint32_t block) const;
    /// Returns the headers of the loops that control leaves through this edge.
    [[nodiscard]] std::vector<std::uint32_t> left(std::uint32_t from, std::uint32_t to) const;

private:
    void visit(const Function& function);
    void find_loops(const Function& function);

    std::vector<std::uint32_t> order_;
    std::vector<std::uint32_t> place_;             ///< for each block, its index in order_
    std::vector<std::vector<std::uint32_t>> from_; ///< for each block, its predecessors
    std::vector<std::uint32_t> headers_;           ///< loop headers, in the order of order_
    /// For each block that is a loop header, the set of blocks in the loop (one entry per block).
    std::vector<std::vector<bool>> loops_;
};

} // namespace lockstep::optimised
