#pragma once

#include "app/gui/workspace/job.h"
#include "app/lessons/lesson_play.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>

namespace lockstep::gui {

/// A page of a handout to make, and what becomes of the handout.
struct HandoutWanted {
    /// Computes what the picture of the page needs.
    using Prepare =
        std::function<Status(const ShownPage&, const std::shared_ptr<const Session>&, const ProgressSink&)>;

    std::shared_ptr<const Lesson> lesson;
    std::shared_ptr<LessonRuns> runs; ///< used by no other job
    NumberStyle numbers = {};
    bool with_answers = false;
    std::filesystem::path path; ///< the file of the handout
    std::size_t page = 0;
    Prepare prepare;
};

struct HandoutPageDone {
    std::shared_ptr<const ShownPage> shown;
    std::shared_ptr<const Session> session;
};
using HandoutJob = Job<HandoutWanted, HandoutPageDone>;

/// Plays a page for a handout. Errors: those of play_page() and of `prepare`.
[[nodiscard]] Result<HandoutPageDone> do_handout_page(const HandoutWanted& wanted,
                                                      const ProgressSink& progress);

} // namespace lockstep::gui
