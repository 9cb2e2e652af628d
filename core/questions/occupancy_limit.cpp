// Which resource limits the number of resident groups?
#include "core/questions/kinds.h"

#include <algorithm>

namespace lockstep {

namespace {
constexpr std::uint32_t no_limit = 0xFFFF; // more groups than any multiprocessor holds, see occupancy()
} // namespace

std::optional<Draft> draft_occupancy_limit(const Asking& at) {
    const LaunchModel& model = at.session().analysis(at.place.launch).model;
    const auto& groups = model.occupancy.groups_by_limit;
    // With two limits that allow equally many groups, both answers would be right.
    if (std::ranges::count(groups, std::ranges::min(groups)) != 1) {
        return std::nullopt;
    }
    Draft draft;
    draft.question = {.kind = QuestionKind::occupancy_limit,
                      .place = at.place,
                      .numbers = {model.use.group_items, model.use.item_registers, model.use.local_bytes},
                      .names = {at.hardware().preset},
                      .reveal = at.place.tick};
    const auto limiter = static_cast<std::size_t>(model.occupancy.limiter);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        QuestionChoice choice{.numbers = {i}};
        if (groups.at(i) < no_limit) {
            choice.numbers.push_back(groups.at(i));
        }
        if (i == limiter) {
            draft.right = std::move(choice);
        } else {
            choice.misconception = Misconception::other_limit;
            draft.wrong.push_back(std::move(choice));
        }
    }
    return draft;
}

} // namespace lockstep
