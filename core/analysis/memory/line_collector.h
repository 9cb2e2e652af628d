#pragma once

#include "core/analysis/memory/divider.h"
#include "core/analysis/memory/requests.h"
#include "core/hardware/hardware_model.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Collects the lines and sectors that the requests of a group touch. Its buffers are reused for the next
/// group.
///
///     addresses  0  4  8 ... 124 | 4096        lines {0: sectors 0 1 2 3} {32: sector 0}
class LineCollector {
public:
    explicit LineCollector(const HardwareModel& hardware);

    /// Adds one request of a step: appends its lines to `lines`, and adds its figures to `request`.
    void add(std::span<const std::uint64_t> payloads, Piece piece, bool is_atomic, StepRequest& request,
             std::vector<TouchedLine>& lines);

private:
    void touch(std::uint64_t first_byte, std::uint64_t last_byte, std::vector<TouchedLine>& lines);
    void count_turns(StepRequest& request) const;

    std::uint32_t sector_bytes_;
    Divider sector_;
    Divider sectors_a_line_;
    std::uint64_t next_sector_ = 0; ///< the sector after the highest sector touched so far
    std::uint64_t open_line_ = 0;   ///< line of the last entry, to which the next sectors may still be added
    bool has_open_line_ = false;
    std::uint32_t sectors_ = 0;
    std::vector<std::uint64_t> addresses_;
};

} // namespace lockstep
