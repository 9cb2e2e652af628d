#pragma once

#include "core/base/byte_sink.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>

namespace lockstep {

struct PerfettoOptions {
    /// Number of multiprocessors in the file, from the first one on. Each needs a simulation of the launch.
    std::uint32_t multiprocessors = 4;
    /// Maximum number of states of warps, per launch and multiprocessor. The states after them are left out,
    /// because the viewer becomes slow. The name of the track then contains the cycle at which they end.
    std::size_t most_states = std::size_t{1} << 17;
};

/// Writes the modelled timeline of a run as a trace for the Perfetto viewer (ui.perfetto.dev). The launches
/// follow each other without a gap; a cycle is shown as a nanosecond. See "Traces for Perfetto" in
/// core/README.md for the tracks. Equal sessions give equal bytes. Errors: cannot_write_file, cancelled.
Status write_perfetto(const Session& session, const PerfettoOptions& options, ByteSink& sink,
                      const ProgressSink& progress = {});
/// Writes the file; an existing file is replaced only when the new one is complete.
Status write_perfetto(const Session& session, const PerfettoOptions& options,
                      const std::filesystem::path& path, const ProgressSink& progress = {});

} // namespace lockstep
