#pragma once

class QColor;
class QsciScintilla;

namespace lockstep::gui {

/// Prevents the code font from joining operators such as "!=" and ">=" into ligatures; QScintilla has no
/// option for that. Because text with different indicators is drawn separately, every second character gets
/// an indicator that does not change its appearance.
void separate_signs(QsciScintilla& editor, const QColor& ink);

} // namespace lockstep::gui
