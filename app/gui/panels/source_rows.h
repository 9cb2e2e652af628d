#pragma once

class QsciScintilla;

namespace lockstep::gui {

/// The row of the editor in which a line (from 0) begins: longer lines wrap, and notes stand below theirs.
[[nodiscard]] int row_of(const QsciScintilla& editor, int line);
/// Scrolls to a line (from 0) that is not seen with one before it and two behind it.
void bring_into_sight(QsciScintilla& editor, int line);

} // namespace lockstep::gui
