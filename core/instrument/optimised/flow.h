#pragma once

#include "core/instrument/optimised/assembly.h"

#include <cstdint>
#include <vector>

namespace lockstep::optimised {

/// The control flow between a function's blocks. Loops are entered at one block, their header.
class Flow {
public:
    explicit Flow(const Function& function);

    /// The reachable blocks in reverse postorder: each follows its predecessors, except those at the ends of
    /// loops.
    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return order_; }
    [[nodiscard]] bool is_header(std::uint32_t block) const { return !loops_[block].empty(); }
    /// Whether this edge goes back to the header of a loop that contains it.
    [[nodiscard]] bool goes_back(std::uint32_t from, std::uint32_t to) const {
        return place_[to] <= place_[from];
    }
    /// The blocks of the innermost loop around a block; empty if there is none.
    [[nodiscard]] std::vector<std::uint32_t> loop_around(std::uint32_t block) const;
    /// Headers of the loops that this edge leaves.
    [[nodiscard]] std::vector<std::uint32_t> left(std::uint32_t from, std::uint32_t to) const;

private:
    void visit(const Function& function);
    void find_loops(const Function& function);

    std::vector<std::uint32_t> order_;
    std::vector<std::uint32_t> place_;             ///< index of a block in order_
    std::vector<std::vector<std::uint32_t>> from_; ///< predecessors of a block
    std::vector<std::uint32_t> headers_;           ///< in the order of order_
    std::vector<std::vector<bool>> loops_;         ///< for a header, by block: whether the loop contains it
};

} // namespace lockstep::optimised
