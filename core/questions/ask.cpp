#include "core/questions/ask.h"

#include "core/questions/kinds.h"

#include <array>
#include <utility>

namespace lockstep {
namespace {

using enum QuestionKind;

struct KindRow {
    QuestionKind kind;
    DraftOf draft;
    Covers covers;
};

constexpr std::array kind_rows = {
    KindRow{lanes_next, draft_lanes_next, Covers::lanes},
    KindRow{warps_in_round, draft_warps_in_round, Covers::warps},
    KindRow{sectors, draft_sectors, Covers::lanes},
    KindRow{lines, draft_lines, Covers::lanes},
    KindRow{conflict_degree, draft_conflict_degree, Covers::lanes},
    KindRow{shares_bank, draft_shares_bank, Covers::lanes},
    KindRow{lanes_taking, draft_lanes_taking, Covers::lanes},
    KindRow{split, draft_split, Covers::lanes},
    KindRow{missing_barrier, draft_missing_barrier, Covers::run_figures},
    KindRow{occupancy_limit, draft_occupancy_limit, Covers::run_figures},
    KindRow{next_read, draft_next_read, Covers::lanes},
    KindRow{which_variant, draft_which_variant, Covers::run_figures},
    KindRow{order_rounds, draft_order_rounds, Covers::run_figures},
};
static_assert(kind_rows.size() == question_kinds);

bool exists(AskedRuns runs, const QuestionPlace& place) {
    return !runs.empty() && place.launch < runs[0]->launch_count() &&
           place.group.value() < runs[0]->trace(place.launch).logged_groups();
}

bool is_in(const GroupView& view, const QuestionPlace& place) {
    return view.launch == place.launch && view.steps->group == place.group &&
           (view.tick_count() == 0 || place.tick.value() < view.tick_count()) &&
           place.warp.value() < view.steps->warps;
}

std::uint64_t mixed_with_place(std::uint64_t seed, QuestionKind kind, const QuestionPlace& place) {
    std::uint64_t mix = mixed(seed, static_cast<std::uint64_t>(kind));
    for (const std::uint64_t part : {std::uint64_t{place.launch}, place.group.value(),
                                     std::uint64_t{place.tick.value()}, std::uint64_t{place.warp.value()}}) {
        mix = mixed(mix, part);
    }
    return mix;
}

} // namespace

std::optional<Question> ask(AskedRuns runs, const QuestionPlace& place, QuestionKind kind,
                            std::uint64_t seed) {
    if (!exists(runs, place)) {
        return std::nullopt;
    }
    return ask(make_group_view(runs[0], place.launch, place.group), runs, place, kind, seed);
}

std::optional<Question> ask(const GroupView& view, AskedRuns runs, const QuestionPlace& place,
                            QuestionKind kind, std::uint64_t seed) {
    if (!is_in(view, place)) {
        return std::nullopt;
    }
    const KindRow& row = kind_rows.at(static_cast<std::size_t>(kind));
    const std::uint64_t mix = mixed_with_place(seed, kind, place);
    auto draft = row.draft({view, runs, place, mix});
    if (!draft) {
        return std::nullopt;
    }
    auto question = finish(*std::move(draft), mix);
    if (question) {
        question->seed = seed;
        question->covers = row.covers;
    }
    return question;
}

std::vector<QuestionKind> kinds_at(AskedRuns runs, const QuestionPlace& place) {
    if (!exists(runs, place)) {
        return {};
    }
    return kinds_at(make_group_view(runs[0], place.launch, place.group), runs, place);
}

std::vector<QuestionKind> kinds_at(const GroupView& view, AskedRuns runs, const QuestionPlace& place) {
    std::vector<QuestionKind> found;
    for (const KindRow& row : kind_rows) {
        if (ask(view, runs, place, row.kind, 0)) {
            found.push_back(row.kind);
        }
    }
    return found;
}

} // namespace lockstep
