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

/// The logs of a launch, which are read from the device in parts of consecutive work-items: the events and,
/// if values are logged, the values that they read or write.
class LaunchLog {
public:
    LaunchLog(const Device& device, std::uint64_t items, std::uint64_t items_per_group, bool has_values);
    ~LaunchLog();
    LaunchLog(const LaunchLog&) = delete;
    LaunchLog& operator=(const LaunchLog&) = delete;

    [[nodiscard]] bool has_values() const { return values_.has_value(); }
    /// Sets the log arguments of an instrumented kernel: ranges, counts and entries of events and of values.
    /// Returns the index of the next argument.
    cl_uint set_arguments(cl::Kernel& kernel, cl_uint first);
    /// Processes the counts. Must be called after a pass that only counts.
    void take_counts();
    /// Returns the number of words that `items` counted in the last pass.
    [[nodiscard]] std::uint64_t counted_words(ItemRange items);

    /// The memory to which the log of a part is written. It has room for exactly the events and values that
    /// were counted. If it is empty, the LaunchLog uses its own memory.
    struct Place {
        std::span<std::uint64_t> events;
        std::span<std::uint64_t> values;
        /// The memory block that contains both columns. Pinning it pays off, because it is used until the
        /// device is closed.
        std::span<std::byte> memory;
    };
    /// Reserves memory for the log of `items`, as counted. `attempt` is the number of earlier attempts for
    /// these items. If `spills` is set, also reserves a spill area, which is larger than the excess of the
    /// last pass. A CPU device writes directly to `place`.
    void make_room(ItemRange items, int attempt, bool spills, ItemsWithoutRange without_range,
                   const Place& place = {});
    /// Whether the whole log was written in the last pass.
    [[nodiscard]] bool is_whole(ItemRange items);

    /// The log of some work-items after a complete pass. Unless it is in a Place, it is valid until the next
    /// make_room().
    struct Words {
        std::span<const std::uint64_t> events;
        std::span<const std::uint64_t> values;
        std::span<const std::uint64_t> offsets; ///< event offsets of the work-items, and the end offset
        std::span<const std::uint64_t> value_offsets;
    };
    /// The number of events and the number of values.
    struct Size {
        std::uint64_t events = 0;
        std::uint64_t values = 0;
    };
    [[nodiscard]] Size size_of(ItemRange items);
    /// Whether the device wrote the log directly to its Place.
    [[nodiscard]] bool is_placed() const { return events_.is_placed() && (!values_ || values_->is_placed()); }
    /// Copies the log to the host, and to `place` unless it was written there, and stores the offsets. If the
    /// device has separate memory, copying to `place` may still be in progress when this returns; meanwhile,
    /// the next pass may write another log.
    [[nodiscard]] Words read(ItemRange items, const Place& place = {});
    [[nodiscard]] bool is_coming() const { return events_.is_coming() || (values_ && values_->is_coming()); }
    /// Waits until the copying that read() started has finished.
    void wait();
    /// Returns the device time spent on computing counts and ranges so far.
    [[nodiscard]] std::uint64_t device_ns();
    /// Returns the columns that were read last; the device no longer uses them.
    [[nodiscard]] Column64 release_events() { return events_.release(); }
    [[nodiscard]] Column64 release_values() { return values_ ? values_->release() : Column64(); }
    /// The log offsets of all work-items, from all parts so far. Work-items from `first` on have no log.
    struct Offsets {
        Column64 events;
        Column64 values;
    };
    [[nodiscard]] Offsets release_offsets(std::uint64_t first);

private:
    /// One of the two logs: the events or the values. A device with separate memory adds up the counts itself
    /// (`sums`), until a pass logs a different number of words than were counted. From then on, the host adds
    /// them up.
    struct One {
        DeviceLog log;
        LogOffsets offsets;
        LogFit fit = LogFit::exact;
        bool takes_offsets = false; ///< whether the offsets of `sums` are used as ranges
        bool is_nothing = false;    ///< whether the work-items of the current part counted no words
        std::optional<LogSums> sums;
        std::optional<StagedReader> reader;
        std::optional<Column64> joined; ///< the log with spilled words merged into it
        /// The entries that are being read from the device, or were read last.
        std::optional<DeviceColumn> read_entries;
        cl::Event coming;        ///< event that signals the completion of the current read
        std::uint64_t words = 0; ///< number of words in the last read

        One(const Device& device, std::uint64_t items) : log(device, items), offsets(items) {}
        void take_counts();
        [[nodiscard]] std::uint64_t counted(ItemRange items);
        void make_room(const Device& device, ItemRange items, int attempt, bool spills,
                       ItemsWithoutRange without_range, std::span<std::uint64_t> place);
        [[nodiscard]] bool is_placed() const { return (log.is_placed || is_nothing) && fit == LogFit::exact; }
        void leave_sums();
        [[nodiscard]] bool is_whole(ItemRange items);
        std::span<const std::uint64_t> read(const Device& device, const cl::CommandQueue& bus,
                                            ItemRange items, std::span<std::uint64_t> place, bool stays);
        std::span<const std::uint64_t> read_with_sums(const Device& device, const cl::CommandQueue& bus,
                                                      ItemRange items, std::span<std::uint64_t> place);
        /// Returns the ranges that a kernel uses; for a log in one part, these are the offsets.
        [[nodiscard]] const cl::Buffer& places() const {
            return takes_offsets ? sums->offsets() : log.places.buffer();
        }
        [[nodiscard]] bool is_coming() const { return coming() != nullptr; }
        void wait();
        [[nodiscard]] Column64 release();
    };

    const Device& device_;
    cl::CommandQueue bus_; ///< queue that copies logs while kernels run
    One events_;
    std::optional<One> values_;
    DeviceLog no_values_; ///< kernel argument if values are not logged
};

} // namespace lockstep
