#pragma once

#include "core/base/column.h"
#include "core/run/device_time.h"
#include "core/run/driver/device.h"
#include "core/run/log/device_log.h"
#include "core/run/log/pinned_block.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// Computes the offset of each work-item's words in the log (a prefix sum), on the device that counted the
/// words:
///
///     counts    3 1 4 | 1 5 9         (of two groups)
///     offsets   0 3 4 | 8 9 14 23     stay on the device
///     groups    0       8      23     are read by the host
///
/// Used for devices with separate memory, because for a launch of 2^24 work-items the host would have to read
/// and write 400 MB. Throws cl::Error.
class LogSums {
public:
    LogSums(const Device& device, std::uint64_t items, std::uint64_t items_per_group);

    /// Computes the offsets from the counts of a finished pass.
    void add_up(const cl::Buffer& counts);
    /// Returns the number of words of `items`, which must be whole groups.
    [[nodiscard]] std::uint64_t words(ItemRange items) const;
    /// Writes the ranges of `items` in a log that contains only these work-items. Other work-items that only
    /// count get an empty range; if they do not run, their ranges keep their old values.
    void lay_out(const cl::Buffer& places, ItemRange items,
                 ItemsWithoutRange without_range = ItemsWithoutRange::count);
    /// Returns the log ranges for the case that a single log contains all work-items.
    [[nodiscard]] const cl::Buffer& offsets() const { return offsets_; }
    [[nodiscard]] ItemRange all() const { return {0, items_}; }
    /// Whether the counts of `items` still are the same as those from which the offsets were computed.
    [[nodiscard]] bool equal(const cl::Buffer& counts, ItemRange items);
    /// Reads the offsets of `items` and their end offset, relative to the start of the whole log.
    void read_offsets(ItemRange items, std::span<std::uint64_t> to) const;
    /// Starts to read the offsets of `items` through pinned memory.
    void begin_offsets(ItemRange items);
    /// Waits for the read that begin_offsets() started, and copies the offsets to `to`, which must have
    /// exactly their size.
    void take_offsets(std::span<std::uint64_t> to);
    /// Returns the device time that was used so far.
    [[nodiscard]] std::uint64_t device_ns() { return time_.ns(); }

private:
    void run(const char* name, std::uint64_t items, const std::vector<const cl::Buffer*>& buffers,
             const std::vector<std::uint64_t>& numbers);
    void prefix(const cl::Buffer& in, std::uint64_t count, const cl::Buffer& out);
    [[nodiscard]] cl::Buffer make(std::uint64_t words) const;

    const Device& device_;
    std::uint64_t items_;
    std::uint64_t items_per_group_;
    cl::Program program_;
    DeviceTime time_;
    cl::Buffer offsets_;                ///< items + 1 offsets
    std::optional<PinnedBlock> block_;  ///< pinned memory for reading the offsets
    std::vector<std::uint64_t> groups_; ///< offset of the first work-item of each group, and the end offset
};

} // namespace lockstep
