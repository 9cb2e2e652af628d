#pragma once

#include "core/run/device_log.h"
#include "core/run/log_offsets.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// The logs of a launch on their way from the device: events, and the values that they move where those are logged,
/// in parts of consecutive work-items.
class LaunchLog {
public:
    LaunchLog(const Device& device, std::uint64_t items, bool has_values);

    [[nodiscard]] bool has_values() const { return values_.has_value(); }
    /// Arguments of an instrumented kernel: places, counts and entries of events and of values. Returns the next.
    cl_uint set_arguments(cl::Kernel& kernel, cl_uint first);
    /// After a pass that only counts.
    void take_counts();
    /// Of the pass just run: words of those work-items.
    [[nodiscard]] std::uint64_t counted_words(ItemRange items);

    /// Makes room for what was counted, as the `attempt`-th from 0 on at those work-items; where it spills, also for
    /// more than the pass before had beyond its places.
    void make_room(ItemRange items, int attempt, bool spills);
    /// Whether the pass just run had room enough.
    [[nodiscard]] bool is_whole(ItemRange items);

    struct Words {
        Column64 events;
        Column64 values;
    };
    /// The log of a pass that is whole; notes its offsets.
    [[nodiscard]] Words take(ItemRange items);
    /// The offsets of all that was taken, of all work-items: those from `first` on have no log.
    struct Offsets {
        Column64 events;
        Column64 values;
    };
    [[nodiscard]] Offsets release_offsets(std::uint64_t first);

private:
    /// Events or values.
    struct One {
        DeviceLog log;
        LogOffsets offsets;
        Fit fit = Fit::exact;

        One(const Device& device, std::uint64_t items) : log(device, items), offsets(items) {}
        void make_room(const Device& device, ItemRange items, int attempt, bool spills);
        Column64 take(ItemRange items);
    };

    const Device& device_;
    One events_;
    std::optional<One> values_;
    DeviceLog no_values_; ///< an argument all the same
};

} // namespace lockstep
