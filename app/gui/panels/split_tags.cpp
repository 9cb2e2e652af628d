#include "app/gui/panels/split_tags.h"

#include <QList>
#include <Qsci/qsciscintilla.h>
#include <Qsci/qscistyle.h>
#include <Qsci/qscistyledtext.h>

namespace lockstep::gui {

void SplitTags::set_theme(const Theme& theme, const QFont& code) {
    theme_ = theme;
    code_ = code;
    annotate(tags_); // in its colours
}

void SplitTags::show(const std::optional<WarpSplit>& split) {
    Tags tags;
    const auto add = [&](const SplitSide& side, const QString& head, bool on_true) {
        if (side.next != nullptr && side.next->file == 0) { // the editor shows the kernel's own file
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
    const QsciStyle yes(-1, QStringLiteral("then"), theme_[Role::text], theme_[Role::request_soft], code_);
    const QsciStyle no(-1, QStringLiteral("else"), theme_[Role::text], theme_[Role::panel_alt], code_);
    for (auto each = tags_.begin(); each != tags_.end(); each = tags_.upper_bound(each->first)) {
        QList<QsciStyledText> lines;
        for (auto tag = each; tag != tags_.upper_bound(each->first); ++tag) {
            const QString end =
                std::next(tag) == tags_.upper_bound(each->first) ? QString() : QStringLiteral("\n");
            lines << QsciStyledText(tag->second.text + end, tag->second.on_true ? yes : no);
        }
        editor_.annotate(static_cast<int>(each->first) - 1, lines);
    }
}

} // namespace lockstep::gui
