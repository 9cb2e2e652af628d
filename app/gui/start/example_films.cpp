#include "app/gui/start/example_films.h"

#include "app/gui/scenes/film/film_thumbnail.h"
#include "core/session/pipeline.h"
#include "core/trace/trace_file.h"

#include <utility>

namespace lockstep::gui {
namespace {

constexpr QSize most_film(512, 96);

} // namespace

Result<ExampleFilm> make_example_film(const Example& example, const IsWanted& is_wanted) {
    const ProgressSink progress = [&is_wanted](const Progress&) { return is_wanted(); };
    Result<Recording> recording = read_recording(example.path.toStdString(), progress);
    if (!recording) {
        return recording.error();
    }
    const auto session =
        analyse_as_wished(std::move(recording).value(), HardwareWish(), progress, {.has_costs = false});
    if (!session) {
        return session.error();
    }
    const GroupView view = make_group_view(*session, 0, Group(0));
    const Totals& totals = (*session)->run_figures().totals;
    return ExampleFilm{.example = example,
                       .film = film_thumbnail(view, Warp(0), most_film),
                       .steps = view.tick_count(),
                       .lane_efficiency = totals.lanes.efficiency(),
                       .bank_conflicts = totals.all_local().conflicts};
}

ExampleFilms::ExampleFilms(QObject* parent)
    : QObject(parent), task_(this, &ExampleFilms::take, patient_threads()) {}

void ExampleFilms::start(const std::vector<Example>& examples) {
    waiting_.assign(examples.begin(), examples.end());
    if (!task_.is_running()) {
        begin_next();
    }
}

void ExampleFilms::begin_next() {
    if (waiting_.empty()) {
        return;
    }
    task_.start([example = waiting_.front()](const IsWanted& is_wanted) {
        return make_example_film(example, is_wanted);
    });
    waiting_.pop_front();
}

void ExampleFilms::take() {
    if (const Result<ExampleFilm> film = task_.take(); film.ok()) {
        emit made(film.value());
    }
    begin_next();
}

} // namespace lockstep::gui
