#include "app/gui/charts/series_style.h"

#include "app/gui/theme/fonts.h"

#include <array>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

struct Form {
    QCPScatterStyle::ScatterShape shape;
    bool is_hollow;
    double size;
    const char* sign;
    std::array<double, 6> dash; ///< lengths of dashes and gaps, in pen widths; a zero ends the list
};

constexpr Form forms[series_forms] = {
    {QCPScatterStyle::ssDisc, false, 7, "●", {}},
    {QCPScatterStyle::ssSquare, true, 7, "□", {5, 2}},
    {QCPScatterStyle::ssTriangle, false, 8, "▲", {1.5, 2}},
    {QCPScatterStyle::ssDiamond, false, 8, "◆", {5, 2, 1.5, 2}},
    {QCPScatterStyle::ssCircle, true, 8, "○", {9, 2}},
    {QCPScatterStyle::ssSquare, false, 7, "■", {9, 2, 1.5, 2}},
    {QCPScatterStyle::ssTriangle, true, 9, "△", {3, 3}},
    {QCPScatterStyle::ssDiamond, true, 9, "◇", {1.5, 4}},
    {QCPScatterStyle::ssCross, false, 7, "×", {9, 2, 1.5, 2, 1.5, 2}},
    {QCPScatterStyle::ssPlus, false, 9, "+", {5, 4}},
    {QCPScatterStyle::ssStar, false, 9, "∗", {3, 1.5}},
    {QCPScatterStyle::ssTriangleInverted, false, 8, "▼", {9, 5}},
    {QCPScatterStyle::ssCrossCircle, true, 9, "⊗", {5, 2, 5, 2, 1.5, 2}},
    {QCPScatterStyle::ssPlusCircle, true, 9, "⊕", {1, 1}},
    {QCPScatterStyle::ssCrossSquare, true, 9, "⊠", {7, 2, 3, 2}},
    {QCPScatterStyle::ssPlusSquare, true, 9, "⊞", {12, 3}},
};

const Form& form_of(unsigned place) {
    return forms[place % series_forms];
}

} // namespace

QCPScatterStyle series_marker(unsigned place, const QColor& colour, const QColor& paper) {
    const Form& form = form_of(place);
    return {form.shape, QPen(colour, (form.is_hollow ? 2 : 1.5) * text_scale()),
            QBrush(form.is_hollow ? paper : colour), form.size * text_scale()};
}

QPen series_pen(unsigned place, const QColor& colour) {
    QPen pen(colour, 1.5 * text_scale());
    QList<qreal> dash;
    for (const double length : form_of(place).dash) {
        if (length > 0) {
            dash << length;
        }
    }
    if (!dash.isEmpty()) {
        pen.setDashPattern(dash);
    }
    return pen;
}

QString series_sign(unsigned place) {
    return QString::fromUtf8(form_of(place).sign);
}

BarHatch series_hatch(unsigned place) {
    constexpr BarHatch hatches[] = {BarHatch::none, BarHatch::slash, BarHatch::backslash, BarHatch::cross};
    return hatches[place / 4 % 4];
}

} // namespace lockstep::gui
