#pragma once

#include "app/gui/theme/theme.h"

#include <QFont>

class QObject;
class QsciLexer;

namespace lockstep::gui {

/// Tells words of OpenCL C, built-in functions and comments apart.
[[nodiscard]] QsciLexer* open_cl_lexer(QObject& parent);

/// In a theme's colours, all of it in one font.
void colour_code(QsciLexer& lexer, const Theme& theme, const QFont& code);

} // namespace lockstep::gui
