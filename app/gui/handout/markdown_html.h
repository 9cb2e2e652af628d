#pragma once

#include <QString>

namespace lockstep::gui {

// Texts of a handout as HTML. They contain only p, ul, ol, li, strong, em, code and br, without attributes,
// and every other character is escaped: the texts come from strangers. The result is also valid XML.

/// Converts Markdown as the panel of lessons shows it. Links become their text, and images are left out.
[[nodiscard]] QString markdown_html(const QString& markdown);
/// Converts Markdown to one line, without paragraphs and lists: for a choice.
[[nodiscard]] QString inline_html(const QString& markdown);
/// Escapes plain text, without markup.
[[nodiscard]] QString plain_html(const QString& text);

} // namespace lockstep::gui
