#pragma once

#include "core/trace/object_index.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// The number of accesses by work-items to one range of addresses. An access counts once in each range that
/// it touches. An atomic counts both as a read and as a write.
struct HeatCell {
    std::uint64_t reads = 0;
    std::uint64_t writes = 0;
    friend bool operator==(const HeatCell&, const HeatCell&) = default;
};

/// One object, divided into ranges of equal size in address order.
struct ObjectHeat {
    std::uint32_t object = 0; ///< index into Trace::objects
    /// Size of a range: a power of two. The last range may extend beyond the object.
    std::uint64_t cell_bytes = 1;
    std::vector<HeatCell> cells;
};

/// Counts accesses to the objects of a launch, excluding images. The local memory of all groups is summed. A
/// range contains at least one element, and an object has at most `most_cells` ranges (at least 1).
class MemoryHeat {
public:
    /// `trace` must outlive this object. The events in the trace may change between calls of add().
    MemoryHeat(const Trace& trace, std::size_t most_cells);
    /// Adds all events that are currently in the trace. If the log is in parts, these are the events of the
    /// current part.
    void add();
    /// Returns the counts of all objects that were accessed.
    [[nodiscard]] std::vector<ObjectHeat> finish();

private:
    const Trace& trace_;
    std::size_t most_cells_;
    ObjectIndex index_;
    std::vector<std::optional<ObjectHeat>> by_object_;
};

} // namespace lockstep
