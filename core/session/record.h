#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

struct RecordOptions {
    std::string device;         ///< part of a device's name; empty: the default device
    bool time_plain = true;     ///< time the plain kernel (only if the instrumented run had no error)
    std::optional<bool> values; ///< none: where the launch is small
    std::uint64_t turn_budget = std::uint64_t{1} << 26; ///< loop turns a work-item may make
};

/// The stages of DESIGN's sentence up to the trace: source -> sites + instrumented source -> run -> trace.
/// Links Clang and OpenCL: only the worker process, the recorder and tests call it.
Result<Trace> record(const Launch& launch, const RecordOptions& options = {},
                     const ProgressSink& progress = {});

} // namespace lockstep
