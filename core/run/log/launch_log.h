#pragma once

#include "core/run/log/device_log.h"
#include "core/run/log/log_offsets.h"
#include "core/run/log/log_sums.h"
#include "core/run/log/staged_read.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// The logs of a launch as they are read from the device, in parts of consecutive work-items: events, and the
/// values that they read or write, if values are logged.
class LaunchLog {
public:
    LaunchLog(const Device& device, std::uint64_t items, std::uint64_t items_per_group, bool has_values);
    ~LaunchLog();
    LaunchLog(const LaunchLog&) = delete;
    LaunchLog& operator=(const LaunchLog&) = delete;

    [[nodiscard]] bool has_values() const { return values_.has_value(); }
    /// Sets the arguments of an instrumented kernel: ranges, counts and entries of events and of values.
    /// Returns the index of the next argument.
    cl_uint set_arguments(cl::Kernel& kernel, cl_uint first);
    /// Call this after a pass that only counts.
    void take_counts();
    /// Words of `items` in the last pass.
    [[nodiscard]] std::uint64_t counted_words(ItemRange items);

    /// Where the log of some work-items is to be written; sizes as counted. Empty: to this object's own
    /// columns.
    struct Place {
        std::span<std::uint64_t> events;
        std::span<std::uint64_t> values;
        std::span<std::byte> memory; ///< contains both; worth pinning, because it outlives the device
    };
    /// Makes room for the counted log of `items`; `attempt` counts from 0 for these items. With a spill, also
    /// makes room for more than the excess of the last pass. `place`: where a CPU device is to write
    /// directly.
    void make_room(ItemRange items, int attempt, bool spills, Others others, const Place& place = {});
    /// Whether the log fitted in the last pass.
    [[nodiscard]] bool is_whole(ItemRange items);

    /// What a complete pass logged for some work-items; unless placed, valid until room is made again.
    struct Words {
        std::span<const std::uint64_t> events;
        std::span<const std::uint64_t> values;
        std::span<const std::uint64_t> offsets; ///< event offsets of the work-items and of the end
        std::span<const std::uint64_t> value_offsets;
    };
    /// Numbers of events and values.
    struct Size {
        std::uint64_t events = 0;
        std::uint64_t values = 0;
    };
    [[nodiscard]] Size size_of(ItemRange items);
    /// Whether the log is already where it was placed before the pass.
    [[nodiscard]] bool is_placed() const { return events_.is_placed() && (!values_ || values_->is_placed()); }
    /// Brings the log to the host, and to `place` unless it was written there; records the offsets. With a
    /// device that has separate memory, copying to `place` may still be in progress on return, while the next
    /// pass may write another log.
    [[nodiscard]] Words read(ItemRange items, const Place& place = {});
    [[nodiscard]] bool is_coming() const { return events_.is_coming() || (values_ && values_->is_coming()); }
    /// Waits for the copy.
    void wait();
    /// Device time used so far for counts and ranges.
    [[nodiscard]] std::uint64_t device_ns();
    /// The columns that were read last; the device no longer uses them.
    [[nodiscard]] Column64 release_events() { return events_.release(); }
    [[nodiscard]] Column64 release_values() { return values_ ? values_->release() : Column64(); }
    /// The offsets of all parts taken, for all work-items; work-items from `first` on have no log.
    struct Offsets {
        Column64 events;
        Column64 values;
    };
    [[nodiscard]] Offsets release_offsets(std::uint64_t first);

private:
    /// Events or values. A device with separate memory adds up its counts itself (`sums`). After the first
    /// pass that did not log what was counted, the host adds them up.
    struct One {
        DeviceLog log;
        LogOffsets offsets;
        Fit fit = Fit::exact;
        bool takes_offsets = false; ///< use the offsets of `sums` as ranges
        bool is_nothing = false;    ///< no words were counted for the current work-items
        std::optional<LogSums> sums;
        std::optional<StagedReader> reader;
        std::optional<Column64> joined;           ///< set for a log with a spill
        std::optional<DeviceColumn> read_entries; ///< those that were read last, or are being read
        cl::Event coming;                         ///< completion of that read
        std::uint64_t words = 0;                  ///< number of words read last

        One(const Device& device, std::uint64_t items) : log(device, items), offsets(items) {}
        void take_counts();
        [[nodiscard]] std::uint64_t counted(ItemRange items);
        void make_room(const Device& device, ItemRange items, int attempt, bool spills, Others others,
                       std::span<std::uint64_t> place);
        [[nodiscard]] bool is_placed() const { return (log.is_placed || is_nothing) && fit == Fit::exact; }
        void leave_sums();
        [[nodiscard]] bool is_whole(ItemRange items);
        std::span<const std::uint64_t> read(const Device& device, const cl::CommandQueue& bus,
                                            ItemRange items, std::span<std::uint64_t> place, bool stays);
        std::span<const std::uint64_t> read_with_sums(const Device& device, const cl::CommandQueue& bus,
                                                      ItemRange items, std::span<std::uint64_t> place);
        /// The ranges that a kernel uses: for a whole log these are the offsets.
        [[nodiscard]] const cl::Buffer& places() const {
            return takes_offsets ? sums->offsets() : log.places.buffer();
        }
        [[nodiscard]] bool is_coming() const { return coming() != nullptr; }
        void wait();
        [[nodiscard]] Column64 release();
    };

    const Device& device_;
    cl::CommandQueue bus_; ///< copies logs while kernels run
    One events_;
    std::optional<One> values_;
    DeviceLog no_values_; ///< passed as an argument if there are no values
};

} // namespace lockstep
