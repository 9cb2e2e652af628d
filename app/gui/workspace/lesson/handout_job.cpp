#include "app/gui/workspace/lesson/handout_job.h"

#include <utility>

namespace lockstep::gui {

Result<HandoutPageDone> do_handout_page(const HandoutWanted& wanted, const ProgressSink& progress) {
    auto shown = play_page(*wanted.lesson, wanted.page, *wanted.runs, wanted.numbers, progress);
    if (!shown) {
        return shown.error();
    }
    auto session =
        wanted.runs->session(run_of(*wanted.lesson, wanted.lesson->pages[wanted.page].place), progress);
    if (!session) {
        return session.error();
    }
    if (const Status prepared = wanted.prepare(*shown, *session, progress); !prepared) {
        return prepared.error();
    }
    return HandoutPageDone{.shown = std::make_shared<const ShownPage>(std::move(*shown)),
                           .session = std::move(*session)};
}

} // namespace lockstep::gui
