#pragma once

#include "core/narration/narrate.h"
#include "core/session/pipeline.h"

#include <memory>
#include <string>
#include <utility>

namespace lockstep::test {

/// Returns a statement as text: "splits 0 4 28 32 'lid < k' @14 {0 16}" has the kind's name, its numbers,
/// names, line and lanes.
inline std::string told(const Statement& statement) {
    std::string text = form_of(statement.kind).name;
    for (const std::uint64_t number : statement.numbers) {
        text += " " + std::to_string(number);
    }
    for (const std::string& name : statement.names) {
        text += " '" + name + "'";
    }
    if (statement.line) {
        text += " @" + std::to_string(statement.line->line);
    }
    if (!statement.lanes.empty()) {
        std::string lanes;
        for (const Lane lane : statement.lanes) {
            lanes += (lanes.empty() ? "" : " ") + std::to_string(lane.value());
        }
        text += " {" + lanes + "}";
    }
    return text;
}

inline std::string told(const Narration& narration) {
    return told(narration.what) + (narration.why ? " | " + told(*narration.why) : "");
}

/// Returns a view of group 0 of a recording.
inline GroupView view_of(Recording recording, HardwareModel hardware = {}) {
    auto session = analyse(std::make_shared<const Recording>(std::move(recording)), std::move(hardware));
    return make_group_view(session.value(), 0, Group(0));
}

} // namespace lockstep::test
