#pragma once

#include "app/gui/theme/theme.h"

#include <QFont>

class QObject;
class QsciLexer;

namespace lockstep::gui {

/// Creates a lexer that distinguishes OpenCL C keywords, built-in functions and comments.
[[nodiscard]] QsciLexer* open_cl_lexer(QObject& parent);

/// Applies a theme's colours to the lexer, and uses one font for all styles.
void colour_code(QsciLexer& lexer, const Theme& theme, const QFont& code);

} // namespace lockstep::gui
