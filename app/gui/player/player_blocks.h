#pragma once

#include "app/lessons/lesson_play.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep::gui {

/// Returns the blocks of a page of a lesson, with the right answers and their reasons. Texts are HTML as
/// markdown_html() makes it.
[[nodiscard]] nlohmann::json blocks_json(const ShownPage& page);

} // namespace lockstep::gui
