#pragma once

#include "core/base/column.h"
#include "core/run/device.h"
#include "core/run/device_log.h"
#include "core/run/device_time.h"
#include "core/run/pinned_block.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// Where each work-item's words go, added up by the device that counted them:
///
///     counts    3 1 4 | 1 5 9         (of two groups)
///     offsets   0 3 4 | 8 9 14 23     stay on the device
///     groups    0       8      23     come to the host
///
/// For devices with memory of their own: of a launch of 2^24 work-items the host would read and write 400 MB.
/// Throws cl::Error.
class LogSums {
public:
    LogSums(const Device& device, std::uint64_t items, std::uint64_t items_per_group);

    /// The counts of a pass that is done.
    void add_up(const cl::Buffer& counts);
    /// Words of those work-items, which are whole groups.
    [[nodiscard]] std::uint64_t words(ItemRange items) const;
    /// The places that those work-items have in a log of their own; others that count have none, and those of others that
    /// do not run stay whatever they were.
    void lay_out(const cl::Buffer& places, ItemRange items, Others others = Others::count);
    /// Of all work-items: where the places are when all of them have one.
    [[nodiscard]] const cl::Buffer& offsets() const { return offsets_; }
    [[nodiscard]] ItemRange all() const { return {0, items_}; }
    /// Whether the pass just run counted the same for those work-items.
    [[nodiscard]] bool equal(const cl::Buffer& counts, ItemRange items);
    /// Brings the offsets of those work-items and the end of the last, counted through the whole log.
    void read_offsets(ItemRange items, std::span<std::uint64_t> to) const;
    /// Begins with it, through memory that is pinned for it.
    void begin_offsets(ItemRange items);
    /// Ends it: as many have been begun with as fit in here.
    void take_offsets(std::span<std::uint64_t> to);
    /// That the device worked at all of it until now.
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
    std::optional<PinnedBlock> block_;  ///< through which they come
    std::vector<std::uint64_t> groups_; ///< offsets of the groups' first work-items, and the end
};

} // namespace lockstep
