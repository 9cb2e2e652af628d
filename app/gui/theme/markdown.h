#pragma once

#include <QString>

class QTextDocument;

namespace lockstep::gui {

// Markdown of strangers. HTML in it is text, links become their text, and images are left out: Qt would open their
// files.

/// Reads Markdown into a document. The time is proportional to the length of the text.
void read_markdown(QTextDocument& document, const QString& markdown);
/// Returns the plain text of Markdown.
[[nodiscard]] QString markdown_plain(const QString& markdown);

/// Markdown for a label, which looks as if the label read the Markdown itself. A label takes a time that is
/// quadratic in the number of lines.
struct LabelMarkdown {
    explicit LabelMarkdown(const QString& markdown);
    QString html;
    QString plain; ///< for screen readers, which would read the signs
};

} // namespace lockstep::gui
