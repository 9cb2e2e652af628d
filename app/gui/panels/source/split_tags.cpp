#include "app/gui/panels/source/split_tags.h"

#include <QFontMetricsF>
#include <QList>
#include <Qsci/qsciscintilla.h>
#include <Qsci/qscistyle.h>
#include <Qsci/qscistyledtext.h>
#include <algorithm>

namespace lockstep::gui {

namespace {

/// Breaks text into lines that fit into the width of the editor, because QScintilla does not wrap
/// annotations.
QString wrapped(const QString& text, const QsciScintilla& editor, const QFont& code) {
    constexpr int margins = 64; // pixels for line numbers, the bar and the scroll bar
    const double sign = std::max(1.0, QFontMetricsF(code).horizontalAdvance(QLatin1Char('0')));
    const auto most = static_cast<qsizetype>(std::max(16.0, (editor.width() - margins) / sign));
    QString lines;
    qsizetype length = 0;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const bool breaks = length > 0 && length + 1 + word.size() > most;
        lines += length == 0 ? QString() : breaks ? QStringLiteral("\n  ") : QStringLiteral(" ");
        lines += word;
        length = (breaks ? 2 : length + (length > 0 ? 1 : 0)) + word.size();
    }
    return lines;
}

} // namespace

void SplitTags::set_theme(const Theme& theme, const QFont& code) {
    theme_ = theme;
    code_ = code;
    annotate(tags_); // redraws the tags in the theme's colours
}

void SplitTags::show(const std::optional<WarpSplit>& split) {
    Tags tags;
    const auto add = [&](const SplitSide& side, const QString& head, bool on_true) {
        // file 0, the kernel's own, is the only one that the editor shows
        if (side.next != nullptr && side.next->file == 0) {
            const QString sign = on_true ? QStringLiteral("■") : QStringLiteral("□");
            tags.emplace(
                side.next->line,
                Tag{QStringLiteral("%1 %2: %3").arg(sign, head, side_at_line(*split, side)), on_true});
        }
    };
    if (split) {
        add(split->on_true, true_head(*split), true);
        add(split->on_false, false_head(*split), false);
    }
    if (tags != tags_) {
        annotate(tags);
    }
}

void SplitTags::annotate(const Tags& tags) {
    for (const auto& [line, tag] : tags_) {
        editor_.clearAnnotations(static_cast<int>(line) - 1);
    }
    tags_ = tags;
    const QsciStyle yes(then_note, QStringLiteral("then"), theme_[Role::text], theme_[Role::request_soft],
                        code_);
    const QsciStyle no(else_note, QStringLiteral("else"), theme_[Role::text], theme_[Role::panel_alt], code_);
    for (auto each = tags_.begin(); each != tags_.end(); each = tags_.upper_bound(each->first)) {
        QList<QsciStyledText> lines;
        for (auto tag = each; tag != tags_.upper_bound(each->first); ++tag) {
            const QString end =
                std::next(tag) == tags_.upper_bound(each->first) ? QString() : QStringLiteral("\n");
            lines << QsciStyledText(wrapped(tag->second.text, editor_, code_) + end,
                                    tag->second.on_true ? yes : no);
        }
        editor_.annotate(static_cast<int>(each->first) - 1, lines);
    }
}

} // namespace lockstep::gui
