#include "app/gui/lessons/lesson_labels.h"

#include "app/gui/theme/markdown.h"

#include <QStyle>
#include <QVariant>

namespace lockstep::gui {

void set_look(QWidget& widget, const char* property, const QVariant& value) {
    widget.setProperty(property, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

void set_markdown(WholeLabel& label, const QString& markdown) {
    const LabelMarkdown shown(markdown);
    label.setTextFormat(Qt::RichText);
    label.setText(shown.html);
    label.setAccessibleName(shown.plain); // a screen reader would read the HTML
}

WholeLabel* markdown_label(const QString& markdown) {
    auto* label = new WholeLabel;
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    set_markdown(*label, markdown);
    return label;
}

ReasonLabel::ReasonLabel(QWidget* parent) : WholeLabel(parent) {
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide();
}

void ReasonLabel::show_reason(ReasonKind kind, const QString& markdown) {
    set_kind(kind);
    set_markdown(*this, markdown);
    setVisible(!markdown.isEmpty());
}

void ReasonLabel::show_plain_reason(ReasonKind kind, const QString& text) {
    set_kind(kind);
    setTextFormat(Qt::PlainText);
    setText(text);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
}

void ReasonLabel::set_kind(ReasonKind kind) {
    set_look(*this, "badge",
             kind == ReasonKind::right   ? QStringLiteral("ok")
             : kind == ReasonKind::wrong ? QStringLiteral("error")
                                         : QStringLiteral("warn"));
}

void ReasonLabel::hide_reason() {
    hide();
}

} // namespace lockstep::gui
