#pragma once

#include "core/base/column.h"
#include "core/kernel/launch.h"
#include "core/run/capture.h"
#include "core/site/program.h"
#include "core/site/record.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// All events of one launch. Work-items stand group by group (linear group id), inside a group by linear
/// local id; item i owns events[offsets[i] .. offsets[i + 1]) and, where values were recorded,
/// values[value_offsets[i] .. value_offsets[i + 1]).
struct Trace {
    Program program;
    NdRange range;
    std::vector<ObjectInfo> objects;
    Column64 offsets; ///< item_count(range) + 1
    Column64 events;
    Column64 value_offsets; ///< empty without values
    Column64 values;        ///< each access takes value_slots(site), in the order of its item's
                            ///< events
    DeviceInfo device;
    std::optional<Timing> timing;
    std::string timing_reason; ///< why there is no timing: "findings", "not asked"
    /// None: the kernel calls no sub-group functions. Else the trace makes sense for warps of this width
    /// alone.
    std::optional<Subgroups> sub_groups;
    std::vector<Output> outputs;
    std::uint32_t item_registers = 0; ///< of the plain kernel, where the driver tells; 0: it does not

    [[nodiscard]] std::span<const Event> events_of(WorkItem item) const {
        return events.span().subspan(offsets[item.index()],
                                     offsets[item.index() + 1] - offsets[item.index()]);
    }
    [[nodiscard]] bool has_values() const { return !value_offsets.empty(); }
};

} // namespace lockstep
