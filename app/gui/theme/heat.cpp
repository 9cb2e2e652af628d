#include "app/gui/theme/heat.h"

#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

int channel(double value) {
    return std::clamp(static_cast<int>(std::lround(value)), 0, 255);
}

} // namespace

// The polynomial fit of d3-scale-chromatic, within a few units (of 255) of the published table.
QColor cividis(double share) {
    const double t = std::clamp(share, 0.0, 1.0);
    return {channel(-4.54 - t * (35.34 - t * (2381.73 - t * (6402.7 - t * (7024.72 - t * 2710.57))))),
            channel(32.49 + t * (170.73 + t * (52.82 - t * (131.46 - t * (176.58 - t * 67.37))))),
            channel(81.24 + t * (442.36 - t * (2482.43 - t * (6167.24 - t * (6614.94 - t * 2475.67)))))};
}

QColor ink_for(const QColor& fill) {
    const QColor black(0, 0, 0);
    const QColor white(255, 255, 255);
    return contrast(fill, black) >= contrast(fill, white) ? black : white;
}

double heat_of_count(double count, double most) {
    return most > 0 ? std::sqrt(count / most) : 0;
}

} // namespace lockstep::gui
