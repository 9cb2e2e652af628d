#include "app/gui/lessons/lesson_labels.h"

#include <QStyle>
#include <QTextDocument>
#include <QVariant>

namespace lockstep::gui {

void set_look(QWidget& widget, const char* property, const QVariant& value) {
    widget.setProperty(property, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

void set_markdown(WholeLabel& label, const QString& markdown) {
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownNoHTML);
    label.setText(markdown);
    label.setAccessibleName(document.toPlainText()); // a screen reader would read the signs of Markdown
}

WholeLabel* markdown_label(const QString& markdown) {
    auto* label = new WholeLabel;
    label->setTextFormat(Qt::MarkdownText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    set_markdown(*label, markdown);
    return label;
}

ReasonLabel::ReasonLabel(QWidget* parent) : WholeLabel(parent) {
    setTextFormat(Qt::MarkdownText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide();
}

void ReasonLabel::show_reason(ReasonKind kind, const QString& markdown) {
    set_look(*this, "badge",
             kind == ReasonKind::right   ? QStringLiteral("ok")
             : kind == ReasonKind::wrong ? QStringLiteral("error")
                                         : QStringLiteral("warn"));
    set_markdown(*this, markdown);
    setVisible(!markdown.isEmpty());
}

void ReasonLabel::hide_reason() {
    hide();
}

} // namespace lockstep::gui
