#pragma once

#include "core/base/column.h"
#include "core/run/device_log.h"

#include <cstdint>
#include <span>
#include <utility>

namespace lockstep {

/// A log's offsets, of all work-items, as its parts become known in their order.
class LogOffsets {
public:
    explicit LogOffsets(std::uint64_t items) : offsets_(items + 1) { offsets_[0] = 0; }

    /// The places of a part's work-items.
    void add(const Column64& places, ItemRange items) {
        for (std::uint64_t i = items.first; i < items.end; ++i) {
            offsets_[i + 1] = offsets_[i] + places[i + 1] - places[i];
        }
    }
    /// Where those of a part's work-items and the end of the last go, for who has them already.
    [[nodiscard]] std::span<std::uint64_t> place_of(ItemRange items) {
        return offsets_.span().subspan(items.first, items.end - items.first + 1);
    }
    /// Those of a part that was added: counted from the whole log's begin.
    [[nodiscard]] std::span<const std::uint64_t> of(ItemRange items) const {
        return offsets_.span().subspan(items.first, items.end - items.first + 1);
    }
    /// Work-items from `first` on have no log.
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
