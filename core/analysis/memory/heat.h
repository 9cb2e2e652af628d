#pragma once

#include "core/trace/object_index.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// How often a range of addresses was asked for, by work-items: a work-item that asks for any of its bytes
/// counts once for each range that its access touches. An atomic reads and writes.
struct HeatCell {
    std::uint64_t reads = 0;
    std::uint64_t writes = 0;
    friend bool operator==(const HeatCell&, const HeatCell&) = default;
};

/// One object in ranges of equal size, in address order.
struct ObjectHeat {
    std::uint32_t object = 0;     ///< index into Trace::objects
    std::uint64_t cell_bytes = 1; ///< a power of two; the last range may reach beyond the object
    std::vector<HeatCell> cells;
};

/// Counts the heat of the objects that a launch accessed: local memory is summed over groups, image texels
/// are left out. A range holds at least one element, and an object has at most `most_cells` (at least 1).
class MemoryHeat {
public:
    /// `trace` must outlive it; the events that it holds may change.
    MemoryHeat(const Trace& trace, std::size_t most_cells);
    /// Counts the events that the trace holds now: of a log in parts, those of one of them.
    void add();
    /// The objects that were accessed.
    [[nodiscard]] std::vector<ObjectHeat> finish();

private:
    const Trace& trace_;
    std::size_t most_cells_;
    ObjectIndex index_;
    std::vector<std::optional<ObjectHeat>> by_object_;
};

} // namespace lockstep
