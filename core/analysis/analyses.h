#pragma once

#include "core/analysis/analysis.h"

#include <memory>
#include <span>

namespace lockstep {

/// The inputs of an analysis in addition to the log.
enum class DependsOn : std::uint8_t {
    /// The warp width or the memory parameters of the hardware model. If they change, the analysis runs
    /// again.
    hardware,
    log_alone,
};

/// Describes an analysis: how to create it, and what it depends on.
struct AnalysisRow {
    DependsOn depends_on;
    std::unique_ptr<Analysis> (*make)(const Trace& trace);
};

/// All analyses, in the order in which their findings are reported.
[[nodiscard]] std::span<const AnalysisRow> analyses();

} // namespace lockstep
