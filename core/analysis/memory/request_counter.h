#pragma once

#include "core/analysis/memory/divider.h"
#include "core/analysis/memory/part_of_request.h"
#include "core/analysis/memory/request_parts.h"
#include "core/analysis/sites/figures.h"
#include "core/hardware/hardware_model.h"
#include "core/site/site.h"

#include <cstdint>
#include <span>

namespace lockstep {

/// Counts the passes of requests to local memory for one hardware model (see "Memory" in core/README.md). Its
/// buffers are reused for all requests. Not thread-safe.
class RequestCounter {
public:
    /// `hardware` must outlive this object.
    explicit RequestCounter(const HardwareModel& hardware)
        : parts_(hardware), word_(hardware.bank_bytes), bank_(hardware.banks), part_(hardware.banks) {}

    /// Adds the figures of one request: one piece of an access. `lanes`: the active lanes, ascending;
    /// `payloads`: for each of them, the byte offset of its access in local memory.
    void add(std::span<const std::uint16_t> lanes, std::span<const std::uint64_t> payloads, Piece piece,
             SiteKind kind, LocalFigures& figures);

private:
    RequestParts parts_;
    Divider word_;
    Divider bank_;
    PartOfRequest part_;
};

} // namespace lockstep
