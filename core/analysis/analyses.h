#pragma once

#include "core/analysis/analysis.h"

#include <memory>
#include <span>

namespace lockstep {

/// What an analysis depends on besides the log.
enum class DependsOn : std::uint8_t {
    hardware, ///< the shape of warps and memory: the analysis runs again when it changes
    log_alone,
};

/// An analysis: how to create it, and what it depends on.
struct AnalysisRow {
    DependsOn depends_on;
    std::unique_ptr<Analysis> (*make)(const Trace& trace);
};

/// All analyses, in the order in which their findings are reported.
[[nodiscard]] std::span<const AnalysisRow> analyses();

} // namespace lockstep
