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

/// The numbers of a row of brackets, without overlaps: the number placed first is kept.
class BracketNumbers {
public:
    BracketNumbers(Scene& scene, double y) : scene_(scene), y_(y) {}
    /// False if it does not fit.
    bool place(const BracketNumber& number, FontRole font, Role colour);
    /// All of them or none: with gaps between them, they would not be read as a row.
    bool place_all(const std::vector<BracketNumber>& numbers, FontRole font, Role colour);

private:
    Scene& scene_;
    double y_;
    std::vector<std::pair<double, double>> taken_; ///< from, to
};

} // namespace lockstep::gui
