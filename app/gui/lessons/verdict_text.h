#pragma once

#include "app/lessons/task_check.h"

#include <QString>

namespace lockstep::gui {

/// Explains to the learner why a task is solved or not, as plain text.
[[nodiscard]] QString verdict_text(const TaskResult& result);

} // namespace lockstep::gui
