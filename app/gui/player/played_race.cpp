#include "app/gui/player/played_race.h"

#include "app/gui/exporting/race_picture.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/player/played_run.h"
#include "app/gui/player/race_steps.h"
#include "app/gui/show/place_picture.h"
#include "app/words/errors/allowed_words.h"
#include "core/base/coded_text.h"

#include <algorithm>
#include <string>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr QSize race_film_size(1024, 96);

Error not_allowed(const char* key, std::string value, std::string allowed) {
    return {ErrorCode::value_not_allowed, {key, std::move(value), std::move(allowed)}, {}, {}};
}

RacingSessions sessions_of(const PlayerRequest& request) {
    RacingSessions sessions{request.session};
    sessions.insert(sessions.end(), request.others.begin(), request.others.end());
    return sessions;
}

/// Checks what does not depend on the race. Errors: value_not_allowed.
Status check_request(const PlayerRequest& request) {
    if (request.by.by != Granularity::cycle) {
        return not_allowed("--by", "step", coded(allowed::cycles_of_race));
    }
    return request.views.empty() ? Status() : not_allowed("--views", request.views.front(), "race");
}

/// Returns the times of the frames in a range.
std::vector<std::uint64_t> times_of(const PlayerRequest& request, const Race& race, std::uint64_t by,
                                    std::uint64_t from, std::uint64_t to) {
    std::vector<std::uint64_t> times;
    for (std::uint64_t time = from; time < to; time += std::min(by, to - time)) {
        times.push_back(time);
    }
    times.push_back(to);
    const auto add = [&](std::uint64_t time) {
        if (time >= from && time <= to) {
            times.push_back(time);
        }
    };
    for (const Racer& run : race.runs) {
        add(run.end);
    }
    if (race.parting) {
        add(*race.parting);
    }
    for (const PlayerNote& note : request.notes) {
        add(note.step);
    }
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

/// Returns the index of the last frame that is not after a time; the first frame if there is none.
std::uint32_t frame_of_time(const std::vector<std::uint64_t>& times, std::uint64_t time) {
    const auto after = std::ranges::upper_bound(times, time);
    return static_cast<std::uint32_t>(after == times.begin() ? 0 : after - times.begin() - 1);
}

/// Returns whether all results match their references; empty if not all have one.
std::optional<bool> all_correct(const Race& race) {
    std::optional<bool> all = true;
    for (const Racer& run : race.runs) {
        const std::optional<bool>& correct = run.session->recording().correct;
        if (correct && !*correct) {
            return false;
        }
        if (!correct) {
            all.reset();
        }
    }
    return all;
}

} // namespace

std::uint64_t usual_race_step(std::uint64_t length) {
    constexpr std::uint64_t most_frames = 150;
    std::uint64_t power = 1;
    for (;;) {
        for (const std::uint64_t factor : {1U, 2U, 5U}) {
            if (length / (factor * power) <= most_frames) {
                return factor * power;
            }
        }
        power *= 10;
    }
}

Result<PlayedRace> played_race(const PlayerRequest& request, const ProgressSink& progress) {
    if (Status known = check_request(request); !known) {
        return known.error();
    }
    auto shown = race_of(sessions_of(request), std::nullopt, progress);
    if (!shown) {
        return shown.error();
    }
    const std::uint64_t end = shown->race->end;
    const std::uint64_t to = request.to.value_or(end);
    const std::uint64_t from = request.from.value_or(0);
    if (from > end || to > end || from > to) {
        const bool is_from = from > end;
        return not_allowed(is_from ? "--from" : "--to", std::to_string(is_from ? from : to),
                           allowed_numbers(is_from ? 0 : std::min(from, end), end, ""));
    }
    const std::uint64_t by = request.by.cycles == 0 ? usual_race_step(to - from) : request.by.cycles;
    if ((to - from) / by >= most_player_frames) {
        return not_allowed("--by", "cycles:" + std::to_string(by),
                           coded(allowed::few_frames, {"#" + std::to_string(most_player_frames)}));
    }
    std::vector<std::uint64_t> times = times_of(request, *shown->race, by, from, to);
    return PlayedRace{std::move(*shown), std::move(times)};
}

bool take_fewer_times(const PlayerRequest& request, PlayedRace& race) {
    constexpr std::size_t few = 30;
    const std::uint64_t from = race.times.front();
    const std::uint64_t to = race.times.back();
    if (race.times.size() < few) {
        return false;
    }
    const std::uint64_t by = 2 * std::max<std::uint64_t>(1, (to - from) / race.times.size());
    race.times = times_of(request, *race.shown.race, by, from, to);
    return true;
}

Result<PlayedView> race_view(const PlayerRequest& request, const PlayedRace& race, SceneBook& book,
                             const ProgressSink& progress) {
    FrameWriter writer(book);
    ShownRace shown = race.shown;
    Progress done{Stage::save, 0, race.times.size()};
    for (const std::uint64_t time : race.times) {
        if (progress && !progress(done)) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        ++done.done;
        shown.time = time;
        writer.add(race_scene(shown, size_of(request.place)));
    }
    return PlayedView{"race", race_title(), race_caption(), writer.frames()};
}

PlayedRun raced_run(const PlayerRequest& request, const PlayedRace& race) {
    ViewPlace place = request.place;
    place.view = "race";
    place.cycle = race.times.front();
    return {.name = race_title(),
            .place = public_place(place).toStdString(),
            .steps = race_steps(race),
            .rounds = {},
            .marks = race_marks(race, request.notes),
            .source = {},
            .facts = race_facts(*race.shown.race),
            .correct = all_correct(*race.shown.race),
            .film = race_thumbnail(*race.shown.race, race_film_size),
            .first_frame = frame_of_time(race.times, request.place.cycle.value_or(0)),
            .ticks = 0,
            .has_cycles = true,
            .race_end = race.shown.race->end};
}

} // namespace lockstep::gui
