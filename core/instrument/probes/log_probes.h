#pragma once

#include <string_view>

namespace lockstep {

/// The probes that put an event into a work-item's log: into its place (with -DLK_QUADS four at a time), and with
/// -DLK_SPILL beyond it into the room that all share.
[[nodiscard]] std::string_view log_probes_text();

} // namespace lockstep
