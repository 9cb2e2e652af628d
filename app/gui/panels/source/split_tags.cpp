#include "app/gui/panels/source/split_tags.h"

#include "app/gui/panels/source/source_rows.h"
#include "app/gui/theme/fonts.h"

#include <QFontMetrics>
#include <QPainter>
#include <Qsci/qsciscintilla.h>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int padding = 4; ///< pixels between the frame of a tag and its text

/// Returns the width of the tags of a line, one after another, each in its form of this length.
int width_of(const QFontMetrics& metrics, const QStringList& texts) {
    int width = 0;
    for (const QString& text : texts) {
        width += metrics.horizontalAdvance(text) + 3 * padding;
    }
    return width;
}

/// Returns the place before the code of a line (from 0), in its first row.
QRect indentation(const QsciScintilla& editor, int line) {
    const long start = editor.SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE, line);
    const long code = editor.SendScintilla(QsciScintilla::SCI_GETLINEINDENTPOSITION, line);
    const auto x = [&editor](long place) {
        return static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, place));
    };
    const auto y = static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, start));
    return {x(start), y, x(code) - x(start), editor.textHeight(0)};
}

} // namespace

SplitTags::SplitTags(QsciScintilla& editor) : QWidget(&editor), editor_(editor) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Sides of the branch at line ends"));
    hide();
}

void SplitTags::set_theme(const Theme& theme, double text_scale) {
    theme_ = theme;
    font_ = font_for(FontRole::tick, text_scale);
    notes_.clear(); // their widths have changed
    update();
}

void SplitTags::show_split(const std::optional<WarpSplit>& split) {
    std::vector<Tag> tags;
    const auto add = [&](const SplitSide& side, const QString& head, bool on_true) {
        // file 0, the kernel's own, is the only one that the editor shows
        if (side.next != nullptr && side.next->file == 0) {
            const QString sign = on_true ? QStringLiteral("■ ") : QStringLiteral("□ ");
            const QString at_line = side_at_line(*split, side);
            const QStringList forms{sign + head + QStringLiteral(": ") + at_line, sign + at_line, sign + head,
                                    sign + QString::number(side.lanes), sign.trimmed()};
            tags.push_back({side.next->line, on_true, forms,
                            QStringLiteral("%1: %2").arg(head, side_sentence(*split, side))});
        }
    };
    if (split) {
        add(split->on_true, true_head(*split), true);
        add(split->on_false, false_head(*split), false);
    }
    std::ranges::stable_sort(tags, {}, &Tag::line);
    tags_ = std::move(tags);
    QStringList sentences;
    for (const Tag& tag : tags_) {
        sentences << tag.whole;
    }
    setAccessibleDescription(sentences.join(QStringLiteral(". ")));
    setVisible(!tags_.empty());
}

std::pair<QStringList, int> SplitTags::longest_form(const QFontMetrics& metrics, std::span<const Tag> tags,
                                                    std::span<const int> rooms) {
    QStringList texts;
    for (qsizetype form = 0; form < tags.front().forms.size(); ++form) {
        texts.clear();
        std::ranges::transform(tags, std::back_inserter(texts),
                               [form](const Tag& tag) { return tag.forms[form]; });
        for (int room = 0; room < std::ssize(rooms); ++room) {
            if (width_of(metrics, texts) <= rooms[static_cast<std::size_t>(room)]) {
                return {texts, room};
            }
        }
    }
    return {texts, 0};
}

std::vector<SplitTags::Note> SplitTags::placed(std::span<const CostNotes::Note> costs) const {
    const QFontMetrics metrics(font_);
    const int gap = 2 * metrics.horizontalAdvance(QLatin1Char('m'));
    std::vector<Note> notes;
    for (auto first = tags_.begin(); first != tags_.end();) {
        const auto last = std::ranges::upper_bound(first, tags_.end(), first->line, {}, &Tag::line);
        const int line = static_cast<int>(first->line) - 1;
        const QPoint end = end_of_line(editor_, line);
        const auto cost = std::ranges::find(costs, first->line, &CostNotes::Note::line);
        const int left = (cost != costs.end() ? cost->rect.right() : end.x()) + gap;
        const QRect before = indentation(editor_, line);
        const QPoint inside = end_of_shortest_row(editor_, line) + QPoint(gap, 0); // of a line that wraps
        const int rooms[] = {rect().width() - left, before.width(), rect().width() - inside.x()};
        const auto [texts, room] = longest_form(metrics, {first, last}, rooms);
        // At the end of a full row, the shortest form covers code, which is better than no mark.
        const int width = width_of(metrics, texts);
        int x = room == 2   ? inside.x()
                : room == 1 ? before.right() - width
                            : std::max(0, std::min(left, rect().width() - width));
        const int y = room == 2 ? inside.y() : room == 1 ? before.top() : end.y();
        for (const QString& text : texts) {
            const int each = metrics.horizontalAdvance(text) + 2 * padding;
            notes.push_back({first->line, first->on_true, text, {x, y, each, editor_.textHeight(0)}});
            x += each + padding;
            ++first;
        }
    }
    return notes;
}

void SplitTags::follow(std::span<const CostNotes::Note> costs) {
    if (tags_.empty() && notes_.empty()) {
        return;
    }
    if (geometry() != editor_.viewport()->geometry()) {
        setGeometry(editor_.viewport()->geometry());
    }
    raise();
    std::vector<Note> notes = placed(costs);
    if (notes != notes_) { // otherwise, each painting of the editor would cause another one
        notes_ = std::move(notes);
        update();
    }
}

void SplitTags::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font_);
    for (const Note& note : notes_) {
        painter.setPen(theme_[note.on_true ? Role::active : Role::barrier]);
        painter.setBrush(theme_[note.on_true ? Role::request_soft : Role::panel_alt]);
        painter.drawRect(note.rect.adjusted(0, 1, -1, -2));
        painter.setPen(theme_[Role::text]);
        painter.drawText(note.rect, Qt::AlignCenter, note.text);
    }
}

} // namespace lockstep::gui
