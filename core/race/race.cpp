#include "core/race/race.h"

#include "core/experiments/catalogue.h"
#include "core/race/parting.h"
#include "core/schedule/launch_model.h"

#include <algorithm>
#include <cmath>

namespace lockstep {
namespace {

RaceClock clock_of(std::span<const std::shared_ptr<const Session>> sessions) {
    const HardwareModel& first = sessions.front()->hardware();
    const bool are_equal = std::ranges::all_of(sessions, [&first](const auto& session) {
        const HardwareModel& hardware = session->hardware();
        return hardware.preset == first.preset && hardware.clock_mhz == first.clock_mhz;
    });
    return are_equal ? RaceClock::cycles : RaceClock::nanoseconds;
}

/// Returns the group that takes the first slot of the timeline if its log is there.
std::optional<Group> first_group(const Trace& trace, const Timeline& timeline) {
    if (timeline.residencies.empty()) {
        return std::nullopt;
    }
    const std::uint64_t group = timeline.residencies.front().group;
    const GroupRange logged = trace.groups();
    return group >= logged.first && group < logged.end ? std::optional(Group(group)) : std::nullopt;
}

RaceRounds rounds_of(const std::shared_ptr<const Session>& session, const RaceLeg& leg) {
    const auto group = first_group(session->trace(leg.launch), *leg.timeline);
    if (!group) {
        return {};
    }
    RaceRounds rounds = rounds_in_cycles(make_group_view(session, leg.launch, *group), *leg.timeline);
    for (RaceRound& round : rounds) {
        round.begin = leg.time_of(round.begin);
        round.end = leg.time_of(round.end);
    }
    return rounds;
}

/// Makes the leg of a launch that begins at a time. Errors: cancelled.
Result<RaceLeg> leg_of(const std::shared_ptr<const Session>& session, std::size_t launch, RaceClock clock,
                       std::uint64_t begin, const ProgressSink& progress) {
    const auto timeline = session->make(TimelineOf{launch, 0}, progress);
    if (!timeline) {
        return timeline.error();
    }
    const HardwareModel& hardware = session->hardware();
    const std::uint64_t cycles = session->analysis(launch).model.simulation->cycles;
    RaceLeg leg{.launch = launch, .begin = begin, .start = begin, .end = begin + cycles};
    if (clock == RaceClock::nanoseconds) {
        leg.start = begin + hardware.launch_overhead_ns;
        leg.end = begin + modelled_ns(cycles, hardware);
        leg.units_per_cycle = 1000.0 / hardware.clock_mhz;
    }
    leg.timeline = *timeline;
    leg.rounds = rounds_of(session, leg);
    return leg;
}

Result<Racer> racer_of(const std::shared_ptr<const Session>& session, RaceClock clock,
                       const ProgressSink& progress) {
    Racer racer{.session = session, .legs = {}, .end = 0, .standing = {}};
    for (std::size_t launch = 0; launch < session->launch_count(); ++launch) {
        auto leg = leg_of(session, launch, clock, racer.end, progress);
        if (!leg) {
            return leg.error();
        }
        racer.end = leg->end;
        racer.legs.push_back(std::move(*leg));
    }
    return racer;
}

/// Sets what depends on all runs.
void compare_runs(Race& race) {
    std::vector<std::uint64_t> ends;
    for (const Racer& run : race.runs) {
        ends.push_back(run.end);
    }
    const std::vector<Standing> standings = standings_of(ends);
    for (std::size_t i = 0; i < race.runs.size(); ++i) {
        race.runs[i].standing = standings[i];
    }
    race.first_end = std::ranges::min(ends);
    race.end = std::ranges::max(ends);
    race.parting = parting_of(race.runs);
}

} // namespace

std::uint64_t RaceLeg::time_of(std::uint64_t cycle) const {
    const auto units = static_cast<std::uint64_t>(std::llround(static_cast<double>(cycle) * units_per_cycle));
    return std::min(start + units, end);
}

std::vector<Standing> standings_of(std::span<const std::uint64_t> ends) {
    std::vector<Standing> standings;
    for (const std::uint64_t end : ends) {
        const std::uint64_t first = std::ranges::min(ends);
        const auto before = std::ranges::count_if(ends, [end](std::uint64_t other) { return other < end; });
        Standing standing{static_cast<std::uint32_t>(before + 1), end - first, std::nullopt};
        if (first > 0) {
            standing.ratio = static_cast<double>(end) / static_cast<double>(first);
        }
        standings.push_back(standing);
    }
    return standings;
}

RaceProgress Racer::progress_at(std::uint64_t time) const {
    if (time >= end) {
        return {.is_finished = true, .leg = legs.empty() ? 0 : legs.size() - 1, .round = std::nullopt};
    }
    const auto after = std::ranges::upper_bound(legs, time, {}, &RaceLeg::begin);
    const auto leg = static_cast<std::size_t>(after - legs.begin()) - 1;
    return {.is_finished = false, .leg = leg, .round = round_at(legs[leg].rounds, time)};
}

std::uint32_t Racer::slot_count() const {
    std::uint32_t used = 1;
    for (const RaceLeg& leg : legs) {
        for (const Residency& residency : leg.timeline->residencies) {
            used = std::max(used, residency.slot + 1);
        }
    }
    return used;
}

std::uint64_t problem_size(const Session& session) {
    const Recording& recording = session.recording();
    const Result<const Experiment*> found = find_experiment(recording.what);
    if (found) {
        if (const auto values = complete(**found, recording.parameters)) {
            return work_of(**found, *values).elements;
        }
    }
    return session.run_figures().work_items;
}

RaceRefusal why_no_race(std::span<const std::shared_ptr<const Session>> sessions) {
    if (sessions.size() < least_racers || sessions.size() > most_racers) {
        return {sessions.size() < least_racers ? NoRace::too_few : NoRace::too_many, 0};
    }
    for (std::size_t i = 0; i < sessions.size(); ++i) {
        if (!sessions[i]->run_figures().model) {
            return {NoRace::no_model, i};
        }
    }
    const std::uint64_t size = problem_size(*sessions.front());
    for (std::size_t i = 1; i < sessions.size(); ++i) {
        if (problem_size(*sessions[i]) != size) {
            return {NoRace::other_size, i};
        }
    }
    return {};
}

Result<Race> make_race(std::span<const std::shared_ptr<const Session>> sessions,
                       const ProgressSink& progress) {
    Race race{.clock = clock_of(sessions)};
    for (const auto& session : sessions) {
        if (progress && !progress({Stage::simulate, race.runs.size(), sessions.size()})) {
            return Error{.code = ErrorCode::cancelled};
        }
        auto racer = racer_of(session, race.clock, progress);
        if (!racer) {
            return racer.error();
        }
        race.runs.push_back(std::move(*racer));
    }
    compare_runs(race);
    return race;
}

} // namespace lockstep
