#pragma once

#include "app/gui/handout/handout.h"
#include "core/base/result.h"

#include <filesystem>

namespace lockstep::gui {

/// Whether the file extension is that of a handout: .pdf or .html.
[[nodiscard]] bool is_handout_file(const std::filesystem::path& path);

/// Creates the error value_not_allowed for a file with another extension.
[[nodiscard]] Error not_a_handout_file(const std::filesystem::path& path);

/// Writes a handout as PDF or HTML, depending on the file extension. Errors: value_not_allowed for other
/// extensions; cannot_write_file.
Status write_handout(const Handout& handout, const std::filesystem::path& path);

} // namespace lockstep::gui
