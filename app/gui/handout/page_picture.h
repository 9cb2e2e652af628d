#pragma once

#include "app/gui/handout/handout.h"
#include "app/lessons/lesson_play.h"
#include "core/session/session.h"

#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// Returns the place of a page of a lesson, as a handout shows it: at the step before the answer of its first
/// question about a step.
[[nodiscard]] ViewPlace handout_place(const Lesson& lesson, std::size_t page, const ShownPage& shown);

/// Returns the step of this question, which a picture must not show; nullopt if there is none.
[[nodiscard]] std::optional<Tick> covered_step(const ShownPage& shown);

/// Computes what the picture of a place needs, which takes time. Errors: those of the parts; cancelled.
Status make_picture_parts(const ViewPlace& place, const std::shared_ptr<const Session>& session,
                          const ProgressSink& progress = {});

/// Returns the picture of a place, covered from a step on, with its caption: a picture, or the evidence of the
/// findings. Other views, such as a sweep, have only the caption.
[[nodiscard]] std::vector<HandoutPart> page_picture(const ViewPlace& place,
                                                    const std::shared_ptr<const Session>& session,
                                                    std::optional<Tick> covered_from = std::nullopt);

} // namespace lockstep::gui
