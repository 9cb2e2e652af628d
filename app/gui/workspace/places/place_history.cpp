#include "app/gui/workspace/places/place_history.h"

#include <utility>

namespace lockstep::gui {

Move move_between(const ViewPlace& from, const ViewPlace& to, std::uint64_t most_step) {
    if (from == to) {
        return Move::none;
    }
    const bool is_elsewhere = from.runs != to.runs || from.view != to.view || from.launch != to.launch ||
                              from.group != to.group || from.line != to.line;
    if (is_elsewhere) {
        return Move::jump;
    }
    const std::uint64_t a = from.step.value_or(1);
    const std::uint64_t b = to.step.value_or(1);
    return (a < b ? b - a : a - b) <= most_step ? Move::step : Move::seek;
}

void PlaceHistory::visit(Visit visit, Move move) {
    if (visits_.empty()) {
        visits_.push_back(std::move(visit));
        return;
    }
    if (move == Move::none || move == Move::step) {
        visits_[shown_] = std::move(visit);
        return;
    }
    visits_.resize(shown_ + 1);
    visits_.push_back(std::move(visit));
    if (visits_.size() > most) {
        visits_.pop_front();
    }
    shown_ = visits_.size() - 1;
}

const Visit* PlaceHistory::shown() const {
    return visits_.empty() ? nullptr : &visits_[shown_];
}

const Visit* PlaceHistory::back() {
    return has_before() ? &visits_[--shown_] : nullptr;
}

const Visit* PlaceHistory::forward() {
    return has_after() ? &visits_[++shown_] : nullptr;
}

} // namespace lockstep::gui
