#pragma once

#include "core/analysis/findings/finding.h"
#include "core/base/progress.h"
#include "core/facts/launch_facts.h"
#include "core/site/site.h"

#include <optional>
#include <string_view>

namespace lockstep {

/// The context under which lupdate files the words below.
inline constexpr const char* name_context = "Names";

/// What is being done: "Building the kernel". English, a key for translation in name_context.
[[nodiscard]] const char* stage_words(Stage stage);
/// "local memory". English, a key for translation in name_context.
[[nodiscard]] const char* space_words(Space space);
/// "Out of bounds". English, a key for translation in name_context.
[[nodiscard]] const char* finding_words(FindingKind kind);
/// "error", "note". English, a key for translation in name_context.
[[nodiscard]] const char* severity_words(Severity severity);

/// Where the sub-group functions of the plain kernel come from, as a sentence; empty for none. English, a key
/// for translation in name_context.
[[nodiscard]] const char* sub_group_words(SubgroupFunctions functions);

/// What the host does itself between launches, by HostStep::id: "adds up what is left". Null for an id that
/// is not known (of a newer recording). English, a key for translation in name_context.
[[nodiscard]] const char* host_step_words(std::string_view id);

/// "count": the stage's name between processes.
[[nodiscard]] std::string_view stage_name(Stage stage);
[[nodiscard]] std::optional<Stage> stage_named(std::string_view name);

} // namespace lockstep
