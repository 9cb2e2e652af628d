#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/site.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Splits a request of local memory into the parts in which it is served (core/README.md, Memory), and joins
/// pairs of parts for reads of more than a bank's width. On an H200, two adjacent parts are joined if each of
/// their active lanes reads the same as lane ^ 1, or each reads the same as lane ^ 2, and all words that they
/// read are in different banks:
///
///     8 bytes:   lanes 0 .. 15 | 16 .. 31        s[l / 2]   one part: adjacent lanes share
///                                                s[l % 2]   one part: every other lane shares
///                                                s[l % 4]   two parts
///
/// Inactive lanes do not prevent joining. This is exact for 8 bytes; for 16 bytes, the hardware sometimes
/// serves one part more or less. Parts of writes and atomics are never joined. tests/validation has the
/// measured counts. Reuses its memory.
class RequestParts {
public:
    explicit RequestParts(const HardwareModel& hardware)
        : hardware_(hardware), word_of_bank_(hardware.banks) {}

    /// Starts with the active lanes of a step, ascending, the payload of each, and the requested piece of the
    /// access.
    void begin(std::span<const std::uint16_t> lanes, std::span<const std::uint64_t> payloads, Piece piece,
               SiteKind kind);
    /// The index after the last lane of the part that starts with lanes[first].
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
