#include "app/gui/scenes/kit/bracket_numbers.h"

#include "app/gui/scenes/kit/scene_parts.h"

#include <algorithm>

namespace lockstep::gui {

bool BracketNumbers::place(const BracketNumber& number, FontRole font, Role colour) {
    const double half = text_width(font, number.text) / 2 + 2;
    const double left = std::max(number.middle - half, least_left_);
    const double right = left + 2 * half;
    const auto meets = [=](const auto& taken) { return left < taken.second + 2 && taken.first - 2 < right; };
    if (std::ranges::any_of(taken_, meets)) {
        return false;
    }
    taken_.emplace_back(left, right);
    scene_.shapes.push_back(text_label({left, y_, 2 * half, 16}, number.text, font, colour, Qt::AlignCenter));
    return true;
}

bool BracketNumbers::place_all(const std::vector<BracketNumber>& numbers, FontRole font, Role colour) {
    const std::size_t shapes = scene_.shapes.size();
    const std::size_t taken = taken_.size();
    const bool fit = std::ranges::all_of(
        numbers, [&](const BracketNumber& number) { return place(number, font, colour); });
    if (!fit) {
        scene_.shapes.erase(scene_.shapes.begin() + static_cast<std::ptrdiff_t>(shapes), scene_.shapes.end());
        taken_.resize(taken);
    }
    return fit;
}

} // namespace lockstep::gui
