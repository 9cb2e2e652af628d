#include "app/gui/theme/heat.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace lockstep::gui {
namespace {

int channel(double value) {
    return std::clamp(static_cast<int>(std::lround(value)), 0, 255);
}

} // namespace

// Uses the polynomial fit of d3-scale-chromatic, which differs from the published table by a few units (of
// 255).
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

namespace {

using Three = std::array<double, 3>;

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

Three linear(const QColor& colour) {
    return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

double luminance(const QColor& colour) {
    const Three c = linear(colour);
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

Three multiply(const std::array<Three, 3>& m, const Three& v) {
    Three result{};
    for (std::size_t row = 0; row < 3; ++row) {
        result[row] = m[row][0] * v[0] + m[row][1] * v[1] + m[row][2] * v[2];
    }
    return result;
}

// Matrices of Machado 2009 for severity 1.0; they apply to linear light.
constexpr std::array<Three, 3> protan{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr std::array<Three, 3> deutan{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr std::array<Three, 3> tritan{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
constexpr std::array<Three, 3> to_xyz{{{0.4124564, 0.3575761, 0.1804375},
                                       {0.2126729, 0.7151522, 0.0721750},
                                       {0.0193339, 0.1191920, 0.9503041}}};

Three seen(const QColor& colour, Vision vision) {
    Three light = linear(colour);
    switch (vision) {
    case Vision::normal:
        break;
    case Vision::protanopia:
        light = multiply(protan, light);
        break;
    case Vision::deuteranopia:
        light = multiply(deutan, light);
        break;
    case Vision::tritanopia:
        light = multiply(tritan, light);
        break;
    case Vision::grey:
        light.fill(luminance(colour));
        break;
    case Vision::projector:
        for (double& c : light) {
            c = c * 0.75 + 0.25;
        }
        break;
    }
    for (double& c : light) {
        c = std::clamp(c, 0.0, 1.0);
    }
    return light;
}

Three lab(const Three& light) {
    const Three xyz = multiply(to_xyz, light);
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double hue(double a, double b) {
    const double angle = std::atan2(b, a) * 180 / std::numbers::pi;
    return angle < 0 ? angle + 360 : angle;
}

double cos_degrees(double angle) {
    return std::cos(angle * std::numbers::pi / 180);
}

// Implements equations 2 to 22 of Sharma, Wu, Dalal 2005.
double ciede2000(const Three& one, const Three& two) {
    const double mean_c = (std::hypot(one[1], one[2]) + std::hypot(two[1], two[2])) / 2;
    const double g = 0.5 * (1 - std::sqrt(std::pow(mean_c, 7) / (std::pow(mean_c, 7) + std::pow(25.0, 7))));
    const double a1 = one[1] * (1 + g);
    const double a2 = two[1] * (1 + g);
    const double c1 = std::hypot(a1, one[2]);
    const double c2 = std::hypot(a2, two[2]);
    const double h1 = hue(a1, one[2]);
    const double h2 = hue(a2, two[2]);
    const bool grey = c1 * c2 == 0;
    double dh = grey ? 0 : h2 - h1;
    dh = dh > 180 ? dh - 360 : dh < -180 ? dh + 360 : dh;
    double mean_h = h1 + h2;
    if (!grey) {
        mean_h = std::abs(h1 - h2) <= 180 ? mean_h / 2 : mean_h < 360 ? mean_h / 2 + 180 : mean_h / 2 - 180;
    }
    const double delta_h = 2 * std::sqrt(c1 * c2) * std::sin(dh / 2 * std::numbers::pi / 180);
    const double l = (one[0] + two[0]) / 2;
    const double c = (c1 + c2) / 2;
    const double t = 1 - 0.17 * cos_degrees(mean_h - 30) + 0.24 * cos_degrees(2 * mean_h) +
                     0.32 * cos_degrees(3 * mean_h + 6) - 0.20 * cos_degrees(4 * mean_h - 63);
    const double sl = 1 + 0.015 * std::pow(l - 50, 2) / std::sqrt(20 + std::pow(l - 50, 2));
    const double sc = 1 + 0.045 * c;
    const double sh = 1 + 0.015 * c * t;
    const double rc = 2 * std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7)));
    const double turn = 30 * std::exp(-std::pow((mean_h - 275) / 25, 2));
    const double rt = -std::sin(2 * turn * std::numbers::pi / 180) * rc;
    const double dl = (two[0] - one[0]) / sl;
    const double dc = (c2 - c1) / sc;
    const double dhh = delta_h / sh;
    return std::sqrt(dl * dl + dc * dc + dhh * dhh + rt * dc * dhh);
}

} // namespace

double contrast(const QColor& a, const QColor& b) {
    const double la = luminance(a) + 0.05;
    const double lb = luminance(b) + 0.05;
    return std::max(la, lb) / std::min(la, lb);
}

double distance(const QColor& a, const QColor& b, Vision vision) {
    return ciede2000(lab(seen(a, vision)), lab(seen(b, vision)));
}

} // namespace lockstep::gui
