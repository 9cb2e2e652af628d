#pragma once

#include "core/run/device_log.h"
#include "core/run/log_offsets.h"
#include "core/run/log_sums.h"
#include "core/run/staged_read.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// The logs of a launch on their way from the device: events, and the values that they move where those are logged,
/// in parts of consecutive work-items.
class LaunchLog {
public:
    LaunchLog(const Device& device, std::uint64_t items, std::uint64_t items_per_group, bool has_values);
    ~LaunchLog();
    LaunchLog(const LaunchLog&) = delete;
    LaunchLog& operator=(const LaunchLog&) = delete;

    [[nodiscard]] bool has_values() const { return values_.has_value(); }
    /// Arguments of an instrumented kernel: places, counts and entries of events and of values. Returns the next.
    cl_uint set_arguments(cl::Kernel& kernel, cl_uint first);
    /// After a pass that only counts.
    void take_counts();
    /// Of the pass just run: words of those work-items.
    [[nodiscard]] std::uint64_t counted_words(ItemRange items);

    /// Where the log of some work-items shall go: as much as was counted; empty: to columns of this.
    struct Place {
        std::span<std::uint64_t> events;
        std::span<std::uint64_t> values;
        std::span<std::byte> memory; ///< in which both lie, worth pinning: it outlives the device
    };
    /// Makes room for what was counted, as the `attempt`-th from 0 on at those work-items; where it spills, also for
    /// more than the pass before had beyond its places. `place`: where a CPU device shall write at once.
    void make_room(ItemRange items, int attempt, bool spills, Others others, const Place& place = {});
    /// Whether the pass just run had room enough.
    [[nodiscard]] bool is_whole(ItemRange items);

    /// What a pass that is whole logged of those work-items; what is not placed holds until there is other room.
    struct Words {
        std::span<const std::uint64_t> events;
        std::span<const std::uint64_t> values;
        std::span<const std::uint64_t> offsets; ///< of the work-items and the end, in events
        std::span<const std::uint64_t> value_offsets;
    };
    /// How much it is.
    struct Size {
        std::uint64_t events = 0;
        std::uint64_t values = 0;
    };
    [[nodiscard]] Size size_of(ItemRange items);
    /// Whether it lies where it was placed before the pass.
    [[nodiscard]] bool is_placed() const { return events_.is_placed() && (!values_ || values_->is_placed()); }
    /// Brings it to the host, and to its place where it was not there before the pass; notes the offsets. From a device
    /// with memory of its own it is then still coming to its place, while the next pass may write another log.
    [[nodiscard]] Words read(ItemRange items, const Place& place = {});
    [[nodiscard]] bool is_coming() const { return events_.is_coming() || (values_ && values_->is_coming()); }
    /// Until it has come.
    void wait();
    /// That the device worked at counts and places until now.
    [[nodiscard]] std::uint64_t device_ns();
    /// The columns of what was read last; their hold on the device ends.
    [[nodiscard]] Column64 release_events() { return events_.release(); }
    [[nodiscard]] Column64 release_values() { return values_ ? values_->release() : Column64(); }
    /// The offsets of all that was taken, of all work-items: those from `first` on have no log.
    struct Offsets {
        Column64 events;
        Column64 values;
    };
    [[nodiscard]] Offsets release_offsets(std::uint64_t first);

private:
    /// Events or values. Where the device has memory of its own, it adds up its counts itself (`sums`); the host does
    /// from a pass on that did not log what was counted.
    struct One {
        DeviceLog log;
        LogOffsets offsets;
        Fit fit = Fit::exact;
        bool takes_offsets = false; ///< of sums, for places
        bool is_nothing = false;    ///< no word was counted of what the last room was made for
        std::optional<LogSums> sums;
        std::optional<StagedReader> reader;
        std::optional<Column64> joined;           ///< of a log with a spill
        std::optional<DeviceColumn> read_entries; ///< those that were read last, or are being read
        cl::Event coming;                         ///< these
        std::uint64_t words = 0;                  ///< that were read last

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
        /// What a kernel takes for places: of a whole log its offsets are that.
        [[nodiscard]] const cl::Buffer& places() const {
            return takes_offsets ? sums->offsets() : log.places.buffer();
        }
        [[nodiscard]] bool is_coming() const { return coming() != nullptr; }
        void wait();
        [[nodiscard]] Column64 release();
    };

    const Device& device_;
    cl::CommandQueue bus_; ///< on which logs come while kernels run
    One events_;
    std::optional<One> values_;
    DeviceLog no_values_; ///< an argument all the same
};

} // namespace lockstep
