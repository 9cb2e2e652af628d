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

/// The numbers of a row of brackets, none over another: what is placed first stays.
class BracketNumbers {
public:
    BracketNumbers(Scene& scene, double y) : scene_(scene), y_(y) {}
    /// False where there is no room for it.
    bool place(const BracketNumber& number, FontRole font, Role colour);
    /// All of them or none: with holes between them they would not be read as a row.
    bool place_all(const std::vector<BracketNumber>& numbers, FontRole font, Role colour);

private:
    Scene& scene_;
    double y_;
    std::vector<std::pair<double, double>> taken_; ///< from, to
};

} // namespace lockstep::gui
