#pragma once

#include "core/schedule/advice.h"
#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace lockstep {

/// The name of an advice in reports: "bank-padding".
[[nodiscard]] const char* report_name(AdviceKind kind);

/// What the run suggests for one launch.
[[nodiscard]] std::vector<Advice> advice_of(const Session& session, std::size_t launch);

/// "advice" of the JSON report: for all launches kind, launch, file and line (null: the launch as a whole),
/// and its numbers by name.
[[nodiscard]] nlohmann::ordered_json advice_to_json(const Session& session);

} // namespace lockstep
