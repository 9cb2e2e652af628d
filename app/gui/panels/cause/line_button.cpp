#include "app/gui/panels/cause/line_button.h"

#include "app/gui/theme/fonts.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int padding = 2 * 9; ///< of the style sheet, with the border, in pixels

} // namespace

LineButton::LineButton(QWidget* parent) : QPushButton(parent) {
    setProperty("source_line", true);
    setAutoDefault(true); // Enter presses the button
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    use_font(*this, FontRole::code);
}

void LineButton::set_line(const QString& line) {
    line_ = line;
    setToolTip(line);
    setAccessibleName(tr("Go to line %1", "the number and text of a line").arg(line));
    fit();
}

QSize LineButton::minimumSizeHint() const {
    return {0, sizeHint().height()};
}

void LineButton::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    fit();
}

void LineButton::fit() {
    QString text = fontMetrics().elidedText(line_, Qt::ElideRight, std::max(0, width() - padding));
    setText(text.replace(QLatin1Char('&'), QLatin1String("&&"))); // a single & would mark a key
}

} // namespace lockstep::gui
