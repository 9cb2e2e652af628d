#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/site.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Splits a request to local memory into the parts in which the hardware serves it (see "Memory" in
/// core/README.md). Reads that are wider than a bank can merge two adjacent parts. On an H200, two parts are
/// merged if all words that they read are in different banks and, in addition, every active lane reads the
/// same words as lane ^ 1, or every active lane reads the same words as lane ^ 2:
///
///     8 bytes:   lanes 0 .. 15 | 16 .. 31        s[l / 2]   one part: adjacent lanes share
///                                                s[l % 2]   one part: every other lane shares
///                                                s[l % 4]   two parts
///
/// Inactive lanes do not prevent merging. The rule is exact for accesses of 8 bytes; for 16 bytes, the
/// hardware sometimes serves one part more or less. Parts of writes and atomics are never merged.
/// tests/validation contains the measured counts. The buffers of this class are reused for the next request.
class RequestParts {
public:
    explicit RequestParts(const HardwareModel& hardware)
        : hardware_(hardware), word_of_bank_(hardware.banks) {}

    /// Starts a request. `lanes`: the active lanes of the step, ascending; `payloads`: their payloads. The
    /// request is for one piece of the access.
    void begin(std::span<const std::uint16_t> lanes, std::span<const std::uint64_t> payloads, Piece piece,
               SiteKind kind);
    /// Returns the end of the part that starts with lanes[first], as an index into lanes.
    [[nodiscard]] std::size_t end_of(std::size_t first);

private:
    [[nodiscard]] std::size_t first_from(std::size_t first, std::uint64_t lane) const;
    [[nodiscard]] bool is_alike(std::size_t first, std::size_t end, std::uint32_t apart) const;
    [[nodiscard]] bool has_no_conflict(std::size_t first, std::size_t end);

    const HardwareModel& hardware_;
    std::vector<std::uint64_t> word_of_bank_;
    std::span<const std::uint16_t> lanes_;
    std::span<const std::uint64_t> payloads_;
    Piece piece_{};
    std::uint32_t part_lanes_ = 1;
    bool may_join_ = false;
};

} // namespace lockstep
