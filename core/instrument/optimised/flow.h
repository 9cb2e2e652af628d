#pragma once

#include "core/instrument/optimised/assembly.h"

#include <cstdint>
#include <vector>

namespace lockstep::optimised {

/// How a function's blocks follow each other. Loops are entered at one block, their header.
class Flow {
public:
    explicit Flow(const Function& function);

    /// The blocks that can be reached, each behind those that lead to it but for the ends of loops.
    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return order_; }
    [[nodiscard]] bool is_header(std::uint32_t block) const { return !loops_[block].empty(); }
    /// Whether this step goes back to the header of a loop around it.
    [[nodiscard]] bool goes_back(std::uint32_t from, std::uint32_t to) const {
        return place_[to] <= place_[from];
    }
    /// The blocks of the innermost loop around a block; empty: none.
    [[nodiscard]] std::vector<std::uint32_t> loop_around(std::uint32_t block) const;
    /// Headers of the loops that this step leaves.
    [[nodiscard]] std::vector<std::uint32_t> left(std::uint32_t from, std::uint32_t to) const;

private:
    void visit(const Function& function);
    void find_loops(const Function& function);

    std::vector<std::uint32_t> order_;
    std::vector<std::uint32_t> place_;             ///< of a block in order_
    std::vector<std::vector<std::uint32_t>> from_; ///< which lead to a block
    std::vector<std::uint32_t> headers_;           ///< in the order of order_
    std::vector<std::vector<bool>> loops_; ///< of a header, by block: whether it is in the loop; else empty
};

} // namespace lockstep::optimised
