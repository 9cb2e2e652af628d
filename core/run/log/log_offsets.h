#pragma once

#include "core/base/column.h"
#include "core/run/log/device_log.h"

#include <cstdint>
#include <span>
#include <utility>

namespace lockstep {

/// The offsets of a log for all work-items; its parts are added in order.
class LogOffsets {
public:
    explicit LogOffsets(std::uint64_t items) : offsets_(items + 1) { offsets_[0] = 0; }

    /// Adds the ranges of a part's work-items.
    void add(const Column64& places, ItemRange items) {
        for (std::uint64_t i = items.first; i < items.end; ++i) {
            offsets_[i + 1] = offsets_[i] + places[i + 1] - places[i];
        }
    }
    /// Memory for the offsets of a part's work-items and of the end, for callers that already have them.
    [[nodiscard]] std::span<std::uint64_t> place_of(ItemRange items) {
        return offsets_.span().subspan(items.first, items.end - items.first + 1);
    }
    /// The offsets of a part that was added, counted from the start of the whole log.
    [[nodiscard]] std::span<const std::uint64_t> of(ItemRange items) const {
        return offsets_.span().subspan(items.first, items.end - items.first + 1);
    }
    /// Returns the offsets of all work-items; those from `first` on have no log.
    Column64 release(std::uint64_t first) {
        for (std::uint64_t i = first; i + 1 < offsets_.size(); ++i) {
            offsets_[i + 1] = offsets_[i];
        }
        return std::move(offsets_);
    }

private:
    Column64 offsets_;
};

} // namespace lockstep
