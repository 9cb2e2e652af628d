#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/site.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// The parts in which a request of local memory is served (core/README.md, Memory), and which two of them a read of more than
/// a bank's width joins. On an H200 two neighbouring parts are one where, among their active lanes, each reads what
/// lane ^ 1 reads, or each what lane ^ 2 reads, and all that they read lies in different banks:
///
///     8 bytes:   lanes 0 .. 15 | 16 .. 31        s[l / 2]   one part: neighbours share
///                                                s[l % 2]   one part: every other lane shares
///                                                s[l % 4]   two parts
///
/// Lanes that are switched off are taken to hinder nobody: so it is with 8 bytes; with 16 the hardware now and then
/// serves a part more or less than that. Writes and atomics join nothing. tests/validation holds what was counted.
/// Keeps its memory.
class RequestParts {
public:
    explicit RequestParts(const HardwareModel& hardware)
        : hardware_(hardware), word_of_bank_(hardware.banks) {}

    /// The active lanes of a step, ascending, the payload of each, and the piece of the access that is asked for.
    void begin(std::span<const std::uint16_t> lanes, std::span<const std::uint64_t> payloads, Piece piece,
               SiteKind kind);
    /// The index behind the last lane of the part that begins with lanes[first].
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
