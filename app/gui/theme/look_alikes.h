#pragma once

#include "app/gui/theme/heat.h"

#include <QColor>
#include <QString>
#include <vector>

namespace lockstep::gui {

/// A colour that has a meaning in a picture.
struct MeantColour {
    QColor colour;
    /// What distinguishes it from other colours without colour: its hatch, dash or marker. Colours with different cues
    /// are never confused.
    QString cue;
    QString name; ///< from the legend; empty if the picture does not name it
    friend bool operator==(const MeantColour&, const MeantColour&) = default;
};

/// Two colours that a reader cannot tell apart.
struct LookAlikes {
    MeantColour first;
    MeantColour second;
    Vision vision = Vision::grey;
};

/// Finds the colours that look alike on a grey print or to a colour-blind reader: per kind of vision, all pairs
/// with the same cue that differ by less than CIEDE2000 8.
[[nodiscard]] std::vector<LookAlikes> look_alikes(const std::vector<MeantColour>& colours);

/// Returns the sentence about the result: what is readable or, for the first pair, what is not.
[[nodiscard]] QString look_alikes_text(const std::vector<LookAlikes>& found);

} // namespace lockstep::gui
