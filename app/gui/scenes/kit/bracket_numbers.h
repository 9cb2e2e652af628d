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
    /// No number begins to the left of `least_left`, where the name of the row may be.
    BracketNumbers(Scene& scene, double y, double least_left = 0)
        : scene_(scene), y_(y), least_left_(least_left) {}
    /// Places a number above its bracket, or slightly to the right of it at the left edge. Returns false if it would
    /// overlap another number.
    bool place(const BracketNumber& number, FontRole font, Role colour);
    /// Places all numbers or none, because a row with gaps would be hard to read.
    bool place_all(const std::vector<BracketNumber>& numbers, FontRole font, Role colour);

private:
    Scene& scene_;
    double y_;
    double least_left_;
    std::vector<std::pair<double, double>> taken_; ///< start and end of each occupied range
};

} // namespace lockstep::gui
