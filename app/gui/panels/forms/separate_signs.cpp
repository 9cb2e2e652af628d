#include "app/gui/panels/forms/separate_signs.h"

#include <QColor>
#include <Qsci/qscilexercpp.h>
#include <Qsci/qsciscintilla.h>

namespace lockstep::gui {
namespace {

constexpr int indicator = 9; ///< the lower indicator numbers are used by lexers

/// Returns whether a character is an operator in code; comments are excluded by their different colour.
bool is_sign(const QsciScintilla& editor, int place) {
    return editor.SendScintilla(QsciScintilla::SCI_GETSTYLEAT, place) == QsciLexerCPP::Operator;
}

} // namespace

void separate_signs(QsciScintilla& editor, const QColor& ink) {
    editor.SendScintilla(QsciScintilla::SCI_INDICSETSTYLE, indicator,
                         static_cast<long>(QsciScintilla::INDIC_TEXTFORE));
    editor.SendScintilla(QsciScintilla::SCI_INDICSETFORE, indicator, ink);
    editor.SendScintilla(QsciScintilla::SCI_SETINDICATORCURRENT, indicator);
    const int length = editor.length();
    editor.SendScintilla(QsciScintilla::SCI_COLOURISE, 0UL, static_cast<long>(length));
    editor.SendScintilla(QsciScintilla::SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(length));
    bool is_second = false;
    for (int place = 1; place < length; ++place) {
        is_second = !is_second && is_sign(editor, place) && is_sign(editor, place - 1);
        if (is_second) {
            editor.SendScintilla(QsciScintilla::SCI_INDICATORFILLRANGE, static_cast<unsigned long>(place),
                                 1L);
        }
    }
}

} // namespace lockstep::gui
