#include "app/gui/exporting/render_line.h"

#include "app/common/run_options.h"
#include "app/gui/exporting/shown_place.h"
#include "app/words/visible_text.h"

#include <QRegularExpression>
#include <QStringList>

namespace lockstep::gui {
namespace {

/// Escapes control characters for bash and zsh, so that it is safe to paste the line into a terminal.
QString escaped_word(const QString& text) {
    QString word = QStringLiteral("$'");
    for (const QChar letter : text) {
        const ushort code = letter.unicode();
        if (letter == QLatin1Char('\'') || letter == QLatin1Char('\\')) {
            word += QLatin1Char('\\') + letter;
        } else if (visible_line(QString(letter).toStdString()) == QString(letter).toStdString() ||
                   letter.isSurrogate()) {
            word += letter;
        } else {
            word += QStringLiteral("\\u%1").arg(code, 4, 16, QLatin1Char('0'));
        }
    }
    return word + QLatin1Char('\'');
}

/// Quotes a string so that a shell reads it as one word.
QString word(QString text) {
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./=,:+-]+$"));
    if (plain.match(text).hasMatch()) {
        return text;
    }
    if (visible_line(text.toStdString()) != text.toStdString()) {
        return escaped_word(text);
    }
    return QLatin1Char('\'') + text.replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
}

} // namespace

RenderLook look_of(const QString& view, const ExportChoice& choice) {
    return {.theme = theme_option(choice.theme.name()),
            .size = choice.size.toSize(),
            .scale = choice.ending == QLatin1String("png") ? choice.scale : 1,
            .file = view + QLatin1Char('.') + choice.ending};
}

QString render_line(ViewPlace place, const RenderLook& look) {
    if (!look.theme.isEmpty()) {
        place.theme = look.theme.toStdString();
    }
    if (!look.size.isEmpty()) {
        place.picture_size = PictureSize{static_cast<std::uint32_t>(look.size.width()),
                                         static_cast<std::uint32_t>(look.size.height())};
    }
    QStringList words{QStringLiteral("lockstep"), look.command};
    for (const std::string& each : command_words(place)) {
        words << word(QString::fromStdString(each));
    }
    if (look.scale > 1) {
        words << QStringLiteral("--scale") << QString::number(look.scale);
    }
    words << QStringLiteral("-o") << word(look.file);
    return words.join(QLatin1Char(' '));
}

QString Exported::command(const ExportChoice& choice) const {
    const auto there = place();
    return there ? render_line(*there, look_of(name(), choice)) : QString();
}

} // namespace lockstep::gui
