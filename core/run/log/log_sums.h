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

/// The offset of each work-item's words in the log, computed on the device that counted them:
///
///     counts    3 1 4 | 1 5 9         (of two groups)
///     offsets   0 3 4 | 8 9 14 23     stay on the device
///     groups    0       8      23     are read by the host
///
/// For devices with separate memory: for a launch of 2^24 work-items the host would read and write 400 MB.
/// Throws cl::Error.
class LogSums {
public:
    LogSums(const Device& device, std::uint64_t items, std::uint64_t items_per_group);

    /// `counts`: of a finished pass.
    void add_up(const cl::Buffer& counts);
    /// Words of `items`, which must be whole groups.
    [[nodiscard]] std::uint64_t words(ItemRange items) const;
    /// Writes the ranges of `items` in a log that contains only these work-items. Other work-items that count
    /// get an empty range; if they do not run, their ranges keep their old values.
    void lay_out(const cl::Buffer& places, ItemRange items, Others others = Others::count);
    /// For all work-items: their ranges in a log that contains all of them.
    [[nodiscard]] const cl::Buffer& offsets() const { return offsets_; }
    [[nodiscard]] ItemRange all() const { return {0, items_}; }
    /// Whether the last pass counted the same for `items`.
    [[nodiscard]] bool equal(const cl::Buffer& counts, ItemRange items);
    /// Reads the offsets of `items` and of their end, counted from the start of the whole log.
    void read_offsets(ItemRange items, std::span<std::uint64_t> to) const;
    /// Starts to read them, through pinned memory.
    void begin_offsets(ItemRange items);
    /// Finishes reading; `to` has the size with which the read was started.
    void take_offsets(std::span<std::uint64_t> to);
    /// Device time used so far.
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
    cl::Buffer offsets_;                ///< items + 1
    std::optional<PinnedBlock> block_;  ///< for reading them
    std::vector<std::uint64_t> groups_; ///< offsets of the groups' first work-items, and the end
};

} // namespace lockstep
