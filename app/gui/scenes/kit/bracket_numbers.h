#pragma once

#include "app/gui/scenes/kit/scene.h"

#include <QString>
#include <utility>
#include <vector>

namespace lockstep::gui {

struct BracketNumber {
    double middle;
    QString text;
};

/// Places the numbers above a row of brackets without overlaps. Numbers that are placed first take
/// precedence.
class BracketNumbers {
public:
    BracketNumbers(Scene& scene, double y) : scene_(scene), y_(y) {}
    /// Places a number. Returns false if it would overlap another number.
    bool place(const BracketNumber& number, FontRole font, Role colour);
    /// Places all numbers or none, because a row with gaps would be hard to read.
    bool place_all(const std::vector<BracketNumber>& numbers, FontRole font, Role colour);

private:
    Scene& scene_;
    double y_;
    std::vector<std::pair<double, double>> taken_; ///< start and end of each occupied range
};

} // namespace lockstep::gui
