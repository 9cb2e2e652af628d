#include "app/gui/player/lesson_player.h"

#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/handout/page_picture.h"
#include "app/gui/player/player_maker.h"
#include "app/gui/player/player_page.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/quantity_text.h"
#include "app/lessons/lesson_play.h"
#include "app/lessons/lesson_runs.h"

namespace lockstep::gui {
namespace {

/// Returns the view of a page; the stage if its own is not a picture.
std::string view_of(const ViewPlace& place) {
    return picture_named(QString::fromStdString(place.view)) == nullptr ? "stage" : place.view;
}

/// Adds a page with its run. Errors: those of the run.
Status add_page(PlayerMaker& maker, const Lesson& lesson, std::size_t page, LessonRuns& runs,
                const ProgressSink& progress) {
    const auto shown = play_page(lesson, page, runs, number_style(), progress);
    if (!shown) {
        return shown.error();
    }
    const auto session = runs.session(run_of(lesson, lesson.pages[page].place), progress);
    if (!session) {
        return session.error();
    }
    PlayerRequest request{.session = *session, .place = handout_place(lesson, page, *shown)};
    request.place.runs.resize(1);
    request.place.view = view_of(request.place);
    request.views = {request.place.view};
    return maker.add(request, {.title = QString::fromStdString(lesson.pages[page].title), .page = &*shown},
                     progress);
}

} // namespace

Result<WrittenPlayer> write_lesson_player(const Lesson& lesson, const std::filesystem::path& path,
                                          const ProgressSink& progress) {
    LessonRuns runs(look_in_worker(), needs_costs(lesson));
    PlayerMaker maker(QString::fromStdString(lesson.title), QString::fromStdString(lesson.goal));
    for (std::size_t page = 0; page < lesson.pages.size(); ++page) {
        if (Status added = add_page(maker, lesson, page, runs, progress); !added) {
            return added.error();
        }
    }
    const PlayerData data = maker.finished();
    const QByteArray html = player_page(data);
    const Status written = write_bytes(html, path);
    return written
               ? Result<WrittenPlayer>(WrittenPlayer{static_cast<std::size_t>(html.size()), data.left_out})
               : Result<WrittenPlayer>(written.error());
}

} // namespace lockstep::gui
