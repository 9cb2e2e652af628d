#include "app/gui/theme/fonts.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>
#include <QStringList>
#include <QWidget>
#include <cmath>
#include <map>

namespace lockstep::gui {
namespace {

struct Type {
    bool code;
    int pixels;
    QFont::Weight weight;
};

Type slide_type_of(FontRole role) {
    switch (role) {
    case FontRole::slide_title:
        return {false, 44, QFont::Bold};
    case FontRole::slide_question:
        return {false, 56, QFont::Bold};
    case FontRole::slide_letter:
        return {false, 64, QFont::Bold};
    case FontRole::slide_answer:
    case FontRole::slide_caption:
        return {false, 40, QFont::Normal};
    case FontRole::slide_strong:
        return {false, 40, QFont::Bold};
    case FontRole::slide_body:
        return {false, 32, QFont::Normal};
    case FontRole::slide_count:
        return {false, 32, QFont::Bold};
    case FontRole::slide_mark:
        return {false, 26, QFont::Bold};
    case FontRole::slide_code:
        return {true, 36, QFont::Normal};
    default:
        return {false, 26, QFont::Normal};
    }
}

Type type_of(FontRole role) {
    switch (role) {
    case FontRole::view_title:
        return {false, 15, QFont::DemiBold};
    case FontRole::card_number:
        return {false, 52, QFont::DemiBold};
    case FontRole::headline:
        return {false, 34, QFont::DemiBold};
    case FontRole::step:
        return {false, 18, QFont::DemiBold};
    case FontRole::body:
        return {false, 13, QFont::Normal};
    case FontRole::body_strong:
        return {false, 13, QFont::DemiBold};
    case FontRole::secondary:
        return {false, 12, QFont::Normal};
    case FontRole::second_strong:
        return {false, 12, QFont::DemiBold};
    case FontRole::tick:
        return {false, 11, QFont::Normal};
    case FontRole::tick_strong:
        return {false, 11, QFont::Bold};
    case FontRole::value:
        return {false, 12, QFont::DemiBold};
    case FontRole::value_small:
        return {false, 10, QFont::DemiBold};
    case FontRole::code:
        return {true, 12, QFont::Normal};
    case FontRole::code_strong:
        return {true, 12, QFont::DemiBold};
    case FontRole::figure:
        return {true, 13, QFont::Normal};
    default:
        return slide_type_of(role);
    }
}

} // namespace

QFont font_for(FontRole role, double scale) {
    const Type type = type_of(role);
    QFont result;
    result.setFamilies(type.code
                           ? QStringList{QStringLiteral("JetBrains Mono"), QStringLiteral("DejaVu Sans Mono")}
                           : QStringList{QStringLiteral("Inter"), QStringLiteral("NanumGothic"),
                                         QStringLiteral("Noto Sans CJK KR"), QStringLiteral("DejaVu Sans")});
    result.setFamily(result.families().constFirst()); // the family that style sheets use
    // no ligatures in code, because it is read character by character
    result.setStyleHint(type.code ? QFont::Monospace : QFont::SansSerif,
                        type.code ? QFont::PreferNoShaping : QFont::PreferDefault);
    result.setPixelSize(static_cast<int>(std::lround(type.pixels * scale)));
    result.setWeight(type.weight);
    return result;
}

double text_scale() {
    const int pixels = QGuiApplication::font().pixelSize(); // -1 if no pixel size is set
    return pixels > 0 ? static_cast<double>(pixels) / type_of(FontRole::body).pixels : 1;
}

QFont text_font(FontRole role) {
    return font_for(role, text_scale());
}

double scaled_text_width(FontRole role, const QString& text) {
    return QFontMetricsF(text_font(role)).horizontalAdvance(text);
}

double text_width(FontRole role, const QString& text) {
    constexpr qsizetype most_texts = 8192; // long runs have many values
    // Measuring a text takes as long as painting it, and most texts are the same in each frame. A job may build scenes
    // in another thread.
    thread_local std::map<FontRole, QHash<QString, double>> known;
    QHash<QString, double>& widths = known[role];
    if (const auto found = widths.constFind(text); found != widths.constEnd()) {
        return *found;
    }
    if (widths.size() >= most_texts) {
        widths.clear();
    }
    thread_local std::map<FontRole, QFontMetricsF> metrics;
    const QFontMetricsF& font = metrics.try_emplace(role, font_for(role)).first->second;
    return *widths.insert(text, font.horizontalAdvance(text));
}

void use_font(QWidget& widget, FontRole role) {
    widget.setFont(text_font(role));
}

} // namespace lockstep::gui
