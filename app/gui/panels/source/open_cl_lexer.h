#pragma once

#include "app/gui/theme/theme.h"

#include <QFont>

class QColor;
class QObject;
class QsciLexer;
class QsciScintilla;

namespace lockstep::gui {

/// Creates a lexer that distinguishes OpenCL C keywords, built-in functions and comments.
[[nodiscard]] QsciLexer* open_cl_lexer(QObject& parent);

/// Applies a theme's colours to the lexer, and uses one font for all styles.
void colour_code(QsciLexer& lexer, const Theme& theme, const QFont& code);

/// Prevents the code font from joining operators such as "!=" and ">=" into ligatures; QScintilla has no
/// option for that. Because text with different indicators is drawn separately, every second character gets
/// an indicator that does not change its appearance.
void separate_signs(QsciScintilla& editor, const QColor& ink);

} // namespace lockstep::gui
