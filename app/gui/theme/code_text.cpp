#include "app/gui/theme/code_text.h"

#include "app/gui/theme/fonts.h"

#include <QFont>
#include <QStringList>

namespace lockstep::gui {

QString with_code(const QString& text) {
    const QString family = font_for(FontRole::code).family();
    const QStringList parts = text.toHtmlEscaped().split(QLatin1Char('`')); // every second part is code
    QString rich;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const bool is_code = i % 2 == 1 && i + 1 < parts.size(); // an unmatched backtick is shown as it is
        const bool is_lone = i % 2 == 1 && !is_code;
        rich += is_code   ? QStringLiteral("<span style=\"font-family:'%1'\">%2</span>").arg(family, parts[i])
                : is_lone ? QLatin1Char('`') + parts[i]
                          : parts[i];
    }
    return rich;
}

QString without_backticks(QString text) {
    return text.remove(QLatin1Char('`'));
}

} // namespace lockstep::gui
