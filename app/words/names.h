#pragma once

#include "core/analysis/findings/finding.h"
#include "core/base/progress.h"
#include "core/facts/launch_facts.h"
#include "core/site/site.h"

#include <optional>
#include <string_view>

namespace lockstep {

/// The Qt translation context of the texts that the functions in this header return.
inline constexpr const char* name_context = "Names";

/// Returns the English text for the current stage, "Building the kernel", to be translated in name_context.
[[nodiscard]] const char* stage_words(Stage stage);
/// Returns the English name of a memory, "local memory", to be translated in name_context.
[[nodiscard]] const char* space_words(Space space);
/// Returns the English name of a finding, "Out-of-bounds access", to be translated in name_context.
[[nodiscard]] const char* finding_words(FindingKind kind);
/// Returns the English name of a severity, "error" or "note", to be translated in name_context.
[[nodiscard]] const char* severity_words(Severity severity);

/// Returns a description of how the sub-group functions of the plain kernel are implemented; empty if it uses
/// none. It is English and serves as the key for translation in name_context.
[[nodiscard]] const char* sub_group_words(SubgroupFunctions functions);

/// Returns the sentence for a host step with this HostStep::id, such as "The host reduces the partial results
/// to one value". Null for an unknown id, which can be from a newer recording. It is English and serves as
/// the key for translation in name_context.
[[nodiscard]] const char* host_step_words(std::string_view id);

/// Returns the name of a stage that is used in messages between processes, such as "count".
[[nodiscard]] std::string_view stage_name(Stage stage);
[[nodiscard]] std::optional<Stage> stage_named(std::string_view name);

} // namespace lockstep
