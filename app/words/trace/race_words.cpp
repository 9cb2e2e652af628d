#include "app/words/trace/race_words.h"

#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr const char* race_context = "Race";

Phrase race_phrase(const char* sentence, std::vector<Phrase> arguments = {}) {
    return {race_context, sentence, std::move(arguments)};
}

/// Runs whose times differ by less than this share have no clear winner: the model is not more accurate.
constexpr double clear_difference = 0.01;

/// Returns the indices of the runs in the order of their places.
std::vector<std::size_t> by_place(const Race& race) {
    std::vector<std::size_t> order(race.runs.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::stable_sort(order, {}, [&race](std::size_t run) { return race.runs[run].standing.place; });
    return order;
}

} // namespace

Phrase no_race_sentence(const RaceRefusal& refusal, std::span<const std::string> names) {
    switch (refusal.why) {
    case NoRace::none:
        return {};
    case NoRace::too_few:
        return race_phrase(QT_TRANSLATE_NOOP("Race", "A race needs at least two runs."));
    case NoRace::too_many:
        return race_phrase(QT_TRANSLATE_NOOP("Race", "A race has at most four runs."));
    case NoRace::other_size:
        return race_phrase(QT_TRANSLATE_NOOP("Race", "%1 and %2 have different problem sizes, so they cannot "
                                                     "race. Run both with the same size."),
                           {names[0], names[refusal.run]});
    case NoRace::no_model:
        return race_phrase(QT_TRANSLATE_NOOP("Race", "%1 cannot race: it does not fit on a multiprocessor of "
                                                     "its hardware model, so it has no modelled time."),
                           {names[refusal.run]});
    }
    return {};
}

Phrase race_time(RaceClock clock, std::uint64_t time) {
    if (clock == RaceClock::nanoseconds) {
        return {static_cast<double>(time), duration};
    }
    return Phrase::counted(race_context, QT_TRANSLATE_N_NOOP("Race", "%1 cycles"), "%1 cycle", {time});
}

Phrase parting_sentence(const Race& race) {
    if (!race.parting) {
        return race.first_end == race.end
                   ? race_phrase(QT_TRANSLATE_NOOP(
                         "Race", "The warps on multiprocessor 0 do the same in all runs, until the end."))
                   : race_phrase(QT_TRANSLATE_NOOP("Race",
                                                   "The runs are too long to find when they start to differ: "
                                                   "only the beginning of their timelines is recorded."));
    }
    if (*race.parting == 0) {
        return race_phrase(QT_TRANSLATE_NOOP("Race", "The runs differ from the start."));
    }
    return race.clock == RaceClock::cycles
               ? race_phrase(QT_TRANSLATE_NOOP("Race", "Until cycle %1, the warps on multiprocessor 0 do the "
                                                       "same in all runs."),
                             {*race.parting})
               : race_phrase(QT_TRANSLATE_NOOP("Race", "For the first %1, the warps on multiprocessor 0 do "
                                                       "the same in all runs."),
                             {race_time(race.clock, *race.parting)});
}

Phrase result_sentence(const Race& race, std::span<const std::string> names) {
    const std::vector<std::size_t> order = by_place(race);
    const std::string& first = names[order[0]];
    const std::string& second = names[order[1]];
    const std::uint64_t gap = race.runs[order[1]].standing.gap;
    if (gap == 0) {
        return race_phrase(QT_TRANSLATE_NOOP("Race", "%1 and %2 finish at the same time."), {first, second});
    }
    const Phrase by = race_time(race.clock, gap);
    if (static_cast<double>(gap) < clear_difference * static_cast<double>(race.first_end)) {
        return race_phrase(
            QT_TRANSLATE_NOOP(
                "Race",
                "There is no clear winner: %1 finishes only %3 before %2, a difference of less than 1 %."),
            {first, second, by});
    }
    return race_phrase(QT_TRANSLATE_NOOP("Race", "%1 finishes first, %3 before %2."), {first, second, by});
}

Phrase round_name(const RaceRound& round) {
    return round.variable.empty()
               ? race_phrase(QT_TRANSLATE_NOOP("Race", "round %1"), {std::to_string(round.number)})
               : race_phrase("%1 = %2", {round.variable, std::to_string(round.value)});
}

} // namespace lockstep
