#pragma once

#include <QString>

namespace lockstep::gui::journeys {

/// Writes a lesson bundle with one lesson into a folder; returns its path. The lesson has one page with a question to
/// choose and one whose lanes are clicked.
[[nodiscard]] QString has_lesson_to_open(const QString& folder);

} // namespace lockstep::gui::journeys
