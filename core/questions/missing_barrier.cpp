// Between which two lines is a barrier missing?
#include "core/questions/kinds.h"
#include "core/trace/object_index.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace lockstep {
namespace {

/// Two lines of the file with the kernel, the smaller one first.
using LinePair = std::pair<std::uint32_t, std::uint32_t>;

LinePair sorted(std::uint32_t a, std::uint32_t b) {
    return std::minmax(a, b);
}

/// The pairs of lines of a launch that access the same local array, at least one of them by a write.
struct Pairs {
    std::set<LinePair> racing;    ///< pairs with a race that a barrier prevents, and no other race
    std::set<LinePair> otherwise; ///< pairs with a race that something else prevents
    std::set<LinePair> without_race;
};

/// The sites of reads and writes of local memory in the file with the kernel, that a group executes, with the
/// array that each of them accesses first.
std::map<std::uint32_t, std::uint32_t> local_sites(const GroupView& view) {
    const ObjectIndex index(view.trace().objects);
    std::map<std::uint32_t, std::uint32_t> found;
    for (const WarpStep& step : view.steps->steps) {
        const SiteInfo& site = view.site(step.site);
        const bool is_local = (site.kind == SiteKind::read || site.kind == SiteKind::write) &&
                              site.space == Space::local && site.file == 0;
        if (is_local && !found.contains(step.site.value())) {
            if (const auto object = index.find(Space::local, view.steps->payloads_of(step).front())) {
                found[step.site.value()] = *object;
            }
        }
    }
    return found;
}

/// Returns the pairs of lines that access the same array, at least one of them by a write.
std::set<LinePair> pairs_of_lines(const GroupView& view) {
    const auto executed = local_sites(view);
    std::set<LinePair> pairs;
    for (const auto& [a, object] : executed) {
        for (const auto& [b, other_object] : executed) {
            const bool writes =
                view.site(Site(a)).kind == SiteKind::write || view.site(Site(b)).kind == SiteKind::write;
            if (writes && object == other_object) {
                pairs.insert(sorted(view.site(Site(a)).line, view.site(Site(b)).line));
            }
        }
    }
    return pairs;
}

bool is_curable(const Finding& finding) {
    return finding.severity == Severity::error && finding.cure == RaceCure::barrier &&
           !finding.between_groups && finding.place.space == Space::local;
}

Pairs pairs_at(const Asking& at) {
    const std::vector<std::string>& files = at.view.trace().program.files;
    Pairs pairs;
    for (const Finding& finding : at.session().analysis(at.place.launch).findings) {
        if (finding.kind == FindingKind::race && !files.empty() && finding.file == files.front()) {
            const LinePair pair =
                sorted(finding.line, finding.other_line == 0 ? finding.line : finding.other_line);
            (is_curable(finding) ? pairs.racing : pairs.otherwise).insert(pair);
        }
    }
    std::erase_if(pairs.racing, [&](const LinePair& pair) { return pairs.otherwise.contains(pair); });
    for (const LinePair& pair : pairs_of_lines(at.view)) {
        if (!pairs.racing.contains(pair) && !pairs.otherwise.contains(pair)) {
            pairs.without_race.insert(pair);
        }
    }
    return pairs;
}

/// Whether the group has barriers, and the launch has no error that could be called a missing barrier.
bool is_well_synchronised(const Asking& at) {
    const bool has_barrier = std::ranges::any_of(at.view.steps->ticks, [&](const TickInfo& tick) {
        return at.view.site(tick.site).kind == SiteKind::barrier;
    });
    const auto is_sound = [](const Finding& finding) {
        return finding.severity != Severity::error && finding.kind != FindingKind::race;
    };
    return has_barrier && std::ranges::all_of(at.session().analysis(at.place.launch).findings, is_sound);
}

QuestionChoice choice(const LinePair& pair, Misconception misconception) {
    return {.numbers = {pair.first, pair.second}, .misconception = misconception};
}

/// Returns an element that the seed selects.
LinePair drawn(const std::set<LinePair>& pairs, Dice& dice) {
    return *std::next(pairs.begin(), static_cast<std::ptrdiff_t>(dice.below(pairs.size())));
}

} // namespace

std::optional<Draft> draft_missing_barrier(const Asking& at) {
    const Pairs pairs = pairs_at(at);
    if (pairs.racing.empty() && !is_well_synchronised(at)) {
        return std::nullopt;
    }
    Draft draft;
    draft.question = {.kind = QuestionKind::missing_barrier, .place = at.place, .reveal = at.place.tick};
    Dice dice(at.seed);
    if (pairs.racing.empty()) {
        draft.right.names = {"none"};
    } else {
        draft.right = choice(drawn(pairs.racing, dice), Misconception::none);
        draft.wrong.push_back({.names = {"none"}, .misconception = Misconception::none_missing});
    }
    std::set<LinePair> left = pairs.without_race;
    while (!left.empty()) {
        const LinePair pair = drawn(left, dice);
        left.erase(pair);
        draft.wrong.push_back(choice(pair, Misconception::no_race));
    }
    return draft;
}

} // namespace lockstep
