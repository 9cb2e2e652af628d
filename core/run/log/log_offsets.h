#pragma once

#include "core/base/column.h"
#include "core/run/log/device_log.h"

#include <cstdint>
#include <span>
#include <utility>

namespace lockstep {

/// The log offsets of all work-items. Parts are added in order.
class LogOffsets {
public:
    explicit LogOffsets(std::uint64_t items) : offsets_(items + 1) { offsets_[0] = 0; }

    /// Adds the ranges of the work-items of a part.
    void add(const Column64& places, ItemRange items) {
        for (std::uint64_t i = items.first; i < items.end; ++i) {
            offsets_[i + 1] = offsets_[i] + places[i + 1] - places[i];
        }
    }
    /// Returns memory for the offsets of a part's work-items and the end offset. Callers that already have
    /// these offsets write them there.
    [[nodiscard]] std::span<std::uint64_t> place_of(ItemRange items) {
        return offsets_.span().subspan(items.first, items.end - items.first + 1);
    }
    /// Returns the offsets of a part that was added, relative to the start of the whole log.
    [[nodiscard]] std::span<const std::uint64_t> of(ItemRange items) const {
        return offsets_.span().subspan(items.first, items.end - items.first + 1);
    }
    /// Returns the offsets of all work-items. Those from `first` on have no log.
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
