// Sessions of the recordings that the program contains.
#pragma once

#include "core/base/data_dir.h"
#include "core/session/pipeline.h"
#include "core/trace/trace_file.h"

#include <memory>
#include <string>

namespace lockstep::gui {

/// Returns the session of a recording in resources/recordings: "transpose-tiled", "h200/memory-random". `what`: the
/// experiment or kernel that it is said to be of; empty: its own.
inline std::shared_ptr<const Session> shipped_run(const std::string& name, std::string what = {}) {
    Recording recording = read_recording(data_dir() / "resources" / "recordings" / (name + ".lks")).value();
    recording.what = what.empty() ? recording.what : std::move(what);
    return analyse(std::make_shared<const Recording>(std::move(recording)), {}).value();
}

} // namespace lockstep::gui
