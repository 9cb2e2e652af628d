#include "tests/pictures/filled_height.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr double usual_gap = 0.05;
constexpr int margin = 16; ///< pixels at the left and right that are not looked at: frames and scroll bars

bool is_used(const QImage& picture, int row, QRgb background) {
    for (int x = margin; x < picture.width() - margin; ++x) {
        const QRgb pixel = picture.pixel(x, row);
        const int difference = std::abs(qRed(pixel) - qRed(background)) +
                               std::abs(qGreen(pixel) - qGreen(background)) +
                               std::abs(qBlue(pixel) - qBlue(background));
        if (difference > 12) {
            return true;
        }
    }
    return false;
}

} // namespace

double filled_height(const QImage& picture) {
    const QRgb background = picture.pixel(margin, picture.height() - 4);
    int last = 0;
    int largest_gap = 0;
    for (int row = 4; row < picture.height() - 4; ++row) {
        if (is_used(picture, row, background)) {
            largest_gap = std::max(largest_gap, row - last - 1);
            last = row;
        }
    }
    const double gap = static_cast<double>(largest_gap) / picture.height();
    return static_cast<double>(last + 1) / picture.height() - (gap > usual_gap ? gap : 0);
}

} // namespace lockstep::gui
