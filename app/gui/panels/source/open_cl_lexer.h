#pragma once

#include "app/gui/theme/theme.h"

#include <QFont>

class QObject;
class QsciLexer;

namespace lockstep::gui {

/// Distinguishes OpenCL C keywords, built-in functions and comments.
[[nodiscard]] QsciLexer* open_cl_lexer(QObject& parent);

/// Applies a theme's colours, and the same font to everything.
void colour_code(QsciLexer& lexer, const Theme& theme, const QFont& code);

} // namespace lockstep::gui
