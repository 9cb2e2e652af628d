#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Decides which memory cells of a group may have a race with an async copy and need a detailed search. For
/// each cell, it records the last tick of each kind of access. Times are 1 + a tick; 0 means never.
class CopyShadow {
public:
    /// Discards the data of the previous group.
    void begin_group() {
        cells_.clear();
        any_met_ = false;
    }

    /// Records an access that belongs to no copy. `since`: begin of the interval between barriers.
    void touch(std::size_t cell, bool writes, std::uint32_t since, std::uint32_t tick) {
        Cell& at = cell_at(cell);
        meet(at, at.copy_write > since || (writes && at.copy_read > since));
        (writes ? at.write : at.read) = tick + 1;
    }

    /// Records an access of a copy. `since`: begin of the interval in which the copy was started.
    void touch_by_copy(std::size_t cell, bool writes, std::uint32_t since, std::uint32_t tick) {
        Cell& at = cell_at(cell);
        const bool meets_write = at.write > since || at.copy_write > since;
        meet(at, meets_write || (writes && (at.read > since || at.copy_read > since)));
        (writes ? at.copy_write : at.copy_read) = tick + 1;
    }

    [[nodiscard]] bool any_met() const { return any_met_; }
    [[nodiscard]] bool has_met(std::size_t cell) const { return cell < cells_.size() && cells_[cell].met; }

private:
    struct Cell {
        std::uint32_t read = 0;
        std::uint32_t write = 0;
        std::uint32_t copy_read = 0;
        std::uint32_t copy_write = 0;
        bool met = false;
    };
    Cell& cell_at(std::size_t cell) {
        if (cell >= cells_.size()) [[unlikely]] {
            cells_.resize(cell + cell / 2 + 256);
        }
        return cells_[cell];
    }
    void meet(Cell& cell, bool met) {
        cell.met = cell.met || met;
        any_met_ = any_met_ || met;
    }

    std::vector<Cell> cells_;
    bool any_met_ = false;
};

} // namespace lockstep
