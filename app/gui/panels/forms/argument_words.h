#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim/sim_file.h"

#include <QString>
#include <string>

namespace lockstep::gui {

/// Names the way in which an argument's contents are generated: "random".
[[nodiscard]] QString content_name(SimContent content);
/// Returns the form of the text for this kind of contents, as a hint in an empty field: "start:step:end".
[[nodiscard]] QString content_form(SimContent content);
/// Describes the text for this kind of contents, and its defaults.
[[nodiscard]] QString content_tip(SimContent content);
/// Returns a default text for the selected kind of contents.
[[nodiscard]] std::string first_text(SimContent content);
/// Says why the text of an argument cannot be read as values of its type; empty if it can. The number of the values
/// is not checked.
[[nodiscard]] QString why_invalid(const KernelParameter& parameter, const SimArgument& argument);

} // namespace lockstep::gui
