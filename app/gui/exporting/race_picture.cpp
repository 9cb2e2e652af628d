#include "app/gui/exporting/race_picture.h"

#include "app/gui/exporting/meant_colours.h"
#include "app/gui/exporting/run_papers.h"
#include "app/gui/exporting/shown_place.h"
#include "app/words/errors/allowed_words.h"

#include <QCoreApplication>
#include <utility>

namespace lockstep::gui {
namespace {

struct RaceFiles {
    Q_DECLARE_TR_FUNCTIONS(RaceFiles)
};

Error no_race(const RaceRefusal& refusal, const RacingSessions& sessions) {
    const std::string_view allowed = refusal.why == NoRace::other_size ? allowed::runs_of_one_size
                                     : refusal.why == NoRace::no_model ? allowed::runs_that_fit
                                                                       : allowed::racing_runs;
    const bool is_of_count = allowed == allowed::racing_runs;
    const std::string value = is_of_count ? coded(allowed::several_runs, {std::to_string(sessions.size())})
                                          : sessions[refusal.run]->recording().what;
    return {ErrorCode::value_not_allowed, {"WHAT", value, coded(allowed)}, {}, {}};
}

RacingSessions sessions_of(const Race& race) {
    RacingSessions sessions;
    for (const Racer& run : race.runs) {
        sessions.push_back(run.session);
    }
    return sessions;
}

} // namespace

Result<ShownRace> race_of(const RacingSessions& sessions, std::optional<std::uint64_t> time,
                          const ProgressSink& progress) {
    if (const RaceRefusal refusal = why_no_race(sessions); refusal.why != NoRace::none) {
        return no_race(refusal, sessions);
    }
    auto race = make_race(sessions, progress);
    if (!race) {
        return race.error();
    }
    if (time && *time > race->end) {
        return Error{ErrorCode::value_not_allowed,
                     {"cycle", std::to_string(*time), allowed_numbers(0, race->end, "")},
                     {},
                     {}};
    }
    ShownRace shown{std::make_shared<const Race>(std::move(*race)), {}, 0};
    shown.time = time.value_or(shown.race->end);
    for (const StagedRun& each : staged_runs(sessions, 0)) {
        shown.looks.push_back({each.run.title, each.run.chip, series_role(each.run.place)});
    }
    return shown;
}

MakeScene race_maker(const ShownRace& shown) {
    return [shown](QSizeF room) { return race_scene(shown, room); };
}

ExportedRace::ExportedRace(ShownRace shown, QSizeF size, QString data)
    : shown_(std::move(shown)), size_(size), data_(std::move(data)) {}

QString ExportedRace::title() const {
    return QCoreApplication::translate("Views", "Race");
}

std::shared_ptr<const Session> ExportedRace::session() const {
    return shown_.race->runs.front().session;
}

std::vector<std::shared_ptr<const Session>> ExportedRace::others() const {
    RacingSessions sessions = sessions_of(*shown_.race);
    sessions.erase(sessions.begin());
    return sessions;
}

QString ExportedRace::contents(const ExportKind& kind) const {
    return kind.writer == ExportWriter::player
               ? RaceFiles::tr(
                     "A web page that plays the race, with markers when the runs start to differ and when "
                     "each "
                     "run finishes. A browser opens it offline, without Lockstep. It is at most 5 MB.")
               : QString();
}

Frame ExportedRace::frame_for(const ExportChoice& choice) const {
    Frame frame = choice.frame;
    if (frame.size.isEmpty()) {
        frame.size = size_;
    }
    return frame;
}

FramedPicture ExportedRace::picture(const ExportChoice& choice) const {
    const Frame frame = frame_for(choice);
    const MakeScene make = race_maker(shown_);
    return framed(make, frame, frame_fit(frame, {}, make));
}

std::vector<QSizeF> ExportedRace::sheets(const ExportChoice& choice) {
    return {frame_for(choice).size};
}

QImage ExportedRace::image(const ExportChoice& choice, std::size_t /*sheet*/, double scale) {
    return to_image(picture(choice), choice.theme, scale, choice.ground);
}

Result<QByteArray> ExportedRace::bytes(const ExportChoice& choice) {
    return choice.format == QLatin1String("csv")
               ? Result<QByteArray>(data_.toUtf8())
               : framed_bytes(picture(choice),
                              {choice.theme, static_cast<double>(choice.scale), choice.ground, made()},
                              choice.format);
}

std::vector<MeantColour> ExportedRace::colours(const ExportChoice& choice) {
    return meant_colours(race_scene(shown_, size_), choice.theme);
}

Provenance ExportedRace::made() const {
    return provenance(*shown_.race->runs.front().session, place().value_or(ViewPlace()));
}

std::optional<ViewPlace> ExportedRace::place() const {
    return place_of_race(sessions_of(*shown_.race), shown_.time);
}

} // namespace lockstep::gui
