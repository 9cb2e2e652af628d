#include "app/gui/panels/source_rows.h"

#include <Qsci/qsciscintilla.h>
#include <algorithm>

namespace lockstep::gui {

int row_of(const QsciScintilla& editor, int line) {
    return static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_VISIBLEFROMDOCLINE, line));
}

void bring_into_sight(QsciScintilla& editor, int line) {
    const int first = editor.firstVisibleLine();
    const auto shown = static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_LINESONSCREEN));
    const int row = row_of(editor, line);
    if (row < first + 1 || row > first + shown - 3) {
        editor.setFirstVisibleLine(std::max(0, row - shown / 2));
    }
}

} // namespace lockstep::gui
