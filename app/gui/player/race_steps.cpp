#include "app/gui/player/race_steps.h"

#include "app/gui/player/played_run.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/race_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <string>

namespace lockstep::gui {
namespace {

struct PlayedRaceWords {
    Q_DECLARE_TR_FUNCTIONS(PlayedRaceWords)
};

QString clock_text(const Race& race, std::uint64_t time) {
    return race.clock == RaceClock::cycles ? PlayedRaceWords::tr("Cycle %1").arg(count_text(time))
                                           : time_text(static_cast<double>(time));
}

QString place_text(const ShownRace& shown, std::size_t run) {
    return PlayedRaceWords::tr("%1 finishes in place %2", "A run; its place: 1, 2, ...")
        .arg(shown.looks[run].title, count_text(shown.race->runs[run].standing.place));
}

/// Says that a run is finished, in which place, when, and how far it is behind.
QString finish_text(const ShownRace& shown, std::size_t run) {
    const Race& race = *shown.race;
    const Racer& racer = race.runs[run];
    const QString time = worded(race_time(race.clock, racer.end));
    if (racer.standing.gap == 0) {
        return PlayedRaceWords::tr("%1 finishes in place %2 after %3.", "A run; its place; its time")
            .arg(shown.looks[run].title, count_text(racer.standing.place), time);
    }
    return PlayedRaceWords::tr("%1 finishes in place %2 after %3, %4 behind the first.",
                               "A run; its place; its time; a time")
        .arg(shown.looks[run].title, count_text(racer.standing.place), time,
             worded(race_time(race.clock, racer.standing.gap)));
}

std::vector<std::string> names_of(const ShownRace& shown) {
    std::vector<std::string> names;
    for (const RacerLook& look : shown.looks) {
        names.push_back(look.title.toStdString());
    }
    return names;
}

/// Returns the indices of the runs that finish at a time.
std::vector<std::size_t> finishing_at(const Race& race, std::uint64_t time) {
    std::vector<std::size_t> found;
    for (std::size_t run = 0; run < race.runs.size(); ++run) {
        if (race.runs[run].end == time) {
            found.push_back(run);
        }
    }
    return found;
}

PlayedStep race_step(const ShownRace& shown) {
    const Race& race = *shown.race;
    PlayedStep step{.cursor = {},
                    .label = clock_text(race, shown.time),
                    .round = {},
                    .what = race_progress_text(shown),
                    .why = {}};
    step.cursor.cycle = Cycle(shown.time);
    QStringList events;
    for (const std::size_t run : finishing_at(race, shown.time)) {
        events << finish_text(shown, run);
    }
    if (race.parting == shown.time) {
        events << worded(parting_sentence(race));
    }
    if (!events.isEmpty()) {
        step.why = shown.time == race.end ? worded(result_sentence(race, names_of(shown))) : step.what;
        step.what = events.join(QLatin1Char(' '));
    }
    return step;
}

std::uint32_t frame_at_time(const PlayedRace& race, std::uint64_t time) {
    const auto found = std::ranges::lower_bound(race.times, time);
    return static_cast<std::uint32_t>(found - race.times.begin());
}

bool is_shown(const PlayedRace& race, std::uint64_t time) {
    return time >= race.times.front() && time <= race.times.back();
}

} // namespace

QString race_title() {
    return QCoreApplication::translate("Views", "Race");
}

QString race_caption() {
    return PlayedRaceWords::tr("All runs on the same modelled time axis, not measured");
}

std::vector<PlayedStep> race_steps(const PlayedRace& race) {
    std::vector<PlayedStep> steps;
    steps.reserve(race.times.size());
    ShownRace shown = race.shown;
    for (const std::uint64_t time : race.times) {
        shown.time = time;
        steps.push_back(race_step(shown));
    }
    return steps;
}

std::vector<PlayerMark> race_marks(const PlayedRace& race, const std::vector<PlayerNote>& notes) {
    std::vector<PlayerMark> marks;
    const auto add = [&](std::uint64_t time, const QString& text) {
        if (is_shown(race, time)) {
            marks.push_back({PlayerMarkKind::note, frame_at_time(race, time), text});
        }
    };
    const Race& of = *race.shown.race;
    if (of.parting && *of.parting > 0) {
        add(*of.parting, PlayedRaceWords::tr("The runs start to differ"));
    }
    for (std::size_t run = 0; run < of.runs.size(); ++run) {
        add(of.runs[run].end, place_text(race.shown, run));
    }
    for (const PlayerNote& note : notes) {
        add(note.step, note.text);
    }
    std::ranges::stable_sort(marks, {}, &PlayerMark::frame);
    return marks;
}

PlayedFacts race_facts(const Race& race) {
    PlayedFacts facts{PlayedRaceWords::tr("modelled, not measured")};
    for (const Racer& run : race.runs) {
        facts << facts_of_origin(*run.session, 0);
    }
    facts.removeDuplicates();
    return facts;
}

} // namespace lockstep::gui
