#include "app/gui/panels/source/cost_notes.h"

#include "app/gui/panels/source/source_rows.h"
#include "app/gui/theme/fonts.h"

#include <QFontMetrics>
#include <QPainter>
#include <Qsci/qsciscintilla.h>
#include <utility>

namespace lockstep::gui {
CostNotes::CostNotes(QsciScintilla& editor) : QWidget(&editor), editor_(editor) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Costs at line ends"));
    hide();
}

void CostNotes::set_theme(const Theme& theme, double text_scale) {
    theme_ = theme;
    font_ = font_for(FontRole::tick, text_scale);
    follow();
    update();
}

void CostNotes::set_costs(CostsOfLines costs) {
    known_ = std::move(costs);
    setVisible(!this->costs().empty());
    follow();
}

void CostNotes::show_launch(std::shared_ptr<const Session> session, std::size_t launch) {
    session_ = std::move(session);
    launch_ = launch;
    setVisible(!costs().empty());
    follow();
}

const LineCosts& CostNotes::costs() const {
    static const LineCosts none;
    const bool are_of_shown = session_ != nullptr && known_.session == session_ && known_.launch == launch_;
    return are_of_shown ? known_.lines : none;
}

std::vector<CostNotes::Note> CostNotes::placed() const {
    const QFontMetrics metrics(font_);
    const int gap = 2 * metrics.horizontalAdvance(QLatin1Char('m'));
    const int height = editor_.textHeight(0);
    std::vector<Note> notes;
    for (const auto& [line, forms] : costs()) {
        const QPoint end = end_of_line(editor_, static_cast<int>(line) - 1);
        if (end.y() <= -height || end.y() >= rect().height()) {
            continue;
        }
        const int left = end.x() + gap;
        for (const QString& form : forms) {
            const int width = metrics.horizontalAdvance(form) + 2;
            if (left >= 0 && left + width <= rect().width()) {
                notes.push_back({line, form, {left, end.y(), width, height}});
                break;
            }
        }
    }
    return notes;
}

void CostNotes::follow() {
    if (costs().empty() && notes_.empty()) {
        return;
    }
    if (geometry() != editor_.viewport()->geometry()) {
        setGeometry(editor_.viewport()->geometry());
    }
    raise();
    std::vector<Note> notes = placed();
    if (notes == notes_) {
        return; // otherwise, each painting of the editor would cause another one
    }
    notes_ = std::move(notes);
    QStringList lines;
    for (const Note& note : notes_) {
        lines << tr("line %1: %2", "a line of the source; its cost").arg(note.line).arg(note.text);
    }
    setAccessibleDescription(lines.join(QStringLiteral(". ")));
    update();
}

void CostNotes::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font_);
    painter.setPen(theme_[Role::text2]);
    for (const Note& note : notes_) {
        painter.drawText(note.rect, Qt::AlignLeft | Qt::AlignVCenter, note.text);
    }
}

} // namespace lockstep::gui
