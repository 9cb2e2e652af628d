#pragma once

#include "core/analysis/analysis.h"

#include <memory>
#include <span>

namespace lockstep {

/// What an analysis depends on beside the log.
enum class DependsOn : std::uint8_t {
    hardware, ///< the shape of warps and memory: asked again when that changes
    log_alone,
};

/// An analysis: how it is made, and what it depends on.
struct AnalysisRow {
    DependsOn depends_on;
    std::unique_ptr<Analysis> (*make)(const Trace& trace);
};

/// All analyses, in the order in which their findings are told.
[[nodiscard]] std::span<const AnalysisRow> analyses();

} // namespace lockstep
