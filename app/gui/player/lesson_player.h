#pragma once

#include "app/gui/player/player.h"
#include "app/lessons/lesson.h"

namespace lockstep::gui {

/// Writes a lesson as one HTML file for a course page: its pages with their texts, the runs to play, and the
/// questions with their answers. Makes the runs of the lesson. Tasks are shown, but solved in Lockstep. Errors: those of
/// the runs and of write_player().
Result<WrittenPlayer> write_lesson_player(const Lesson& lesson, const std::filesystem::path& path,
                                          const ProgressSink& progress = {});

} // namespace lockstep::gui
